import GroceryModel
import Testing

@testable import HouseholdFixtures
@testable import Projections

@Suite struct ReferencedLinesTests {
  private static let day = Day.on("2026-10-03")

  /// A crate, its deposit, the deposit's return, and what is said of that.
  private static var chain: [Fact] {
    var facts: [Fact] = [
      .purchase("Crate", "9", on: day, ["category": "Drinks", "entered": "0"])
    ]
    for number in 1...3 {
      facts.append(
        .purchase(
          "Line \(number)", "1", on: day + number,
          [
            "kind": "fee", "entered": "\(number)",
            "of": facts[number - 1].identifier.description,
          ]))
    }
    return facts
  }

  @Test func `a chain is followed to its end, wherever its lines stand`() throws {
    for facts in [Self.chain, Self.chain.reversed()] {
      let larder = try TemporaryLarder(facts.map { [$0] })
      let replay = try larder.replay(today: Self.day + 9)
      let fold = try replay.fold(
        SpendingFold([.init([.category])], descriptions: replay.late.descriptions))
      #expect(fold.dependents.count == 3)
      let referenced = try ReferencedLines.all(of: fold, in: replay)
      for line in Self.chain.dropLast() {
        #expect(referenced.root(from: line.identifier, on: Self.day + 9)?.item == "Crate")
      }
      #expect(try rows(facts, by: [.category]) == ["Drinks EUR 12 4"])
    }
  }

  @Test func `a line belongs to none of a later day`() throws {
    let chain = Self.chain
    var early = chain[1]
    early.date = Self.day + -1
    early.values["category"] = "Deposits"
    #expect(
      try rows([chain[0], early], by: [.category]) == ["Deposits EUR 1 1", "Drinks EUR 9 1"])
  }

  @Test func `a line whose parent is gone, or was never there, keeps its own category`() throws {
    let chain = Self.chain
    let larder = try TemporaryLarder(chain)
    try larder.append([
      .retraction(of: chain[0].identifier, on: Self.day, entered: "1")
    ])
    let answer = try SpendQuestion(by: [.category]).answer(from: larder.replay(today: Self.day + 9))
    #expect(answer.rows.map(\.keys) == [["Other"]])
    #expect(answer.rows.map(\.spent) == [Amount(3)])
  }
}
