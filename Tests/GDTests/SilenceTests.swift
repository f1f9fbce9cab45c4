import Foundation
import GD
import GIFDecoding
import Testing

@Suite struct SilenceTests {
  @Test func `damaged pictures and fonts print nothing`() async throws {
    let result = try #require(
      await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
        for fixture in Fixture.allCases {
          let bytes = try fixture.bytes()
          var random = Mutations(seed: 11)
          for _ in 0..<200 {
            _ = try? PixelBuffer(decoding: random.mutated(bytes), pixelLimit: 1 << 20)
          }
        }
        _ = try? Canvas(width: 65_535, height: 1).png()
        _ = try? Font(path: "/nowhere.ttf")
      })
    #expect(String(decoding: result.standardErrorContent, as: UTF8.self) == "")
  }

  @Test func `a PNG with a worthless color profile prints nothing`() async throws {
    let result = try #require(
      await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
        // Length 4, type iCCP, four bytes that are no profile, any checksum.
        let chunk: [UInt8] = [0, 0, 0, 4, 0x69, 0x43, 0x43, 0x50, 1, 2, 3, 4, 0, 0, 0, 0]
        var bytes = try Fixture.png.bytes()
        bytes.insert(contentsOf: chunk, at: 33)
        let picture = try PixelBuffer(decoding: bytes)
        precondition(picture.width == 24, "The picture must be read")
      })
    #expect(String(decoding: result.standardErrorContent, as: UTF8.self) == "")
  }

  @Test func `what is printed would be seen`() async throws {
    let result = try #require(
      await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
        try FileHandle.standardError.write(contentsOf: Data("libpng warning".utf8))
      })
    #expect(String(decoding: result.standardErrorContent, as: UTF8.self) == "libpng warning")
  }
}
