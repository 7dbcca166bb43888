import GroceryModel
import Importing

/// The order in which a household writes the numbers of a day: `larder config date-order`.
struct TypedDateOrder {
  private let order: DateOrder?

  /// - Parameter setting: The value of the setting; nil without one.
  init(_ setting: String?) { order = setting.flatMap(DateOrder.init(rawValue:)) }

  /// True for a text such as `3/4/2026` or `3/4`, which says a day only in some order.
  static func isOpen(_ text: String) -> Bool { numbers(text) != nil }

  /// Returns the text with `03/04/2026` as `2026-04-03` and `3/4` as `3 april`; unchanged without a setting.
  ///
  /// Days with dots are read without a setting, and so are those that begin with a year of four digits.
  func rewritten(_ text: String) -> String {
    guard let order, text.contains("/") || text.contains("-") else { return text }
    return text.split(separator: " ", omittingEmptySubsequences: false).map { word in
      guard let dots = word.utf8.firstRun(of: "..".utf8) else { return Self.day(word, order) }
      return Self.day(word[..<dots.lowerBound], order) + ".."
        + Self.day(word[dots.upperBound...], order)
    }.joined(separator: " ")
  }

  private static func day(_ word: Substring, _ order: DateOrder) -> String {
    guard let numbers = numbers(word) else { return String(word) }
    let isDayFirst = order == .dmy
    guard numbers.count == 3 else {
      let (day, month) = (numbers[isDayFirst ? 0 : 1], numbers[isDayFirst ? 1 : 0])
      guard (1...12).contains(month), (1...31).contains(day) else { return String(word) }
      return "\(day) \(Period.monthNames[month - 1])"
    }
    let year = numbers[order == .ymd ? 0 : 2]
    let (first, second) = order == .ymd ? (numbers[1], numbers[2]) : (numbers[0], numbers[1])
    let (month, day) = isDayFirst ? (second, first) : (first, second)
    return Day(year: year < 100 ? 2000 + year : year, month: month, day: day)?.description
      ?? String(word)
  }

  /// The two or three numbers of a day, the year with two digits or as the last one with four; nil for
  /// another text.
  private static func numbers(_ word: some StringProtocol) -> [Int]? {
    for mark in ["/", "-"] as [Character] {
      let parts = word.split(separator: mark, omittingEmptySubsequences: false)
      guard (2...3).contains(parts.count), mark == "/" || parts.count == 3,
        parts.dropLast().allSatisfy({ (1...2).contains($0.utf8.count) }),
        parts.allSatisfy({ $0.utf8.allSatisfy { $0 &- UInt8(ascii: "0") < 10 } })
      else { continue }
      let digits = parts[parts.count - 1].utf8.count
      guard (1...2).contains(digits) || parts.count == 3 && digits == 4 else { continue }
      return parts.compactMap { Int($0) }
    }
    return nil
  }
}
