import ByteTools
import GroceryModel

/// Rows of one budget and period, which together make one event, and go in together or not at all: a
/// row that came later alone would replace the whole budget.
struct BudgetGroups {
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

    /// Budgets whose names match are one.
    var key: String {
      [NameKey.matching(name), period, currency].joined(separator: "\u{0}")
    }

    /// Whether an amount for that category, or for the whole budget, is there.
    func tells(_ category: String) -> Bool {
      Self.isWhole(category) ? amount != nil : categories.contains { $0.name == category }
    }

    /// Whether the row that was read tells an amount of the budget itself, not of a category.
    static func isWhole(_ category: String) -> Bool { category.isEmpty || category == "*" }
  }

  /// What a row tells of the group that it belongs to; nil where that cannot be read.
  struct Membership {
    var name: String?
    var period: String?
    var currency: String?

    var key: String {
      // No text of a cell holds a control character.
      [name.map { NameKey.matching($0) }, period, currency].map { $0 ?? "\u{1}" }
        .joined(separator: "\u{0}")
    }
  }

  /// A row of the file, whose fate only the whole file tells.
  struct Row {
    let line: Int
    /// Where its bytes stand in ``BudgetGroups/text``.
    let raw: Range<Int>
    let standing: Standing
  }

  enum Standing {
    /// It told an amount of that group, and perhaps of others of the same budget.
    case part(of: Int)
    case rejected(Rejection)
  }

  private(set) var groups: [Group] = []
  private(set) var rows: [Row] = []
  /// The bytes of all rows, for those that are rejected.
  private(set) var text: [UInt8] = []
  private var places: [String: Int] = [:]
  /// The first rejected row of each sort.
  private var faults: [String: Int] = [:]

  /// The group of that budget, period and currency, if rows told of it.
  func known(_ group: Group) -> Group? { places[group.key].map { groups[$0] } }

  /// Adds an amount to its budget and period, or where it changes one on another day, to its next version.
  ///
  /// - Parameters:
  ///   - amount: What is set aside.
  ///   - text: The same as it is written.
  ///   - category: What for; the budget itself, where it ``Group/isWhole(_:)``.
  ///   - group: The budget as this row tells it.
  /// - Returns: The place of the group.
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
    return place
  }

  /// Keeps a row.
  mutating func keep(_ line: Int, _ raw: Bytes, _ standing: Standing) {
    let start = text.count
    text.append(contentsOf: raw)
    rows.append(Row(line: line, raw: start..<text.count, standing: standing))
  }

  /// Keeps a rejected row, with which all groups are that it may belong to.
  mutating func reject(
    _ line: Int, _ raw: Bytes, _ rejection: Rejection, _ membership: Membership
  ) {
    keep(line, raw, .rejected(rejection))
    let key = membership.key
    if faults[key] == nil { faults[key] = line }
  }

  /// The first rejected row that may belong to a group; nil if there is none.
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
