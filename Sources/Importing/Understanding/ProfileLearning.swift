import GroceryModel

/// What an import that went in teaches about its source.
extension ImportProfile {
  /// Roles that every file proves anew, from its own amounts.
  private static let provenRoles: Set<Role> = [
    .reducedPrice, .listTotal, .receiptTotal, .discount, .deposit, .tax,
  ]

  /// Whether an import answered something that the file left open.
  ///
  /// - Parameters:
  ///   - understanding: The file as it went in.
  ///   - told: What the user said on the command line.
  /// - Returns: False where the file said all itself, or an earlier import had taught it.
  public static func isTaught(by understanding: Understanding, _ told: ImportOptions) -> Bool {
    let facts = understanding.toldFacts
    return !told.roles.isEmpty || told.kind != nil
      || told.currency != nil && facts.contains(.currency)
      || told.store != nil && facts.contains(.store)
      || told.dateOrder != nil && facts.contains(.dateOrder)
      || (told.decimalMark != nil || told.countsCents) && facts.contains(.decimalMark)
      || told.acceptsProposals && facts.contains(.proposal)
  }

  /// The profile of a file that went in: what is known already, and over it what was told now.
  ///
  /// - Parameters:
  ///   - name: What it is called.
  ///   - understanding: The file as it went in.
  ///   - told: What was said about it, without what a profile filled in.
  ///   - old: The profile that is made richer; nil for a new one.
  public init(
    named name: String, from understanding: Understanding, told: ImportOptions,
    over old: ImportProfile?
  ) {
    let header = understanding.signature
    self.init(name: name, signature: header)
    rule = understanding.headerLine == nil ? .shape : .columns
    if let old {
      takeFacts(of: old)
      if old.name == name {
        signature = old.signature
        rule = old.rule
        files = old.files
      }
    }
    takeColumns(understanding, told)
    kind = told.kind ?? kind
    if let encoding = told.encoding.flatMap({ TextEncoding(named: $0) }), encoding != .utf8 {
      self.encoding = encoding
    }
    if case .calendar(let order) = understanding.plan.dateForm, order != .ymd,
      understanding.columns[.date] != nil
    {
      dateOrder = order
    }
    if understanding.toldFacts.contains(.decimalMark) {
      decimalMark = told.decimalMark ?? decimalMark
      countsCents = told.countsCents || countsCents
    }
    if understanding.toldFacts.contains(.currency) { currency = told.currency ?? currency }
    if understanding.toldFacts.contains(.store) { store = told.store ?? store }
    sign = understanding.sign ?? sign
  }

  private mutating func takeFacts(of old: ImportProfile) {
    kind = old.kind
    encoding = old.encoding
    dateOrder = old.dateOrder
    decimalMark = old.decimalMark
    countsCents = old.countsCents
    columns = old.columns
    absent = old.absent
    currency = old.currency
    store = old.store
    sign = old.sign
  }

  private mutating func takeColumns(_ understanding: Understanding, _ told: ImportOptions) {
    guard !understanding.isOwn else { return }
    let headers = understanding.headerLine == nil ? [] : understanding.signature
    let toldRoles = Set(told.roles.keys.compactMap { Role(named: $0) })
    // A guess that nobody confirmed is made, and said, again.
    let left =
      understanding.hasDoubtfulAmounts
      ? Self.provenRoles.union([.total, .quantity, .unitPrice]) : Self.provenRoles
    for (role, column) in understanding.columns
    where toldRoles.contains(role) || !left.contains(role) {
      // Accounts that also tell categories are found again by what they are.
      if role == .category, column.index == understanding.columns[.leftOut]?.index { continue }
      let place = column.index - understanding.signatureOffset
      guard place >= 0 else { continue }
      let reference = ColumnReference(place, in: headers)
      // A place means something only among the columns of the signature.
      if reference.words.isEmpty, understanding.signature != signature { continue }
      columns = columns.filter { $0.value != reference }
      columns[role] = reference
      absent.remove(role)
    }
    for (name, column) in told.roles where column.isEmpty {
      guard let role = Role(named: name) else { continue }
      absent.insert(role)
      columns[role] = nil
    }
  }

  /// A name for a new profile: the shop's, or the file's without its dates and numbers.
  ///
  /// - Parameters:
  ///   - store: The shop, where it was told.
  ///   - file: The file's name.
  ///   - isTaken: Whether a name is in use.
  /// - Returns: A name with a number behind it where it is in use already.
  public static func freeName(
    store: String?, file: String, isTaken: (String) -> Bool
  ) -> String {
    let base = file.split(separator: ".", omittingEmptySubsequences: true).first.map(String.init)
    let letters = (base ?? "").filter { !$0.isNumber }
    let candidates = [store.map(slug) ?? "", slug(letters), "profile"]
    let name = candidates.first { isName($0) } ?? "profile"
    guard isTaken(name) else { return name }
    var number = 2
    while isTaken("\(name)-\(number)") { number += 1 }
    return "\(name)-\(number)"
  }

  /// Small letters and digits, parted by single dashes.
  private static func slug(_ text: String) -> String {
    var parts: [String] = []
    var part = String.UnicodeScalarView()
    for scalar in NameKey.matching(text).unicodeScalars {
      if isLetterOrDigit(scalar) {
        part.append(scalar)
      } else if !part.isEmpty {
        parts.append(String(part))
        part = String.UnicodeScalarView()
      }
    }
    if !part.isEmpty { parts.append(String(part)) }
    var name = ""
    for part in parts {
      let longer = name.isEmpty ? part : name + "-" + part
      if longer.utf8.count > 40 { break }
      name = longer
    }
    return name
  }
}
