import ByteTools
import EventSourcing
import GroceryModel
import Importing

/// The comment in a saved profile that names the import which wrote it last.
///
/// It lets `larder undo` forget a profile together with the import that saved it, unless somebody has
/// edited the file since.
struct ProfileStamp {
  let batch: Instant
  /// True if the import made the profile; else it changed one that was there.
  let isNew: Bool
  /// The CRC-32C of the other lines.
  private let checksum: UInt32

  private static let opening = "# saved by the import "

  init(_ batch: Instant, isNew: Bool, of text: String) {
    self.batch = batch
    self.isNew = isNew
    checksum = Self.checksum(of: text)
  }

  /// Finds the stamp of a profile's text; nil where it has none.
  init?(in text: String) {
    let line = text.split(whereSeparator: \.isNewline).first { $0.hasPrefix(Self.opening) }
    guard let words = line?.dropFirst(Self.opening.count).split(separator: " "), words.count == 3,
      let batch = Instant(String(words[0])), let checksum = UInt32(words[2], radix: 16)
    else { return nil }
    self.batch = batch
    isNew = words[1] == "new"
    self.checksum = checksum
  }

  /// True if a text is the one that was saved.
  func isOf(_ text: String) -> Bool { Self.checksum(of: Self.removed(from: text)) == checksum }

  /// The text with the stamp before it.
  func added(to text: String) -> String {
    let digits = String(checksum, radix: 16)
    return "\(Self.opening)\(batch) \(isNew ? "new" : "changed") \(digits)\n" + text
  }

  /// A profile's text without its stamp.
  static func removed(from text: String) -> String {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    return lines.filter { !$0.hasPrefix(opening) }.joined(separator: "\n")
  }

  private static func checksum(of text: String) -> UInt32 {
    var checksum = CRC32C()
    Array(text.utf8).withUnsafeBytes { checksum.update($0) }
    return checksum.value
  }
}

extension ProfileFolder {
  /// Removes the profiles that an import made, and finds those that stay.
  ///
  /// - Parameters:
  ///   - batch: The import's batch.
  ///   - layout: The larder.
  ///   - isTrial: Whether nothing is removed.
  /// - Returns: The names of the profiles that the import saved, and whether each is gone.
  static func forget(
    _ batch: Instant, _ layout: LogLayout, isTrial: Bool
  ) -> [(name: String, isForgotten: Bool)] {
    let names = (try? FileSystem.names(in: layout.profiles)) ?? []
    var found: [(name: String, isForgotten: Bool)] = []
    for file in names.sorted() where file.hasSuffix(ending) {
      let path = "\(layout.profiles)/\(file)"
      guard let bytes = try? InputFile.bytes(path) else { continue }
      let text = String(decoding: bytes, as: UTF8.self)
      guard let stamp = ProfileStamp(in: text), stamp.batch == batch else { continue }
      let isForgotten = stamp.isNew && stamp.isOf(text)
      if isForgotten, !isTrial { FileSystem.remove(path) }
      found.append((String(file.dropLast(ending.count)), isForgotten))
    }
    return found
  }
}
