import ByteTools

/// Finds the date of purchase.
extension ReceiptRoles {
  /// Returns how well a column fits the date of purchase.
  func scoreOfDay(
    _ words: Double, _ header: HeaderWords, _ profile: ColumnProfile, _ column: Int
  ) -> Double {
    var score = words
    // `best before date` is not the date of purchase.
    if score < 10, RoleWords.score(header, .expires) >= 10 { return 0 }
    if Self.isToCome(header) || isRare(column) { return 0 }
    if isOfPeriod(header, profile) { return 0 }
    let epochs = profile.share(profile.longNumbers)
    // A column called *date* is the date even if many cells are damaged.
    guard
      profile.dateShare >= 0.4 || (score >= 10 && profile.dates > 0)
        || (epochs > 0.9 && isEpoch(column)) || (score >= 10 && countsDays(column))
    else { return 0 }
    // A date that only some rows have belongs to a special event, such as a cancellation.
    score += 3 * profile.dateShare * Double(profile.filled) / Double(max(1, layout.rows.count))
    // The date of entry is the date of purchase only if there is no other.
    if !header.words.allSatisfy({ !Self.recordKeeping.contains($0) }) { score -= 3 }
    // The same applies to the date of booking by a bank.
    if header.words.contains(where: Self.bookKeeping.contains) { score -= 1 }
    return score
  }

  /// Returns true for a fact of a few records, if another column has a day in most.
  private func isRare(_ column: Int) -> Bool {
    let records = layout.rows.count
    return layout.profiles[column].filled * 10 < records
      && layout.profiles.contains { $0.dateShare >= 0.8 && $0.filled * 10 >= records * 9 }
  }

  /// Returns true for the first or the last day of a statement, which is the same on all rows.
  private func isOfPeriod(_ header: HeaderWords, _ profile: ColumnProfile) -> Bool {
    profile.isConstant && layout.rows.count > 1 && !Self.limits.isDisjoint(with: header.words)
  }

  /// Returns true for a day of the statement, or for the time of an export.
  private func isOfWholeFile(_ header: HeaderWords, _ profile: ColumnProfile) -> Bool {
    isOfPeriod(header, profile)
      || profile.isConstant && !Self.recordKeeping.isDisjoint(with: header.words)
  }

  private func isEpoch(_ column: Int) -> Bool {
    EpochEvidence.form(layout.rows.map { $0[column] }) != nil
  }

  private func countsDays(_ column: Int) -> Bool {
    let texts = layout.rows.map { $0[column] }
    return SerialEvidence.areDays(texts) || SixDigitEvidence.order(texts) != nil
  }

  /// Takes the day of the month as the date if the year and the month are beside it.
  ///
  /// A profile names the column of days alone, so the two others are never left for another role.
  mutating func takeDayParts(_ removed: Set<Role>) {
    guard let parts = DayParts.find(layout) else { return }
    if !roles.has(.date), !removed.contains(.date), !roles.isTaken(parts.day) {
      roles.assign(
        .date, parts.day, "with '\(header(parts.month))' and '\(header(parts.year))' beside it")
    }
    guard roles.columns[.date] == parts.day else { return }
    roles.block(parts.month)
    roles.block(parts.year)
  }

  /// Takes the only date column as the date, whatever its header, except an expiry date.
  mutating func settleDate() {
    let dates = (0..<layout.width).filter { column in
      !roles.isTaken(column) && holdsDays(layout.profiles[column]) && !isRare(column)
        && RoleWords.score(layout.headers[column], .expires) < 6
        && !Self.isToCome(layout.headers[column])
    }
    // A value or delivery date is the date only if there is no other.
    let likely = dates.filter {
      RoleWords.score(layout.headers[$0], .ignore) < 6
        && !isOfWholeFile(layout.headers[$0], layout.profiles[$0])
    }
    guard let column = likely.first ?? dates.first,
      dates.count == 1 || likely.count == 1 || nameOneDay(likely)
    else { return dates.isEmpty ? settleMonths() : () }
    roles.assign(
      .date, column, dates.count == 1 ? "the only column of dates" : "the only likely day",
      confidence: 0.7)
    guard RoleWords.score(layout.headers[column], .ignore) >= 6 else { return }
    roles.warnings.append(
      ImportNotice(
        "'\(header(column))' is taken as the day of purchase, for no other column holds dates",
        flag: "--set date=COLUMN"))
  }

  /// Takes the only column of months: a row has what was spent in one.
  private mutating func settleMonths() {
    let columns = (0..<layout.width).filter {
      !roles.isTaken($0) && MonthCell.are(layout.profiles[$0].distinctTexts)
    }
    let numbered = DayParts.findMonths(layout)
    guard let column = columns.count == 1 ? columns.first : numbered?.month else { return }
    roles.assign(.date, column, "the only column of months", confidence: 0.7)
    if let numbered, numbered.month == column { roles.block(numbered.year) }
    roles.warnings.append(
      ImportNotice(
        "'\(layout.title(of: column))' holds months; the first day of each is taken as the date",
        flag: "--set date=COLUMN"))
  }

  /// Returns true if the column has dates, apart from a few repeated labels of total rows.
  private func holdsDays(_ profile: ColumnProfile) -> Bool {
    if profile.dateShare >= 0.8 { return true }
    guard profile.dateShare >= 0.4, profile.dates > 2 else { return false }
    let labels = profile.distinctTexts.count { text in withBytes(of: text) { DateCell($0) == nil } }
    return labels * 4 <= profile.dates
  }

  /// Returns true if all columns have the same date in each row, so that any of them will do.
  private func nameOneDay(_ columns: [Int]) -> Bool {
    func days(_ column: Int) -> [Substring?] {
      layout.rows.map { $0[column].split(whereSeparator: { $0 == "T" || $0 == " " }).first }
    }
    guard let first = columns.first, columns.count > 1 else { return false }
    let expected = days(first)
    return columns.dropFirst().allSatisfy { days($0) == expected }
  }

  /// Returns true if the header names a future date: `Next Payment`.
  private static func isToCome(_ header: HeaderWords) -> Bool {
    let words: Set<String> = [
      "next", "upcoming", "cancellation", "renewal", "nächste", "nächster", "nächstes", "prochain",
      "prochaine", "próximo",
      "próxima", "prossimo", "prossima", "volgende", "nästa", "næste", "neste", "następna",
    ]
    return header.words.contains(where: words.contains)
  }

  private static let limits: Set<String> = [
    "from", "to", "start", "end", "begin", "until", "period", "von", "bis", "desde", "hasta", "du",
    "au", "dal", "al", "de", "até", "van", "tot", "od", "do", "från", "till",
  ]

  private static let recordKeeping: Set<String> = [
    "created", "updated", "modified", "entered", "added", "imported", "inserted", "synced",
    "exported", "recorded", "erfasst", "erstellt", "créé", "creado", "creato",
  ]

  private static let bookKeeping: Set<String> = [
    "posting", "posted", "booking", "booked", "buchung", "buchungstag", "buchungsdatum",
    "bokförd", "bokföringsdag", "bokföringsdatum", "bokfdag", "bokført", "bogført",
    "bogføringsdato",
    "kirjauspäivä", "księgowania", "contabile", "comptable", "comptabilisation", "zaúčtování",
    "könyvelés", "проводки",
  ]
}
