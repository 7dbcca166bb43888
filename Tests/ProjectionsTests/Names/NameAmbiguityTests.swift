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

  @Test(arguments: [
    ("*milk", [0, 1, 2]), ("whole*", [1]), ("*e*l*", [1]), ("*", [0, 1, 2, 3]), ("m*milk", []),
    ("bre*d", [3]), ("tea*", []),
  ])
  func `a star stands for any characters of a whole name`(name: String, found: [Int]) {
    #expect(NameSearch.places(like: name, in: keys) == found)
  }

  @Test func `a name with a star in it is itself, and one without is no pattern`() {
    #expect(NameSearch.places(like: "a*", in: ["a*", "ab"]) == nil)
    #expect(NameSearch.places(like: "milk", in: keys) == nil)
  }
}
