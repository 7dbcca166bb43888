import ByteTools

/// Reads the tags of SGML, XML or HTML one by one, each with the text behind it.
///
/// It is enough for data, whose values are texts between tags and attributes; SGML leaves end tags out. Comments
/// are skipped, and `<![CDATA[…]]>` is text.
struct MarkupScanner {
  struct Tag {
    /// The name without its prefix: `Ntry` for `ns:Ntry`.
    let name: String
    let isEnd: Bool
    /// True for a tag that is its own end: `<BkTxCd/>`.
    let isEmpty: Bool
    /// The attributes in the order of the file, their names without prefixes; declarations of prefixes are
    /// left out.
    let attributes: [(name: String, value: String)]
    /// The text up to the next tag, without blanks around it.
    let text: String
    /// The line, counted from 0.
    let line: Int

    /// The value of an attribute; empty without it.
    func attribute(_ name: String) -> String {
      attributes.first { $0.name == name }?.value ?? ""
    }
  }

  /// Returns true if a file begins with a tag.
  static func isLikely(_ head: [UInt8]) -> Bool {
    let text = head.drop { $0 <= 0x20 }
    guard text.first == UInt8(ascii: "<"), let next = text.dropFirst().first else { return false }
    return "?!".utf8.contains(next) || next | 0x20 &- UInt8(ascii: "a") < 26
  }

  private let bytes: [UInt8]
  private var index = 0
  private var line = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Returns the next tag; nil after the last one.
  mutating func next() -> Tag? {
    _ = text()
    guard index < bytes.count else { return nil }
    let start = line
    let open = index + 1
    skip(to: UInt8(ascii: ">"))
    guard index < bytes.count else { return nil }
    var inside = bytes[open..<index]
    index += 1
    let isEnd = inside.first == UInt8(ascii: "/")
    if isEnd { inside.removeFirst() }
    let isEmpty = inside.last == UInt8(ascii: "/")
    if isEmpty { inside.removeLast() }
    let name = inside.prefix { $0 > 0x20 }
    return Tag(
      name: Self.local(name), isEnd: isEnd, isEmpty: isEmpty,
      attributes: Self.attributes(inside.dropFirst(name.count)), text: text(), line: start)
  }

  private mutating func skip(to mark: UInt8) {
    while index < bytes.count, bytes[index] != mark { step() }
  }

  private mutating func step() {
    if bytes[index] == 0x0A { line += 1 }
    index += 1
  }

  private static let comment = (open: Array("<!--".utf8), close: Array("-->".utf8))
  private static let data = (open: Array("<![CDATA[".utf8), close: Array("]]>".utf8))

  /// Moves to the next tag and returns the text before it.
  private mutating func text() -> String {
    var text = ""
    var start = index
    while true {
      skip(to: UInt8(ascii: "<"))
      text += Self.decoded(bytes[start..<index])
      if bytes[index...].starts(with: Self.comment.open) {
        _ = inside(Self.comment)
      } else if bytes[index...].starts(with: Self.data.open) {
        text += String(decoding: inside(Self.data), as: UTF8.self)
      } else {
        break
      }
      start = index
    }
    return Self.trimmed(text)
  }

  /// Returns the text between two marks, and moves behind the second.
  private mutating func inside(_ marks: (open: [UInt8], close: [UInt8])) -> ArraySlice<UInt8> {
    let start = index + marks.open.count
    while index < bytes.count, !bytes[index...].starts(with: marks.close) { step() }
    let end = index
    index = min(bytes.count, index + marks.close.count)
    return bytes[min(start, end)..<end]
  }

  private static func local(_ name: ArraySlice<UInt8>) -> String {
    let place = name.lastIndex(of: UInt8(ascii: ":")).map { $0 + 1 }
    return String(decoding: name[(place ?? name.startIndex)...], as: UTF8.self)
  }

  private static func attributes(_ bytes: ArraySlice<UInt8>) -> [(name: String, value: String)] {
    var found: [(name: String, value: String)] = []
    var rest = bytes.drop { $0 <= 0x20 }
    while let sign = rest.firstIndex(of: UInt8(ascii: "=")) {
      let name = rest[..<sign].split { $0 <= 0x20 }.last ?? []
      rest = rest[(sign + 1)...].drop { $0 <= 0x20 }
      guard let quote = rest.first else { break }
      let isQuoted = quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'")
      if isQuoted { rest.removeFirst() }
      let value = rest.prefix { isQuoted ? $0 != quote : $0 > 0x20 }
      rest = rest.dropFirst(value.count + (isQuoted ? 1 : 0))
      if !name.starts(with: Array("xmlns".utf8)) { found.append((local(name), decoded(value))) }
    }
    return found
  }

  private static func trimmed(_ text: String) -> String {
    guard let first = text.utf8.firstIndex(where: { $0 > 0x20 }),
      let last = text.utf8.lastIndex(where: { $0 > 0x20 })
    else { return "" }
    return String(text[first...last])
  }

  private static let entities: [String: String] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": " ", "euro": "€",
    "pound": "£", "yen": "¥", "cent": "¢",
  ]

  private static func decoded(_ bytes: ArraySlice<UInt8>) -> String {
    let text = String(decoding: bytes, as: UTF8.self)
    guard bytes.contains(UInt8(ascii: "&")) else { return text }
    var decoded = ""
    var rest = Substring(text)
    while let place = rest.firstIndex(of: "&") {
      decoded += rest[..<place]
      let name = rest[place...].dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "#" }
      let end = rest[place...].dropFirst(name.count + 1)
      if end.first == ";", let character = character(named: name) {
        decoded += character
        rest = end.dropFirst()
      } else {
        decoded += "&"
        rest = rest[place...].dropFirst()
      }
    }
    return decoded + rest
  }

  /// The character of `amp`, `#8364` or `#x20AC`.
  private static func character(named name: Substring) -> String? {
    guard name.hasPrefix("#") else { return entities[String(name)] }
    let digits = name.dropFirst()
    let isHex = digits.first == "x" || digits.first == "X"
    let number = isHex ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return number.flatMap(Unicode.Scalar.init).map { String(Character($0)) }
  }
}
