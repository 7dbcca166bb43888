enum ManCommand {
  static let command = Command(
    spec: CommandSpec(
      "man", section: "Help", abstract: "print the manual page for man(1)",
      options: {
        CommonOptions.everywhere
      },
      examples: [
        CommandExample("larder man", "the page; 'larder man > larder.1' makes a file for 'man -l'")
      ]),
    run: { _, session in
      let page = ManualPage(grammar: Command.grammar, version: ProgramVersion.current)
      try session.console.print(page.text.utf8)
      return .done
    })
}
