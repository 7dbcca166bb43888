import Testing

@testable import Projections

@Suite struct NameAmbiguityTests {
  private let keys = ["milk", "whole milk", "oat milk", "bread"]
  private let shown = ["Milk", "Whole Milk", "Oat milk", "BREAD"]

  @Test(arguments: [("milk", [0]), ("read", [3]), ("whole", [1]), ("tea", []), ("", [])])
  func `a name means what it matches, else the one thing that has it in it`(
    name: String, found: [Int]
  ) throws {
    #expect(try NameSearch.find(name, in: keys, shown: shown) == found)
  }

  @Test func `several things that have it in them are named`() {
    #expect(throws: NameAmbiguity(name: "le m", candidates: ["Pale malt", "Whole Milk"])) {
      try NameSearch.find(
        "le m", in: ["whole milk", "pale malt"], shown: ["Whole Milk", "Pale malt"])
    }
  }
}
