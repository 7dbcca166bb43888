import ByteTools
import EventSourcing
import GroceryModel

/// The larder's `verified`: the day on which all bytes of its log were last found sound.
struct VerifiedDay {
  private let layout: LogLayout

  init(_ layout: LogLayout) { self.layout = layout }

  /// Keeps the day; a larder that cannot be written to keeps none.
  func note(_ day: Day) {
    try? OutputFile.replace(layout.verified, with: Array("\(day)\n".utf8), mode: 0o600)
  }

  /// The day that was kept, else that on which the larder was made; nil where neither can be read.
  var last: Day? { kept ?? made }

  private var kept: Day? {
    FileSystem.exists(layout.verified)
      ? text(of: layout.verified).flatMap { Day($0.prefix(10)) } : nil
  }

  private var made: Day? {
    guard let parts = text(of: layout.identity)?.split(separator: "\""),
      let place = parts.firstIndex(of: "created"), place + 2 < parts.count
    else { return nil }
    return Day(parts[place + 2].prefix(10))
  }

  private func text(of path: String) -> String? {
    (try? InputFile.bytes(path)).map { String(decoding: $0, as: UTF8.self) }
  }
}
