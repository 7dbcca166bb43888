import EventSourcing
import GroceryModel
import Importing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A file that is to be imported.
struct ImportFile {
  /// As the user named it.
  let name: String
  let path: String
  /// The folder that it was found in, where a folder was named.
  var folder: String?

  /// The last part of the path, which events name as their source.
  var baseName: String { String(name.split(separator: "/").last ?? "-") }

  private static let endings = ["csv", "tsv", "tab", "psv", "txt", "jsonl", "ndjson"]

  /// The files that a word of the command line stands for.
  ///
  /// - Throws: `Failure` where there is none.
  static func list(_ word: String, _ world: World) throws -> [ImportFile] {
    if word == "-" { return [ImportFile(name: "-", path: try spool(world))] }
    let path = world.resolve(word)
    guard FileSystem.isDirectory(path) else {
      guard FileSystem.exists(path) else { throw Failure(.noInput, "'\(word)' does not exist") }
      return [ImportFile(name: word, path: path)]
    }
    let names = try FileSystem.names(in: path).filter { name in
      let parts = name.lowercased().split(separator: ".")
      return parts.count > 1 && endings.contains(String(parts[parts.count - 1]))
        && !name.hasSuffix(".rejects.csv") && !FileSystem.isDirectory(path + "/" + name)
    }
    guard !names.isEmpty else {
      throw Failure(
        .badInput, "the folder '\(word)' has no importable files",
        expected: "files ending in " + endings.map { ".\($0)" }.joined(separator: ", "))
    }
    let prefix = word.hasSuffix("/") ? word : word + "/"
    return names.map { ImportFile(name: prefix + $0, path: path + "/" + $0, folder: path) }
  }

  /// Copies standard input to a file in `TMPDIR`, for it has to be read twice.
  private static func spool(_ world: World) throws -> String {
    let given = world.environment["TMPDIR"] ?? ""
    let folder = given.isEmpty ? "/tmp" : world.resolve(given)
    var template = Array("\(folder)/larder-input-XXXXXX".utf8CString)
    let descriptor = mkstemp(&template)
    guard descriptor >= 0 else {
      let reason = SystemFault.current.reason
      throw Failure(
        .cannotCreate, "cannot create a file in '\(folder)': \(reason)",
        hint: "set TMPDIR to a folder that can be written to")
    }
    close(descriptor)
    let path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    do throws(SystemFault) {
      try copyInput(to: path, world)
    } catch {
      // A full disk is no place for half a copy.
      unlink(path)
      throw Failure(
        .io, "cannot write to '\(folder)': \(error.reason)",
        hint: "set TMPDIR to a folder that has room")
    }
    return path
  }

  private static func copyInput(to path: String, _ world: World) throws(SystemFault) {
    let file = try PosixFile(writing: path)
    var offset = 0
    while true {
      let chunk = world.read(256 << 10)
      if chunk.isEmpty { return }
      try chunk.withUnsafeBufferPointer { (bytes) throws(SystemFault) in
        try file.write(bytes, at: offset)
      }
      offset += chunk.count
    }
  }

  /// Removes what was made only for the import.
  func discard() {
    if name == "-" { unlink(path) }
  }
}
