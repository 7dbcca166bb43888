import ByteTools
import EventSourcing
import GroceryModel
import Reporting

enum LogCopyCommands {
  static let backup = Command(
    spec: CommandSpec(
      "log", "backup", section: "The log", abstract: "copy the larder, also while others write",
      discussion: """
        Copies the log, profiles, rules and settings into a folder that is a larder itself: --home
        DIR reads it, and copying it back restores it. A second backup into the same folder copies
        only what is new. The copy is read back and checked. A damaged log never replaces a sound
        copy.
        """,
      arguments: [ArgumentSpec("DIR", "the folder of the copy", completion: .directory)],
      options: {
        CommonOptions.writing
      },
      examples: [
        CommandExample("larder log backup usb-larder", "copy all of it, or only what is new"),
        CommandExample("larder log verify --home usb-larder", "check the copy"),
      ]),
    run: { arguments, session in
      let folder = arguments.arguments[0]
      let target = LogLayout(root: session.world.resolve(folder), on: session.layout.disk)
      if !FileSystem.exists(target.identity) {
        try LarderBoundary.check(target.root, named: folder)
      }
      guard target.root != session.layout.root else {
        throw Failure(.usage, "'\(folder)' is the larder itself", expected: "another folder")
      }
      let backup = try LogBackup(
        of: try LogSnapshot(of: session.layout), to: target,
        lockTimeout: try session.lockTimeout(arguments))
      try LarderFiles(session.layout).copy(to: target)
      let say = try session.phrases(arguments)
      let counts = [
        counted(backup.batches, "batch", plural: "batches"), counted(backup.events, "event"),
      ]
      try session.console.print(
        line: counts.map { say($0) }.joined(separator: ", ")
          + ": \(say("sound")); \(say("\(backup.newEvents) new"))")
      try session.console.print(line: "head \(backup.head?.hex ?? "none")")
      return .done
    })

  static let prove = Command(
    spec: CommandSpec(
      "log", "prove", section: "The log",
      abstract: "a script that proves an event is in the log",
      discussion: """
        Prints a shell script that recomputes, with sha256sum alone, the digest of the event's
        batch, the commit line that names it, and each later commit line up to HEAD. Compare the
        last digest with one that you kept elsewhere. The script ends with 1 at the first
        difference.
        """,
      arguments: [ArgumentSpec("EVENT", "the event's id; log show and stock -f csv list them")],
      options: {
        CommonOptions.output
        CommonOptions.everywhere
      },
      examples: [
        CommandExample(
          "larder log prove 82dff5643ef5b9fc2f4bce749b436ae6 -o proof.sh",
          "then 'sh proof.sh' in the larder's folder")
      ]),
    run: { arguments, session in
      let word = arguments.arguments[0]
      guard let event = EventIdentifier(word) else {
        throw Failure(.usage, "'\(word)' is not an id", expected: "32 hexadecimal digits")
      }
      guard let proof = try LogProof(of: event, in: try LogSnapshot(of: session.layout)) else {
        throw Failure(.noInput, "the log has no event \(event)")
      }
      try session.answer(arguments, Array(ProofScript(of: event, proof).text.utf8))
      return .done
    })
}

/// A head digest that was written down, or the beginning of one.
struct KeptHead {
  private let digits: String

  init(_ text: String) throws(Failure) {
    digits = text.lowercased()
    guard (8...64).contains(digits.utf8.count), digits.utf8.allSatisfy(\.isHexDigit) else {
      throw Failure.invalid(
        text, for: "--head", expected: "a head digest, or its first 8 digits or more")
    }
  }

  /// Where the chain of the log has the digest.
  ///
  /// - Throws: `Failure` with `damaged` where it does not.
  func sentence(in snapshot: LogSnapshot) throws -> String {
    var walk = BatchWalk(snapshot)
    while let batch = try walk.next() {
      if batch.commitDigest.hex.hasPrefix(digits) {
        return "\(digits) is batch \(batch.commit.recorded), at sequence \(batch.commit.sequence)"
      }
      if let repaired = batch.commit.repaired, repaired.hex.hasPrefix(digits) {
        return
          "\(digits) was the head before the repair that batch \(batch.commit.recorded) follows"
      }
    }
    throw Failure(
      .damaged, "the log has no batch with the digest \(digits)",
      hint: "the log was rewritten, or this is another log")
  }
}

extension UInt8 {
  fileprivate var isHexDigit: Bool {
    self &- UInt8(ascii: "0") < 10 || self &- UInt8(ascii: "a") < 6
  }
}
