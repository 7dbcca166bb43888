import ByteTools
import GroceryModel

/// The result of reading an optional cell value.
enum Reading<Value> {
  case absent
  case value(Value)
  case unreadable
}

extension RecordCells {
  /// Reads a date from a column; `absent` if the cell is empty.
  @inline(__always)
  mutating func date(_ column: Int, _ form: DateForm) -> Reading<ReadDate> {
    if case .parts(let year, let month) = form {
      return dayOfParts(column, year: year, month: month)
    }
    let bytes = cell(column)
    if let known = dates.find(bytes) { return .value(known) }
    if AbsentWords.contains(bytes) { return .absent }
    let cleaned = plain(CellText.clean(bytes, &scanner.arena))
    guard let date = parseDate(cleaned, form: form) else { return .unreadable }
    dates.keep(bytes, date)
    return .value(date)
  }

  /// Reads a date whose year, month and day are in separate columns.
  mutating func dayOfParts(_ day: Int, year: Int, month: Int) -> Reading<ReadDate> {
    let cells = (cell(year), cell(month), cell(day))
    if AbsentWords.contains(cells.2) { return .absent }
    // Without a column of days it is the first one of the month.
    let number = day == month ? 1 : ReadNumber(plain: cells.2).flatMap(\.whole)
    guard let year = ReadNumber(plain: cells.0).flatMap(\.whole),
      let month = DayParts.month(cells.1), let number,
      let found = Day(year: year, month: month, day: number)
    else { return .unreadable }
    return .value(ReadDate(day: found, time: nil))
  }

  /// Returns the cell with its digits in ASCII.
  mutating func plain(_ cell: Bytes) -> Bytes {
    ForeignDigits.narrowed(cell, &scanner.arena)
  }

  /// Reads the number in a column, and its text in the form of an event.
  @inline(__always)
  mutating func number(_ column: Int) -> Reading<(ReadNumber, Bytes)> {
    let bytes = cell(column)
    if bytes.isEmpty { return .absent }
    let format = plan.formats[column]
    if format.mark == .point, format.impliedFraction == 0, let number = ReadNumber(plain: bytes) {
      return .value((number, bytes))
    }
    return decoratedNumber(bytes, format)
  }

  private mutating func decoratedNumber(
    _ bytes: Bytes, _ format: NumberFormat
  ) -> Reading<(ReadNumber, Bytes)> {
    let cleaned = plain(CellText.clean(bytes, &scanner.arena))
    if AbsentWords.contains(cleaned) { return .absent }
    let cell = NumberCell(cleaned)
    let isPart = cell?.isInHundredths(of: plan.currency) == true
    guard let cell, cell.isBare || cell.isPriceOfOne || isPart, var number = cell.number(format)
    else {
      guard let rest = CorrectedCell(cleaned, format)?.number else { return .unreadable }
      return .value((rest, write(rest)))
    }
    if isPart { number.scale += 2 }
    return .value((number, write(number)))
  }

  /// Writes the number into the arena in the form of an event.
  mutating func write(_ number: ReadNumber) -> Bytes {
    let room = scanner.arena.reserve(40)
    var digits: (UInt64, UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0, 0)
    let count = withUnsafeMutableBytes(of: &digits) { buffer in
      var position = buffer.count
      var rest = number.coefficient.magnitude
      var written = 0
      repeat {
        if written == number.scale, number.scale > 0 {
          position -= 1
          buffer[position] = UInt8(ascii: ".")
        }
        position -= 1
        buffer[position] = UInt8(ascii: "0") + UInt8(rest % 10)
        rest /= 10
        written += 1
      } while rest > 0 || written <= number.scale
      if number.coefficient < 0 {
        position -= 1
        buffer[position] = UInt8(ascii: "-")
      }
      for index in position..<buffer.count { room[index - position] = buffer[index] }
      return buffer.count - position
    }
    return scanner.arena.commit(count)
  }

  /// Writes a date into the arena in the form of an event.
  mutating func write(_ day: Day) -> Bytes {
    scanner.arena.copy(day.description)
  }

  /// Writes a time of day into the arena in the form of an event.
  mutating func write(time: Int, withSeconds: Bool) -> Bytes {
    let room = scanner.arena.reserve(8)
    let parts = [time / 10000, time / 100 % 100, time % 100]
    let count = withSeconds ? 8 : 5
    for (place, part) in parts.prefix(withSeconds ? 3 : 2).enumerated() {
      room[place * 3] = UInt8(ascii: "0") + UInt8(part / 10)
      room[place * 3 + 1] = UInt8(ascii: "0") + UInt8(part % 10)
      if place * 3 + 2 < count { room[place * 3 + 2] = UInt8(ascii: ":") }
    }
    return scanner.arena.commit(count)
  }

  /// Returns the symbol of a known unit, or else the text of the cell; empty for an empty cell.
  mutating func unit(_ column: Int) -> Bytes {
    let bytes = optionalCell(column)
    if bytes.isEmpty { return Bytes(start: nil, count: 0) }
    return unit(of: bytes)
  }

  mutating func unit(of bytes: Bytes) -> Bytes {
    if let known = units.find(bytes) { return known }
    let text = trimmedText(bytes)
    let isNumber = withBytes(of: text) { NumberCell($0)?.suffix.isEmpty == true }
    let symbol = GroceryModel.Unit(text)?.symbol ?? (isNumber ? "" : text)
    return units.keep(bytes, symbol)
  }

  /// Returns the unit after a number, where a word for pieces means `each`.
  mutating func unit(behindCount word: Bytes) -> Bytes {
    if let known = countedUnits.find(word) { return known }
    let text = trimmedText(word)
    let symbol = PieceWords.contain(word) ? "each" : GroceryModel.Unit(text)?.symbol ?? text
    return countedUnits.keep(word, symbol)
  }

  /// Reads a quantity with its unit: `2.13 lbs`.
  mutating func quantityWithUnit(_ column: Int) -> (ReadNumber, Bytes, Bytes)? {
    let clean = plain(CellText.clean(cell(column), &scanner.arena))
    guard let quantity = QuantityCell(clean, plan.formats[column]) else { return nil }
    let unit = quantity.unit.isEmpty ? quantity.unit : unit(behindCount: quantity.unit)
    return (quantity.number, write(quantity.number), unit)
  }

  /// Reads the currency from its column, or uses the file's; `absent` if neither is known.
  mutating func currency(_ column: Int) -> Reading<Bytes> {
    let bytes = column < 0 ? Bytes(start: nil, count: 0) : optionalCell(column)
    if bytes.isEmpty {
      if !plan.amountColumns.isEmpty, let currency = currencyOfAmountColumn {
        return .value(scanner.arena.copy(currency.code))
      }
      guard let defaultCurrency else { return .absent }
      return .value(defaultCurrency.bytes)
    }
    if let known = currencies.find(bytes) { return .value(known) }
    let text = trimmedText(bytes)
    let sign = withBytes(of: text) { bytes in
      CurrencySign.leading(bytes).flatMap { $0.1 == bytes.count ? $0.0 : nil }
        ?? CurrencySign.ofSharedName(text)
    }
    let isFree = plan.isOwn || text.unicodeScalars.allSatisfy { $0.value > 0x7F }
    guard
      let found = sign?.currency(preferring: plan.currency) ?? CurrencySign.ofName(text)
        ?? NumericCurrencies.code(text).flatMap({ Currency($0) }) ?? (isFree ? Currency(text) : nil)
    else { return .unreadable }
    return .value(currencies.keep(bytes, found.code))
  }

  /// Returns the currency whose sign or code stands beside an amount, or nil.
  mutating func currency(besideAmount column: Int) -> Bytes? {
    let clean = plain(CellText.clean(cell(column), &scanner.arena))
    let found = NumberCell(clean)?.currency?.currency(preferring: plan.currency)
    return found.map { scanner.arena.copy($0.code) }
  }

  /// Returns the parts of `a;b` as a JSON array, or nil if there are none.
  mutating func tags(_ column: Int) -> Bytes {
    let cleaned = text(column)
    if cleaned.isEmpty { return cleaned }
    return jsonArray(cleaned)
  }

  private mutating func jsonArray(_ bytes: Bytes) -> Bytes {
    var json: [UInt8] = [UInt8(ascii: "[")]
    for part in bytes.split(whereSeparator: { $0 == UInt8(ascii: ";") || $0 == UInt8(ascii: "|") })
    {
      let tag = trimmedText(Bytes(rebasing: part))
      if tag.isEmpty { continue }
      if json.count > 1 { json.append(UInt8(ascii: ",")) }
      appendJSON(tag, to: &json)
    }
    json.append(UInt8(ascii: "]"))
    if json.count == 2 { return Bytes(start: nil, count: 0) }
    let room = scanner.arena.reserve(json.count)
    for (index, byte) in json.enumerated() { room[index] = byte }
    return scanner.arena.commit(json.count)
  }
}

/// Appends a JSON string with as few escapes as possible.
func appendJSON(_ text: String, to json: inout [UInt8]) {
  json.append(UInt8(ascii: "\""))
  for byte in text.utf8 {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"):
      json.append(UInt8(ascii: "\\"))
      json.append(byte)
    case ..<0x20:
      json.append(contentsOf: Array("\\u00".utf8))
      json.append(Array("0123456789abcdef".utf8)[Int(byte >> 4)])
      json.append(Array("0123456789abcdef".utf8)[Int(byte & 15)])
    default: json.append(byte)
    }
  }
  json.append(UInt8(ascii: "\""))
}

/// The last date cell and its value, because most files are sorted by date.
struct DateCache: ~Copyable {
  private let kept = UnsafeMutablePointer<UInt8>.allocate(capacity: 40)
  private var count = -1
  private var date = ReadDate(day: Day(ordinal: 0), time: nil)

  deinit { kept.deallocate() }

  @inline(__always)
  func find(_ bytes: Bytes) -> ReadDate? {
    guard bytes.count == count, let start = bytes.baseAddress else { return nil }
    for index in 0..<count where start[index] != kept[index] { return nil }
    return date
  }

  mutating func keep(_ bytes: Bytes, _ date: ReadDate) {
    guard bytes.count <= 40, let start = bytes.baseAddress else { return }
    kept.update(from: start, count: bytes.count)
    count = bytes.count
    self.date = date
  }
}

/// A small cache from repeated short cells to their text in events.
struct RepeatedCells: ~Copyable {
  private var entries: [(cell: KeptBytes, word: KeptBytes)] = []

  @inline(__always)
  func find(_ bytes: Bytes) -> Bytes? {
    for entry in entries where entry.cell.bytes.count == bytes.count {
      if entry.cell.bytes.elementsEqual(bytes) {
        let word = entry.word.bytes
        return word.isEmpty ? Bytes(start: nil, count: 0) : word
      }
    }
    return nil
  }

  /// Adds a text for a cell; removes the oldest entries if the cache is full.
  mutating func keep(_ bytes: Bytes, _ word: String) -> Bytes {
    // The current record may still use the last two entries, so they stay.
    if entries.count == 64 { entries.removeFirst(62) }
    let kept = KeptBytes(word)
    entries.append((KeptBytes(bytes), kept))
    return word.isEmpty ? Bytes(start: nil, count: 0) : kept.bytes
  }
}
