import GroceryModel

/// The file `larder.json`: written once, when the larder is made.
public enum LogIdentity {
  /// The format of the log that this program reads and writes.
  public static let format = 1

  static func text(identifier: String, created: Instant) -> String {
    "{\"format\":\(format),\"id\":\"\(identifier)\",\"created\":\"\(created)\"}\n"
  }

  /// Throws unless there is a larder that this program can read.
  static func check(_ layout: LogLayout) throws(LogError) {
    let path = layout.identity
    guard FileSystem.exists(path) else {
      if FileSystem.exists(layout.head) || FileSystem.exists(layout.segment(1)) {
        throw .damaged(LogPlace(path: path, offset: 0), reason: "larder.json is missing")
      }
      throw .absent(path: layout.root)
    }
    let bytes = try LogAccess.reading(path) { () throws(SystemFault) in
      try PosixFile(reading: path).bytes(at: 0, count: 4096)
    }
    let format = bytes.withUnsafeBufferPointer { buffer -> Int? in
      var scanner = JSONScanner(buffer)
      var format: Int?
      try? scanner.members { (key, scanner) throws(JSONFault) in
        let value = String(decoding: try scanner.value(), as: UTF8.self)
        if key.content.elementsEqual("format".utf8) { format = Int(value) }
      }
      return format
    }
    let place = LogPlace(path: path, offset: 0)
    guard let format else { throw .damaged(place, reason: "larder.json does not read as one") }
    guard format <= Self.format else {
      throw .newer(place, reason: "format \(format); this program reads format \(Self.format)")
    }
  }
}
