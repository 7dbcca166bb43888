import GroceryModel

/// What the mark in amounts such as `1.250` is, where no number of the file shows it.
extension MissingFacts {
  /// Settles the marks of the amounts that can be read in two ways, or asks.
  ///
  /// Larder's own columns have a decimal point. Elsewhere the currency tells: amounts of one with
  /// thousandths have three fraction digits, and one that is used in whole units has none.
  func settleDecimalMarks(_ result: inout Understanding) {
    // Where blanks or apostrophes part thousands, a point or comma does not.
    let isDecided = layout.profiles.contains {
      $0.pointEvidence + $0.commaEvidence > 0 || $0.groupMark == " " || $0.groupMark == "'"
    }
    if isDecided { return settleWholeUnits(&result) }
    let columns = moneyColumns.filter {
      let marks = layout.profiles[$0].undecidedMarks
      return marks.point + marks.comma > 0
    }
    let (points, commas) = columns.reduce((0, 0)) { sums, column in
      let marks = layout.profiles[column].undecidedMarks
      return (sums.0 + marks.point, sums.1 + marks.comma)
    }
    guard points + commas > 0 else { return }
    let seen = points > commas ? DecimalMark.point : .comma
    if let told = options.decimalMark {
      result.toldFacts.insert(.decimalMark)
      return set(told, layout.profiles.indices, &result)
    }
    if finder.isOwn, commas == 0 { return set(.point, columns, &result) }
    let currencies = amountCurrencies(result)
    if !currencies.isEmpty, currencies.allSatisfy({ $0.fractionDigits == 3 }) {
      return set(seen, columns, &result)
    }
    if !currencies.isEmpty, currencies.allSatisfy(\.isUsedInWholeUnits) {
      return set(seen == .point ? .comma : .point, columns, &result)
    }
    set(seen, columns, &result)
    guard let column = columns.first, let example = example(in: column, seen) else { return }
    result.questions.append(
      ImportNotice(
        "the amounts of '\(layout.title(of: column))' can be read in two ways, as '\(example.text)'",
        expected: "whether its \(seen.rawValue) stands before the fraction, or parts thousands",
        flag: "--decimal point|comma", line: example.line))
  }

  /// In a currency that is used in whole units a mark before three digits parts thousands, whatever the
  /// marks of other columns, such as weights, are.
  private func settleWholeUnits(_ result: inout Understanding) {
    let currencies = amountCurrencies(result)
    guard options.decimalMark == nil, !finder.isOwn, !currencies.isEmpty,
      currencies.allSatisfy({ $0.isUsedInWholeUnits })
    else { return }
    for column in moneyColumns {
      let profile = layout.profiles[column]
      guard profile.undecidedMarks.point > 0, profile.undecidedMarks.comma == 0,
        profile.pointEvidence + profile.commaEvidence == 0
      else { continue }
      result.plan.formats[column].mark = .comma
    }
  }

  private func set(
    _ mark: DecimalMark, _ columns: some Sequence<Int>, _ result: inout Understanding
  ) {
    for column in columns { result.plan.formats[column].mark = mark }
    result.dialect.decimalMark = mark
  }

  /// The currencies that the amounts stand in, as far as they are known.
  func amountCurrencies(_ result: Understanding) -> Set<Currency> {
    guard let column = finder.roles.columns[.currency] else {
      return Set([result.plan.currency].compactMap { $0 })
    }
    return Set(layout.rows.compactMap { Currency($0[column]) })
  }

  private func example(in column: Int, _ mark: DecimalMark) -> (text: String, line: Int)? {
    layout.rows.first { $0[column].utf8.contains(mark.byte) }.map { ($0[column], $0.line) }
  }
}
