import ByteTools
import EventSourcing
import GroceryModel

/// The items that names printed on receipts were filed under, store by store.
///
/// A purchase with a `text` beside its `item` says what a printed name means in its store. Later lines
/// of that store whose item is that printed name are most likely the same product. A barcode beside an
/// item says so in every store.
struct ReceiptNames: Projection {
  /// A printed name in one store.
  struct Name: Hashable, Sendable {
    let store: String
    let text: String
  }

  /// How often and when last a name was used.
  struct Use: Hashable, Sendable {
    var lines: Int
    var last: Day

    mutating func add(_ other: Use) {
      lines += other.lines
      last = max(last, other.last)
    }
  }

  /// Texts as events write them.
  struct Written: Sendable {
    /// Empty for a barcode, which means the same in every store.
    let store: String
    let text: String
    let item: String
    var use: Use
  }

  /// By a mix of their texts.
  private(set) var found: [UInt128: Written] = [:]
  private let areFiled: Bool

  /// - Parameter areFiled: True for lines with a printed name beside their item, false for lines with an
  ///   item alone.
  init(areFiled: Bool) { self.areFiled = areFiled }

  mutating func apply(_ event: borrowing RecordedEvent) throws(LineFault) {
    guard event.type == .purchaseRecorded, event.purchaseKind == .item else { return }
    let text = event.fields[PurchaseKey.text]
    if !areFiled {
      if text.isEmpty { note(event, PurchaseKey.store, PurchaseKey.text) }
      return
    }
    if !text.isEmpty, !event.fields[PurchaseKey.store].isEmpty {
      note(event, PurchaseKey.store, PurchaseKey.text)
    }
    if !event.fields[PurchaseKey.barcode].isEmpty { note(event, nil, PurchaseKey.barcode) }
  }

  /// Counts a line under what its store, or every store, calls its item.
  private mutating func note(
    _ event: borrowing RecordedEvent, _ store: PurchaseKey?, _ name: PurchaseKey
  ) {
    let seed = store.map { ReceiptIdentity.mix(event.fields[$0], 0) } ?? 0
    let item = ReceiptIdentity.mix(event.fields[PurchaseKey.item], seed)
    let key = areFiled ? ReceiptIdentity.mix(event.fields[name], item) : item
    let use = Use(lines: 1, last: event.date)
    guard found[key] == nil else {
      found[key]?.use.add(use)
      return
    }
    found[key] = Written(
      store: NameKey.printed(store.flatMap { event.text($0) } ?? ""),
      text: NameKey.printed(event.text(name) ?? ""),
      item: NameKey.printed(event.text(PurchaseKey.item) ?? ""), use: use)
  }

  mutating func merge(_ other: ReceiptNames) {
    found.merge(other.found) { own, other in
      var both = own
      both.use.add(other.use)
      return both
    }
  }
}

/// Printed names and a survey of the log in one pass.
private struct SurveyedNames: Projection {
  var names: ReceiptNames
  var survey: EntrySurvey

  mutating func apply(_ event: borrowing RecordedEvent) throws(LineFault) {
    try names.apply(event)
    try survey.apply(event)
  }

  mutating func merge(_ other: SurveyedNames) {
    names.merge(other.names)
    survey.merge(other.survey)
  }
}

/// What printed names mean in each store.
public struct ReceiptNameBook: Sendable {
  /// A line's item that its store's receipts filed under another item before, or a barcode that lines
  /// have beside an item.
  public struct Suggestion: Hashable, Sendable {
    public let store: String
    public let name: String
    /// The item that the name was filed under.
    public let item: String
    /// The last day of a line with the name as its item.
    public let last: Day
    /// Whether the name is a barcode, and not a printed name of its store.
    public let isBarcode: Bool

    /// The description that makes the two one.
    public var remedy: [String] {
      isBarcode
        ? ["describe", "product", item, "--barcode", name]
        : ["describe", "product", name, "--alias-of", item]
    }
  }

  private let descriptions: Descriptions
  /// The items of each name, by matching keys, with the uses of each.
  private var items: [ReceiptNames.Name: [(item: String, use: ReceiptNames.Use)]] = [:]
  /// The items of each barcode, by matching keys.
  private var itemsOfBarcodes: [String: [String]] = [:]
  private let filed: [ReceiptNames.Written]

  /// - Throws: `LogError` where the log cannot be read.
  public init(from replay: Replay) throws(LogError) {
    self.init(try replay.fold(ReceiptNames(areFiled: true)), replay.late.descriptions)
  }

  /// Reads a survey of the log in the same pass.
  ///
  /// - Throws: `LogError` where the log cannot be read.
  public init(from replay: Replay, alongside survey: inout EntrySurvey) throws(LogError) {
    let both = try replay.fold(SurveyedNames(names: ReceiptNames(areFiled: true), survey: survey))
    survey = both.survey
    self.init(both.names, replay.late.descriptions)
  }

  private init(_ names: ReceiptNames, _ descriptions: Descriptions) {
    self.descriptions = descriptions
    // In one order, so that of several spellings of an item the same one is shown each time.
    filed = names.found.values
      .sorted { [$0.store, $0.text, $0.item].precedes([$1.store, $1.text, $1.item]) }
    for written in filed {
      let name = key(written.text, at: written.store)
      // A text that only writes the item otherwise teaches nothing.
      guard product(written.item) != name.text else { continue }
      if written.store.isEmpty {
        let known = itemsOfBarcodes[name.text, default: []]
        if !known.contains(where: { product($0) == product(written.item) }) {
          itemsOfBarcodes[name.text, default: []].append(written.item)
        }
        continue
      }
      let place = items[name]?.firstIndex { product($0.item) == product(written.item) }
      if let place {
        items[name]?[place].use.add(written.use)
      } else {
        items[name, default: []].append((written.item, written.use))
      }
    }
  }

  /// Returns the item that a printed name was filed under in a store, or that lines with
  /// this barcode name; nil if there is none, or if they name several.
  ///
  /// Of several items of a printed name it is the one of most lines, then the latest, then the first in
  /// byte order.
  public func item(for text: String, at store: String) -> String? {
    let name = key(text, at: store)
    // A person has said what the name is.
    guard descriptions.canonicalProduct(of: name.text) == nil else { return nil }
    guard let items = items[name] else { return item(ofBarcode: name.text) }
    return items.max { one, other in
      one.use.lines != other.use.lines
        ? one.use.lines < other.use.lines
        : one.use.last != other.use.last
          ? one.use.last < other.use.last : other.item.precedes(one.item)
    }?.item
  }

  /// The only item that lines have a barcode beside.
  private func item(ofBarcode key: String) -> String? {
    let items = itemsOfBarcodes[key] ?? []
    return items.count == 1 ? items[0] : nil
  }

  /// The printed names of an item, by store and name.
  public func texts(of item: String) -> [(text: String, store: String, last: Day)] {
    let wanted = product(item)
    return
      filed
      .filter { !$0.store.isEmpty && product($0.item) == wanted && product($0.text) != wanted }
      .map { ($0.text, $0.store, $0.use.last) }
      .sorted { [$0.1, $0.0].precedes([$1.1, $1.0]) }
  }

  /// Returns the lines whose item is a name that their store's receipts filed under another item, or a
  /// barcode of one.
  ///
  /// The log is read once more, if receipts filed anything.
  ///
  /// - Throws: `LogError` where the log cannot be read.
  public func suggestions(from replay: Replay) throws(LogError) -> [Suggestion] {
    guard !items.isEmpty || !itemsOfBarcodes.isEmpty else { return [] }
    return try replay.fold(ReceiptNames(areFiled: false)).found.values.compactMap { written in
      item(for: written.item, at: written.store).map {
        Suggestion(
          store: written.store, name: written.item, item: $0, last: written.use.last,
          isBarcode: items[key(written.item, at: written.store)] == nil)
      }
    }.sorted { [$0.name, $0.store].precedes([$1.name, $1.store]) }
  }

  private func key(_ text: String, at store: String) -> ReceiptNames.Name {
    let key = NameKey.matching(store)
    return ReceiptNames.Name(
      store: descriptions.canonicalStore(of: key).map { NameKey.matching($0) } ?? key,
      text: NameKey.matching(text))
  }

  /// What an item is matched by, its alias followed.
  private func product(_ name: String) -> String {
    let key = NameKey.matching(name)
    return descriptions.canonicalProduct(of: key).map { NameKey.matching($0) } ?? key
  }
}
