import ByteTools
import ColumnStore
import EventSourcing
import GroceryModel

/// Purchase lines with resolved names and categories, ordered by date, store and receipt; within a
/// receipt as they were typed or stood in their file; then by event, item and bearer.
///
/// A discount on a whole receipt has one row for each line that bears a share.
public struct ResolvedLines: RandomAccessCollection, Sendable {
  /// The figures and ids of one row.
  public struct Row: Sendable {
    public let event: EventIdentifier
    /// The line that bears it, or the one that it names; nil for none.
    public let of: EventIdentifier?
    public let date: Day
    /// As the line states it; nil if it states none.
    public let quantity: ExactDecimal?
    /// As printed; of a line in several rows zero on all but one.
    public let total: Amount
    /// Its share of the total.
    public let net: Amount
    /// 1, or 0 on all but one row of a line.
    public let lines: Int
  }

  /// A text of a row.
  public enum Field: Sendable {
    case recorded, receipt, till, store, item, category, brand, tags, kind, unit, currency, text
    case source
  }

  private struct Share: Sendable {
    let line: UInt32
    let part: LineShare
  }

  private var lines: [LineFold.Line]
  private let texts: [StringInterner]
  private let labels: LineLabels
  /// The parts of lines that several others bear.
  private var shares: [Share] = []
  /// For each row the place of its line, or behind all lines that of its share.
  private var order: [UInt32] = []
  /// For each number of a category the thing of the book.
  private var categories: [UInt32: Int] = [:]

  private var book: SpendingBook { labels.names.book }

  init(_ fold: LineFold, _ labels: LineLabels) {
    lines = fold.lines
    texts = fold.texts
    self.labels = labels
  }

  /// Notes what a line that depends on others is summed under.
  mutating func settle(_ line: UInt32, _ part: LineShare) {
    guard line != LineKeys.none else { return }
    if part.bearer == nil {
      lines[Int(line)].keys = part.keys
    } else {
      shares.append(Share(line: line, part: part))
    }
  }

  /// Sorts the rows that pass the filters; call it once all lines are resolved.
  mutating func sort(keeping picks: FilterPicks) {
    let shared = Set(shares.map(\.line))
    var places = (0..<UInt32(lines.count)).filter { !shared.contains($0) }
    places += shares.indices.map { UInt32(lines.count + $0) }
    for place in places {
      let number = keys(place)[.category]
      if categories[number] == nil { categories[number] = book.category(of: number) }
    }
    if !picks.isEmpty {
      places.removeAll { place in !picks.agree { labels.isHit($0, $1, keys(place)) } }
    }
    let lineOrder = LineOrder(lines, labels, texts[LineFold.Text.source.rawValue])
    places.sort { left, right in
      let (one, other) = (line(left), line(right))
      return one == other
        ? precedes(left, right) : lineOrder.precedes(lines[one], lines[other])
    }
    order = places
  }

  /// Orders the rows of one line.
  private func precedes(_ place: UInt32, _ other: UInt32) -> Bool {
    let (item, otherItem) = (itemBytes(place), itemBytes(other))
    guard item == otherItem else { return item.lexicographicallyPrecedes(otherItem) }
    guard let bearer = share(place)?.bearer, let otherBearer = share(other)?.bearer else {
      return false
    }
    return bearer < otherBearer
  }

  private func itemBytes(_ place: UInt32) -> [UInt8] {
    var bytes: [UInt8] = []
    append(.item, keys(place), line(place), to: &bytes)
    return bytes
  }

  private func share(_ place: UInt32) -> LineShare? {
    Int(place) < lines.count ? nil : shares[Int(place) - lines.count].part
  }

  private func line(_ place: UInt32) -> Int {
    Int(place) < lines.count ? Int(place) : Int(shares[Int(place) - lines.count].line)
  }

  private func keys(_ place: UInt32) -> LineKeys {
    share(place)?.keys ?? lines[Int(place)].keys
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { order.count }

  public subscript(row: Int) -> Row {
    let (line, share) = (lines[line(order[row])], share(order[row]))
    let total = line.total.amount
    return Row(
      event: line.event, of: share?.bearer ?? line.of,
      date: Day(ordinal: Int32(bitPattern: line.keys[.day])), quantity: line.quantity,
      total: share?.lines == 0 ? .zero : total, net: share?.amount ?? total,
      lines: share?.lines ?? 1)
  }

  /// True if the line of a row states a text that no sum asks for.
  public func has(_ field: Field, _ row: Int) -> Bool { own(field, line(order[row])) != nil }

  /// The code of a row's currency.
  public func currency(of row: Int) -> String {
    book.currencyCode(of: keys(order[row])[.currency])
  }

  /// Appends one of a row's texts.
  public func append(_ field: Field, of row: Int, to output: inout [UInt8]) {
    append(field, keys(order[row]), line(order[row]), to: &output)
  }

  private func append(
    _ field: Field, _ keys: LineKeys, _ line: Int, to output: inout [UInt8]
  ) {
    let names = labels.names
    switch field {
    case .recorded, .till, .unit, .text, .source:
      if let (text, number) = own(field, line) {
        texts[text.rawValue].withBytes(Int(number)) { output += $0 }
      }
    case .receipt:
      output += NameKey.printed(book.fold.names.text(.receipt, keys[.receipt])).utf8
    case .store:
      if let store = labels.group(keys[.store], book.stores.groups) {
        output += names.stores[store].utf8
      }
    case .item:
      if let item = labels.group(keys[.item], book.products.groups) {
        names.products.append(item, to: &output)
      }
    case .category:
      if let category = categories[keys[.category]] { output += names.categories[category].utf8 }
    case .brand: if let brand = labels.brand(of: keys) { output += names.brands[brand].utf8 }
    case .tags: output += labels.tags(of: keys).joined(separator: ";").utf8
    case .kind: output += labels.kind(of: keys).utf8
    case .currency: output += book.currencyCode(of: keys[.currency]).utf8
    }
  }

  /// A text that the line itself states and no sum asks for; nil where it does not.
  private func own(_ field: Field, _ line: Int) -> (LineFold.Text, UInt32)? {
    let texts = lines[line].texts
    let found: (LineFold.Text, UInt32)? =
      switch field {
      case .recorded: (.recorded, texts.0)
      case .till: (.till, texts.1)
      case .unit: (.unit, texts.2)
      case .text: (.text, texts.3)
      case .source: (.source, texts.4)
      default: nil
      }
    return found?.1 == LineKeys.none ? nil : found
  }
}
