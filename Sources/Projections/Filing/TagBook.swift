import ByteTools
import ColumnStore
import EventSourcing
import GroceryModel

/// The tags of lines and products: matched and shown as other names are.
struct TagBook {
  /// What each tag is shown as, by matching key.
  private(set) var shown: [String: String] = [:]
  /// The tags of each number of the fold's lists.
  private let lists: [[String]]

  init(_ book: SpendingBook) {
    let texts = book.fold.names.tables[LineKey.tags.rawValue]
    lists = (0..<texts.count).map { number in
      texts.withBytes(number) { PayloadValues.texts($0) ?? [] }
    }
    var table = StringInterner()
    var counts: [Int] = []
    func note(_ tag: String, count: Int) {
      let number = table.number(of: tag)
      if number == counts.count { counts.append(0) }
      counts[number] += count
    }
    for (list, count) in zip(lists, texts.counts) {
      for tag in list { note(tag, count: count) }
    }
    let described = book.descriptions.products.values.flatMap { $0.tags ?? [] }
    for tag in described { note(tag, count: 0) }
    let names = NameAliases(table, described: described, canonical: nil)
    for (key, name) in zip(names.keys, names.names(counts: counts)) { shown[key] = name }
  }

  /// The tags in a line's list, as written.
  func tags(written number: UInt32) -> [String] {
    number == LineKeys.none ? [] : lists[Int(number)]
  }

  /// Each tag of two lists once, as shown.
  func tags(_ described: [String], _ written: [String]) -> [String] {
    var seen: Set<String> = []
    return (described + written).map { NameKey.matching($0) }
      .filter { seen.insert($0).inserted }
      .map { shown[$0] ?? $0 }
  }
}
