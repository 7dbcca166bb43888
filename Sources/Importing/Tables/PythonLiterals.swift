/// Objects as Python prints them, which differ from JSON in their quotes and in three words: `{'paid': True}`.
enum PythonLiterals {
  private static let words: [(python: [UInt8], json: [UInt8])] = [
    ("None", "null"), ("True", "true"), ("False", "false"),
  ].map { (Array($0.utf8), Array($1.utf8)) }

  /// Returns the text as JSON, or nil if it does not begin with a key in apostrophes.
  static func json(_ bytes: [UInt8]) -> [UInt8]? {
    let apostrophe = UInt8(ascii: "'")
    let start = bytes.prefix(64).filter { $0 > 0x20 && $0 != UInt8(ascii: "[") }.prefix(2)
    guard start.elementsEqual([UInt8(ascii: "{"), apostrophe]) else { return nil }
    var json: [UInt8] = []
    json.reserveCapacity(bytes.count + bytes.count / 16)
    var quote: UInt8?
    var place = 0
    while place < bytes.count {
      let byte = bytes[place]
      if let open = quote {
        if byte == UInt8(ascii: "\\"), place + 1 < bytes.count {
          // JSON has no escape for an apostrophe.
          json += bytes[place + 1] == apostrophe ? [apostrophe] : [byte, bytes[place + 1]]
          place += 2
          continue
        }
        if byte == open {
          quote = nil
          json.append(UInt8(ascii: "\""))
        } else {
          if byte == UInt8(ascii: "\"") { json.append(UInt8(ascii: "\\")) }
          json.append(byte)
        }
      } else if byte == apostrophe || byte == UInt8(ascii: "\"") {
        quote = byte
        json.append(UInt8(ascii: "\""))
      } else if let word = words.first(where: { bytes[place...].starts(with: $0.python) }) {
        json += word.json
        place += word.python.count
        continue
      } else {
        json.append(byte)
      }
      place += 1
    }
    return json
  }
}
