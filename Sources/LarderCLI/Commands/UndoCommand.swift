import EventSourcing
import GroceryModel
import Reporting

enum UndoCommand {
  enum Options {
    static let reason = Option("reason", "TEXT", "why")
  }

  static let command = Command(
    spec: CommandSpec(
      "undo", section: "Recording", abstract: "retract the newest batch, or single events",
      discussion: """
        Without an argument, retracts the newest live batch that is not itself an undo; run again,
        it retracts the one before. With ids, retracts those events; with a name, the only event about
        it, or lists the newest with their ids; with the name of an imported file, the batch that holds
        it; with a receipt's number, all its lines. The id of a retraction restores what it retracted. Nothing is erased: an undo is an event. A
        profile that the import saved is removed too, unless it was edited or another import changed it.
        """,
      arguments: [
        ArgumentSpec(
          "ID",
          "an event's id or its first digits, a batch's moment as log show prints it, a name, a receipt's number, or a file",
          isRepeated: true,
          isOptional: true)
      ],
      options: {
        Options.reason
        CommonOptions.dryRun
        CommonOptions.writing
      },
      examples: [
        CommandExample("larder undo", "retract the last import"),
        CommandExample("larder undo cheese", "retract the only line about cheese"),
        CommandExample(
          "larder undo 0123456789abcdef0123456789abcdef --reason 'rung up twice'",
          "retract one line"),
      ]),
    run: { arguments, session in
      let isTrial = arguments[CommonOptions.dryRun]
      let wording = RetractedText(try session.reportLanguage(arguments))
      guard !isTrial else {
        for target in try targets(arguments, in: LogSnapshot(of: session.layout), wording) {
          try session.console.print(line: trialLine(target, session, wording))
          try sayProfiles(of: target, session, wording, isTrial: true)
        }
        return .done
      }
      // A larder is not made to find nothing in it.
      _ = try LogSnapshot(of: session.layout)
      var writer = try session.writer(arguments)
      if arguments.arguments.isEmpty, let earlier = try EarlierAttempt(before: writer),
        try earlier.isUndo()
      {
        earlier.report(to: session.console)
        return .done
      }
      let targets = try targets(arguments, in: writer.snapshot, wording)
      var retractions: [EventIdentifier?] = []
      for target in targets {
        guard target.retractedBy == nil else {
          retractions.append(nil)
          continue
        }
        retractions.append(
          try Retracting.append(
            target.target, reason: arguments[Options.reason], date: session.today, to: &writer))
      }
      session.console.recordedBatch = try writer.commit()?.commit.recorded
      for (target, retraction) in zip(targets, retractions) {
        guard let retraction else {
          try session.console.print(
            line: wording.already(
              target.words, restoring: session.remedy(undoing: target.retractedBy)))
          continue
        }
        try session.console.print(line: wording.retracted(target.words, isTrial: false))
        try sayProfiles(of: target, session, wording, isTrial: false)
        try session.console.print(
          line: wording.remedy(
            session.remedy(["undo", "\(retraction)"]), isRetraction: target.isRetraction))
      }
      return .done
    })

  private static func targets(
    _ arguments: ParsedArguments, in snapshot: LogSnapshot, _ wording: RetractedText
  ) throws -> [UndoTarget] {
    arguments.arguments.isEmpty
      ? [try UndoTarget.newest(in: snapshot, wording)]
      : try UndoTarget.named(arguments.arguments, in: snapshot, wording)
  }

  private static func trialLine(
    _ target: UndoTarget, _ session: Session, _ wording: RetractedText
  ) -> String {
    target.retractedBy == nil
      ? wording.retracted(target.words, isTrial: true)
      : wording.already(target.words, restoring: session.remedy(undoing: target.retractedBy))
  }

  /// Forgets the profiles that an import saved, or says which of them stay.
  private static func sayProfiles(
    of target: UndoTarget, _ session: Session, _ wording: RetractedText, isTrial: Bool
  ) throws {
    guard target.retractedBy == nil, case .batch(let batch) = target.target else { return }
    for (name, isForgotten) in ProfileFolder.forget(batch, session.layout, isTrial: isTrial) {
      try session.console.print(
        line: wording.profile(
          name, isForgotten: isForgotten, isTrial: isTrial,
          removing: session.remedy(["profile", "remove", name])))
    }
  }
}

extension Session {
  /// The command that brings back what a retraction took; nil without one.
  fileprivate func remedy(undoing retraction: EventIdentifier?) -> String? {
    retraction.map { remedy(["undo", "\($0)"]) }
  }
}
