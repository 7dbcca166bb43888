import GroceryModel

/// The profiles that an import may use.
public enum ProfileChoice: Sendable {
  /// No profile.
  case none
  /// The profile that matches the header row, if there is one.
  case fitting(ProfileShelf)
  /// This profile, whatever the header row.
  case specified(ImportProfile)
}

/// The profile used for a file, and what it decided.
public struct ProfileUse: Hashable, Sendable {
  public let profile: ImportProfile
  /// What the profile filled in that neither the file nor the user gave, in words: `store 'Corner
  /// Market'`.
  public internal(set) var filled: [String] = []
  /// The roles whose columns the profile gave.
  var roles: Set<Role> = []

  /// True if the item column is the memo of a statement, which may be empty.
  var remembersMemo: Bool { roles.contains(.item) && profile.sign != nil }
}

/// A fact that the options decided, because the file does not.
public enum ToldFact: Hashable, Sendable {
  case currency, store, dateOrder, decimalMark, cents, proposal
}

extension ImportOptions {
  /// Fills in the options that the profile has and the user did not give.
  ///
  /// - Parameters:
  ///   - profile: The profile of the file.
  ///   - headers: The words of the header cells, without the extra columns of a rejects file.
  ///   - offset: The number of extra columns before them.
  ///   - width: The number of columns.
  ///   - isOwn: True if the header row is in Larder's own format, whose columns are known.
  ///   - isForced: True if the user named the profile.
  /// - Returns: What was filled in, or the column that the header row does not have.
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
      // A position identifies a column only if the header row is unchanged.
      guard !reference.words.isEmpty || isSameHeader,
        let column = reference.find(in: headers, width: width - offset)
      else {
        if isForced { return .failure(MissingColumn(role: role, reference: reference)) }
        continue
      }
      guard !toldColumns.contains(column) else { continue }
      roles[role.rawValue] = "#\(offset + column + 1)"
      use.roles.insert(role)
    }
    for role in profile.absent where !toldRoles.contains(role) { roles[role.rawValue] = "" }
    return .success(use)
  }

  /// A column of the profile that the header row does not have.
  struct MissingColumn: Error {
    let role: Role
    let reference: ColumnReference
  }
}
