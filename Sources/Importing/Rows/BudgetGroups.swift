import ByteTools
import GroceryModel

/// Groups the rows of one budget and period into one event.
///
/// They are imported together or not at all: a row imported later alone would replace the whole
/// budget.
struct BudgetGroups {
  /// The rows of one budget and period, which become one event.
  struct Group {
    var line: Int
    var name: String
    var day: Day
    var period: String
    var currency: String
    var amount: String?
    var categories: [(name: String, amount: ReadNumber)] = []
    var rollover = ""
    var cap = ""
    var scope = ""

    /// The key of the group; names that match (case, accents) are the same budget.
    var key: String {
      [NameKey.matching(name), period, currency].joined(separator: "\u{0}")
    }

    /// True if no amount of the whole is stated and those of the categories add up to less than zero.
    var isBelowZero: Bool {
      amount == nil && categories.reduce(Amount.zero) { $0 + $1.amount.amount }.isNegative
    }

    /// Returns true if the group has an amount for that category, or for the whole budget.
    func tells(_ category: String) -> Bool {
      Self.isWhole(category) ? amount != nil : categories.contains { $0.name == category }
    }

    /// Returns true if the amount is for the whole budget, not for a category.
    static func isWhole(_ category: String) -> Bool { category.isEmpty || category == "*" }
  }

  /// What a row says about its group; nil for a field that cannot be read.
  struct Membership {
    var name: String?
    var period: String?
    var currency: String?

    var key: String {
      // Cleaned cell text has no control characters, so they are safe as separators.
      [name.map { NameKey.matching($0) }, period, currency].map { $0 ?? "\u{1}" }
        .joined(separator: "\u{0}")
    }
  }

  /// A row of the file; its verdict is known only at the end of the file.
  struct Row {
    let line: Int
    /// The range of the row's bytes in ``BudgetGroups/text``.
    let raw: Range<Int>
    let standing: Standing
  }

  /// The state of a row until the end of the file.
  enum Standing {
    /// The row has an amount of that group, and perhaps of other groups of the same budget.
    case part(of: Int)
    case rejected(Rejection)
  }

  private(set) var groups: [Group] = []
  private(set) var rows: [Row] = []
  /// The bytes of all rows, for the rejects file.
  private(set) var text: [UInt8] = []
  private var places: [String: Int] = [:]
  /// The line of the first rejected row by membership key.
  private var faults: [String: Int] = [:]

  /// Returns the group with the same budget, period and currency, or nil.
  func known(_ group: Group) -> Group? { places[group.key].map { groups[$0] } }

  /// Adds an amount to its group.
  ///
  /// If the group already has this amount on another date, the amount begins a new version of the
  /// budget.
  ///
  /// - Parameters:
  ///   - amount: The planned amount.
  ///   - text: The amount as written.
  ///   - category: The category, or the budget itself (``Group/isWhole(_:)``).
  ///   - group: The budget as this row describes it.
  /// - Returns: The index of the group.
  mutating func add(
    _ amount: ReadNumber, _ text: Bytes, of category: String, to group: Group
  ) -> Int {
    var place = places[group.key] ?? groups.count
    if place < groups.count, groups[place].day != group.day, groups[place].tells(category) {
      place = groups.count
    }
    if place == groups.count {
      places[group.key] = place
      groups.append(group)
    }
    if Group.isWhole(category) {
      groups[place].amount = String(decoding: text, as: UTF8.self)
    } else {
      groups[place].categories.append((category, amount))
    }
    if groups[place].rollover.isEmpty { groups[place].rollover = group.rollover }
    if groups[place].cap.isEmpty { groups[place].cap = group.cap }
    if groups[place].scope.isEmpty { groups[place].scope = group.scope }
    return place
  }

  /// Keeps a row until the end of the file.
  mutating func keep(_ line: Int, _ raw: Bytes, _ standing: Standing) {
    let start = text.count
    text.append(contentsOf: raw)
    rows.append(Row(line: line, raw: start..<text.count, standing: standing))
  }

  /// Keeps a rejected row; with it, all groups to which it may belong are rejected.
  mutating func reject(
    _ line: Int, _ raw: Bytes, _ rejection: Rejection, _ membership: Membership
  ) {
    keep(line, raw, .rejected(rejection))
    let key = membership.key
    if faults[key] == nil { faults[key] = line }
  }

  /// Returns the first rejected row that may belong to the group, or nil.
  func faultLine(of place: Int) -> Int? {
    if faults.isEmpty { return nil }
    let group = groups[place]
    var first = Int.max
    for name in [group.name, nil] {
      for period in [group.period, nil] {
        for currency in [group.currency, nil] {
          let membership = Membership(name: name, period: period, currency: currency)
          first = min(first, faults[membership.key] ?? Int.max)
        }
      }
    }
    return first == Int.max ? nil : first
  }
}
