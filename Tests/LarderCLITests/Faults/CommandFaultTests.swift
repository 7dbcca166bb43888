import EventSourcing
import FaultyDisk
import GroceryModel
import Testing

@testable import LarderCLI

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Commands on a disk that fails: what they say is true, and the same command again completes.
@Suite struct CommandFaultTests {
  /// A larder on a disk in memory, and a clock that each command moves on by a minute.
  private final class Shell {
    let disk: FaultyDisk
    var minute: Int64

    init(_ disk: FaultyDisk, minute: Int64 = 0) {
      self.disk = disk
      self.minute = minute
    }

    /// Runs a command and returns its exit code and all that it said.
    func run(_ command: Command) -> (code: Int32, text: String) {
      minute += 1
      nonisolated(unsafe) var text: [UInt8] = []
      nonisolated(unsafe) var input = Array(command.input.utf8)
      var world = World(
        environment: { _ in nil }, directory: "/home",
        now: Instant(microseconds: 1_790_000_000_000_000 + minute * 60_000_000),
        today: Day("2026-09-22") ?? Day(ordinal: 0),
        newIdentifier: String(repeating: "0", count: 32),
        read: { _ in
          defer { input = [] }
          return input
        },
        write: { _, bytes in
          text += bytes
          return 0
        })
      world.disk = disk
      let code = Larder.run(command.words + ["--home", "/home/larder"], in: world)
      return (code, String(decoding: text, as: UTF8.self))
    }

    /// The items of live purchases; nil where the log is damaged.
    func items() -> [String]? {
      do {
        let snapshot = try LogSnapshot(of: LogLayout(root: "/home/larder", on: disk))
        guard try LogVerification(of: snapshot).problems.isEmpty else { return nil }
        return try Replay(snapshot, today: Day(ordinal: .max)).fold(Items()).items.sorted()
      } catch LogError.absent {
        return []
      } catch {
        return nil
      }
    }
  }

  private struct Items: Projection {
    var items: [String] = []

    mutating func apply(_ event: borrowing RecordedEvent) throws(LineFault) {
      if let item = event.text(PurchaseKey.item) { items.append(item) }
    }

    mutating func merge(_ other: Items) { items += other.items }
  }

  struct Command: Sendable, CustomTestStringConvertible {
    let words: [String]
    var input = ""
    /// The items of live purchases afterwards.
    let items: [String]

    var testDescription: String { words.joined(separator: " ") }

    static func purchase(_ item: String) -> [String] {
      ["add", "purchase", "--item", item, "--total", "1.29", "--currency", "EUR"]
    }

    static let all = [
      Command(words: purchase("Milk"), items: ["Bread", "Eggs", "Milk"]),
      Command(words: ["undo"], items: ["Bread"]),
      Command(
        words: ["append"],
        input: #"{"type":"purchase.recorded","date":"2026-09-21","data":{"item":"Milk","#
          + #""total":"1.29","currency":"EUR"}}"# + "\n",
        items: ["Bread", "Eggs", "Milk"]),
      Command(
        words: ["import", "-"],
        input: "date,item,total,currency,store\n2026-09-21,Milk,1.29,EUR,Coop\n"
          + "2026-09-21,Rice,2.29,EUR,Coop\n",
        items: ["Bread", "Eggs", "Milk", "Rice"]),
    ]
  }

  private static func beginning() -> Shell {
    let shell = Shell(FaultyDisk())
    _ = shell.run(Command(words: Command.purchase("Bread"), items: []))
    _ = shell.run(Command(words: Command.purchase("Eggs"), items: []))
    return shell
  }

  @Test func `without a fault they do their work`() {
    for command in Command.all {
      let shell = Self.beginning()
      #expect(shell.items() == ["Bread", "Eggs"])
      let (code, text) = shell.run(command)
      #expect(code == 0, "\(command.words) \(text)")
      #expect(shell.items() == command.items)
    }
  }

  @Test(arguments: Command.all)
  func `every operation may fail, once or for good`(command: Command) {
    let before = ["Bread", "Eggs"]
    let beginning = Self.beginning()
    let faults: [(FaultyDisk.Fault, lasts: Bool)] = [
      (.refuses(EIO), false), (.refuses(EIO), true), (.lies(EIO), true),
    ]
    var cells = 0
    for (fault, lasts) in faults {
      var number = 1
      while true {
        let shell = Shell(beginning.disk.copy(), minute: beginning.minute)
        shell.disk.fail(FaultyDisk.Plan(first: number, fault, lasts: lasts))
        let (code, text) = shell.run(command)
        let isReached = shell.disk.failures > 0
        shell.disk.fail()
        guard isReached else { break }
        let comment = Comment(rawValue: "\(fault) at \(number), lasting: \(lasts): \(code) \(text)")
        let items = shell.items()
        let isRecorded = code == 0 || text.contains("were recorded")
        if isRecorded {
          #expect(items == command.items, comment)
        } else if text.contains("not known") {
          #expect(items == before || items == command.items, comment)
        } else {
          #expect(items == before, comment)
        }
        if !isRecorded {
          let (again, said) = shell.run(command)
          #expect(again == 0, "\(comment) then \(said)")
          #expect(shell.items() == command.items, "\(comment) then \(said)")
        }
        number += 1
      }
      cells += number - 1
    }
    #expect(cells > 100)
  }
}
