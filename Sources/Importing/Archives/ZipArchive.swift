/// The files of a ZIP archive, read from its directory at the end.
///
/// Source: APPNOTE.TXT, the .ZIP File Format Specification of PKWARE, 4.3. Neither encryption nor archives over
/// 4 GiB are read.
struct ZipArchive {
  struct Entry {
    let name: String
    fileprivate let method: Int
    fileprivate let checksum: UInt32
    fileprivate let compressed: Int
    fileprivate let size: Int
    fileprivate let offset: Int
  }

  /// The most bytes that one file may have when it is unpacked.
  static let byteLimit = 256 << 20

  private let bytes: [UInt8]
  let entries: [Entry]

  /// Returns nil if the bytes are not an archive.
  init?(_ bytes: [UInt8]) {
    self.bytes = bytes
    let last = bytes.count - 22
    guard last >= 0,
      let end = stride(from: last, through: max(0, last - 0xFFFF), by: -1).first(where: {
        Self.number(bytes, $0, 4) == 0x0605_4B50
      })
    else { return nil }
    var place = Self.number(bytes, end + 16, 4)
    var entries: [Entry] = []
    for _ in 0..<Self.number(bytes, end + 10, 2) {
      guard place + 46 <= bytes.count, Self.number(bytes, place, 4) == 0x0201_4B50 else {
        return nil
      }
      let length = Self.number(bytes, place + 28, 2)
      guard place + 46 + length <= bytes.count else { return nil }
      entries.append(
        Entry(
          name: String(decoding: bytes[(place + 46)..<(place + 46 + length)], as: UTF8.self),
          method: Self.number(bytes, place + 10, 2),
          checksum: UInt32(Self.number(bytes, place + 16, 4)),
          compressed: Self.number(bytes, place + 20, 4), size: Self.number(bytes, place + 24, 4),
          offset: Self.number(bytes, place + 42, 4)))
      place += 46 + length + Self.number(bytes, place + 30, 2) + Self.number(bytes, place + 32, 2)
    }
    self.entries = entries
  }

  /// Returns the content of the file with a name; nil if it is missing or damaged.
  func content(of name: String) -> [UInt8]? {
    entries.first { $0.name == name }.flatMap(content)
  }

  /// Returns the content of a file; nil if it is damaged.
  func content(of entry: Entry) -> [UInt8]? {
    guard entry.offset + 30 <= bytes.count, Self.number(bytes, entry.offset, 4) == 0x0403_4B50
    else { return nil }
    let start =
      entry.offset + 30 + Self.number(bytes, entry.offset + 26, 2)
      + Self.number(bytes, entry.offset + 28, 2)
    guard start + entry.compressed <= bytes.count, entry.size <= Self.byteLimit else { return nil }
    let data = bytes[start..<(start + entry.compressed)]
    let content: [UInt8]? =
      switch entry.method {
      case 0: Array(data)
      case 8: try? Inflate.bytes(of: data, limit: entry.size)
      default: nil
      }
    guard let content, content.count == entry.size, CRC32.of(content) == entry.checksum else {
      return nil
    }
    return content
  }

  /// A number of up to four bytes, the lowest first; 0 beyond the end.
  private static func number(_ bytes: [UInt8], _ place: Int, _ count: Int) -> Int {
    guard place >= 0, place + count <= bytes.count else { return 0 }
    return (0..<count).reduce(0) { $0 | Int(bytes[place + $1]) << (8 * $1) }
  }
}

/// The checksum of ZIP and gzip.
///
/// Source: ISO 3309, as in RFC 1952, section 8.
enum CRC32 {
  private static let table: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte)) { value, _ in
      value & 1 == 1 ? 0xEDB8_8320 ^ value >> 1 : value >> 1
    }
  }

  static func of(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(UInt32.max) { $0 >> 8 ^ table[Int(UInt8(truncatingIfNeeded: $0) ^ $1)] }
  }
}
