import ColumnStore
import EventSourcing
import GroceryModel

/// The order of purchase lines: by day, store and receipt, and within a receipt as it was written.
///
/// The number of a record stands in its source, and the moment of typing in the event. So the order does
/// not depend on the order of import, nor on the names of files.
struct LineOrder {
  /// For each number of a store, and of a receipt, its place in the byte order of what is shown.
  private let stores: [UInt32]
  private let receipts: [UInt32]
  /// For each number of a source the number of its record; 0 if it states none.
  private let records: [Int]

  /// - Parameters:
  ///   - lines: The lines to be ordered.
  ///   - labels: Their stores and receipts.
  ///   - sources: The texts of their sources.
  init(_ lines: [LineFold.Line], _ labels: LineLabels, _ sources: StringInterner) {
    let names = ByteOrder.ranks(of: labels.names.stores)
    stores = labels.names.book.stores.groups.map { names[$0] }
    let numbers = labels.names.book.fold.names.tables[LineKey.receipt.rawValue]
    receipts = ByteOrder.ranks(
      of: (0..<numbers.count).map { NameKey.printed(numbers.text($0)) })
    records = (0..<sources.count).map { number in
      Int(String(sources.text(number).reversed().prefix { $0.isNumber }.reversed())) ?? 0
    }
  }

  func precedes(_ left: LineFold.Line, _ right: LineFold.Line) -> Bool {
    let (one, other) = (place(left), place(right))
    guard one == other else { return one < other }
    guard left.typed == right.typed else { return left.typed < right.typed }
    let (record, otherRecord) = (self.record(left), self.record(right))
    return record == otherRecord ? left.event < right.event : record < otherRecord
  }

  /// Lines without a store or a receipt come before the others.
  private func place(_ line: LineFold.Line) -> (Int32, Int64, Int64) {
    func rank(_ key: LineKey, _ ranks: [UInt32]) -> Int64 {
      let number = line.keys[key]
      return number == LineKeys.none ? -1 : Int64(ranks[Int(number)])
    }
    return (
      Int32(bitPattern: line.keys[.day]), rank(.store, stores), rank(.receipt, receipts)
    )
  }

  private func record(_ line: LineFold.Line) -> Int {
    let source = line.texts.4
    return source == LineKeys.none ? 0 : records[Int(source)]
  }
}
