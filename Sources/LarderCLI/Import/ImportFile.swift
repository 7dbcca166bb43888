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

  private static let endings = [
    "csv", "tsv", "tab", "psv", "txt", "json", "jsonl", "ndjson",
    "qif", "ofx", "qfx", "xml", "sta", "940", "mt940", "xlsx", "ods", "journal", "hledger",
    "ledger", "beancount",
  ]

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
    let names = try visibleFiles(of: path).filter { endings.contains(ending(of: $0)) }
    guard !names.isEmpty else {
      throw Failure(
        .badInput, "the folder '\(word)' has no importable files",
        expected: "files ending in " + endings.map { ".\($0)" }.joined(separator: ", "))
    }
    let prefix = word.hasSuffix("/") ? word : word + "/"
    return names.map { ImportFile(name: prefix + $0, path: path + "/" + $0, folder: path) }
  }

  /// Returns a note about the files of a folder that are left out, or nil where there are none.
  ///
  /// A photo or a PDF of a receipt would otherwise be taken for imported.
  static func noteOfOthers(in word: String, _ world: World) throws -> Diagnostic? {
    let path = world.resolve(word)
    guard word != "-", FileSystem.isDirectory(path) else { return nil }
    let names = try visibleFiles(of: path).filter { !endings.contains(ending(of: $0)) }
    guard let first = names.first else { return nil }
    let others = names.count == 1 ? "" : " and \(names.count - 1) more"
    return Diagnostic(
      .note, "\(word): '\(first)'\(others) left out: the ending is not that of a table",
      expected: endings.map { ".\($0)" }.joined(separator: ", "))
  }

  /// The files of a folder, apart from hidden ones and the rejects of earlier imports.
  private static func visibleFiles(of path: String) throws -> [String] {
    try FileSystem.names(in: path).filter { name in
      !name.hasPrefix(".") && name != InboxRules.fileName && !name.hasSuffix(RejectsFile.ending)
        && FileSystem.isRegularFile(path + "/" + name)
    }
  }

  /// The ending of a file's name in lower case; empty without one.
  private static func ending(of name: String) -> String {
    let parts = name.lowercased().split(separator: ".")
    return parts.count > 1 ? String(parts[parts.count - 1]) : ""
  }

  private init(_ copy: InputCopy) {
    name = "-"
    path = copy.path
    self.copy = copy
  }
}
