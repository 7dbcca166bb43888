import GroceryModel
import Testing

@testable import Importing

@Suite struct ProfileShelfTests {
  private static func profile(
    _ name: String, _ signature: String, _ change: (inout ImportProfile) -> Void = { _ in }
  ) -> ImportProfile {
    var profile = ImportProfile(
      name: name,
      signature: signature.split(separator: "|", omittingEmptySubsequences: false).map(String.init))
    change(&profile)
    return profile
  }

  private func found(
    _ shelf: ProfileShelf, _ header: String, hasHeader: Bool = true, file: String? = nil,
    store: String? = nil
  ) -> [String] {
    let words = header.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
    switch shelf.find(words, hasHeader: hasHeader, file: file, store: store) {
    case .none: return []
    case .one(let profile): return [profile.name]
    case .several(let profiles): return profiles.map(\.name)
    }
  }

  @Test(arguments: [
    ("day|item|paid", ["market"]), ("paid|day|item", ["market"]),
    ("day|item|note|paid", ["market"]), ("day|item|paid|a|b", []), ("day|item", []),
    ("day|item|sum", []),
  ])
  func `columns may move, and a few may be added`(_ header: String, _ expected: [String]) {
    let shelf = ProfileShelf(saved: [Self.profile("market", "day|item|paid")], builtIn: [])
    #expect(found(shelf, header) == expected)
  }

  @Test func `an exact profile is for that header alone, and one that contains for any more`() {
    let shelf = ProfileShelf(
      saved: [
        Self.profile("narrow", "a|b|c") { $0.rule = .exact },
        Self.profile("wide", "x|y|z") { $0.rule = .contains },
      ], builtIn: [])
    #expect(found(shelf, "a|b|c") == ["narrow"])
    #expect(found(shelf, "b|a|c").isEmpty)
    #expect(found(shelf, "1|2|3|4|5|6|z|y|x") == ["wide"])
  }

  @Test func `the same header goes before the same columns, and saved before built-in`() {
    let shelf = ProfileShelf(
      saved: [Self.profile("moved", "c|b|a") { $0.store = "M" }, Self.profile("same", "a|b|c")],
      builtIn: [
        Self.profile("known", "a|b|c") { $0.rule = .contains },
        Self.profile("far", "d|e|f") { $0.rule = .contains },
      ])
    #expect(found(shelf, "a|b|c") == ["same"])
    #expect(found(shelf, "f|e|d") == ["far"])
    #expect(shelf.all.map(\.name) == ["moved", "same", "known", "far"])
  }

  @Test func `two that say the same are one, two that differ are a question`() {
    var shelf = ProfileShelf(
      saved: [Self.profile("a", "x|y|z") { $0.store = "Aldi" }, Self.profile("b", "x|y|z")],
      builtIn: [])
    #expect(found(shelf, "x|y|z") == ["a", "b"])
    shelf.save(Self.profile("b", "x|y|z") { $0.store = "Aldi" })
    #expect(found(shelf, "x|y|z") == ["a"])
  }

  @Test func `the shop that is named and the file's name choose between them`() {
    let shelf = ProfileShelf(
      saved: [
        Self.profile("aldi", "x|y|z") { $0.store = "Aldi Süd" },
        Self.profile("lidl", "x|y|z") {
          $0.store = "Lidl"
          $0.files = "lidl-*.csv"
        },
      ], builtIn: [])
    #expect(found(shelf, "x|y|z", store: "aldi  SÜD") == ["aldi"])
    #expect(found(shelf, "x|y|z", file: "lidl-10.csv") == ["lidl"])
    #expect(found(shelf, "x|y|z", file: "other.csv") == ["aldi"])
    #expect(found(shelf, "x|y|z", file: "other.csv", store: "Lidl").isEmpty)
  }

  @Test func `a shape is for files without a header`() {
    let shelf = ProfileShelf(
      saved: [Self.profile("fuel", "date|text|number") { $0.rule = .shape }], builtIn: [])
    #expect(found(shelf, "date|text|number", hasHeader: false) == ["fuel"])
    #expect(found(shelf, "date|text|number").isEmpty)
    #expect(found(shelf, "text|date|number", hasHeader: false).isEmpty)
  }

  @Test func `two words are too few where columns have moved`() {
    let shelf = ProfileShelf(saved: [Self.profile("short", "day|paid")], builtIn: [])
    #expect(found(shelf, "day|paid") == ["short"])
    #expect(found(shelf, "paid|day").isEmpty)
  }

  @Test func `a column that stands twice has to stand twice`() {
    let shelf = ProfileShelf(saved: [Self.profile("twice", "a|price|price")], builtIn: [])
    #expect(found(shelf, "price|a|price") == ["twice"])
    #expect(found(shelf, "a|price|b").isEmpty)
  }

  @Test(arguments: ImportProfile.builtIn)
  func `a built-in profile can be written and read`(_ profile: ImportProfile) throws {
    #expect(try ImportProfile(profile.text, name: profile.name) == profile)
    #expect(ImportProfile.isName(profile.name))
  }
}
