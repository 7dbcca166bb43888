import EventSourcing
import GroceryModel

@testable import HouseholdFixtures
@testable import Projections

/// A naive model of what was paid: lists and dictionaries of plain values.
struct ReferenceSpending {
  /// A line, or the share of a receipt's discount that falls on one.
  struct Part {
    var fact: Fact
    var amount: Amount
    var lines = 1
    /// Matching keys.
    var product: String
    var category: String
    var tags: [String] = []
    var brand: String?
  }

  private(set) var parts: [Part] = []
  private let descriptions: ReferenceDescriptions
  private let lines: [EventIdentifier: Fact]
  private var names: [SpendKey: ReferenceNames] = [:]
  private let rules: CategoryRules

  /// - Parameters:
  ///   - facts: The live facts.
  ///   - today: The last day that counts.
  ///   - rules: The category rules.
  init(_ facts: [Fact], today: Day, rules: CategoryRules = CategoryRules()) {
    self.rules = rules
    descriptions = ReferenceDescriptions(facts)
    let purchases = facts.filter { $0.type == .purchaseRecorded && $0.date <= today }
    lines = Dictionary(purchases.map { ($0.identifier, $0) }, uniquingKeysWith: { own, _ in own })
    noteDescribedNames(facts)
    for fact in purchases { take(fact, among: purchases) }
  }

  private mutating func noteDescribedNames(_ facts: [Fact]) {
    for name in GroceryCategory.allCases.map(\.rawValue) + rules.rules.map(\.category) {
      note(.category, name, 0)
    }
    for product in descriptions.products.values {
      note(.category, product["category"], 0)
      note(.brand, product["brand"], 0)
      note(.item, product["alias_of"], 0)
      for tag in product.list("tags") { note(.tag, tag, 0) }
    }
    for store in descriptions.stores.values { note(.store, store["alias_of"], 0) }
  }

  private mutating func note(_ key: SpendKey, _ text: String?, _ count: Int) {
    if let text { names[key, default: ReferenceNames()].note(text, count: count) }
  }

  // What a line is filed under.

  private mutating func take(_ fact: Fact, among purchases: [Fact]) {
    if let store = fact["store"], descriptions.store(store) == NameKey.matching(store) {
      note(.store, store, 1)
    }
    guard fact["kind"] == "discount", fact["of"] == nil else {
      let root = root(of: fact)
      let changesCost = fact["kind"] == "discount" || fact["kind"] == "refund"
      return add(
        fact, filedAs: fact, categoryOf: root, itemOf: changesCost ? root : fact,
        fact.amount("total"), lines: 1)
    }
    let bearing = purchases.filter {
      Self.receipt(of: $0) == Self.receipt(of: fact) && $0["currency"] == fact["currency"]
        && ($0["kind"] ?? "item") == "item" && $0.amount("total") > .zero
    }.sorted { Self.comesBefore($0, $1) }
    guard !bearing.isEmpty else {
      return add(fact, filedAs: fact, categoryOf: fact, fact.amount("total"), lines: 1)
    }
    let largest = bearing.map { $0.amount("total") }.max()
    let first = bearing.firstIndex { $0.amount("total") == largest }
    for (index, (line, share)) in zip(bearing, shares(of: fact, among: bearing)).enumerated() {
      add(
        fact, filedAs: line, categoryOf: root(of: line), share, lines: index == first ? 1 : 0)
    }
  }

  /// The line whose category holds: the one at the end of the chain of `of`, which leads back in time.
  private func root(of fact: Fact) -> Fact {
    var fact = fact
    var seen: Set<EventIdentifier> = []
    while fact["kind"] != "deposit",
      let parent = fact["of"].flatMap({ EventIdentifier($0) }).flatMap({ lines[$0] }),
      parent.date <= fact.date, seen.insert(parent.identifier).inserted
    {
      fact = parent
    }
    return fact
  }

  /// Lines that tie for the last coin of a discount go by their amounts, then by what they say.
  private static func comesBefore(_ line: Fact, _ other: Fact) -> Bool {
    guard line.amount("total") == other.amount("total") else {
      return line.amount("total") < other.amount("total")
    }
    let texts = [line, other].map { fact in
      ["item", "store", "category", "brand"].map { Array((fact[$0] ?? "").utf8) }
        + [fact.list("tags").flatMap { Array($0.utf8) + [0] }]
    }
    for (one, two) in zip(texts[0], texts[1]) where one != two {
      return one.lexicographicallyPrecedes(two)
    }
    return line.identifier < other.identifier
  }

  private static func receipt(of fact: Fact) -> [String?] {
    [fact.date.description, fact["time"], fact["receipt"], fact["till"], fact["store"]]
  }

  /// Largest remainder, in the currency's smallest coin or the discount's own last digit.
  private func shares(of discount: Fact, among lines: [Fact]) -> [Amount] {
    let written = discount["total"].flatMap { ExactDecimal($0) }?.canonical.scale ?? 0
    let digits = max(Currency(discount["currency"] ?? "")?.fractionDigits ?? 2, Int(written))
    let coin = Amount.unitsPerLastDigit(ofScale: UInt8(digits))
    let coins = Int(discount.amount("total").units / coin)
    let weights = lines.map { Int($0.amount("total").units / 100_000_000) }
    let total = weights.reduce(0, +)
    var shares = weights.map { abs(coins) * $0 / total }
    let remainders = weights.map { abs(coins) * $0 % total }
    let order = weights.indices.sorted { (remainders[$1], $0) < (remainders[$0], $1) }
    for index in order.prefix(abs(coins) - shares.reduce(0, +)) { shares[index] += 1 }
    return shares.map { Amount(units: Int128($0 * coins.signum()) * coin) }
  }

  private mutating func add(
    _ fact: Fact, filedAs line: Fact, categoryOf root: Fact, itemOf named: Fact? = nil,
    _ amount: Amount, lines: Int
  ) {
    let item = (named ?? line)["item"] ?? ""
    let product = descriptions.product(item)
    // A discount on a receipt writes its own item's name, and nothing of the lines that bear it.
    let isBorne = fact.identifier != line.identifier
    let hasItem = (named ?? line).identifier == fact.identifier
    if product == NameKey.matching(item) { note(.item, item, hasItem ? lines : 0) }
    if !hasItem, let own = fact["item"], descriptions.product(own) == NameKey.matching(own) {
      note(.item, own, lines)
    }
    note(.brand, line["brand"], isBorne ? 0 : lines)
    for tag in line.list("tags") { note(.tag, tag, isBorne ? 0 : lines) }
    let stated = descriptions.word(root["item"] ?? "", "category") == nil ? root["category"] : nil
    note(.category, stated, root.identifier == fact.identifier ? lines : 0)
    var seen: Set<String> = []
    let tags = (descriptions.tags(item) + line.list("tags")).map { NameKey.matching($0) }
    parts.append(
      Part(
        fact: fact, amount: amount, lines: lines, product: product, category: category(of: root),
        tags: tags.filter { seen.insert($0).inserted },
        brand: (line["brand"] ?? descriptions.word(item, "brand")).map { NameKey.matching($0) }))
  }

  private func category(of line: Fact) -> String {
    let item = line["item"] ?? ""
    if let described = descriptions.word(item, "category") { return NameKey.matching(described) }
    if let stated = line["category"] { return mapped(stated) }
    let names = [NameKey.matching(item), descriptions.product(item)]
    let stores = line["store"].map { [NameKey.matching($0), descriptions.store($0)] } ?? []
    for rule in rules.rules where has(rule, .item, names) || has(rule, .store, stores) {
      return NameKey.matching(rule.category)
    }
    var counts: [String: Int] = [:]
    for other in lines.values
    where other["kind"] == "deposit" || other["of"] == nil && other["kind"] != "discount" {
      guard descriptions.product(other["item"] ?? "") == descriptions.product(item),
        let category = descriptions.word(other["item"] ?? "", "category").map({
          NameKey.matching($0)
        }) ?? other["category"].map(mapped)
      else { continue }
      counts[category, default: 0] += 1
    }
    let most = counts.values.max()
    return counts.filter { $0.value == most }.keys
      .min { $0.utf8.lexicographicallyPrecedes($1.utf8) }
      ?? names.lazy.compactMap { KeywordCategories.match($0)?.category.rawValue.lowercased() }.first
      ?? "other"
  }

  /// The matching key of what a stated category is filed under.
  private func mapped(_ category: String) -> String {
    let key = NameKey.matching(category)
    let rule = rules.rules.first { has($0, .category, [key]) }
    return rule.map { NameKey.matching($0.category) } ?? key
  }

  private func has(
    _ rule: CategoryRules.Rule, _ field: CategoryPattern.Field, _ names: [String]
  ) -> Bool {
    rule.patterns.contains { pattern in
      pattern.field == field && names.contains { pattern.matches(Array($0.unicodeScalars)) }
    }
  }

  // What is asked.

  func rows(
    by keys: [SpendKey], in period: Period? = nil, filters: [NameFilter] = []
  ) -> [SpendQuestion.Row] {
    var sums: [[String]: (Amount, Int)] = [:]
    for part in parts where period?.contains(part.fact.date) != false && isPicked(part, filters) {
      var rows: [[String]] = [[]]
      for key in keys {
        let texts = texts(key, part)
        rows = rows.flatMap { row in texts.map { row + [$0] } }
      }
      for row in rows {
        let old = sums[row + [part.fact["currency"] ?? ""]] ?? (.zero, 0)
        sums[row + [part.fact["currency"] ?? ""]] = (old.0 + part.amount, old.1 + part.lines)
      }
    }
    return sums.map { key, sum in
      SpendQuestion.Row(
        keys: key.dropLast(), currency: key.last ?? "", spent: sum.0, lines: sum.1)
    }.sorted {
      Self.order(of: $0, by: keys).lexicographicallyPrecedes(Self.order(of: $1, by: keys)) {
        $0.utf8.lexicographicallyPrecedes($1.utf8)
      }
    }
  }

  /// The texts that a row sorts by: days of the week by their number.
  private static func order(of row: SpendQuestion.Row, by keys: [SpendKey]) -> [String] {
    zip(keys, row.keys).map { key, text in
      key == .weekday ? weekdayNames.firstIndex(of: text).map { String($0) } ?? text : text
    } + [row.currency]
  }

  private func shown(_ key: SpendKey, _ name: String?) -> String {
    name.flatMap { names[key]?.shown($0) } ?? ""
  }

  private func texts(_ key: SpendKey, _ part: Part) -> [String] {
    let (year, month, _) = part.fact.date.components
    switch key {
    case .category: return [shown(.category, part.category)]
    case .item: return [shown(.item, part.product)]
    case .store: return [shown(.store, part.fact["store"].map { descriptions.store($0) })]
    case .brand: return [shown(.brand, part.brand)]
    case .tag: return part.tags.isEmpty ? [""] : part.tags.map { shown(.tag, $0) }
    case .currency: return [part.fact["currency"] ?? ""]
    case .receipt: return [NameKey.printed(part.fact["receipt"] ?? "")]
    case .day: return [part.fact.date.description]
    case .weekday: return [weekdayNames[part.fact.date.weekday - 1]]
    case .week:
      let week = part.fact.date.week
      return ["\(week.year)-W\(week.week < 10 ? "0" : "")\(week.week)"]
    case .month: return [String(part.fact.date.description.prefix(7))]
    case .quarter: return ["\(year)-Q\((month - 1) / 3 + 1)"]
    case .year: return ["\(year)"]
    case .event: return [part.fact.identifier.description]
    }
  }

  /// Filters of one field are alternatives; each field has to agree; `not:` always rules out.
  private func isPicked(_ part: Part, _ filters: [NameFilter]) -> Bool {
    if filters.contains(where: { $0.isNegated && isHit(part, $0) }) { return false }
    return NameFilter.Field.allCases.allSatisfy { field in
      let wanted = filters.filter { $0.field == field && !$0.isNegated }
      return wanted.isEmpty || wanted.contains { isHit(part, $0) }
    }
  }

  private func isHit(_ part: Part, _ filter: NameFilter) -> Bool {
    let name = NameKey.matching(filter.name)
    switch filter.field {
    case .item: return part.product == descriptions.product(name)
    case .category: return part.category == name
    case .store:
      return part.fact["store"].map { descriptions.store($0) } == descriptions.store(name)
    case .tag: return part.tags.contains(name)
    case .kind: return (part.fact["kind"] ?? "item") == name
    case .budget: return false
    }
  }
}
