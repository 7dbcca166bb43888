@testable import Importing

/// Writes archives whose files are not compressed.
enum StoredZip {
  static func bytes(_ files: [(name: String, text: String)]) -> [UInt8] {
    bytes(of: files.map { ($0.name, Array($0.text.utf8)) })
  }

  static func bytes(of files: [(name: String, content: [UInt8])]) -> [UInt8] {
    var bytes: [UInt8] = []
    var directory: [UInt8] = []
    for file in files {
      let (name, content) = (Array(file.name.utf8), file.content)
      let sizes =
        number(Int(CRC32.of(content)), 4) + number(content.count, 4) + number(content.count, 4)
        + number(name.count, 2) + number(0, 2)
      let offset = bytes.count
      bytes += number(0x0403_4B50, 4) + number(20, 2) + number(0, 8) + sizes + name + content
      directory +=
        number(0x0201_4B50, 4) + number(20, 2) + number(20, 2) + number(0, 8) + sizes
        + number(0, 10)
        + number(offset, 4) + name
    }
    let end =
      number(0x0605_4B50, 4) + number(0, 4) + number(files.count, 2) + number(files.count, 2)
      + number(directory.count, 4) + number(bytes.count, 4) + number(0, 2)
    return bytes + directory + end
  }

  private static func number(_ value: Int, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }
}
