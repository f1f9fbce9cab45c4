import CarouselCore
import Testing

@Suite struct SelfTestTests {
  @Test(arguments: Damage.all.map(\.name))
  func `the law that is meant for a damage convicts it`(name: String) throws {
    let damage = try #require(Damage.all.first { $0.name == name })
    let result = damage.run()
    #expect(result.brokenBefore.isEmpty)
    #expect(result.convictedBy.contains(damage.law), "convicted by \(result.convictedBy)")
  }

  @Test func `every law has a damage that breaks it`() {
    let convictions = Set(Damage.all.map { $0.run() }.flatMap(\.convictedBy))
    #expect(Law.allCases.filter { !convictions.contains($0) } == [])
  }

  @Test func `names of damages are unique`() {
    #expect(Set(Damage.all.map(\.name)).count == Damage.all.count)
  }
}
