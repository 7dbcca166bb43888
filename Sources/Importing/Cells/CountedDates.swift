import ByteTools

/// Recognises a column of Unix timestamps.
enum EpochEvidence {
  /// Returns the form if every value is a timestamp between 1995 and 2100, or nil.
  ///
  /// The limits keep barcodes and receipt numbers out.
  static func form(_ texts: [String]) -> DateForm? {
    var isSeconds = true
    var isMilliseconds = true
    var count = 0
    for text in texts where !AbsentWords.contains(text) {
      guard let value = Int(text) else { return nil }
      count += 1
      if !(788_918_400...4_102_444_800).contains(value) { isSeconds = false }
      if !(788_918_400_000...4_102_444_800_000).contains(value) { isMilliseconds = false }
    }
    guard count > 0 else { return nil }
    if isMilliseconds { return .epoch(milliseconds: true) }
    return isSeconds ? .epoch(milliseconds: false) : nil
  }
}

/// Recognises a column of spreadsheet day numbers.
enum SerialEvidence {
  /// The day numbers of 2000-01-01 to 2099-12-31.
  static let days = 36_526..<73_051

  static func areDays(_ texts: [String]) -> Bool {
    let filled = texts.filter { !AbsentWords.contains($0) }
    return !filled.isEmpty
      && filled.allSatisfy { text in
        withBytes(of: text) { parseDate($0, form: .serial) != nil }
      }
  }
}

/// Recognises a column of days written as six digits without separators: `241130` is 2024-11-30.
enum SixDigitEvidence {
  /// Returns the order in which all values are days, of several that of the fewest years; nil if none is.
  ///
  /// Purchases span few years, so of `241130` and `241201` the year comes first.
  static func order(_ texts: [String]) -> DateOrder? {
    let filled = texts.filter { !AbsentWords.contains($0) }
    guard !filled.isEmpty, filled.allSatisfy({ $0.utf8.count == 6 }) else { return nil }
    let spans = [DateOrder.ymd, .dmy, .mdy].compactMap { order -> (order: DateOrder, years: Int)? in
      let years = filled.map { text in
        withBytes(of: text) { parseDate($0, form: .sixDigits(order))?.day.components.year }
      }
      guard years.allSatisfy({ $0 != nil }) else { return nil }
      return (order, Set(years).count)
    }
    guard let least = spans.map(\.years).min() else { return nil }
    let likely = spans.filter { $0.years == least }
    return likely.count == 1 ? likely[0].order : nil
  }
}
