enum DemoCommand {
  static let command = Command(
    spec: CommandSpec(
      "demo", section: "Help", abstract: "write the files of a sample household",
      discussion: """
        Writes 14 months of an invented household: receipts of three stores in three formats, shelf
        prices, best-before dates, food eaten and thrown away, and budgets. The bytes are the same
        every time.
        """,
      arguments: [ArgumentSpec("DIR", "the folder to write into", completion: .directory)],
      options: {
        CommonOptions.dryRun
        CommonOptions.everywhere
      },
      examples: [
        CommandExample("larder demo kitchen", "write it"),
        CommandExample("larder batch kitchen --reports Reports", "import it and report on it"),
      ]),
    run: { arguments, session in
      let folder = session.world.resolve(arguments.arguments[0])
      let files = DemoHousehold().files
      let say = try session.phrases(arguments)
      if arguments[CommonOptions.dryRun] {
        try session.console.print(
          line: say("\(files.count) files would be written to \(arguments.arguments[0])"))
        return .done
      }
      try OutputFile.makeFolder(folder)
      for file in files { try OutputFile.replace("\(folder)/\(file.name)", with: file.bytes) }
      try session.console.print(
        line: say(
          "\(files.count) files written to \(arguments.arguments[0]); now: "
            + "larder batch \(arguments.arguments[0]) --reports Reports"))
      try session.console.print(
        line: say(
          "it ends on \(DemoHousehold.lastDay): --today \(DemoHousehold.lastDay) answers as of then"
        ))
      return .done
    })
}
