import ByteTools
import GroceryModel
import Importing

/// A file that is to be imported.
struct ImportFile {
  /// As the user named it.
  let name: String
  let path: String
  /// The folder that it was found in, where a folder was named.
  var folder: String?
  /// The copy of standard input, if it was read from there.
  private var copy: InputCopy?

  init(name: String, path: String, folder: String? = nil) {
    self.name = name
    self.path = path
    self.folder = folder
  }

  /// The last part of the path, which events name as their source.
  var baseName: String { String(name.split(separator: "/").last ?? "-") }

  private static let endings = ["csv", "tsv", "tab", "psv", "txt", "jsonl", "ndjson"]

  /// Returns a further table of the file, as if it were a file.
  func table(_ number: Int) -> ImportFile {
    var file = ImportFile(name: "\(name), table \(number)", path: path, folder: folder)
    file.copy = copy
    return file
  }

  /// Returns the files that a word of the command line names.
  ///
  /// - Throws: `Failure` if it names none.
  static func list(_ word: String, _ world: World) throws -> [ImportFile] {
    if word == "-" { return [ImportFile(try InputCopy(world))] }
    let path = world.resolve(word)
    guard FileSystem.isDirectory(path) else {
      guard FileSystem.exists(path) else { throw Failure(.noInput, "'\(word)' does not exist") }
      return [ImportFile(name: word, path: path)]
    }
    let names = try FileSystem.names(in: path).filter { name in
      let parts = name.lowercased().split(separator: ".")
      return parts.count > 1 && endings.contains(String(parts[parts.count - 1]))
        && !name.hasSuffix(RejectsFile.ending) && FileSystem.isRegularFile(path + "/" + name)
    }
    guard !names.isEmpty else {
      throw Failure(
        .badInput, "the folder '\(word)' has no importable files",
        expected: "files ending in " + endings.map { ".\($0)" }.joined(separator: ", "))
    }
    let prefix = word.hasSuffix("/") ? word : word + "/"
    return names.map { ImportFile(name: prefix + $0, path: path + "/" + $0, folder: path) }
  }

  private init(_ copy: InputCopy) {
    name = "-"
    path = copy.path
    self.copy = copy
  }
}
