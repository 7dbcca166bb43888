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
/// "7-Up # 1"            -> Beverages  # quotes keep | * # -> as they are
/// ```
public struct CategoryRules: Sendable {
  /// One line of the file.
  public struct Rule: Hashable, Sendable {
    /// From 1.
    public let line: Int
    public let patterns: [CategoryPattern]
    public let category: String
  }

  /// The rule that holds for a line, and what of it was found there.
  public struct Match: Hashable, Sendable {
    public let rule: Rule
    public let pattern: CategoryPattern
  }

  public let rules: [Rule]
  /// What the file's bytes add to a report's fingerprint; 0 without any.
  public let mix: UInt128

  /// No rules.
  public init() {
    rules = []
    mix = 0
  }

  /// Reads a file's bytes.
  ///
  /// - Throws: All faults of the file.
  public init(parsing bytes: [UInt8]) throws(CategoryRulesError) {
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
    self.rules = rules
    mix = bytes.isEmpty ? 0 : bytes.withUnsafeBytes { StableHash.mix($0) }
  }

  /// True if a line's shop can decide.
  var asksForStores: Bool {
    rules.contains { rule in rule.patterns.contains { $0.field == .store } }
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
