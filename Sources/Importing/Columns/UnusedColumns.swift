import ByteTools

/// Columns that a person would expect to be used, and are not.
extension RoleFinder {
  /// A column that is headed as the quantities, most of whose cells are none.
  func unreadQuantities(_ roles: RoleAssignment) -> ImportNotice? {
    guard !roles.has(.quantity), let header = layout.header else { return nil }
    let column = layout.headers.indices.first { column in
      let profile = layout.profiles[column]
      let understood = profile.numbers + profile.suffixed + profile.counted
      return !roles.isTaken(column) && RoleWords.score(layout.headers[column], .quantity) >= 10
        && profile.filled > 0 && understood * 2 <= profile.filled
    }
    guard let column,
      let row = layout.rows.first(where: {
        !AbsentWords.contains($0[column]) && layout.number($0, column) == nil
      })
    else { return nil }
    return ImportNotice(
      "'\(header.cells[column])' is not used, for most of its cells are no quantities, as "
        + "'\(row[column].prefix(40))'",
      flag: "--set quantity='\(header.cells[column])' takes those that are",
      line: row.line, column: column + 1)
  }

  /// Amounts that were given back, beside those that were paid.
  func unusedRefunds(_ roles: RoleAssignment) -> ImportNotice? {
    let column = layout.headers.indices.first { column in
      let profile = layout.profiles[column]
      return !roles.isTaken(column) && profile.positives + profile.negatives > 0
        && profile.numberShare > 0.8
        && withBytes(of: layout.headers[column].joined) {
          LineWords.classify($0).contains(.refund)
        }
    }
    guard let column else { return nil }
    let name = layout.title(of: column)
    return ImportNotice(
      "what '\(name)' says was given back is not taken off", flag: "--set discount='\(name)' does")
  }

  /// Columns beside those of shops that no role has.
  func unusedBesideShops(_ roles: RoleAssignment) -> ImportNotice? {
    let names = layout.headers.indices.filter { column in
      !roles.isTaken(column) && layout.profiles[column].filled > 0
    }.map { "'\(layout.title(of: $0))'" }
    guard !names.isEmpty else { return nil }
    return ImportNotice("not used beside the shops: " + names.joined(separator: ", "))
  }
}
