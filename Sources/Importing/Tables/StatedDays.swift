import ByteTools
import GroceryModel

/// The days that the lines above or below a table state: `Bill Date: 14/03/2024 19:22`.
///
/// A day is that of the receipt if its label says so; of the others it is the only one with a time of day,
/// or the only one. Days of exports and the limits of a period are of something else.
struct StatedDays {
  private struct Found {
    let day: Day
    let rank: Rank
  }

  private enum Rank: Int {
    case plain, timed, named
  }

  private var found: [Found] = []
  private let putsDayFirst: Bool

  init(_ records: [SampleRecord], putsDayFirst: Bool) {
    self.putsDayFirst = putsDayFirst
    for record in records { read(record) }
  }

  /// The day of the receipt; nil if none or several may be it.
  var dayOfReceipt: Day? {
    guard let best = found.map(\.rank.rawValue).max() else { return nil }
    let days = found.filter { $0.rank.rawValue == best }.map(\.day)
    // An order names the day of the order first and that of the delivery next.
    return best == Rank.named.rawValue || Set(days).count == 1 ? days.first : nil
  }

  private mutating func read(_ record: SampleRecord) {
    let cells = record.cells.filter { !$0.isEmpty }
    let hasTime = cells.contains { cell in
      cell.split(whereSeparator: Self.parts).contains { $0.contains(":") && Self.isClock($0) }
    }
    let isOfOther =
      cells.contains(where: Self.namesOther) && !cells.contains(where: Self.namesReceipt)
    var label = ""
    var own: [Found] = []
    for cell in cells {
      for (day, before) in Self.namesPeriod(cell) ? [] : days(in: cell) {
        let isNamed = Self.namesDayOfReceipt(before.isEmpty ? label : before)
        if isOfOther, !isNamed { continue }
        own.append(Found(day: day, rank: isNamed ? .named : hasTime ? .timed : .plain))
      }
      label = cell
    }
    // Two days without names are the limits of a period.
    if Set(own.map(\.day)).count > 1 { own.removeAll { $0.rank != .named } }
    found += own
  }

  // MARK: Days in a text

  private static func parts(_ character: Character) -> Bool {
    character.isWhitespace || "()[]|·;,".contains(character)
  }

  /// The last of all days in lines, whatever they are of, such as the end of a statement's period.
  static func last(in records: [SampleRecord], putsDayFirst: Bool) -> Day? {
    let reader = StatedDays([], putsDayFirst: putsDayFirst)
    return records.flatMap(\.cells).flatMap { reader.days(in: $0).map(\.day) }.max()
  }

  /// The days in a text, each with the words before it.
  private func days(in text: String) -> [(day: Day, before: String)] {
    if let day = day(text) { return [(day, "")] }
    let words = text.split(whereSeparator: Self.parts).map(String.init)
    var found: [(day: Day, before: String)] = []
    var (start, end) = (0, 0)
    while start < words.count {
      let taken = (1...6).reversed().lazy.compactMap { count -> (Int, Day)? in
        guard start + count <= words.count else { return nil }
        return day(words[start..<(start + count)].joined(separator: " ")).map { (count, $0) }
      }.first
      if let (count, day) = taken {
        let before = words[end..<start].joined(separator: " ")
        start += count
        end = start
        // `EXPIRES 11/17/2021`
        if RoleWords.score(HeaderWords(before), .expires) < 10 { found.append((day, before)) }
      } else {
        start += 1
      }
    }
    return found
  }

  /// The day if it can be read in only one way.
  private func day(_ text: String) -> Day? {
    guard text.contains(where: \.isNumber) else { return nil }
    return withBytes(of: text) { bytes in
      guard var cell = DateCell(bytes) else { return nil }
      // Thai receipts count Buddhist years.
      if let year = cell.year, (2443..<2643).contains(year) { cell.shiftYear(by: -543) }
      if cell.isCertain { return cell.day(cell.usesPoints ? .dmy : .ymd) }
      let days = [DateOrder.dmy, .mdy].compactMap { cell.day($0) }
      return Set(days).count == 1 || putsDayFirst ? days.first : nil
    }
  }

  private static func isClock(_ text: Substring) -> Bool {
    withBytes(of: String(text)) { ClockCell($0) != nil }
  }

  // MARK: Labels

  /// True if a label names the date of the receipt, its order or its delivery.
  private static func namesDayOfReceipt(_ label: String) -> Bool {
    let words = HeaderWords(label)
    return RoleWords.score(words, .date) == 10 || deliveries.contains(words.joined)
  }

  /// True if a text begins like the title of a receipt: `Ticket du 14/10/2026`.
  private static func namesReceipt(_ text: String) -> Bool {
    HeaderWords.split(text).first.map(receipts.contains) ?? false
  }

  /// True if a text names a period whose first day is cut short: `du 20 au 26 mars 2026`.
  private static func namesPeriod(_ text: String) -> Bool {
    let words = text.split(separator: " ")
    return words.indices.dropFirst().dropLast().contains { place in
      untils.contains(words[place].lowercased()) && words[place - 1].allSatisfy(\.isNumber)
        && words[place + 1].first?.isNumber == true
    }
  }

  private static let untils: Set<String> = [
    "au", "to", "until", "till", "bis", "al", "hasta", "a", "até", "t/m", "tot", "do", "til", "-",
    "–",
  ]

  /// True if a text tells the day of an export or the limit of a period.
  private static func namesOther(_ text: String) -> Bool {
    HeaderWords.split(text).contains { word in others.contains { word.hasPrefix($0) } }
  }

  /// Beginnings of words for exports, periods and what holds from a day on.
  private static let others = [
    "export", "creat", "generat", "print", "download", "erstellt", "stand", "druck", "until",
    "period", "valid", "gültig", "valab", "válid",
    "zeitraum", "bis", "généré", "hasta", "updated", "statement", "kontoauszug", "relevé",
    "extracto",
  ]

  private static let receipts: Set<String> = [
    "receipt", "ticket", "kassenbon", "bon", "kassenzettel", "beleg", "scontrino", "kassabon",
    "kvitto", "kvittering", "kuitti", "paragon", "účtenka", "talão", "fiş", "чек", "einkauf",
  ]

  private static let deliveries: Set<String> = [
    "delivery date", "delivered", "delivered on", "collection date", "pickup date", "order placed",
    "ordered", "ordered on", "order day", "lieferdatum", "liefertermin", "abholdatum",
    "abholung am",
    "date de retrait", "date de livraison", "retrait le", "livraison le", "fecha de entrega",
    "fecha entrega", "data di consegna", "data consegna", "data de entrega", "bezorgdatum",
    "leverdatum", "leveringsdato", "leveransdatum", "toimituspäivä", "data dostawy",
    "dátum doručení",
  ]
}
