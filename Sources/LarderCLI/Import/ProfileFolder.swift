import ByteTools
import EventSourcing
import GroceryModel
import Importing

/// The larder's `profiles/`: one text file for each remembered source.
struct ProfileFolder {
  static let ending = ".profile"

  private let path: String
  private(set) var shelf: ProfileShelf
  /// The text of each saved profile; texts written by hand are kept unchanged.
  private var texts: [String: String] = [:]

  /// Reads the folder, which need not be there.
  ///
  /// - Throws: `Failure` naming the line that cannot be followed.
  init(_ layout: LogLayout) throws {
    path = layout.profiles
    var saved: [ImportProfile] = []
    if FileSystem.isDirectory(path) {
      for file in try FileSystem.names(in: path) where file.hasSuffix(Self.ending) {
        let name = String(file.dropLast(Self.ending.count))
        let text = String(decoding: try InputFile.bytes("\(path)/\(file)"), as: UTF8.self)
        do {
          saved.append(try ImportProfile(text, name: name))
        } catch {
          throw Failure(
            Diagnostic(
              .error, error.reason, file: "\(path)/\(file)", line: error.line,
              hint: "correct it, or use --no-profile"), .badInput)
        }
        texts[name] = text
      }
    }
    shelf = ProfileShelf(saved: saved)
  }

  /// The profile of a name.
  ///
  /// - Throws: `Failure` listing those that there are.
  func profile(named name: String) throws -> ImportProfile {
    guard let profile = shelf.profile(named: name) else {
      let names = shelf.all.map(\.name).sorted().joined(separator: ", ")
      throw Failure(.usage, "unknown profile '\(name)'", expected: "one of \(names)")
    }
    return profile
  }

  /// Returns the text of a profile as it is saved.
  func text(of profile: ImportProfile) -> String { texts[profile.name] ?? profile.text }

  /// The text that saving a profile would write.
  func text(saving profile: ImportProfile) -> String {
    profile.text(updating: texts[profile.name].map(ProfileStamp.removed) ?? "")
  }

  /// Writes a profile's file.
  ///
  /// - Parameters:
  ///   - profile: The profile.
  ///   - batch: The import that taught it; nil where that recorded nothing.
  /// - Throws: `Failure` where the file cannot be written.
  mutating func save(_ profile: ImportProfile, by batch: Instant?) throws(Failure) {
    let old = texts[profile.name]
    var text = text(saving: profile)
    if let batch {
      let before = old.flatMap { ProfileStamp(in: $0) }
      let isNew = old == nil || before.map { $0.batch == batch && $0.isNew } ?? false
      text = ProfileStamp(batch, isNew: isNew, of: text).added(to: text)
    }
    try OutputFile.makeFolder(path, mode: 0o700)
    try OutputFile.replace(file(of: profile.name), with: Array(text.utf8), mode: 0o600)
    texts[profile.name] = text
    shelf.save(profile)
  }

  /// Removes a saved profile.
  ///
  /// - Throws: `Failure` if it is built in or unknown.
  func remove(_ name: String) throws {
    let profile = try profile(named: name)
    guard !shelf.isBuiltIn(profile) else {
      throw Failure(
        .usage, "profile '\(name)' is built in and cannot be removed",
        hint: "'larder import --no-profile' ignores it")
    }
    FileSystem.remove(file(of: name))
  }

  private func file(of name: String) -> String { "\(path)/\(name)\(Self.ending)" }
}
