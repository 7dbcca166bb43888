import GroceryModel

/// Says things in one language.
struct Wording: Sendable {
  let language: Language
  let style: NumberStyle
  let calendar: CalendarWords

  init(_ language: Language) {
    self.language = language
    style = NumberStyle(language: language)
    calendar = CalendarWords(language)
  }

  /// Returns the text of a key with its placeholders filled.
  ///
  /// - Parameters:
  ///   - key: The text's key.
  ///   - values: The values of `{name}` placeholders.
  ///   - count: The value of `{n}`; it also selects a form of `[one|many]`.
  /// - Returns: The text.
  func callAsFunction(
    _ key: TextKey, _ values: KeyValuePairs<String, String> = [:], count: Int? = nil
  ) -> String {
    let text = Self.fill(key.text(in: language)) { name in
      if name == "n", let count { return style.number(String(count)) }
      return values.first { $0.key == name }?.value ?? "{\(name)}"
    } form: { forms in
      let place = PluralForm(count ?? 0, in: language).place(in: language)
      return forms[min(place, forms.count - 1)]
    }
    return language == .hebrew ? Self.joiningPrefixes(text) : text
  }

  /// A Hebrew text whose words of one letter have a hyphen only before what is not Hebrew: `ויקר`, but
  /// `ו־Dairy`.
  static func joiningPrefixes(_ text: String) -> String {
    guard text.contains(hyphen) else { return text }
    var joined = String.UnicodeScalarView()
    let scalars = Array(text.unicodeScalars)
    func isLetter(_ place: Int) -> Bool {
      scalars.indices.contains(place) && (0x05D0...0x05EA).contains(scalars[place].value)
    }
    for (place, scalar) in scalars.enumerated() {
      if Character(scalar) == hyphen, isLetter(place - 1), !isLetter(place - 2) {
        // A mark of direction may precede the word.
        let next = scalars.indices.contains(place + 1) && scalars[place + 1] == isolateStart ? 2 : 1
        if isLetter(place + next) { continue }
      }
      joined.append(scalar)
    }
    return String(joined)
  }

  private static let hyphen: Character = "\u{05BE}"

  /// Fills the places of a template.
  static func fill(
    _ template: String, value: (String) -> String, form: ([String]) -> String
  ) -> String {
    var text = ""
    var rest = template[...]
    while let open = rest.firstIndex(where: { $0 == "{" || $0 == "[" }) {
      text += rest[..<open]
      let closing: Character = rest[open] == "{" ? "}" : "]"
      guard let close = rest[open...].firstIndex(of: closing) else { break }
      let inner = String(rest[rest.index(after: open)..<close])
      text +=
        rest[open] == "{"
        ? value(inner)
        : fill(
          form(inner.split(separator: "|", omittingEmptySubsequences: false).map(String.init)),
          value: value, form: form)
      rest = rest[rest.index(after: close)...]
    }
    return text + rest
  }

  /// Names one after the other: `a, b and c`.
  ///
  /// Each stays by itself where the text runs from right to left.
  func list(_ parts: [String]) -> String {
    let parts = parts.map(isolated)
    guard let last = parts.last, parts.count > 1 else { return parts.first ?? "" }
    return self(.listEnd, ["list": parts.dropLast().joined(separator: ", "), "last": last])
  }

  /// The text with its first letter as a sentence begins.
  func capitalised(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }
}

extension Wording {
  /// A part of a sentence kept apart from the text around it where that runs from right to left, so that
  /// a name in Latin letters and the amount behind it stay in their order.
  func isolated(_ part: String) -> String {
    guard language.isRightToLeft else { return part }
    return "\(Self.isolateStart)\(part)\(Self.isolateEnd)"
  }

  /// The marks around a part of a text that has a direction of its own.
  static let isolateStart: Unicode.Scalar = "\u{2067}"
  static let isolateEnd: Unicode.Scalar = "\u{2069}"

  /// The text without these marks, for where they are not taken.
  static func unmarked(_ text: String) -> String {
    text.filter { character in
      !character.unicodeScalars.contains { $0 == isolateStart || $0 == isolateEnd }
    }
  }

  /// A month with its year, as a title begins.
  func title(_ month: Month) -> String {
    capitalised(
      self(.monthOfYear, ["month": calendar.months[month.month - 1], "year": "\(month.year)"]))
  }

  /// A month's name, with its year where that is not the one that is spoken of.
  func name(_ month: Month, in year: Int) -> String {
    let name = calendar.months[month.month - 1]
    return month.year == year
      ? name : self(.monthOfYear, ["month": name, "year": "\(month.year)"])
  }

  /// `in September`.
  func inMonth(_ month: Month, in year: Int) -> String {
    let name = calendar.inMonths[month.month - 1]
    return self(
      .inMonth,
      [
        "month": month.year == year
          ? name : self(.monthOfYear, ["month": name, "year": "\(month.year)"])
      ])
  }

  /// `Tue 3 Nov`, which does not break.
  func weekday(_ day: Day) -> String {
    let (_, month, number) = day.components
    return fixed(
      self(
        .weekdayAndDay,
        [
          "weekday": calendar.weekdays[day.weekday - 1], "day": numeral(number),
          "month": calendar.shortMonths[month - 1],
        ]))
  }

  /// `3 November`.
  func day(_ day: Day) -> String {
    let (_, month, number) = day.components
    return fixed(
      self(.dayOfMonth, ["day": numeral(number), "month": calendar.ofMonths[month - 1]]))
  }

  /// The number of a day; French counts the first one.
  private func numeral(_ day: Int) -> String { language == .french && day == 1 ? "1er" : "\(day)" }

  /// `3 November 2026`.
  func dayAndYear(_ day: Day) -> String {
    self(.dayOfYear, ["day": self.day(day), "year": "\(day.month.year)"])
  }

  /// `12–18 October`.
  func days(_ period: Period) -> String {
    guard period.dayCount > 1 else { return day(period.start) }
    guard period.start.month == period.lastDay.month else {
      return "\(day(period.start)) – \(day(period.lastDay))"
    }
    let (_, month, last) = period.lastDay.components
    return fixed(
      self(
        .dayOfMonth,
        [
          "day": self(
            .dayRange, ["first": "\(period.start.components.day)", "last": "\(last)"]),
          "month": calendar.ofMonths[month - 1],
        ]))
  }

  private func fixed(_ text: String) -> String { String(text.map { $0 == " " ? "\u{A0}" : $0 }) }
}
