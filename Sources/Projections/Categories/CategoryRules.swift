import ByteTools
import GroceryModel

/// A larder's `rules.txt`: which lines are filed under which category.
///
/// ```
/// # what the first matching line says holds
/// oat milk | haferdrink -> Beverages
/// *milk* | milch | lait -> Dairy
/// store:Shell           -> Fuel
/// category:FRUIT & VEG  -> Produce    # maps the file's own column
/// rent | store:ACME*    -> ignore     # import leaves such rows out
/// store:WHOLEFDS*       -> store:Whole Foods    # another name of a store
/// "7-Up # 1"            -> Beverages  # quotes keep | * # -> as they are
/// ```
public struct CategoryRules: Sendable {
  /// One line of the file.
  public struct Rule: Hashable, Sendable {
    /// From 1.
    public let line: Int
    public let patterns: [CategoryPattern]
    public fileprivate(set) var category: String
    /// The store that its patterns are other names of; nil for a rule of categories.
    public var aliasOf: String?
    /// Whether import leaves out the rows that it files.
    var isIgnoring: Bool { category.lowercased() == CategoryRules.ignored }
  }

  /// The category of rows that import leaves out.
  public static let ignored = "ignore"

  /// The rule that holds for a line, and what of it was found there.
  public struct Match: Hashable, Sendable {
    public let rule: Rule
    public let pattern: CategoryPattern
  }

  /// The rules of categories.
  public let rules: [Rule]
  /// The rules that give stores other names.
  public let aliases: [Rule]
  /// What the file's bytes add to a report's fingerprint; 0 without any.
  public let mix: UInt128

  /// No rules.
  public init() {
    rules = []
    aliases = []
    mix = 0
  }

  /// Reads a file's bytes.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - meant: Returns the category that another name of it stands for; nil for a name that is its own.
  /// - Throws: All faults of the file.
  public init(
    parsing bytes: [UInt8], naming meant: (String) -> String? = { _ in nil }
  ) throws(CategoryRulesError) {
    var rules: [Rule] = []
    var faults: [CategoryRulesError.Fault] = []
    var parser = CategoryRuleParser(bytes)
    while let next = parser.next() {
      switch next {
      case .success(let rule): rules.append(rule)
      case .failure(let fault): faults.append(fault)
      }
    }
    guard faults.isEmpty else { throw CategoryRulesError(faults: faults) }
    var mix: UInt128 = bytes.isEmpty ? 0 : bytes.withUnsafeBytes { StableHash.mix($0) }
    for place in rules.indices where rules[place].aliasOf == nil {
      guard var name = meant(rules[place].category) else { continue }
      rules[place].category = name
      mix = name.withUTF8 { StableHash.mix(UnsafeRawBufferPointer($0), seed: mix) }
    }
    self.rules = rules.filter { $0.aliasOf == nil }
    aliases = rules.filter { $0.aliasOf != nil }
    self.mix = mix
  }

  /// True if a line's shop can decide, or the text of a payment that names no item.
  var asksForLines: Bool {
    rules.contains { rule in rule.patterns.contains { [.store, .item].contains($0.field) } }
  }

  /// The name that a store goes by, by the first rule whose pattern its name has; nil without one.
  ///
  /// - Parameter key: The store's name, as matched.
  /// - Returns: The other name.
  public func storeAlias(of key: String) -> String? {
    let names = [Array(key.unicodeScalars)]
    let rule = aliases.first { Self.pattern(of: $0, .store, names) != nil }
    return rule?.aliasOf.flatMap { NameKey.matching($0) == key ? nil : $0 }
  }

  /// True if a rule gives a store its name, or another one the store's.
  ///
  /// - Parameter key: The store's name, as matched.
  /// - Returns: False if its name is its own.
  public func namesStore(_ key: String) -> Bool {
    storeAlias(of: key) != nil
      || aliases.contains { $0.aliasOf.map { NameKey.matching($0) == key } ?? false }
  }

  /// Whether any rule leaves rows out of imports.
  public var leavesRowsOut: Bool { rules.contains(where: \.isIgnoring) }

  /// Whether import leaves a row out: the first rule that its item or store has, or its own category, says so.
  ///
  /// - Parameters:
  ///   - item: What the row names.
  ///   - store: Its store, if it has one.
  ///   - category: Its own category, if it has one.
  /// - Returns: Whether the row is left out.
  public func ignores(item: String, store: String?, category: String?) -> Bool {
    if let category, let rule = mapped(category) { return rule.isIgnoring }
    var storeRule: Int?
    if let store {
      let key = NameKey.matching(store)
      storeRule = first(.store, [key] + (storeAlias(of: key).map { [NameKey.matching($0)] } ?? []))
    }
    let itemRule = first(.item, [NameKey.matching(item)])
    return [itemRule, storeRule].compactMap { $0 }.min().map { rules[$0].isIgnoring } ?? false
  }

  /// The place of the first rule for a field whose pattern any of some names has.
  ///
  /// - Parameters:
  ///   - field: Patterns for other fields are passed over.
  ///   - names: What the thing is called, as matched.
  /// - Returns: A place in ``rules``, or nil.
  func first(_ field: CategoryPattern.Field, _ names: [String]) -> Int? {
    guard !rules.isEmpty else { return nil }
    let names = names.map { Array($0.unicodeScalars) }
    return rules.firstIndex { Self.pattern(of: $0, field, names) != nil }
  }

  /// The place of the first rule that an item or its shop has.
  ///
  /// - Parameters:
  ///   - item: The names of the line's product, as matched.
  ///   - storeRule: The index of the first rule that names the store; nil without one.
  /// - Returns: A place in ``rules``, or nil.
  func place(_ item: [String], storeRule: Int?) -> Int? {
    let byItem = first(.item, item)
    guard let storeRule else { return byItem }
    return min(byItem ?? .max, storeRule)
  }

  /// The rule at a place, with the pattern that it holds by.
  func match(_ place: Int, _ field: CategoryPattern.Field, _ names: [String]) -> Match? {
    let names = names.map { Array($0.unicodeScalars) }
    return Self.pattern(of: rules[place], field, names).map {
      Match(rule: rules[place], pattern: $0)
    }
  }

  /// What the file's own category is mapped to, or nil.
  func mapped(_ category: String) -> Rule? {
    first(.category, [NameKey.matching(category)]).map { rules[$0] }
  }

  private static func pattern(
    of rule: Rule, _ field: CategoryPattern.Field, _ names: [[Unicode.Scalar]]
  ) -> CategoryPattern? {
    rule.patterns.first { pattern in
      pattern.field == field && names.contains { pattern.matches($0) }
    }
  }
}

/// What is wrong with a `rules.txt`.
public struct CategoryRulesError: Error, Hashable, Sendable {
  public struct Fault: Error, Hashable, Sendable {
    /// From 1.
    public let line: Int
    /// In Unicode scalars from 1.
    public let column: Int
    /// The line's text.
    public let text: String
    public let found: String
    public let expected: String
  }

  /// In the order of the file, one for each faulty line; never empty.
  public let faults: [Fault]
}
