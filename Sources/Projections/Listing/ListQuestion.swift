import EventSourcing
import GroceryModel

/// What `larder list` can list of the names that events use.
public enum ListedNames: String, CaseIterable, Sendable {
  case items, stores, categories, tags
}

/// The names in use that have a word in them.
public struct ListQuestion: Sendable {
  public let names: ListedNames
  /// Only names that contain this word are listed; nil for all.
  public let word: String?
  /// The word as names are compared without accents.
  private let folded: [UInt8]
  /// The days that count; nil for the whole log.
  public let period: Period?
  /// Filters of one field are alternatives; each field that has filters must match.
  public let filters: [NameFilter]

  public init(
    _ names: ListedNames, word: String? = nil, in period: Period? = nil,
    filters: [NameFilter] = []
  ) {
    self.names = names
    self.word = word.map { NameKey.matching($0) }
    folded = word.map { KeywordFolding.folded($0) } ?? []
    self.period = period
    self.filters = filters
  }

  public struct Row: Hashable, Sendable {
    public let name: String
    /// Of an item; empty for other names.
    public fileprivate(set) var category = ""
    /// How often the name is used, and on which days.
    public fileprivate(set) var use = NameUse()
    /// How many items are filed under a category or have a tag.
    public fileprivate(set) var items = 0
    public fileprivate(set) var isFavourite = false
    /// Of an item: what else it is found by.
    fileprivate var otherNames: [String] = []
    /// How well the word fits: 100 for the whole name or barcode, 50 for its beginning, 25 for a word
    /// of it, 10 for a part; nil without a word.
    public fileprivate(set) var relevance: Int?
    /// Of a shop.
    public fileprivate(set) var address = ""
    public fileprivate(set) var city = ""
    /// True if the shop is the one that `larder add` takes where none is named.
    public fileprivate(set) var isDefault = false
  }

  public struct Answer: Sendable {
    /// In byte order of the names.
    public let rows: [Row]
    /// Filters whose name matches nothing in the log.
    public let unmatched: [NameFilter]
    /// Similar names, as suggestions for the unmatched filters.
    public let candidates: [String]
  }

  /// - Throws: `LogError` where the log cannot be read, `NameAmbiguity` where a filter's name fits
  ///   several things.
  public func answer(
    from replay: Replay, rules: CategoryRules = CategoryRules()
  ) throws -> Answer {
    let uses = try Uses(in: period, from: replay, rules)
    let choice = try uses.catalog.choice(filters)
    return Answer(
      rows: try rows(uses, choice, replay, rules), unmatched: choice.unmatched,
      candidates: choice.candidates)
  }

  /// Returns the rows of several kinds of names, each in byte order, from one pass over the log.
  ///
  /// - Throws: As ``answer(from:rules:)``.
  public static func rows(
    of kinds: [ListedNames], from replay: Replay, rules: CategoryRules = CategoryRules()
  ) throws -> [[Row]] {
    let uses = try Uses(in: nil, from: replay, rules)
    let choice = try uses.catalog.choice([])
    return try kinds.map { try ListQuestion($0).rows(uses, choice, replay, rules) }
  }

  /// What the log names, and how often.
  private struct Uses {
    let fold: NameUseFold
    let catalog: ItemCatalog

    init(in period: Period?, from replay: Replay, _ rules: CategoryRules) throws {
      fold = try replay.fold(
        NameUseFold(in: period, descriptions: replay.late.descriptions, rules: rules))
      catalog = try ItemCatalog(fold.items, from: replay)
    }
  }

  private func rows(
    _ uses: Uses, _ choice: ItemChoice, _ replay: Replay, _ rules: CategoryRules
  ) throws -> [Row] {
    let rows =
      switch names {
      case .stores: stores(uses.fold, uses.catalog, choice)
      case .items, .tags: byItem(uses.fold, uses.catalog, choice)
      case .categories:
        try categories(byItem(uses.fold, uses.catalog, choice), from: replay, rules)
      }
    return rows.compactMap(wanted).sorted { [$0.name].precedes([$1.name]) }
  }

  /// The row with how well the word fits; nil where it does not.
  private func wanted(_ row: Row) -> Row? {
    guard let word else { return row }
    var found = row
    found.relevance = ([row.name] + row.otherNames).compactMap { relevance(of: word, in: $0) }.max()
    return found.relevance == nil ? nil : found
  }

  private func relevance(of word: String, in name: String) -> Int? {
    let whole = KeywordFolding.folded(name)
    guard !folded.isEmpty else { return NameKey.matching(name).contains(word) ? 10 : nil }
    if whole == folded { return 100 }
    if whole.starts(with: folded) { return 50 }
    let (text, part) = (
      String(decoding: whole, as: UTF8.self), String(decoding: folded, as: UTF8.self)
    )
    if text.contains(" " + part) { return 25 }
    return text.contains(part) || NameKey.matching(name).contains(word) ? 10 : nil
  }

  private func stores(
    _ fold: NameUseFold, _ catalog: ItemCatalog, _ choice: ItemChoice
  ) -> [Row] {
    var rows = (0..<catalog.storeCount).map { Row(name: catalog.name(ofStore: $0)) }
    for (number, use) in fold.storeUses.enumerated() {
      guard let store = catalog.store(of: UInt32(number)) else { continue }
      rows[store].use.add(use)
    }
    rows = rows.indices.filter { choice.stores[$0] && rows[$0].use.isNamed }.map { rows[$0] }
    let descriptions = catalog.descriptions
    if filters.isEmpty, period == nil {
      let used = Set(rows.map { NameKey.matching($0.name) })
      rows += descriptions.stores.keys
        .filter { !used.contains($0) && descriptions.canonicalStore(of: $0) == nil }
        .compactMap { descriptions.stores[$0].map { Row(name: $0.name) } }
    }
    let usual = descriptions.defaultStore.map { name in
      NameKey.matching(descriptions.canonicalStore(of: NameKey.matching(name)) ?? name)
    }
    for place in rows.indices {
      let key = NameKey.matching(rows[place].name)
      rows[place].isDefault = key == usual
      guard let known = descriptions.stores[key] else { continue }
      rows[place].isFavourite = known.isFavourite ?? false
      rows[place].address = known.address ?? ""
      rows[place].city = known.city ?? ""
    }
    return rows
  }

  /// Categories with the lines that are filed under them, as `spend` adds them up, beside those of items that
  /// were not bought.
  private func categories(
    _ unbought: [Row], from replay: Replay, _ rules: CategoryRules
  ) throws -> [Row] {
    var rows = Dictionary(uniqueKeysWithValues: unbought.map { ($0.name, $0) })
    func spent(by key: SpendKey) throws -> SpendRows {
      try SpendQuestion(by: [.category, key], in: period, filters: filters)
        .answer(from: replay, rules: rules).rows
    }
    var items: [String: Set<String>] = [:]
    for row in try spent(by: .item) { items[row.keys[0], default: []].insert(row.keys[1]) }
    for (name, items) in items { rows[name, default: Row(name: name)].items += items.count }
    for row in try spent(by: .day) {
      guard let day = Day(row.keys[1]) else { continue }
      rows[row.keys[0]]?.use.add(NameUse(lines: row.lines, on: day))
    }
    return Array(rows.values)
  }

  /// Items, or the categories of those that were not bought, or the tags of all.
  private func byItem(
    _ fold: NameUseFold, _ catalog: ItemCatalog, _ choice: ItemChoice
  ) -> [Row] {
    var uses = Array(repeating: NameUse(), count: catalog.productCount)
    for (number, use) in fold.itemUses.enumerated() {
      uses[catalog.product(of: UInt32(number))].add(use)
    }
    var rows: [String: Row] = [:]
    for product in uses.indices
    where choice.products[product] && uses[product].isNamed {
      let names: [String]
      switch self.names {
      case .items, .stores: names = [catalog.name(of: product)]
      case .categories: names = uses[product].lines > 0 ? [] : [catalog.category(of: product)]
      case .tags: names = catalog.tags(of: product)
      }
      for name in names {
        var row = rows[name] ?? Row(name: name)
        row.use.add(uses[product])
        row.items += 1
        if self.names == .items {
          // A discount has the category of the line that it belongs to, and none by its name.
          row.category = uses[product].isOfNoItem ? "" : catalog.category(of: product)
          let described = catalog.descriptions.products[catalog.key(of: product)]
          row.isFavourite = described?.isFavourite ?? false
          row.otherNames = [described?.barcode, described?.brand].compactMap { $0 }
        }
        rows[name] = row
      }
    }
    return Array(rows.values)
  }
}
