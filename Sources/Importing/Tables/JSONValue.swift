import ByteTools

/// A key of an object and its value.
struct JSONMember {
  let key: String
  var value: JSONValue
}

/// A JSON value as a tree; numbers keep their digits, and objects keep the order of their keys.
enum JSONValue {
  case absent
  case number(String)
  case text(String)
  case object([JSONMember])
  case array([JSONValue])

  /// Reads the value at the scanner's position.
  init(_ scanner: inout JSONScanner) throws(JSONFault) {
    scanner.skipBlanks()
    var copy = scanner
    let bytes = try scanner.value()
    switch bytes.first {
    case UInt8(ascii: "{"):
      var members: [JSONMember] = []
      try copy.members { (key, inner) throws(JSONFault) in
        members.append(JSONMember(key: Self.text(key), value: try JSONValue(&inner)))
      }
      self = .object(members)
    case UInt8(ascii: "["):
      var elements: [JSONValue] = []
      try copy.elements { (inner) throws(JSONFault) in elements.append(try JSONValue(&inner)) }
      self = .array(elements)
    case UInt8(ascii: "\""): self = .text(Self.text(try copy.string()))
    case UInt8(ascii: "n"): self = .absent
    case UInt8(ascii: "t"), UInt8(ascii: "f"): self = .text(String(decoding: bytes, as: UTF8.self))
    default: self = .number(String(decoding: bytes, as: UTF8.self))
    }
  }

  /// The cell value for a scalar or an array of scalars (joined with `;`); nil for any other value.
  var cell: String? {
    switch self {
    case .absent: return ""
    case .number(let text), .text(let text): return text
    case .object: return nil
    case .array(let elements):
      let cells = elements.compactMap(\.cell)
      return cells.count == elements.count ? cells.joined(separator: ";") : nil
    }
  }

  var isNumber: Bool {
    switch self {
    case .number: true
    case .text(let text): withBytes(of: text) { NumberCell($0)?.isBare == true }
    case .absent, .object, .array: false
    }
  }

  /// Returns the text of a JSON string with its escapes decoded; control characters become spaces.
  private static func text(_ token: JSONScanner.StringToken) -> String {
    guard token.hasEscapes else { return String(decoding: token.content, as: UTF8.self) }
    var units: [UInt16] = []
    var rest = Substring(String(decoding: token.content, as: UTF8.self))
    while let character = rest.unicodeScalars.first {
      rest.unicodeScalars.removeFirst()
      guard character == "\\", let escaped = rest.unicodeScalars.first else {
        units += Array(String(character).utf16)
        continue
      }
      rest.unicodeScalars.removeFirst()
      switch escaped {
      case "u":
        units.append(UInt16(rest.prefix(4), radix: 16) ?? 0xFFFD)
        rest = rest.dropFirst(4)
      case "n", "r", "t", "b", "f": units.append(0x20)
      default: units += Array(String(escaped).utf16)
      }
    }
    return String(decoding: units, as: UTF16.self)
  }
}
