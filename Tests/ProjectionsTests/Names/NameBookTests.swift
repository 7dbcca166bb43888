import EventSourcing
import GroceryModel
import Testing

@testable import HouseholdFixtures
@testable import Projections

@Suite struct NameBookTests {
  private static func table(_ names: [String]) -> NameTable {
    var table = NameTable()
    for name in names { _ = Array(name.utf8).withUnsafeBufferPointer { table.number(of: $0) } }
    return table
  }

  @Test func `names that differ in case, blanks or normal form are one thing`() {
    let names = ["Käse", " KÄSE ", "Ka\u{308}se", "Straße", "STRASSE", "Kase"]
    let book = NameBook(Self.table(names)) { _ in nil }
    #expect(book.groups == [0, 0, 0, 1, 1, 2])
    #expect(Array(book.keys) == ["käse", NameKey.matching("STRASSE"), "kase"])
    #expect(book.group(ofKey: "käse") == 0)
    #expect(book.group(ofKey: "brot") == nil)
  }

  @Test func `a thing is shown as most often written, blanks and normal form apart`() {
    let names = ["milk", "Milk", "Milk ", "MILK"]
    let book = NameBook(Self.table(names)) { _ in nil }
    #expect(book.names(counts: [3, 2, 2, 0]) == ["Milk"])
    #expect(book.names(counts: [5, 2, 2, 0]) == ["milk"])
    #expect(book.names(counts: [4, 2, 2, 4]) == ["MILK"])
  }

  @Test func `what nobody wrote is shown as described, else as first in byte order`() {
    let names = ["milk", "Milk", "bread", "Bread"]
    let book = NameBook(Self.table(names), described: ["bread ", "BREAD"]) { _ in nil }
    #expect(book.names(counts: [0, 0, 0, 0]) == ["Milk", "BREAD"])
    #expect(book.names(counts: [1, 0, 1, 0]) == ["milk", "bread"])
    #expect(book.names(counts: []) == ["Milk", "BREAD"])
  }

  @Test func `an alias is its thing, and does not tell how that is written`() {
    let aliases = ["vollmilch": "whole MILK", "bio-vollmilch": "Whole Milk"]
    let book = NameBook(
      Self.table(["Vollmilch", "Bio-Vollmilch", "whole milk"]), described: aliases.values
    ) { aliases[$0] }
    #expect(book.groups == [0, 0, 0])
    #expect(book.names(counts: [9, 9, 1]) == ["whole milk"])
    #expect(book.names(counts: [9, 9, 0]) == ["Whole Milk"])
  }
}
