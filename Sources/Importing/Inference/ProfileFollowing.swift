import GroceryModel

/// Finds the profile of a file by its header row and applies it.
extension SchemaInference {
  /// Finds the file's profile and fills in what it remembers.
  ///
  /// - Returns: Why the file cannot be read with its profile, or nil.
  mutating func followProfile(_ layout: TableLayout) -> ImportNotice? {
    var headers = layout.headers.map(\.joined)
    // A rejects file has two columns before those of the original file.
    if Array(headers.prefix(2)) == ["line", "reason"], headers.count > 2 {
      result.signatureOffset = RejectsFile.ownColumns
      headers.removeFirst(RejectsFile.ownColumns)
    }
    result.signature = layout.header == nil ? layout.profiles.map(\.shape) : headers
    let isOwn =
      options.roles.isEmpty
      && layout.header.flatMap { OwnColumns.match($0.cells, kind: options.kind) } != nil
    guard let (found, isForced) = findProfile(layout, isOwn: isOwn) else { return nil }
    let profile = isForced ? found : applicable(found, layout)
    if !isForced, !options.acceptsProposals { doubtKind(of: profile, headers, layout) }
    if let specified = options.currency, let remembered = profile.currency, specified != remembered
    {
      result.warnings.append(
        ImportNotice(
          "profile '\(profile.name)' remembers \(remembered.code); \(specified.code) was given"))
    }
    switch options.fill(
      from: profile, headers, offset: result.signatureOffset, width: layout.width, isOwn: isOwn,
      isForced: isForced)
    {
    case .success(let use): result.profile = use
    case .failure(let missing):
      return ImportNotice(
        "profile '\(profile.name)' takes \(missing.role.rawValue) from '\(missing.reference)', "
          + "which no column is called",
        flag: "--set \(missing.role.rawValue)=COLUMN"
      )
    }
    return nil
  }

  /// Returns the profile without its columns and its sign if the user wants another kind of facts from the
  /// file: a journal of supplies has purchases and movements.
  private func applicable(_ profile: ImportProfile, _ layout: TableLayout) -> ImportProfile {
    guard let kind = options.kind, kind != profile.kind ?? KindDetection(layout).kind else {
      return profile
    }
    var facts = profile
    (facts.columns, facts.absent, facts.sign) = ([:], [], nil)
    return facts
  }

  /// Asks about the kind of a file that has more columns than its profile and looks like another kind.
  private mutating func doubtKind(
    of profile: ImportProfile, _ headers: [String], _ layout: TableLayout
  ) {
    let found = KindDetection(layout).kind
    guard let kind = profile.kind, options.kind == nil, kind != found,
      let further = headers.first(where: { !$0.isEmpty && !profile.signature.contains($0) })
    else { return }
    result.questions.append(
      ImportNotice(
        "profile '\(profile.name)' reads \(kind.rawValue) and has no column '\(further)'",
        expected: "whether this file has \(kind.rawValue) too",
        flag: "--as \(kind.rawValue), or --as \(found.rawValue)"))
  }

  /// Returns the profile that the user named, or the one that matches; asks if several match.
  private mutating func findProfile(
    _ layout: TableLayout, isOwn: Bool
  ) -> (profile: ImportProfile, isForced: Bool)? {
    switch options.profiles {
    case .none: return nil
    case .specified(let specified): return (specified, true)
    case .fitting(let shelf):
      // Larder's own columns do not identify a source.
      guard !isOwn else { return nil }
      let finding = shelf.find(
        result.signature, hasHeader: layout.header != nil, file: options.fileName,
        store: options.store)
      switch finding {
      case .none: return nil
      case .one(let found): return (found, false)
      case .several(let found):
        let names = found.map { "'\($0.name)'" }.joined(separator: ", ")
        result.questions.append(
          ImportNotice(
            "the header fits several profiles: \(names)", flag: "--profile NAME, or --no-profile"))
        return nil
      }
    }
  }

  /// Records what came from the profile and not from the user.
  mutating func reportProfile(_ specified: ImportOptions) {
    guard var use = result.profile else { return }
    for role in use.roles {
      result.columns[role]?.evidence = ["profile '\(use.profile.name)'"]
    }
    let facts = result.specifiedFacts
    if !use.roles.isEmpty { use.filled.append("columns") }
    if specified.kind == nil, let kind = use.profile.kind {
      use.filled.append("kind \(kind.rawValue)")
    }
    if specified.dateOrder == nil, facts.contains(.dateOrder), let order = use.profile.dateOrder {
      use.filled.append("dates \(order.rawValue)")
    }
    if specified.decimalMark == nil, facts.contains(.decimalMark),
      let mark = use.profile.decimalMark
    {
      use.filled.append("decimal \(mark.rawValue)")
    }
    if !specified.countsCents, facts.contains(.cents), use.profile.countsCents {
      use.filled.append("decimal \(ImportOptions.cents)")
    }
    if specified.store == nil, facts.contains(.store), let store = use.profile.store {
      use.filled.append("store '\(store)'")
    }
    if specified.currency == nil, facts.contains(.currency), let currency = use.profile.currency {
      use.filled.append("currency \(currency.code)")
    }
    result.profile = use
  }
}

extension ColumnProfile {
  /// The content of the column in one word.
  fileprivate var shape: String {
    if filled == 0 { return "" }
    if dateShare >= 0.6 { return "date" }
    return numberShare >= 0.6 ? "number" : "text"
  }
}
