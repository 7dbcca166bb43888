import GroceryModel

/// How the numbers of a workbook are shown: as days, or with a currency.
///
/// Source: ECMA-376, part 1, sections 18.8.30 (`numFmt`) and 18.17.4 (dates).
struct WorkbookStyles {
  private enum Form {
    case number
    case day
    case time
    case currency(String)
  }

  private let forms: [Form]

  init(_ bytes: [UInt8]) {
    var codes: [Int: String] = [:]
    var forms: [Form] = []
    var isOfCells = false
    var tags = MarkupScanner(bytes)
    while let tag = tags.next() {
      switch tag.name {
      case "numFmt" where !tag.isEnd:
        if let id = Int(tag.attribute("numFmtId")) { codes[id] = tag.attribute("formatCode") }
      case "cellXfs": isOfCells = !tag.isEnd
      case "xf" where isOfCells && !tag.isEnd:
        let id = Int(tag.attribute("numFmtId")) ?? 0
        forms.append(codes[id].map(Self.form) ?? Self.form(ofBuiltIn: id))
      default: break
      }
    }
    self.forms = forms
  }

  /// The formats that have no code of their own: 14 to 17 and 22 are days, 18 to 21 and 45 to 47 times; 27 to 36
  /// and 50 to 58 are days in East Asia.
  private static func form(ofBuiltIn id: Int) -> Form {
    switch id {
    case 14...17, 22, 27...31, 34...36, 50...58: .day
    case 18...21, 32, 33, 45...47: .time
    default: .number
    }
  }

  private static func form(_ code: String) -> Form {
    let positive = code.prefix { $0 != ";" }
    var letters = ""
    var quoted = ""
    var rest = positive
    while let character = rest.first {
      rest.removeFirst()
      switch character {
      case "\"":
        quoted += rest.prefix { $0 != "\"" }
        rest = rest.drop { $0 != "\"" }.dropFirst()
      case "\\", "_", "*":
        if character == "\\" { quoted += rest.prefix(1) }
        rest = rest.dropFirst()
      case "[":
        // `[$€-407]` is a currency, `[Red]` a colour.
        let inside = rest.prefix { $0 != "]" }
        if inside.first == "$" { quoted += inside.dropFirst().prefix { $0 != "-" } }
        rest = rest.drop { $0 != "]" }.dropFirst()
      default: letters.append(character)
      }
    }
    let lower = letters.lowercased()
    if lower.contains("y") || lower.contains("d") { return .day }
    if lower.contains("h") || lower.contains("s") { return .time }
    let shown = quoted + letters.filter { "$€£¥".contains($0) }
    let sign = shown.filter { !$0.isWhitespace }
    return sign.isEmpty || CurrencySign.named(in: sign) == nil ? .number : .currency(sign)
  }

  /// Returns a number as its style shows it.
  func printed(_ number: String, style: Int, countsFrom1904: Bool) -> String {
    guard forms.indices.contains(style), !number.isEmpty else { return Self.plain(number) }
    switch forms[style] {
    case .number: return Self.plain(number)
    case .currency(let sign): return Self.plain(number) + " " + sign
    case .day, .time:
      guard let parts = Self.parts(number) else { return number }
      let clock = Self.clock(parts.seconds)
      if case .time = forms[style], parts.days == 0 { return clock }
      // The calendar of spreadsheets has a 29 February 1900, so that it fits from 1 March on.
      let day = Day(ordinal: Int32(clamping: parts.days + (countsFrom1904 ? -24_107 : -25_569)))
      return "\(day)" + (parts.seconds == 0 ? "" : " " + clock)
    }
  }

  /// Whole days and the seconds of the rest.
  private static func parts(_ number: String) -> (days: Int, seconds: Int)? {
    let parts = number.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count < 3, let days = Int(parts[0]), (0..<2_958_466).contains(days) else {
      return nil
    }
    let digits = parts.count == 2 ? parts[1].prefix(9) : "0"
    guard let fraction = Int(digits) else { return nil }
    let scale = (0..<digits.count).reduce(1) { scale, _ in scale * 10 }
    let seconds = (fraction * 86_400 + scale / 2) / scale
    return seconds == 86_400 ? (days + 1, 0) : (days, seconds)
  }

  private static func clock(_ seconds: Int) -> String {
    let parts = [seconds / 3600, seconds / 60 % 60, seconds % 60]
    return parts.map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
  }

  /// Writes `1.2E-3` without an exponent.
  private static func plain(_ number: String) -> String {
    guard let mark = number.firstIndex(where: { $0 == "E" || $0 == "e" }),
      let exponent = Int(number[number.index(after: mark)...]), (-18...18).contains(exponent)
    else { return number }
    let isNegative = number.hasPrefix("-")
    let parts = number[..<mark].drop { $0 == "-" }.split(separator: ".")
    let fraction = parts.count > 1 ? String(parts[1]) : ""
    var digits = String(parts.first ?? "0") + fraction
    var point = (parts.first?.count ?? 1) + exponent
    while point < 1 {
      digits = "0" + digits
      point += 1
    }
    while digits.count < point { digits += "0" }
    let whole = digits.prefix(point)
    let rest = digits.dropFirst(point)
    return (isNegative ? "-" : "") + whole + (rest.isEmpty ? "" : "." + rest)
  }
}
