import GroceryModel

/// Which profiles an import may follow.
public enum ProfileChoice: Sendable {
  /// None at all.
  case none
  /// The one that fits the header, if there is one.
  case fitting(ProfileShelf)
  /// This one, whatever the header.
  case told(ImportProfile)
}

/// What a profile said about a file.
public struct ProfileUse: Hashable, Sendable {
  public let profile: ImportProfile
  /// What it filled in that neither the file nor the user said, in words: `store 'Corner Market'`.
  public internal(set) var filled: [String] = []
  /// The roles whose columns it told.
  var roles: Set<Role> = []

  /// Whether the item's column is a statement's memo, which may be empty.
  var remembersMemo: Bool { roles.contains(.item) && profile.sign != nil }
}

/// A fact that was taken from the options, for the file does not tell it.
public enum ToldFact: Hashable, Sendable {
  case currency, store, dateOrder, decimalMark, encoding, kind, columns, proposal
}

extension ImportOptions {
  /// Fills in what a profile remembers and nobody has said.
  ///
  /// - Parameters:
  ///   - profile: The profile of the file.
  ///   - headers: The words of the file's header cells; behind those of a rejects file.
  ///   - offset: How many columns stand before them.
  ///   - width: How many columns there are.
  ///   - isOwn: Whether the header is Larder's own, which needs no columns.
  ///   - isForced: Whether the user named the profile.
  /// - Returns: What was filled in, or the column that the header lacks.
  mutating func fill(
    from profile: ImportProfile, _ headers: [String], offset: Int, width: Int, isOwn: Bool,
    isForced: Bool
  ) -> Result<ProfileUse, MissingColumn> {
    var use = ProfileUse(profile: profile)
    kind = kind ?? profile.kind
    if currency == nil, let remembered = profile.currency {
      currency = remembered
      isCurrencyOfFile = true
    }
    store = store ?? profile.store
    dateOrder = dateOrder ?? profile.dateOrder
    countsCents = countsCents || profile.countsCents
    decimalMark = decimalMark ?? profile.decimalMark
    if isOwn { return .success(use) }
    acceptsProposals = acceptsProposals || profile.rule == .shape
    let toldRoles = Set(roles.keys.compactMap { Role(named: $0) })
    let toldColumns = Set(
      roles.values.compactMap { column -> Int? in
        let words = HeaderWords.normal(column)
        return headers.firstIndex(of: words) ?? Int(column).map { $0 - 1 - offset }
      })
    let isSameHeader = headers == profile.signature || profile.rule == .shape
    for (role, reference) in profile.columns where !toldRoles.contains(role) {
      // A place says nothing where columns have moved.
      guard !reference.words.isEmpty || isSameHeader,
        let column = reference.find(in: headers, width: width - offset)
      else {
        if isForced { return .failure(MissingColumn(role: role, reference: reference)) }
        continue
      }
      guard !toldColumns.contains(column) else { continue }
      roles[role.rawValue] = String(offset + column + 1)
      use.roles.insert(role)
    }
    for role in profile.absent where !toldRoles.contains(role) { roles[role.rawValue] = "" }
    return .success(use)
  }

  /// A column that a profile names and a header lacks.
  struct MissingColumn: Error {
    let role: Role
    let reference: ColumnReference
  }
}
