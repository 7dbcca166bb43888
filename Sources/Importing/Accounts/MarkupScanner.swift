import ByteTools

/// Reads the tags of SGML or XML one by one, each with the text behind it.
///
/// It is enough for the files of banks, whose values are texts between tags; SGML leaves their end tags out.
struct MarkupScanner {
  struct Tag {
    /// The name without its prefix: `Ntry` for `ns:Ntry`.
    let name: String
    let isEnd: Bool
    /// True for a tag that is its own end: `<BkTxCd/>`.
    let isEmpty: Bool
    /// What follows the name: `Ccy="EUR"`.
    let attributes: String
    /// The text up to the next tag, without blanks around it.
    let text: String
    /// The line, counted from 0.
    let line: Int

    /// The value of an attribute; empty without it.
    func attribute(_ name: String) -> String {
      let parts = attributes.split(separator: "=", maxSplits: 16)
      for (key, value) in zip(parts, parts.dropFirst())
      where key.split(whereSeparator: \.isWhitespace).last.map(String.init) == name {
        let quoted = value.drop { $0.isWhitespace }
        guard let quote = quoted.first else { return "" }
        return String(quoted.dropFirst().prefix { $0 != quote })
      }
      return ""
    }
  }

  private let bytes: [UInt8]
  private var index = 0
  private var line = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Returns the next tag; nil after the last one.
  mutating func next() -> Tag? {
    skip(to: UInt8(ascii: "<"))
    guard index < bytes.count else { return nil }
    let start = line
    let open = index + 1
    skip(to: UInt8(ascii: ">"))
    guard index < bytes.count else { return nil }
    var inside = bytes[open..<index]
    index += 1
    let text = index
    skip(to: UInt8(ascii: "<"))
    let isEnd = inside.first == UInt8(ascii: "/")
    if isEnd { inside.removeFirst() }
    let isEmpty = inside.last == UInt8(ascii: "/")
    if isEmpty { inside.removeLast() }
    let name = inside.prefix { $0 > 0x20 }
    let local = name.lastIndex(of: UInt8(ascii: ":")).map { name[($0 + 1)...] } ?? name
    return Tag(
      name: String(decoding: local, as: UTF8.self), isEnd: isEnd, isEmpty: isEmpty,
      attributes: String(decoding: inside.dropFirst(name.count), as: UTF8.self),
      text: Self.text(bytes[text..<index]), line: start)
  }

  private mutating func skip(to mark: UInt8) {
    while index < bytes.count, bytes[index] != mark {
      if bytes[index] == 0x0A { line += 1 }
      index += 1
    }
  }

  private static func text(_ bytes: ArraySlice<UInt8>) -> String {
    var bytes = bytes.drop { $0 <= 0x20 }
    while let last = bytes.last, last <= 0x20 { bytes.removeLast() }
    let text = String(decoding: bytes, as: UTF8.self)
    return text.utf8.contains(UInt8(ascii: "&")) ? decoded(text) : text
  }

  private static let entities: [(name: String, text: String)] = [
    ("&amp;", "&"), ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"), ("&#39;", "'"),
    ("&nbsp;", " "),
  ]

  private static func decoded(_ text: String) -> String {
    var decoded = ""
    var rest = Substring(text)
    while let character = rest.first {
      if character == "&", let entity = entities.first(where: { rest.hasPrefix($0.name) }) {
        decoded += entity.text
        rest = rest.dropFirst(entity.name.count)
      } else {
        decoded.append(character)
        rest = rest.dropFirst()
      }
    }
    return decoded
  }
}
