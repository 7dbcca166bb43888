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
