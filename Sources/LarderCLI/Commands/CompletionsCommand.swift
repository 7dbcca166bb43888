enum CompletionsCommand {
  static let command = Command(
    spec: CommandSpec(
      "completions", section: "Help", abstract: "a script that completes commands in your shell",
      arguments: [
        ArgumentSpec("SHELL", "which shell", allowed: Shell.allCases.map(\.rawValue))
      ],
      options: {
        CommonOptions.everywhere
      },
      examples: [
        CommandExample("source <(larder completions bash)", "complete in this shell")
      ]),
    run: { arguments, session in
      guard let shell = arguments.arguments.first.flatMap(Shell.init(rawValue:)) else {
        return .usage
      }
      try session.console.print(completionScript(for: shell, commands: Command.grammar).utf8)
      return .done
    })
}
