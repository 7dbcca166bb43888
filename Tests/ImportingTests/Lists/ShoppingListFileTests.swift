import GroceryModel
import Testing

@testable import Importing

@Suite struct ShoppingListFileTests {
  private static func list(_ text: String) throws -> ShoppingListFile {
    let file = try TemporaryFile(Array(text.utf8))
    return try withExtendedLifetime(file) { try ShoppingListFile(path: file.path) }
  }

  private static func entries(_ text: String) throws -> [String] {
    try list(text).entries.map {
      "\($0.line) \($0.item) \($0.quantity) \($0.unit?.symbol ?? "-")"
    }
  }

  @Test func `columns may stand in any order, and be absent`() throws {
    #expect(
      try Self.entries("Unit,Item,Qty\nkg,Apples,1.5\n,\"Milk, whole\",\n") == [
        "2 Apples 1.5 kg", "3 Milk, whole 1 -",
      ])
    #expect(try Self.entries("item\nMilk\n\n  Oat   Milk \n") == ["2 Milk 1 -", "4 Oat Milk 1 -"])
    #expect(try Self.entries("\u{FEFF}item;quantity;note\nPears;0,5;ripe\n") == ["2 Pears 0.5 -"])
  }

  @Test func `every bad record is stated, with what was expected`() throws {
    let list = try Self.list(
      "item,quantity,unit\nMilk,0,\nTea,two,\n,1,\nPears,1,7 stone\nBread,-1,\nEggs,2,dozen\n")
    #expect(list.entries.map(\.item) == ["Eggs"])
    #expect(
      list.faults.map { "\($0.line):\($0.column ?? 0) \($0.found)" } == [
        "2:2 '0'", "3:2 'two'", "4:1 no name", "5:3 '7 stone'", "6:2 '-1'",
      ])
    #expect(list.faults[0].expected == "a quantity above zero")
    #expect(list.faults[3].expected.hasPrefix("a unit: each, dozen, kg"))
  }

  @Test func `a container is a unit, under one name`() throws {
    let list = try Self.list("item,unit\nJuice,Flaschen\nRice,packs\nHerbs,Crate\nMilk,l\n")
    #expect(list.entries.map(\.container) == ["bottle", "pack", "crate", nil])
    #expect(list.faults == [])
  }

  @Test func `a file without a column of items is none`() throws {
    let list = try Self.list("what,how many\nMilk,2\n")
    #expect(list.entries == [])
    #expect(list.faults.map(\.found) == ["no column is called 'item'"])
  }
}
