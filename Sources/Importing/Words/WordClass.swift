import ByteTools

/// What the words of a line suggest about its kind.
///
/// Words alone never drop a line or change its sign; arithmetic or another column must agree.
struct WordClass: OptionSet {
  let rawValue: UInt32

  /// The whole text means a total.
  static let total = WordClass(rawValue: 1)
  /// The whole text is one letter away from a word for a total.
  static let nearTotal = WordClass(rawValue: 2)
  static let subtotal = WordClass(rawValue: 4)
  /// The whole text is a tender or change.
  static let tender = WordClass(rawValue: 8)
  static let tax = WordClass(rawValue: 16)
  static let deposit = WordClass(rawValue: 32)
  static let discount = WordClass(rawValue: 64)
  static let fee = WordClass(rawValue: 128)
  static let refund = WordClass(rawValue: 256)
  /// Loyalty points, coupons and other notices without an amount to pay.
  static let notice = WordClass(rawValue: 512)
  static let cancelled = WordClass(rawValue: 1024)
  /// The whole text means an ordinary sale.
  static let sale = WordClass(rawValue: 2048)
  /// The text contains a means of payment.
  static let paidBy = WordClass(rawValue: 4096)
  /// The text says that an amount is included in a total: `included`, `davon`.
  static let included = WordClass(rawValue: 8192)
  /// The whole text means money received.
  static let income = WordClass(rawValue: 16384)
  /// The whole text means money spent.
  static let expense = WordClass(rawValue: 32768)
  /// The whole text means a transfer or a settlement between accounts or people.
  static let moved = WordClass(rawValue: 1 << 16)
  /// The text states savings that are already included in the prices: `You saved`.
  static let saved = WordClass(rawValue: 1 << 17)
  /// The text contains the name of a tax.
  static let namesTax = WordClass(rawValue: 1 << 18)
  /// The text says only that a tax is included: `Moms udgør`.
  static let includedTax = WordClass(rawValue: 1 << 19)
  /// The text contains a word for a total.
  static let mentionsTotal = WordClass(rawValue: 1 << 20)
  /// A text that mentions a total names what it counts: `Total items`.
  static let counted = WordClass(rawValue: 1 << 21)
  /// The whole text means a cash withdrawal or a currency exchange.
  ///
  /// Such a row is not spending, although its amount is negative like spending.
  static let withdrawal = WordClass(rawValue: 1 << 22)
  /// The text contains a word for a discount on the whole receipt, such as a coupon.
  static let ofReceipt = WordClass(rawValue: 1 << 23)
  /// The text contains a word for taking money out.
  static let draws = WordClass(rawValue: 1 << 24)
  /// The text contains a word for coins and notes.
  static let cash = WordClass(rawValue: 1 << 25)
  /// The text contains a word for a transfer.
  static let moves = WordClass(rawValue: 1 << 26)
  /// The text contains a word for the owner's other accounts, such as savings.
  static let own = WordClass(rawValue: 1 << 27)
  /// The text contains a word for a cash machine.
  static let machine = WordClass(rawValue: 1 << 28)
  /// The text contains a word for a payment that is not booked yet.
  static let pending = WordClass(rawValue: 1 << 29)

  /// The whole text means money put aside; on a receipt it may be a discount.
  static let putAside = WordClass(rawValue: 1 << 30)
  /// The whole text means a balance or the turnover of an account.
  static let balance = WordClass(rawValue: 1 << 31)

  /// What tells how something was paid, not what was bought.
  static let waysOfPaying: WordClass = [
    .tender, .moved, .moves, .withdrawal, .draws, .machine,
  ]
}

/// Finds the word classes of a text, in many languages.
enum LineWords {
  /// Returns the classes of a text in any letter case.
  static func classify(_ bytes: Bytes) -> WordClass {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: bytes.count) { room in
      var all: UInt8 = 0
      for index in 0..<bytes.count {
        let byte = bytes[index]
        all |= byte
        // Programs write `CARD_PAYMENT`.
        room[index] = byte &- 0x41 < 26 ? byte | 0x20 : byte == UInt8(ascii: "_") ? 0x20 : byte
      }
      if isSpaced(Bytes(room)) || all >= 0x80 {
        let text = withoutDots(String(decoding: room, as: UTF8.self).lowercased())
        return withBytes(of: unspaced(text)) { classifyLowercase($0) }
      }
      return classifyLowercase(Bytes(room))
    }
  }

  /// True if a blank follows each of several letters of one byte.
  private static func isSpaced(_ text: Bytes) -> Bool {
    text.count > 6 && text.count % 2 == 1
      && text.indices.allSatisfy { $0 % 2 == 0 || text[$0] == UInt8(ascii: " ") }
  }

  /// A word in spaced letters without its blanks: `s a l d o`.
  private static func unspaced(_ text: String) -> String {
    let letters = text.split(separator: " ")
    return letters.count > 3 && letters.allSatisfy { $0.count == 1 } ? letters.joined() : text
  }

  /// Returns true if the text means a total or a subtotal.
  static func namesSum(_ text: String) -> Bool {
    withBytes(of: text) { !classify($0).isDisjoint(with: [.total, .subtotal]) }
  }

  /// Returns a lower-case text without the combining dot of `İ`: `i̇ndirim` becomes `indirim`.
  static func withoutDots(_ text: String) -> String {
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars where scalar.value != 0x307 || scalars.last != "i" {
      scalars.append(scalar)
    }
    return String(scalars)
  }

  /// Classifies the whole text as a phrase, and each of its words.
  private static func classifyLowercase(_ text: Bytes) -> WordClass {
    let whole = withoutCurrency(trimmed(text))
    var words = phrases[quickHash(whole)].union(behindCode(whole))
    var start = 0
    var hasNumber = false
    var saysMore = false
    let aboutTax: WordClass = [.namesTax, .included]
    for index in 0...text.count {
      if index < text.count, isWordByte(text[index]) { continue }
      if index > start {
        let word = Bytes(rebasing: text[start..<index])
        let found = tokens[quickHash(word)].union(ofCompound(word)).union(beforeDigits(word))
        words.formUnion(found)
        hasNumber = hasNumber || isNumber(word)
        let isWord = index - start > 2 && text[start] &- UInt8(ascii: "0") >= 10
        if isWord, found.isDisjoint(with: aboutTax) { saysMore = true }
      }
      start = index + 1
    }
    if words.isSuperset(of: aboutTax), !saysMore { words.insert(.includedTax) }
    if hasNumber, words.contains(.namesTax), let bare = withoutRate(text) {
      words.formUnion(phrases[quickHash(bare)].intersection(.tax))
    }
    if hasNumber, words.contains(.mentionsTotal) { words.formUnion(sumOfCounted(whole)) }
    // `Total items`, with the count in another cell.
    if hasNumber || !words.contains(.mentionsTotal) { words.remove(.counted) }
    if words.isDisjoint(with: [.total, .subtotal]), isNearTotal(whole) {
      words.insert(.nearTotal)
    }
    return words.union(withLettersForDigits(text))
  }

  /// Returns the text without a rate before or after it: `sales tax (5.5%)`, `20 % vat`; nil if it has none.
  private static func withoutRate(_ text: Bytes) -> Bytes? {
    guard text.contains(UInt8(ascii: "%")) else { return nil }
    func isOfRate(_ byte: UInt8) -> Bool { byte &- 0x20 < 0x20 }
    let start = text.firstIndex { !isOfRate($0) } ?? text.endIndex
    let end = text.lastIndex { !isOfRate($0) } ?? text.startIndex
    return start <= end ? Bytes(rebasing: text[start...end]) : nil
  }

  /// Returns the classes of money back behind a code: `TD04 Nota di credito`.
  private static func behindCode(_ text: Bytes) -> WordClass {
    guard let blank = text.firstIndex(of: 0x20), blank < 8,
      text[..<blank].contains(where: { $0 &- UInt8(ascii: "0") < 10 })
    else { return [] }
    return phrases[quickHash(Bytes(rebasing: text[(blank + 1)...]))].intersection(.refund)
  }

  /// Returns the classes of a text after correcting digits that OCR read instead of letters:
  /// `T0TAL`, `CA5H`.
  private static func withLettersForDigits(_ text: Bytes) -> WordClass {
    guard (4...20).contains(text.count),
      zip(text, text.dropFirst()).contains(where: { isMisread($0) && isLetter($1) }),
      text.count(where: { $0 &- UInt8(ascii: "0") < 10 }) <= 3
    else { return [] }
    let letters = text.map { byte in misread[byte] ?? byte }
    return letters.withUnsafeBufferPointer {
      phrases[quickHash(withoutCurrency(trimmed(withoutCurrencyName($0))))]
        .intersection([.total, .subtotal, .tender])
    }
  }

  /// Returns the text without `euro` after the last word.
  private static func withoutCurrencyName(_ text: Bytes) -> Bytes {
    let name = " euro".utf8
    return text.count > name.count && text.suffix(name.count).elementsEqual(name)
      ? Bytes(rebasing: text.dropLast(name.count)) : text
  }

  private static func isMisread(_ byte: UInt8) -> Bool { misread[byte] != nil }

  private static func isLetter(_ byte: UInt8) -> Bool { byte &- 0x61 < 26 || byte >= 0x80 }

  private static let misread: [UInt8: UInt8] = [
    UInt8(ascii: "0"): UInt8(ascii: "o"), UInt8(ascii: "1"): UInt8(ascii: "l"),
    UInt8(ascii: "5"): UInt8(ascii: "s"), UInt8(ascii: "8"): UInt8(ascii: "b"),
  ]

  /// Returns the class of a compound word by its last part, as in German: `Dosenpfand`.
  private static func ofCompound(_ word: Bytes) -> WordClass {
    guard word.count > 6, let last = word.last else { return [] }
    func ends(_ part: StaticString) -> Bool {
      let start = word.count - part.utf8CodeUnitCount
      return start > 1 && (start..<word.count).allSatisfy { word[$0] == part.utf8Start[$0 - start] }
    }
    // `Rabattkode`
    if word[0] == UInt8(ascii: "r"), word.starts(with: "rabatt".utf8) { return .discount }
    switch last {
    case UInt8(ascii: "t"):
      return ends("rabatt") || ends("rabat") ? .discount : ends("avgift") ? .fee : []
    case UInt8(ascii: "g"): return ends("korting") ? .discount : []
    case UInt8(ascii: "d"): return ends("pfand") ? .deposit : []
    case UInt8(ascii: "r"): return ends("gebyr") || ends("gebühr") ? .fee : []
    default: return []
    }
  }

  /// Returns the class of letters that a day follows without a blank: `ATM08SEP`.
  private static func beforeDigits(_ word: Bytes) -> WordClass {
    guard word.count > 4, let digit = word.firstIndex(where: { $0 &- UInt8(ascii: "0") < 10 }),
      digit > 2
    else { return [] }
    return tokens[quickHash(Bytes(rebasing: word[..<digit]))].intersection(.machine)
  }

  static func isNumber(_ word: Bytes) -> Bool {
    word.allSatisfy { $0 &- UInt8(ascii: "0") < 10 }
  }

  /// Returns the classes of a text without numbers and counted words: `4 subtotal`, `total (3
  /// items)`.
  private static func sumOfCounted(_ text: Bytes) -> WordClass {
    let words = text.split(whereSeparator: { !isWordByte($0) }).map { Bytes(rebasing: $0) }
    let kept = words.filter { !isNumber($0) && !tokens[quickHash($0)].contains(.counted) }
    let rest = Array(kept.joined(separator: [UInt8(ascii: " ")]))
    return rest.withUnsafeBufferPointer {
      phrases[quickHash($0)].intersection([.total, .subtotal])
    }
  }

  /// Returns the text without punctuation at its ends: `** TOTAL: **` becomes `total`.
  private static func trimmed(_ text: Bytes) -> Bytes {
    var text = text
    while let first = text.first, !isWordByte(first) { text = Bytes(rebasing: text.dropFirst()) }
    while let last = text.last, !isWordByte(last) { text = Bytes(rebasing: text.dropLast()) }
    return text
  }

  /// Returns the text without a currency after the last word: `summe eur` becomes `summe`.
  private static func withoutCurrency(_ text: Bytes) -> Bytes {
    guard text.count > 4,
      let start = text.lastIndex(where: { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "(") }),
      text.count - start <= 4
    else { return text }
    let tail = Bytes(rebasing: text[(start + 1)...])
    guard let (sign, length) = CurrencySign.leading(tail), length == tail.count,
      sign.codes == [sign.sign] || tail[0] >= 0x80 || tail[0] == UInt8(ascii: "$")
    else { return text }
    return trimmed(Bytes(rebasing: text[..<start]))
  }

  @inline(__always)
  static func isWordByte(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 || byte >= 0x80
  }

  /// Returns true if the text is one letter away from a word for a total with five letters or more.
  private static func isNearTotal(_ text: Bytes) -> Bool {
    guard (4...14).contains(text.count), !text.contains(UInt8(ascii: " ")) else { return false }
    return longTotals.contains { isOneEdit(text, $0) }
  }

  /// Returns true if one letter was inserted, removed or changed.
  private static func isOneEdit(_ text: Bytes, _ word: [UInt8]) -> Bool {
    guard abs(text.count - word.count) <= 1 else { return false }
    var first = 0
    while first < min(text.count, word.count), text[first] == word[first] { first += 1 }
    var last = 0
    while last < min(text.count, word.count) - first,
      text[text.count - 1 - last] == word[word.count - 1 - last]
    {
      last += 1
    }
    return max(text.count, word.count) - first - last == 1
  }

  private static let longTotals: [[UInt8]] = (totals + subtotals).map { Array($0.utf8) }.filter {
    $0.count >= 5
  }

  private static let phrases = table([
    (totals, .total), (subtotals, .subtotal), (tenders, .tender), (taxes, .tax), (fees, .fee),
    (discountPhrases, .discount), (refundPhrases, .refund), (sales, .sale),
    (undelivered, .cancelled), (incomes, .income),
    (expenses, .expense), (movements, .moved), (withdrawals + exchanges, .withdrawal),
    (savings, .putAside), (balances, .balance),
  ])

  private static let tokens = table([
    (feeTokens, .fee), (discountTokens, .discount), (depositTokens, .deposit),
    (refundTokens, .refund), (cancelledTokens, .cancelled), (pendingTokens, .pending),
    (noticeTokens, .notice),
    (paidByTokens, .paidBy), (taxTokens, .namesTax),
    (includedTokens, .included), (savedTokens, .saved), (totalTokens, .mentionsTotal),
    (countedTokens, .counted), (receiptDiscountTokens, .ofReceipt),
    (drawTokens, .draws), (machineTokens, .machine),
    (cashTokens, .cash), (moveTokens, .moves), (ownTokens, .own),
    (ownMoveTokens, [.moves, .own]),
  ])

  private static func table(_ lists: [([String], WordClass)]) -> WordTable {
    var table = WordTable()
    func hash(_ word: String) -> UInt64 { withBytes(of: word) { quickHash(trimmed($0)) } }
    for (words, value) in lists {
      for word in words { table.insert(hash(word), value) }
    }
    // Banks and people leave accents out. Short words without them may be others.
    let accented = lists.map { ($0.filter { $0.utf8.count > 6 }, $1) }
    for (bare, value) in accented.map({ ($0.flatMap(LatinLetters.withoutAccents), $1) }) {
      for word in bare where table[hash(word)].isEmpty { table.insert(hash(word), value) }
    }
    return table
  }
}

/// Classes by the hash of the word.
private struct WordTable {
  private var slots = [(hash: UInt64, words: WordClass)](repeating: (0, []), count: size)
  /// A small bit filter over the hashes; it rejects most words without a class and stays in the CPU
  /// cache.
  private var marks = [UInt64](repeating: 0, count: 1 << (markBits - 6))

  private static let size = 8192
  private static let markBits = 15

  @inline(__always)
  private static func mark(of hash: UInt64) -> (word: Int, bit: UInt64) {
    let place = Int(truncatingIfNeeded: hash &>> UInt64(64 - markBits))
    return (place &>> 6, 1 &<< UInt64(place & 63))
  }

  mutating func insert(_ hash: UInt64, _ words: WordClass) {
    var slot = Int(truncatingIfNeeded: hash) & (Self.size - 1)
    while slots[slot].hash != 0, slots[slot].hash != hash { slot = (slot + 1) & (Self.size - 1) }
    slots[slot].hash = hash
    slots[slot].words.formUnion(words)
    let mark = Self.mark(of: hash)
    marks[mark.word] |= mark.bit
  }

  subscript(hash: UInt64) -> WordClass {
    let mark = Self.mark(of: hash)
    guard marks[mark.word] & mark.bit != 0 else { return [] }
    var slot = Int(truncatingIfNeeded: hash) & (Self.size - 1)
    while slots[slot].hash != 0 {
      if slots[slot].hash == hash { return slots[slot].words }
      slot = (slot + 1) & (Self.size - 1)
    }
    return []
  }
}

/// Caches the classes of recent texts, because product names repeat.
struct WordClassCache: ~Copyable {
  /// Each entry has the classes in its low bits and bits of the text's hash above them; 0 if empty.
  private let entries: UnsafeMutablePointer<UInt64>
  /// The number of slots; small enough for the CPU cache, because a cache miss costs as much as
  /// classifying.
  private static let slots = 1 << 14
  private static let classes = UInt64(UInt32.max)

  init() {
    entries = .allocate(capacity: Self.slots)
    entries.initialize(repeating: 0, count: Self.slots)
  }

  deinit { entries.deallocate() }

  @inline(__always)
  mutating func classify(_ bytes: Bytes) -> WordClass {
    classify(bytes, hash: quickHash(bytes))
  }

  /// Returns the classes of a text with a known hash.
  @inline(__always)
  mutating func classify(_ bytes: Bytes, hash: UInt64) -> WordClass {
    if bytes.isEmpty { return [] }
    let tag = (hash | 1 << 63) & ~Self.classes
    // The slot index uses bits that the tag does not have.
    let slot = Int(truncatingIfNeeded: hash) & (Self.slots - 1)
    if entries[slot] & ~Self.classes == tag {
      return WordClass(rawValue: UInt32(truncatingIfNeeded: entries[slot] & Self.classes))
    }
    let words = LineWords.classify(bytes)
    entries[slot] = tag | UInt64(words.rawValue)
    return words
  }
}

extension WordClassCache {
  /// Returns the text without words of the given classes at its ends: `Milk` for `Return: Milk`.
  ///
  /// Returns an empty text if nothing or only numbers remain, as for `Storno`.
  mutating func thing(
    in text: Bytes, _ textWords: WordClass, without ends: WordClass
  ) -> Bytes {
    if textWords.isDisjoint(with: ends) { return text }
    let all = text.split(whereSeparator: { !LineWords.isWordByte($0) })
    var parts = all[...]
    while let part = parts.first, !classify(Bytes(rebasing: part)).isDisjoint(with: ends) {
      parts.removeFirst()
    }
    while let part = parts.last, !classify(Bytes(rebasing: part)).isDisjoint(with: ends) {
      parts.removeLast()
    }
    guard let first = parts.first,
      !parts.allSatisfy({ LineWords.isNumber(Bytes(rebasing: $0)) })
    else { return Bytes(start: nil, count: 0) }
    // Signs beside words that stay belong to the thing: `3.5 %`.
    let start = parts.startIndex == all.startIndex ? text.startIndex : first.startIndex
    let end = parts.endIndex == all.endIndex ? text.endIndex : all[parts.endIndex].startIndex
    var thing = text[start..<end]
    while let byte = thing.last, " ([-:,".utf8.contains(byte) { thing.removeLast() }
    return Bytes(rebasing: thing)
  }
}
