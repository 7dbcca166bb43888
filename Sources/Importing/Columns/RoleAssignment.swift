/// The column of each role, with the evidence and the confidence.
struct RoleAssignment {
  private(set) var columns: [Role: Int] = [:]
  private(set) var evidence: [Role: [String]] = [:]
  private(set) var confidence: [Role: Double] = [:]
  private var taken: Set<Int> = []
  private var specified: Set<Role> = []
  var warnings: [ImportNotice] = []
  /// Questions that must be answered before the columns can be used.
  var questions: [ImportNotice] = []

  func has(_ role: Role) -> Bool { columns[role] != nil }
  func isTaken(_ column: Int) -> Bool { taken.contains(column) }
  func role(of column: Int) -> Role? { columns.first { $0.value == column }?.key }

  mutating func assign(_ role: Role, _ column: Int, _ why: String, confidence: Double = 1) {
    columns[role] = column
    evidence[role, default: []].append(why)
    self.confidence[role] = confidence
    taken.insert(column)
  }

  /// Assigns the column that the user or a profile named.
  mutating func specify(_ role: Role, _ column: Int) { settle(role, column, Self.asTold) }

  /// Assigns a column that nothing found later may change.
  mutating func settle(_ role: Role, _ column: Int, _ why: String) {
    assign(role, column, why)
    specified.insert(role)
  }

  private static let asTold = "as told"

  /// Returns true if nothing may change the role's column, mostly as the user or a profile named it.
  func isSpecified(_ role: Role) -> Bool { specified.contains(role) }

  /// Takes columns that the user or a profile named as certain, without warnings that another may be meant.
  mutating func confirm(_ roles: Set<Role>) {
    for role in roles {
      evidence[role] = [Self.asTold]
      confidence[role] = 1
    }
    warnings.removeAll { notice in
      roles.contains { notice.flag?.hasPrefix("--set \($0.rawValue)=COLUMN") == true }
    }
  }

  mutating func add(_ why: String, to role: Role) {
    evidence[role, default: []].append(why)
  }

  mutating func remove(_ role: Role) {
    if let column = columns.removeValue(forKey: role) { taken.remove(column) }
    evidence[role] = nil
    specified.remove(role)
    confidence[role] = nil
  }

  mutating func block(_ column: Int) {
    taken.insert(column)
  }
}
