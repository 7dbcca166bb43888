import GroceryModel

/// Questions about amounts that only the user can answer.
extension AmountRoles {
  /// Asks which of two prices was paid if one is for members.
  mutating func askWhoPays() {
    let role = multiplies ? Role.unitPrice : .total
    guard !roles.has(.reducedPrice), !removed.contains(.reducedPrice),
      let taken = roles.columns[role], !roles.isSpecified(role), isAlsoPrice(taken),
      let other = evidence.columns.first(where: { isPriceBeside($0, taken) })
    else { return }
    let (member, full) = isOfMembers(taken) ? (taken, other) : (other, taken)
    roles.questions.append(
      ImportNotice(
        "'\(header(member))' is what members pay, '\(header(full))' what others do",
        flag: "--set reduced_price='\(header(member))', or "
          + "--set \(role.rawValue)='\(header(full))'"))
  }

  /// Returns true if one of two price columns is for members and never above the other.
  private func isPriceBeside(_ column: Int, _ other: Int) -> Bool {
    guard column != other, isAlsoPrice(column), isOfMembers(column) != isOfMembers(other),
      score(.ignore, column) < 10
    else { return false }
    let (member, full) = isOfMembers(column) ? (column, other) : (other, column)
    return evidence.isNeverAbove(member, full) && !evidence.areEqual(member, full)
  }

  private func isOfMembers(_ column: Int) -> Bool {
    let words = [
      "member", "club", "loyalty", "nectar", "carte", "karte", "fidél", "fidel", "medlem", "socio",
      "tessera", "jäsen", "członk", "lojal", "会員", "회원", "会员",
    ]
    return headerWords(column).words.contains { word in words.contains { word.contains($0) } }
  }

  /// Asks which of several prices was paid if their headers differ in one word: `Aldi price`, `Lidl
  /// price`.
  mutating func askWhichPrice() {
    guard let taken = roles.columns[.total], !roles.isSpecified(.total),
      isAlsoPrice(taken), !multiplies, !roles.has(.unitPrice), roles.questions.isEmpty
    else { return }
    let words = headerWords(taken).words
    let others = evidence.columns.filter { other in
      let header = headerWords(other).words
      return !roles.isTaken(other) && words.count > 1 && header.count == words.count
        && zip(header, words).count { $0 != $1 } == 1 && isAlsoPrice(other)
        && score(.ignore, other) < 6 && !evidence.areEqual(other, taken)
    }
    guard !others.isEmpty else { return }
    let names = ([taken] + others).map { "'\(header($0))'" }.joined(separator: ", ")
    roles.questions.append(
      ImportNotice(
        .paid(columns: names),
        flag: "--set total=COLUMN, or --as prices --set price=COLUMN if they were only seen"))
  }

  /// Asks if whole amounts are hundredths or thousandths.
  ///
  /// Exports of a budgeting program's API use them without saying so; such files have several id
  /// columns.
  mutating func askAboutParts() {
    guard let total = roles.columns[.total], !roles.isSpecified(.total),
      layout.formats[total].impliedFraction == 0, !layout.profiles[total].isConstant
    else { return }
    let profile = layout.profiles[total]
    let fields: Set<String> = [
      "account id", "payee id", "category id", "import id", "imported id", "parent id",
      "is parent", "transfer account id", "matched transaction id",
    ]
    guard profile.wholeNumbers == profile.numbers, profile.signs.isEmpty,
      layout.headers.count(where: { fields.contains($0.joined) }) > 1
    else { return }
    roles.questions.append(
      ImportNotice(
        "'\(header(total))' may count hundredths or thousandths, as programs do inside",
        expected: "amounts as they were paid",
        flag: "--set total='\(header(total))' to take them as they stand"))
  }

  /// Warns of several lines with more than one piece that cost no more than the price of one.
  mutating func doubtTotals() {
    guard let quantity = roles.columns[.quantity], let price = roles.columns[.unitPrice],
      let total = roles.columns[.total], !roles.isSpecified(.total), !namesMeasure(price),
      evidence.countCheapLines(quantity, price, total) > 1
    else { return }
    roles.warnings.append(
      ImportNotice(
        "'\(header(total))' may be the price of one piece: it is at most '\(header(price))' in lines with several",
        flag: "--set total= --set unit_price='\(header(total))' multiplies it"))
  }
}
