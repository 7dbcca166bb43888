import Testing

@testable import EventSourcing

@Suite struct FactSumTests {
  typealias Fact = (id: String, type: String, date: String, data: String)

  static let purchase: Fact = (
    "0123456789abcdef0123456789abcdef", "purchase.recorded", "2026-10-03", #"{"price":"2.50"}"#
  )
  static let budget: Fact = (
    "fedcba9876543210fedcba9876543210", "budget.set", "2026-10-04", #"{"limit":"50.00"}"#
  )

  static func sum(_ facts: Fact...) -> FactSum {
    facts.reduce(into: FactSum()) { sum, fact in
      let parts = [fact.id, fact.type, fact.date, fact.data].map { Array($0.utf8) }
      parts[0].withUnsafeBytes { id in
        parts[1].withUnsafeBytes { type in
          parts[2].withUnsafeBytes { date in
            parts[3].withUnsafeBytes { data in
              sum.add(id: id, type: type, date: date, data: data)
            }
          }
        }
      }
    }
  }

  /// Computed in Python from the description of the mix.
  @Test func `facts are the sum of their parts' chained mixes`() {
    #expect(Self.sum().value == 0)
    #expect(Self.sum(Self.purchase).value == 0x3bf5_1238_5b25_e6a9_db24_5dc0_e9b1_66cc)
    #expect(
      Self.sum(Self.purchase, Self.budget).value == 0x6db6_d373_edae_e1ed_45f3_d428_6c21_3e89)
  }

  @Test func `neither order nor division changes the sum`() {
    let both = Self.sum(Self.purchase, Self.budget)
    #expect(Self.sum(Self.budget, Self.purchase) == both)
    var parts = Self.sum(Self.budget)
    parts.add(Self.sum(Self.purchase))
    #expect(parts == both)
    var resumed = FactSum(Self.sum(Self.purchase).value)
    resumed.add(Self.sum(Self.budget).value)
    #expect(resumed == both)
  }

  @Test func `the sum starts again past 2^128`() {
    var sum = FactSum(.max)
    sum.add(UInt128(3))
    #expect(sum == FactSum(2))
  }

  @Test func `a fact counted twice is another sum`() {
    #expect(Self.sum(Self.purchase, Self.purchase) != Self.sum(Self.purchase))
    #expect(Self.sum(Self.purchase, Self.purchase) != Self.sum())
  }

  @Test func `a byte moved between parts is another fact`() {
    var moved = Self.purchase
    moved.type = "purchase.recorded2"
    moved.date = "026-10-03"
    #expect(Self.sum(moved) != Self.sum(Self.purchase))
  }
}
