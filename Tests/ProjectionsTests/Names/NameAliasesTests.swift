import ColumnStore
import GroceryModel
import Testing

@testable import HouseholdFixtures
@testable import Projections

@Suite struct NameAliasesTests {
  private static func table(_ names: [String]) -> StringInterner {
    var table = StringInterner()
    for name in names { _ = Array(name.utf8).withUnsafeBufferPointer { table.number(of: $0) } }
    return table
  }

  @Test(arguments: [false, true])
  func `names that differ in case, blanks or normal form are one thing`(hasAliases: Bool) {
    let names = ["Käse", " KÄSE ", "Ka\u{308}se", "Straße", "STRASSE", "Kase", "kASE", ""]
    let noAlias: @Sendable (String) -> String? = { _ in nil }
    let book = NameAliases(Self.table(names), canonical: hasAliases ? noAlias : nil)
    #expect(book.groups == [0, 0, 0, 1, 1, 2, 2, 3])
    #expect(Array(book.keys) == ["käse", NameKey.matching("STRASSE"), "kase", ""])
    #expect(book.group(ofKey: "käse") == 0)
    #expect(book.group(ofKey: "kase") == 2)
    #expect(book.group(ofKey: "brot") == nil)
    var texts: [UInt8] = []
    for key in book.keys.indices { book.keys.append(key, to: &texts) }
    #expect(texts == Array(book.keys.joined().utf8))
  }

  @Test(arguments: [false, true])
  func `names whose sizes differ by a blank are one thing`(hasAliases: Bool) {
    let names = [
      "Mince 500 g", "mince 500G", "Mince 500g lean", "Mince 500 grated", "Mince 500  g",
    ]
    let noAlias: @Sendable (String) -> String? = { _ in nil }
    let book = NameAliases(Self.table(names), canonical: hasAliases ? noAlias : nil)
    #expect(book.groups == [0, 0, 1, 2, 0])
    #expect(Array(book.keys) == names[..<4].dropFirst().map { NameKey.matching($0) })
    #expect(book.group(ofKey: NameKey.matching("MINCE 500 G")) == 0)
    #expect(book.names(counts: [2, 1, 1, 1, 0]).first == "Mince 500 g")
  }

  @Test func `the order of things is that of their names, whichever came first`() {
    let names = (0..<300).map { "Item \($0)" }
    let book = NameAliases(Self.table(names), canonical: nil)
    let turned = NameAliases(Self.table(names.reversed().map { $0.uppercased() }), canonical: nil)
    #expect(Set(book.ranks) == Set(0..<300))
    #expect(book.ranks == turned.ranks.reversed())
  }

  @Test func `no name at all is no thing`() {
    let book = NameAliases(StringInterner(), canonical: nil)
    #expect(book.keys.isEmpty)
    #expect(book.ranks.isEmpty)
    #expect(book.group(ofKey: "brot") == nil)
  }

  @Test func `thousands of names are one thing where their keys are, in the order they came`() {
    let names = (0..<9000).map { number in
      let stem = number % 6000
      let word = number.isMultiple(of: 5) ? "Käse" : "Item"
      return (number < 6000 ? word.uppercased() : word) + " \(stem)"
    }
    let book = NameAliases(Self.table(names), canonical: nil)
    var numbers: [String: Int] = [:]
    let expected = names.map { name in
      let key = NameKey.matching(name)
      if let number = numbers[key] { return number }
      numbers[key] = numbers.count
      return numbers.count - 1
    }
    #expect(book.groups == expected)
    for key in ["item 1", "item 5999", "käse 0", "käse 5995"] {
      #expect(book.group(ofKey: key) == numbers[key])
    }
  }

  @Test func `a thing is shown as most often written, blanks and normal form apart`() {
    let names = ["milk", "Milk", "Milk ", "MILK"]
    let book = NameAliases(Self.table(names)) { _ in nil }
    #expect(book.names(counts: [3, 2, 2, 0]) == ["Milk"])
    #expect(book.names(counts: [5, 2, 2, 0]) == ["milk"])
    #expect(book.names(counts: [4, 2, 2, 4]) == ["MILK"])
  }

  @Test func `what nobody wrote is shown as described, else as first in byte order`() {
    let names = ["milk", "Milk", "bread", "Bread"]
    let book = NameAliases(Self.table(names), described: ["bread ", "BREAD"]) { _ in nil }
    #expect(book.names(counts: [0, 0, 0, 0]) == ["Milk", "BREAD"])
    #expect(book.names(counts: [1, 0, 1, 0]) == ["milk", "bread"])
    #expect(book.names(counts: []) == ["Milk", "BREAD"])
  }

  @Test func `an alias is its thing, and does not tell how that is written`() {
    let aliases = ["vollmilch": "whole MILK", "bio-vollmilch": "Whole Milk"]
    let book = NameAliases(
      Self.table(["Vollmilch", "Bio-Vollmilch", "whole milk"]), described: aliases.values
    ) { aliases[$0] }
    #expect(book.groups == [0, 0, 0])
    #expect(book.names(counts: [9, 9, 1]) == ["whole milk"])
    #expect(book.names(counts: [9, 9, 0]) == ["Whole Milk"])
  }
}
