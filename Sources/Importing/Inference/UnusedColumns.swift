import ByteTools
import GroceryModel

/// Warns about columns that the user probably expects to be used.
extension RoleFinder {
  /// Warns of a quantity column in which most cells are not quantities.
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

  /// Finds a column of refunded amounts next to the paid ones.
  private func refunds(_ roles: RoleAssignment) -> Int? {
    layout.headers.indices.first { column in
      let profile = layout.profiles[column]
      return !roles.isTaken(column) && profile.positives + profile.negatives > 0
        && profile.numberShare > 0.8
        && withBytes(of: layout.headers[column].joined) {
          LineWords.classify($0).contains(.refund)
        }
    }
  }

  /// Returns the column of refunded amounts that are never above the paid ones, and once the same.
  func refunded(_ roles: RoleAssignment) -> Int? {
    guard let column = refunds(roles), let total = roles.columns[.total] else { return nil }
    let pairs = layout.rows.compactMap { row -> (back: Amount, paid: Amount)? in
      guard let back = layout.number(row, column)?.amount, !back.isZero else { return nil }
      return (back.magnitude, layout.number(row, total)?.amount.magnitude ?? .zero)
    }
    return pairs.allSatisfy { $0.back <= $0.paid } && pairs.contains { $0.back == $0.paid }
      ? column : nil
  }

  /// Warns of a column of refunded amounts, and whether they are taken off.
  func noticeOfRefunds(_ roles: RoleAssignment, areTakenOff: Bool) -> ImportNotice? {
    guard let column = refunds(roles) else { return nil }
    let name = layout.title(of: column)
    return areTakenOff
      ? ImportNotice(
        "what '\(name)' says was given back is taken off", flag: "--set discount= leaves it")
      : ImportNotice(
        "what '\(name)' says was given back is not taken off",
        flag: "--set discount='\(name)' does")
  }

  /// Warns of shipping costs and other fees that the totals may not include.
  func unusedFees(_ roles: RoleAssignment) -> ImportNotice? {
    let total = roles.columns[.total]
    guard roles.has(.unitPrice) || total != nil && roles.has(.quantity) else { return nil }
    let column = layout.headers.indices.first { column in
      let profile = layout.profiles[column]
      return !roles.isTaken(column) && profile.numberShare > 0.8
        && profile.positives + profile.negatives > 0
        && withBytes(of: layout.headers[column].joined) {
          LineWords.classify($0).contains(.fee)
        } && !(total.map { holds($0, column) } ?? false)
    }
    guard let column else { return nil }
    return ImportNotice(
      "what '\(layout.title(of: column))' holds is not booked, for the totals do not hold it",
      column: column + 1)
  }

  /// Returns true if the total is another column plus the fee.
  private func holds(_ total: Int, _ fee: Int) -> Bool {
    layout.profiles.indices.contains { other in
      guard other != total, other != fee else { return false }
      var count = 0
      for row in layout.rows {
        guard let part = layout.number(row, fee)?.amount, !part.isZero else { continue }
        guard let sum = layout.number(row, total)?.amount,
          let rest = layout.number(row, other)?.amount, sum - part == rest
        else { return false }
        count += 1
      }
      return count > 0
    }
  }

  /// Warns of columns without a role next to a price column per store.
  func unusedBesideShops(_ roles: RoleAssignment) -> ImportNotice? {
    let names = layout.headers.indices.filter { column in
      !roles.isTaken(column) && layout.profiles[column].filled > 0
    }.map { "'\(layout.title(of: $0))'" }
    guard !names.isEmpty else { return nil }
    return ImportNotice("not used beside the shops: " + names.joined(separator: ", "))
  }
}
