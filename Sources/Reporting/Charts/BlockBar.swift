/// Bars and columns made of characters, for Markdown and terminals.
enum BlockBar {
  private static let eighths: [Character] = ["▏", "▎", "▍", "▌", "▋", "▊", "▉"]
  private static let columns: [Character] = ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]

  /// A bar of a share of so many characters; at least a sliver where the share is above 0.
  static func bar(permille: Int, width: Int, isASCII: Bool) -> String {
    guard width > 0 else { return "" }
    let share = max(0, min(1000, permille))
    if isASCII {
      let count = (share * width + 500) / 1000
      return String(repeating: "#", count: share > 0 ? max(1, count) : 0)
    }
    let parts = share > 0 ? max(1, (share * width * 8 + 500) / 1000) : 0
    let rest = parts % 8
    return String(repeating: "█", count: parts / 8) + (rest > 0 ? String(eighths[rest - 1]) : "")
  }

  /// Returns a column for each value, from `low` to `high`; a blank for nil.
  static func columns(_ values: [Double?], low: Double, high: Double, isASCII: Bool) -> String {
    let signs: [Character] = isASCII ? ["_", ".", "-", "=", "+", "*", "#", "@"] : columns
    return String(
      values.map { value in
        guard let value, high > low else { return value == nil ? " " : signs[0] }
        let place = Int(((value - low) / (high - low) * 7).rounded())
        return signs[max(0, min(7, place))]
      })
  }
}
