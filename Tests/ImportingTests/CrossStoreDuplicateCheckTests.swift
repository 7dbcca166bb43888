import GroceryModel
import Testing

@testable import Importing

/// A file that was imported before under another shop, or under none.
@Suite struct CrossStoreDuplicateCheckTests {
  /// Receipts of several days; without a shop's name there is no column for it.
  private static func csv(_ shop: String?, items: Range<Int> = 0..<3) -> [UInt8] {
    var text = shop == nil ? "date,item,total\n" : "date,store,item,total\n"
    for item in items {
      text += "2026-01-\(10 + item % 20)," + (shop.map { "\($0)," } ?? "")
      text += "Item \(item),\(item % 7).25\n"
    }
    return Array(text.utf8)
  }

  /// What is said of a file that comes after others, each in a command of its own.
  private static func said(
    _ file: [UInt8], after files: [[UInt8]], _ larder: ScratchLarder? = nil
  ) throws -> [String] {
    let larder = try larder ?? ScratchLarder()
    for file in files { _ = try larder.take([file]) }
    return try larder.take([file]).flatMap(\.notices).map(\.found)
  }

  @Test func `the same lines without a shop, or with another one, are named`() throws {
    #expect(
      try Self.said(Self.csv("Coop"), after: [Self.csv(nil)]) == [
        "all 3 lines are recorded already without a shop, with the same day, item and total"
      ])
    #expect(
      try Self.said(Self.csv(nil), after: [Self.csv("Coop")]) == [
        "all 3 lines are recorded already of shop 'Coop', with the same day, item and total"
      ])
    #expect(
      try Self.said(Self.csv("Migros"), after: [Self.csv("Coop"), Self.csv("Aldi")]) == [
        "all 3 lines are recorded already of other shops, with the same day, item and total"
      ])
    #expect(
      try Self.said(Self.csv("Coop", items: 0..<1), after: [Self.csv(nil)]) == [
        "the one line is recorded already without a shop, with the same day, item and total"
      ])
  }

  @Test func `the index tells of shops as the log does`() throws {
    let larder = try ScratchLarder()
    _ = try larder.take([Self.csv("Coop")])
    #expect(try larder.indexedEvents() == 3)
    #expect(try Self.said(Self.csv(nil), after: [], larder).count == 1)
    larder.forgetIndex()
    #expect(try Self.said(Self.csv("Aldi"), after: [], larder).count == 1)
  }

  @Test func `a file that has more besides is named where many of its lines agree`() throws {
    #expect(try Self.said(Self.csv("Coop", items: 1..<4), after: [Self.csv(nil)]) == [])
    #expect(
      try Self.said(Self.csv("Coop", items: 0..<30), after: [Self.csv(nil, items: 0..<20)]) == [
        "20 of 30 lines are recorded already without a shop, with the same day, item and total"
      ])
    #expect(
      try Self.said(Self.csv("Coop", items: 0..<5000), after: [Self.csv(nil, items: 0..<4500)])
        .first?.hasPrefix("about 4504 of 5000 lines are") == true)
  }

  @Test func `what is known, was undone, or differs in price is no question of shops`() throws {
    #expect(try Self.said(Self.csv(nil), after: [Self.csv(nil)]) == [])
    let larder = try ScratchLarder()
    _ = try larder.take([Self.csv(nil)])
    try larder.retract(.batch(#require(try larder.contents().batches.first)))
    #expect(try Self.said(Self.csv("Coop"), after: [], larder) == [])
    let dearer = String(decoding: Self.csv("Coop"), as: UTF8.self).replacing(".25", with: ".35")
    #expect(try Self.said(Array(dearer.utf8), after: [Self.csv(nil)]) == [])
  }

  @Test func `lines of one command's files are held against each other`() throws {
    let outcomes = try ScratchLarder().take([Self.csv("Coop"), Self.csv(nil)])
    #expect(
      outcomes.map { $0.notices.map(\.found) } == [
        [],
        [
          "all 3 lines are recorded already of another shop in this import, with the same day, "
            + "item and total"
        ],
      ])
  }

  @Test func `the remedy is the undo, of this import or of the earlier one`() throws {
    let larder = try ScratchLarder()
    _ = try larder.take([Self.csv(nil)])
    let batch = try #require(try larder.contents().batches.first)
    let notice = try #require(try larder.take([Self.csv("Coop")]).first?.notices.first)
    #expect(
      notice.flag
        == "if they are the same purchases, larder undo takes this import back; "
        + "larder undo \(batch) the earlier one")
    // A batch that brought much else is not named: to undo it would take that back too.
    let many = try ScratchLarder()
    _ = try many.take([Self.csv(nil, items: 0..<30)])
    #expect(
      try many.take([Self.csv("Coop")]).first?.notices.first?.flag
        == "if they are the same purchases, larder undo takes this import back")
  }
}
