import GroceryModel

/// Saves what a successful import has shown about its source.
extension ImportProfile {
  /// Roles that arithmetic proves in each file, so a profile does not need them.
  private static let provenRoles: Set<Role> = [
    .reducedPrice, .listTotal, .receiptTotal, .discount, .deposit, .tax,
  ]

  /// Returns true if the user answered something that the file left open.
  ///
  /// - Parameters:
  ///   - schema: The inferred format of the imported file.
  ///   - specified: The options from the command line.
  /// - Returns: False if the file needed no answer, or if a profile had it already.
  public static func isTaught(by schema: InferredSchema, _ specified: ImportOptions) -> Bool {
    let facts = schema.specifiedFacts
    return !specified.roles.isEmpty || specified.kind != nil
      || specified.currency != nil && facts.contains(.currency)
      || specified.store != nil && facts.contains(.store)
      || specified.dateOrder != nil && facts.contains(.dateOrder)
      || specified.decimalMark != nil && facts.contains(.decimalMark)
      || specified.countsCents && facts.contains(.cents)
      || specified.acceptsProposals && !facts.isDisjoint(with: [.cents, .proposal])
  }

  /// Returns true if the file is a statement that shows the sign of spending, which its next one may not: a month
  /// may have nothing but income.
  public static func isShownSign(by schema: InferredSchema) -> Bool {
    schema.profile == nil && schema.sign == .negative && schema.plan.isStatement
      && schema.headerLine != nil && schema.dialect.form == nil
  }

  /// Creates the profile of a statement that remembers only that spending is below zero.
  public init(named name: String, ofSignIn schema: InferredSchema) {
    self.init(name: name, signature: schema.signature)
    rule = .exact
    sign = schema.sign
  }

  /// Creates the profile of an imported file: the old profile, updated with the new answers.
  ///
  /// - Parameters:
  ///   - name: The name of the profile.
  ///   - schema: The inferred format of the imported file.
  ///   - specified: The user's options, without what a profile filled in.
  ///   - old: The profile to update, or nil for a new one.
  public init(
    named name: String, from schema: InferredSchema, specified: ImportOptions,
    over old: ImportProfile?
  ) {
    let header = schema.signature
    self.init(name: name, signature: header)
    rule = schema.headerLine == nil ? .shape : .columns
    if let old {
      takeFacts(of: old)
      if old.name == name {
        signature = old.signature
        rule = old.rule
        files = old.files
      }
    }
    takeColumns(schema, specified)
    kind = specified.kind ?? kind
    if let encoding = specified.encoding.flatMap({ TextEncoding(named: $0) }), encoding != .utf8 {
      self.encoding = encoding
    }
    if case .calendar(let order) = schema.plan.dateForm, order != .ymd,
      schema.columns[.date] != nil
    {
      dateOrder = order
    }
    if schema.specifiedFacts.contains(.decimalMark) {
      decimalMark = specified.decimalMark ?? decimalMark
    }
    if schema.specifiedFacts.contains(.cents) { countsCents = true }
    if schema.specifiedFacts.contains(.currency) { currency = specified.currency ?? currency }
    if schema.specifiedFacts.contains(.store) { store = specified.store ?? store }
    sign = schema.sign ?? sign
  }

  /// Copies everything but the name and the signature rules from an older profile.
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

  /// Saves the columns, except those that arithmetic proves in each file anyway.
  private mutating func takeColumns(_ schema: InferredSchema, _ specified: ImportOptions) {
    guard !schema.isOwn else { return }
    let headers = schema.headerLine == nil ? [] : schema.signature
    let toldRoles = Set(specified.roles.keys.compactMap { Role(named: $0) })
    // A guess that the user did not confirm must be made and reported again, with the currency beside it.
    var left = Self.provenRoles
    if schema.hasDoubtfulAmounts, !schema.specifiedFacts.contains(.proposal) {
      left.formUnion([.total, .quantity, .unitPrice, .currency])
    }
    // Names come from another file, and only a stock file has actions.
    if !schema.plan.itemNames.isEmpty { left.insert(.item) }
    if schema.kind != .stock { left.insert(.action) }
    // One of several columns of amounts is not the total.
    if !schema.plan.amountColumns.isEmpty { left.insert(.total) }
    for (role, column) in schema.columns
    where toldRoles.contains(role) || !left.contains(role) {
      // An account column that also gives the category is recognised by its values.
      if role == .category, column.index == schema.columns[.leftOut]?.index { continue }
      let place = column.index - schema.signatureOffset
      guard place >= 0 else { continue }
      let reference = ColumnReference(place, in: headers)
      // A position is meaningful only for the columns of the signature.
      if reference.words.isEmpty, schema.signature != signature { continue }
      columns = columns.filter { $0.value != reference }
      columns[role] = reference
      absent.remove(role)
    }
    for (name, column) in specified.roles where column.isEmpty {
      guard let role = Role(named: name) else { continue }
      absent.insert(role)
      columns[role] = nil
    }
  }

  /// Returns a name for a new profile: the store's name, or the file's name without dates and
  /// numbers.
  ///
  /// - Parameters:
  ///   - store: The store, if the user named it.
  ///   - file: The file's name.
  ///   - isTaken: Returns true if a name is in use.
  /// - Returns: The name, with a number at the end if the name is in use.
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

  /// Returns lower-case letters and digits, separated by single dashes, at most 40 bytes.
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
