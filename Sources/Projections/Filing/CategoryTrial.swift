import EventSourcing
import GroceryModel

/// Why a line has its category.
public enum CategoryReason: Hashable, Sendable {
  /// Its product is described so.
  case described
  /// Its file says so.
  case own
  /// Its file says something that a rule maps.
  case mapped(CategoryRules.Match)
  /// A rule says so of its item or shop.
  case rule(CategoryRules.Match)
  /// So many of its product's other lines have it.
  case others(Int)
  /// A word in its name says so, stars as in the keyword table.
  case keyword(String)
  /// Nothing says anything.
  case none
}

/// What category lines of a file would have, and why: the order of ``SpendingBook``, line by line.
public struct CategoryTrial: Sendable {
  public struct Line: Hashable, Sendable {
    public let item: String
    public let store: String?
    public let category: String?
    /// What a statement says of the payment, which rules for items read.
    public let text: String?

    public init(
      item: String, store: String? = nil, category: String? = nil, text: String? = nil
    ) {
      self.item = item
      self.store = store
      self.category = category
      self.text = item == PurchaseKind.wholeReceiptItem.description ? text : nil
    }
  }

  public struct Decision: Hashable, Sendable {
    public let category: String
    public let reason: CategoryReason
  }

  /// One for each line.
  public let decisions: [Decision]

  /// - Parameters:
  ///   - lines: The lines, which count among a product's other lines.
  ///   - rules: The rules to try.
  ///   - replay: A log whose descriptions and lines count, if there is one.
  /// - Throws: `LogError` where the log cannot be read.
  public init(
    _ lines: [Line], rules: CategoryRules, replay: Replay? = nil
  ) throws(LogError) {
    let descriptions = replay?.late.descriptions ?? Descriptions()
    let products = lines.map { line in
      let key = NameKey.matching(line.item)
      return descriptions.canonicalProduct(of: key).map { NameKey.matching($0) } ?? key
    }
    var early = zip(lines, products).map { line, product in
      Self.early(line, product, rules, descriptions)
    }
    var census = CategoryCensus()
    if let replay, early.contains(where: { $0 == nil }) {
      let open = Set(zip(products, early).compactMap { $1 == nil ? $0 : nil }).sorted()
      census.add(
        try replay.fold(ProductCategories(of: open, descriptions: descriptions, rules: rules)),
        of: open)
    }
    for (product, decision) in zip(products, early) {
      guard let decision else { continue }
      switch decision.reason {
      case .described, .own, .mapped: census.add(decision.category, to: product)
      default: break
      }
    }
    for (place, line) in lines.enumerated() where early[place] == nil {
      early[place] = census.decision(of: products[place]) ?? Self.late(line, products[place])
    }
    decisions = early.compactMap { $0 }
  }

  /// What a line's description, its own column and the rules say.
  private static func early(
    _ line: Line, _ product: String, _ rules: CategoryRules, _ descriptions: Descriptions
  ) -> Decision? {
    let key = NameKey.matching(line.item)
    if let category = descriptions.filedCategory(of: key) {
      return Decision(category: NameKey.printed(category), reason: .described)
    }
    if let category = line.category, !NameKey.printed(category).isEmpty {
      let names = [NameKey.matching(category)]
      let match = rules.first(.category, names).flatMap { rules.match($0, .category, names) }
      guard let match else { return Decision(category: NameKey.printed(category), reason: .own) }
      return Decision(category: match.rule.category, reason: .mapped(match))
    }
    let stores = line.store.map { store in
      let key = NameKey.matching(store)
      return [key] + (descriptions.canonicalStore(of: key).map { [NameKey.matching($0)] } ?? [])
    }
    let storeRule = stores.flatMap { rules.first(.store, $0) }
    let items = [key, product] + (line.text.map { [NameKey.matching($0)] } ?? [])
    guard let place = rules.place(items, storeRule: storeRule),
      let match = rules.match(place, .item, items)
        ?? rules.match(place, .store, stores ?? [])
    else { return nil }
    return Decision(category: match.rule.category, reason: .rule(match))
  }

  private static func late(_ line: Line, _ product: String) -> Decision {
    guard let match = KeywordCategories.match([NameKey.matching(line.item), product]) else {
      return Decision(category: GroceryCategory.other.rawValue, reason: .none)
    }
    return Decision(category: match.category.rawValue, reason: .keyword(match.keyword))
  }
}

/// How often a product's lines have each category.
private struct CategoryCensus {
  /// By product and category, both as matched; with the first way of writing it in byte order.
  private var counts: [String: [String: (lines: Int, name: String)]] = [:]

  mutating func add(_ category: String, to product: String, lines: Int = 1) {
    let key = NameKey.matching(category)
    let old = counts[product]?[key]
    let name = [old?.name, category].compactMap { $0 }
      .min { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    counts[product, default: [:]][key] = ((old?.lines ?? 0) + lines, name ?? category)
  }

  mutating func add(_ counted: ProductCategories, of products: [String]) {
    for cell in 0..<counted.table.count {
      let key = counted.table.key(cell)
      add(
        NameKey.printed(counted.categories.text(Int(key[1]))), to: products[Int(key[0])],
        lines: counted.table.lines(cell))
    }
  }

  func decision(of product: String) -> CategoryTrial.Decision? {
    let best = counts[product]?.min { ($1.value.lines, $0.key) < ($0.value.lines, $1.key) }
    return best.map {
      CategoryTrial.Decision(category: $0.value.name, reason: .others($0.value.lines))
    }
  }
}
