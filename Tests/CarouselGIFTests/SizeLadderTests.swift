import CarouselCore
import CarouselPicture
import GIFDecoding
import TestSupport
import Testing

@testable import CarouselGIF

@Suite
struct SizeLadderTests {
  private static let illustration = Illustration(
    title: "Ladder",
    timeline: CarouselTimeline(
      small(.bannerViewRepaired), script: Script([.swipe(.back), .rest(0.3)])),
    scale: 2)

  private func length(_ options: AnimationOptions, scale: Int = 2) throws -> Int {
    var illustration = Self.illustration
    illustration.scale = scale
    return try AnimatedIllustration(illustration, options).encode().count
  }

  private func fitted(_ limit: Int, keepsScale: Bool = false) throws -> FittedAnimation {
    let fitted = try FittedAnimation(
      Self.illustration, AnimationOptions(), byteLimit: limit, keepsScale: keepsScale)
    #expect(fitted.bytes.count <= limit)
    try fitted.animation.check(fitted.bytes)
    return fitted
  }

  @Test func `a file that fits is as it was asked for`() throws {
    let length = try length(AnimationOptions())
    #expect(try fitted(length).steps.isEmpty)
    // A byte less, and the first step is taken.
    let smaller = try fitted(length - 1)
    #expect(smaller.steps == [.framesPerSecond(20)])
    #expect(try smaller.bytes.count == self.length(AnimationOptions(framesPerSecond: 20)))
  }

  @Test func `each step is tried before the next one`() throws {
    var options = AnimationOptions(framesPerSecond: 20)
    var limits: [(Int, [SizeStep])] = [(try length(options), [.framesPerSecond(20)])]
    options.framesPerSecond = 12.5
    limits.append((try length(options), [.framesPerSecond(12.5)]))
    options.shading = .few
    limits.append((try length(options), [.framesPerSecond(12.5), .fewShades]))
    limits.append((try length(options, scale: 1), [.framesPerSecond(12.5), .fewShades, .scale(1)]))
    options.layout = .viewer
    limits.append(
      (
        try length(options, scale: 1),
        [.framesPerSecond(12.5), .fewShades, .scale(1), .viewerLayout]
      ))
    #expect(zip(limits, limits.dropFirst()).allSatisfy { $0.0 > $1.0 }, "\(limits)")
    for (limit, steps) in limits { #expect(try fitted(limit).steps == steps) }
  }

  @Test func `a scale that is in the file's name stays`() throws {
    var options = AnimationOptions(framesPerSecond: 12.5)
    options.shading = .few
    let limit = try length(options) - 1
    let kept = try fitted(limit, keepsScale: true)
    #expect(kept.steps == [.framesPerSecond(12.5), .fewShades, .viewerLayout])
    #expect(kept.animation.width == 64)
  }

  @Test func `where nothing fits the error says where the bytes are`() throws {
    var options = AnimationOptions(layout: .viewer, framesPerSecond: 12.5)
    options.shading = .few
    let smallest = try length(options, scale: 1)
    let error = #expect(throws: AnimationError.self) { try fitted(100) }
    guard case .tooLarge(let shares, 100)? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(shares.total == smallest)
    #expect(shares.firstFrame > 0)
    #expect(shares.motion[.settling] ?? 0 > shares.motion[.resting] ?? 0)
    #expect(shares.motion[.scrolling] == nil)
    let message = error?.description ?? ""
    for part in ["100 bytes", "\(smallest) bytes", "frames settling", "the first frame"] {
      #expect(message.contains(part), "\(message)")
    }
  }

  @Test func `the shares of a file are those of its frames`() throws {
    let animation = try AnimatedIllustration(Self.illustration, AnimationOptions())
    let shares = try ByteShares(of: animation)
    let file = try animation.encode()
    #expect(shares.total == file.count)
    #expect(try shares.frameCount == DecodedFilm(file).frames.count)
    let peak = try #require(shares.largest)
    #expect(peak.bytes <= shares.total - shares.firstFrame)
    #expect(peak.time > 0)
  }

  @Test func `few shades are fewer colors, and the file is still what was meant`() throws {
    var options = AnimationOptions()
    let full = try AnimatedIllustration(Self.illustration, options).palette.count
    options.shading = .few
    let animation = try AnimatedIllustration(Self.illustration, options)
    #expect(animation.palette.count < full)
    try animation.check(animation.encode())
  }
}
