import ByteTools
import GroceryModel
import Testing

@testable import LarderCLI

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// What help prints to be pasted can be pasted.
@Suite struct HelpExampleTests {
  private static let day = "2026-10-31"

  /// What only users have: ids and profiles of their own.
  private static let ownThings = [
    "larder undo 0123456789abcdef0123456789abcdef", "larder undo cheese", "larder review answer",
    "larder profile remove market",
    "larder shopping done Weekend --record", "larder log verify --head 5f2a91c0",
    "larder log prove 82dff5643ef5b9fc2f4bce749b436ae6",
  ]

  /// The words of a command line, as a shell takes them apart.
  private func words(of line: String) -> [String] {
    var words: [String] = []
    var isQuoted = false
    var isOpen = false
    for character in line {
      if character == "'" {
        isQuoted.toggle()
        if !isOpen { words.append("") }
        isOpen = true
      } else if character == " ", !isQuoted {
        isOpen = false
      } else {
        if !isOpen { words.append("") }
        isOpen = true
        words[words.count - 1].append(character)
      }
    }
    return words
  }

  private func write(_ bytes: [UInt8], to path: String) throws {
    try FileSystem.replace(path, with: bytes)
  }

  @Test func `every example of a command runs in a folder with the sample household`() throws {
    var template = Array("/tmp/larder-examples-XXXXXX".utf8CString)
    let folder = try #require(mkdtemp(&template).map { String(cString: $0) })
    var said: [UInt8] = []
    var moment = Int64(0)
    func run(_ words: [String]) throws -> Int32 {
      said = []
      moment += 1
      let day = try #require(Day(Self.day))
      let world = World(
        environment: { $0 == "HOME" ? folder : nil }, directory: folder,
        now: Instant(microseconds: Instant(startOf: day).microseconds + moment * 1_000_000),
        today: day, newIdentifier: String(repeating: "0", count: 32), read: { _ in [] },
        write: { descriptor, bytes in
          if descriptor == 2 { said += bytes }
          return 0
        })
      return Larder.run(words, in: world)
    }
    for words in [
      ["demo", "kitchen"], ["batch", "kitchen"], ["config", "currency", "EUR"],
      ["predict", "restock", "--list", "-o", "week.csv"], ["log", "backup", "homes/ana"],
    ] { #expect(try run(words) == 0) }
    let receipt = Array("date,store,item,total\n2026-10-30,Migros,Pesto,2.80\n".utf8)
    try SystemDisk.shared.makeFolderIfAbsent(folder + "/receipts")
    for file in ["migros-2026-10.csv", "receipts.csv", "receipts/migros.csv"] {
      try write(receipt, to: folder + "/" + file)
    }
    try write(Array("Pesto\n".utf8), to: folder + "/names.txt")
    try write(Array("pesto -> Pantry\n".utf8), to: folder + "/new.txt")
    try write(Array("homes/ana\n".utf8), to: folder + "/homes.txt")

    var seen: Set<String> = []
    for spec in Command.all.map(\.spec) {
      for example in spec.examples {
        // The shell's own part is the shell's; an undo that two commands show takes back one thing.
        guard example.line.hasPrefix("larder "), !example.line.contains("|"),
          seen.insert(example.line).inserted,
          !Self.ownThings.contains(where: { example.line.hasPrefix($0) })
        else { continue }
        let words = words(of: example.line.replacing("~", with: folder))
        let code = try run(Array(words.dropFirst()))
        // What finds something ends with 1.
        let isFinding = ["check", "due"].contains(words[1]) && code == 1
        #expect(code == 0 || isFinding, "\(example.line): \(String(decoding: said, as: UTF8.self))")
      }
    }
  }
}
