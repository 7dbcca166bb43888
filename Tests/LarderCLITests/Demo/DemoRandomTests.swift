import Testing

@testable import LarderCLI

@Suite struct DemoRandomTests {
  @Test func `a seed gives the numbers of the published generator`() {
    // The first outputs for seed 1234567, from the reference implementation's test values.
    var random = DemoRandom(seed: 1_234_567)
    let values = (0..<2).map { _ in random.pick(0...999_999) }
    let published = [6_457_827_717_110_365_317, 3_203_168_211_198_807_973]
    #expect(values == published.map { $0 % 1_000_000 })
  }

  @Test func `draws by name and number do not depend on each other`() {
    func draw(_ name: String, _ number: Int) -> Int {
      var random = DemoRandom(name: name, number: number)
      return random.pick(0...999_999)
    }
    #expect(draw("Bananas", 202_601) == draw("Bananas", 202_601))
    #expect(draw("Bananas", 202_601) != draw("Bananas", 202_602))
    #expect(draw("Bananas", 202_601) != draw("Avocado", 202_601))
  }

  @Test func `a chance of nothing never comes and of a hundred always`() {
    var random = DemoRandom(seed: 1)
    #expect((0..<200).allSatisfy { _ in !random.chance(0) && random.chance(100) })
  }
}
