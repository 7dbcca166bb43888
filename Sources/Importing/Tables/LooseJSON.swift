/// JSON as programs print it who do not mean it for others: Python, JavaScript, the shell of MongoDB.
///
/// It may have comments, an assignment before it (`var orders = …;`), names without quotes, apostrophes for
/// quotes, commas at the end of a list, and values with a type around them: `NumberLong(5)`, `ISODate("…")`.
struct LooseJSON {
  private let bytes: [UInt8]
  private var place: Int
  private var json: [UInt8] = []
  /// Where the arguments of open types begin in the output.
  private var types: [Int] = []

  /// Returns where the first object or list begins, behind comments and an assignment.
  static func start(of bytes: ArraySlice<UInt8>) -> Int {
    var reader = LooseJSON(Array(bytes.prefix(4096)), at: 0)
    reader.skipBlanks()
    let first = reader.place
    while reader.place < reader.bytes.count, reader.bytes[reader.place] != UInt8(ascii: "=") {
      guard reader.isOfWord(at: reader.place) || " .[]\"".utf8.contains(reader.bytes[reader.place])
      else { return bytes.startIndex + first }
      reader.place += 1
    }
    reader.place += 1
    reader.skipBlanks()
    return bytes.startIndex + (reader.isListOrObject ? reader.place : first)
  }

  /// Returns the text as strict JSON, which may still be none.
  static func strict(_ bytes: [UInt8]) -> [UInt8] {
    var reader = LooseJSON(bytes, at: start(of: bytes[...]))
    reader.read()
    return reader.json
  }

  private init(_ bytes: [UInt8], at place: Int) {
    self.bytes = bytes
    self.place = place
    json.reserveCapacity(bytes.count + bytes.count / 16)
  }

  private var isListOrObject: Bool {
    place < bytes.count && (bytes[place] == UInt8(ascii: "{") || bytes[place] == UInt8(ascii: "["))
  }

  private func isOfWord(at place: Int) -> Bool {
    let byte = bytes[place]
    return byte | 0x20 &- UInt8(ascii: "a") < 26 || byte &- UInt8(ascii: "0") < 10
      || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$")
  }

  private mutating func read() {
    while place < bytes.count {
      skipComments()
      guard place < bytes.count else { return }
      let byte = bytes[place]
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "'"): readString(byte)
      case UInt8(ascii: ","):
        place += 1
        var ahead = self
        ahead.skipBlanks()
        let isLast = ahead.place < bytes.count && "]})".utf8.contains(bytes[ahead.place])
        if !isLast { json.append(byte) }
      case UInt8(ascii: ")") where !types.isEmpty:
        place += 1
        // `ObjectId()`
        if types.removeLast() == json.count { json += Array("null".utf8) }
      case UInt8(ascii: ";"): place += 1
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "_"), UInt8(ascii: "$"):
        readWord()
      case UInt8(ascii: "0")...UInt8(ascii: "9"): readNumber()
      default:
        json.append(byte)
        place += 1
      }
    }
  }

  private mutating func readNumber() {
    // The `e` of an exponent is no word.
    while place < bytes.count, isOfWord(at: place) || "+-.".utf8.contains(bytes[place]) {
      json.append(bytes[place])
      place += 1
    }
  }

  private mutating func readString(_ quote: UInt8) {
    json.append(UInt8(ascii: "\""))
    place += 1
    while place < bytes.count, bytes[place] != quote {
      let byte = bytes[place]
      if byte == UInt8(ascii: "\\"), place + 1 < bytes.count {
        // JSON has no escape for an apostrophe.
        let isApostrophe = bytes[place + 1] == UInt8(ascii: "'")
        json += isApostrophe ? [bytes[place + 1]] : [byte, bytes[place + 1]]
        place += 2
        continue
      }
      if byte == UInt8(ascii: "\"") { json.append(UInt8(ascii: "\\")) }
      json.append(byte)
      place += 1
    }
    json.append(UInt8(ascii: "\""))
    place += 1
  }

  private static let values: [String: String] = [
    "None": "null", "undefined": "null", "NaN": "null", "True": "true", "False": "false",
    "null": "null", "true": "true", "false": "false",
  ]

  /// Reads a name without quotes, the name of a type, or a value in words.
  private mutating func readWord() {
    let start = place
    while place < bytes.count, isOfWord(at: place) { place += 1 }
    let word = String(decoding: bytes[start..<place], as: UTF8.self)
    skipBlanks()
    switch place < bytes.count ? bytes[place] : 0 {
    case UInt8(ascii: "("):
      place += 1
      types.append(json.count)
    case UInt8(ascii: ":"): json += Array("\"\(word)\"".utf8)
    default: json += Array((Self.values[word] ?? "").utf8)
    }
  }

  private mutating func skipBlanks() {
    while place < bytes.count {
      skipComments()
      guard place < bytes.count, bytes[place] <= 0x20 else { return }
      place += 1
    }
  }

  private mutating func skipComments() {
    while place + 1 < bytes.count, bytes[place] == UInt8(ascii: "/") {
      if bytes[place + 1] == UInt8(ascii: "/") {
        while place < bytes.count, bytes[place] != 0x0A { place += 1 }
      } else if bytes[place + 1] == UInt8(ascii: "*") {
        place += 2
        while place < bytes.count, !bytes[place...].starts(with: "*/".utf8) { place += 1 }
        place = min(bytes.count, place + 2)
      } else {
        return
      }
    }
  }
}
