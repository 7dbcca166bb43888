/// A command: what users see of it, and what it does.
struct Command: Sendable {
  let spec: CommandSpec
  /// Runs it and says how it ended.
  let run: @Sendable (_ arguments: ParsedArguments, _ session: Session) throws -> ExitCode
}
