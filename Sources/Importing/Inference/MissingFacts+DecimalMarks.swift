import GroceryModel

/// Decides whether `1.250` has a decimal or a thousands separator, if no other number shows it.
extension MissingFacts {
  /// Decides the decimal separators of ambiguous amounts, or asks.
  ///
  /// Larder's own format has a decimal point. In other files the currency decides: `1.250` in a
  /// currency with three decimals has a decimal point, and in a currency without decimals it has a
  /// thousands separator.
  func settleDecimalMarks(_ result: inout InferredSchema) {
    // If spaces or apostrophes separate thousands, a point or comma is a decimal separator.
    let isDecided = layout.profiles.contains {
      $0.hasFractions || $0.groupMark == " " || $0.groupMark == "'"
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
    if let specified = options.decimalMark {
      result.specifiedFacts.insert(.decimalMark)
      return set(specified, layout.profiles.indices, &result)
    }
    if finder.isOwn, commas == 0 { return set(.point, columns, &result) }
    let currencies = amountCurrencies(result)
    if !currencies.isEmpty, currencies.allSatisfy({ $0.fractionDigits == 3 }) {
      return set(seen, columns, &result)
    }
    if !currencies.isEmpty, currencies.allSatisfy(\.isUsedInWholeUnits) {
      return set(seen == .point ? .comma : .point, columns, &result)
    }
    if columns.contains(where: partsThousands) {
      return set(seen == .point ? .comma : .point, columns, &result)
    }
    set(seen, columns, &result)
    guard let column = columns.first, let example = example(in: column, seen) else { return }
    result.questions.append(
      ImportNotice(
        .decimalMark(
          column: layout.title(of: column), example: example.text, mark: seen.rawValue),
        flag: "--decimal point|comma", line: example.line))
  }

  /// Returns true if the separators of a column can only be those of thousands.
  ///
  /// Numbers have one from a thousand on and none below, and one with a separator ends in zero: decimals next
  /// to whole numbers would not.
  private func partsThousands(_ column: Int) -> Bool {
    let digits = layout.rows.compactMap { row -> (count: Int, isMarked: Bool, endsInZero: Bool)? in
      guard layout.number(row, column) != nil else { return nil }
      let text = row[column].utf8.drop { $0 &- 0x30 >= 10 }
      let digits = text.filter { $0 &- 0x30 < 10 }
      let isMarked = text.dropLast().contains { $0 == 0x2C || $0 == 0x2E }
      return (digits.count, isMarked, digits.last == 0x30)
    }
    return digits.contains { !$0.isMarked } && digits.contains { $0.isMarked && $0.endsInZero }
      && digits.allSatisfy { $0.isMarked == ($0.count > 3) }
  }

  /// In a currency without decimals, a separator before three digits separates thousands.
  ///
  /// This holds whatever the separators of other columns are, such as weights.
  private func settleWholeUnits(_ result: inout InferredSchema) {
    let currencies = amountCurrencies(result)
    guard options.decimalMark == nil, !finder.isOwn, !currencies.isEmpty,
      currencies.allSatisfy({ $0.isUsedInWholeUnits })
    else { return }
    for column in moneyColumns {
      let profile = layout.profiles[column]
      guard profile.undecidedMarks.point > 0, profile.undecidedMarks.comma == 0,
        !profile.hasFractions
      else { continue }
      result.plan.formats[column].mark = .comma
    }
  }

  private func set(
    _ mark: DecimalMark, _ columns: some Sequence<Int>, _ result: inout InferredSchema
  ) {
    for column in columns { result.plan.formats[column].mark = mark }
    result.dialect.decimalMark = mark
  }

  /// Returns the known currencies of the amounts.
  func amountCurrencies(_ result: InferredSchema) -> Set<Currency> {
    guard let column = finder.roles.columns[.currency] else {
      return Set([result.plan.currency].compactMap { $0 })
    }
    return Set(layout.rows.compactMap { Currency($0[column]) })
  }

  private func example(in column: Int, _ mark: DecimalMark) -> (text: String, line: Int)? {
    layout.rows.first { $0[column].utf8.contains(mark.byte) }.map { ($0[column], $0.line) }
  }
}
