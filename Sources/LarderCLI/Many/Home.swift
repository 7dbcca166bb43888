import ByteTools
import EventSourcing
import Importing

/// One of several larders that are asked at once.
struct Home: Sendable {
  /// Its folder as the user named it.
  let name: String
  let path: String
  /// The id in its `larder.json`, or the error that prevents reading it.
  let identifier: Result<String, LogError>

  init(name: String, path: String, on disk: any Disk) {
    self.name = name
    self.path = path
    identifier = Result { () throws(LogError) in
      try LogIdentity.identifier(of: LogLayout(root: path, on: disk))
    }
  }
}

extension Home {
  /// The larders that words of the command line and lines of a list name, each once: first those
  /// that have no id, as named, then the others in the order of their ids.
  ///
  /// - Throws: `Failure` where a pattern or the list names none, or two larders have one id.
  static func all(_ words: [String], list: String?, _ world: World) throws -> [Home] {
    var names = try words.flatMap { try expand($0, world) }
    if let list { names += try lines(of: list, world) }
    guard !names.isEmpty else {
      throw Failure(
        .usage, "no larder was given", expected: "folders, a pattern in quotes, or --list FILE",
        hint: "larder each 'homes/*' -- spend --by month -f csv")
    }
    var seen: Set<String> = []
    let homes = names.map { Home(name: $0, path: path($0, world), on: world.disk) }
      .filter { seen.insert($0.path).inserted }
    let found = homes.compactMap { home in (try? home.identifier.get()).map { ($0, home) } }
      .sorted { $0.0.utf8.lexicographicallyPrecedes($1.0.utf8) }
    for (one, next) in zip(found, found.dropFirst()) where one.0 == next.0 {
      throw Failure(
        .badInput,
        "'\(one.1.name)' and '\(next.1.name)' are the same larder: both have the id \(one.0)",
        hint: "name one of them; a copy keeps the id of its original")
    }
    return homes.filter { (try? $0.identifier.get()) == nil } + found.map(\.1)
  }

  private static func path(_ name: String, _ world: World) -> String {
    var path = world.resolve(name)[...]
    while path.hasSuffix("/"), path.count > 1 { path.removeLast() }
    return String(path)
  }

  /// The folders that are named by the lines of a file, or of standard input.
  private static func lines(of name: String, _ world: World) throws -> [String] {
    var bytes: [UInt8] = []
    if name == "-" {
      while true {
        let part = try world.readInput(1 << 16)
        guard !part.isEmpty else { break }
        bytes += part
      }
    } else {
      guard FileSystem.exists(world.resolve(name)) else {
        throw Failure(
          .noInput, "'\(name)' does not exist", expected: "a file with one folder a line")
      }
      do throws(SystemFault) {
        bytes = try InputFile.bytes(world.resolve(name))
      } catch {
        throw Failure(.io, "cannot read '\(name)': \(error.reason)")
      }
    }
    let names = bytes.split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
      .map { String(decoding: $0, as: UTF8.self) }
    guard !names.isEmpty else {
      throw Failure(.noInput, "'\(name)' lists no larder", expected: "one folder a line")
    }
    return names
  }

  /// Returns the larders that a word names: its own path, or all that match it as a pattern.
  private static func expand(_ word: String, _ world: World) throws -> [String] {
    guard word.contains("*") || word.contains("?"), !FileSystem.exists(world.resolve(word)) else {
      guard !word.isEmpty else {
        throw Failure(.usage, "a larder's name is empty", expected: "a folder")
      }
      return [word]
    }
    var found = [word.hasPrefix("/") ? "/" : ""]
    for part in word.split(separator: "/").map(String.init) {
      found = found.flatMap { folder -> [String] in
        guard part.contains("*") || part.contains("?") else { return [folder + part + "/"] }
        let names = (try? FileSystem.names(in: world.resolve(folder))) ?? []
        return names.filter { InboxRules.matches($0, part) }.map { folder + $0 + "/" }
      }
    }
    let homes = found.map { String($0.dropLast()) }
      .filter { FileSystem.exists(LogLayout(root: world.resolve($0)).identity) }
    guard !homes.isEmpty else {
      throw Failure(.noInput, "no larder matches '\(word)'", expected: "folders with a larder.json")
    }
    return homes
  }
}
