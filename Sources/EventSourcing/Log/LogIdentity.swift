import ByteTools
import GroceryModel

/// The file `larder.json`: written once, when the larder is made.
public enum LogIdentity {
  /// The format of the log that this program reads and writes.
  public static let format = 1

  static func text(identifier: String, created: Instant) -> String {
    "{\"format\":\(format),\"id\":\"\(identifier)\",\"created\":\"\(created)\"}\n"
  }

  /// True if there is no more of a larder than what is made before `larder.json`: folders, and a
  /// `HEAD` that names nothing.
  static func isUnborn(_ layout: LogLayout) throws(LogError) -> Bool {
    if try LogAccess.holds(layout, layout.head) {
      guard try LogSnapshot.storedHead(layout) == .empty else { return false }
    }
    return try LogAccess.reading(layout.log) { () throws(SystemFault) in
      guard try layout.disk.holdsFolder(layout.log) else { return true }
      return try layout.segments().isEmpty
    }
  }

  static func missing(_ layout: LogLayout) -> LogError {
    .damaged(LogPlace(path: layout.identity, offset: 0), reason: "larder.json is missing")
  }

  /// Throws unless there is a larder that this program can read.
  ///
  /// - Returns: Whether it has a log; without one it has settings only.
  static func check(_ layout: LogLayout) throws(LogError) -> Bool {
    let path = layout.identity
    guard try LogAccess.holds(layout, path) else {
      guard try isUnborn(layout) else { throw missing(layout) }
      guard try LogAccess.holds(layout, layout.settings) else {
        throw .absent(path: layout.root)
      }
      return false
    }
    _ = try identifier(of: layout)
    return true
  }

  /// The id of a larder that has a log.
  ///
  /// - Throws: `LogError.absent` where there is no larder or no log in it, `.damaged` where
  ///   `larder.json` cannot be understood, `.newer`, `.cannotRead`.
  public static func identifier(of layout: LogLayout) throws(LogError) -> String {
    let path = layout.identity
    guard try LogAccess.holds(layout, path) else {
      guard try isUnborn(layout) else { throw missing(layout) }
      throw .absent(path: layout.root)
    }
    let bytes = try LogAccess.reading(path) { () throws(SystemFault) in
      try PosixFile(reading: path, on: layout.disk).bytes(at: 0, count: 4096)
    }
    let found = bytes.withUnsafeBufferPointer { buffer -> (format: Int, identifier: String)? in
      var scanner = JSONScanner(buffer)
      var format: Int?
      var identifier = ""
      do throws(JSONFault) {
        try scanner.members { (key, scanner) throws(JSONFault) in
          if key.content.elementsEqual("id".utf8) {
            identifier = try scanner.string().text
          } else {
            let value = String(decoding: try scanner.value(), as: UTF8.self)
            if key.content.elementsEqual("format".utf8) { format = Int(value) }
          }
        }
        try scanner.finish()
      } catch {
        return nil
      }
      return format.map { ($0, identifier) }
    }
    let place = LogPlace(path: path, offset: 0)
    guard let found else { throw .damaged(place, reason: "larder.json is not valid") }
    guard found.format <= Self.format else {
      throw .newer(
        place, reason: "format \(found.format); this program reads format \(Self.format)")
    }
    return found.identifier
  }
}
