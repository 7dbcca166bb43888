import Importing
import Reporting

enum ProfileCommands {
  static let list = Command(
    spec: CommandSpec(
      "profile", "list", section: "Help",
      abstract: "list profiles: how files are read, and what they lack",
      discussion: """
        An import saves a profile when you answer a question (--set, --currency, --store,
        --date-order, --as, --yes), or with --save-as NAME. The next file with that header needs no
        answers, whatever its name, encoding or order of columns. Of a statement with spending below
        zero it saves that alone. Options on the command line override the profile. Profiles are
        text files in the larder's profiles/, one KEY VALUE a line; you may edit them.
        """,
      options: {
        CommonOptions.format
        CommonOptions.output
        CommonOptions.everywhere
      },
      examples: [
        CommandExample("larder profile list", "your own profiles, then the built-in ones"),
        CommandExample("larder profile show migros-cumulus", "print one of them"),
      ],
      columns: columns.map(\.name)),
    run: { arguments, session in
      let folder = try ProfileFolder(session.layout)
      let table = Table(
        name: "profiles", columns: columns,
        rows: folder.shelf.all.map { cells(of: $0, isBuiltIn: folder.shelf.isBuiltIn($0)) })
      try session.answer(arguments, table, greatest: "name", without: ["match", "cells"])
      return .done
    })

  static let show = Command(
    spec: CommandSpec(
      "profile", "show", section: "Help", abstract: "print a profile",
      arguments: [ArgumentSpec("NAME", "which profile", completion: .names(.profiles))],
      options: {
        CommonOptions.output
        CommonOptions.everywhere
      },
      examples: [CommandExample("larder profile show amazon-jp", "a built-in one")]),
    run: { arguments, session in
      let folder = try ProfileFolder(session.layout)
      let profile = try folder.profile(named: arguments.arguments[0])
      try session.answer(arguments, Array(folder.text(of: profile).utf8))
      return .done
    })

  static let remove = Command(
    spec: CommandSpec(
      "profile", "remove", section: "Help", abstract: "remove a saved profile",
      arguments: [ArgumentSpec("NAME", "which profile", completion: .names(.profiles))],
      options: {
        CommonOptions.everywhere
      },
      examples: [CommandExample("larder profile remove market", "let the next import ask again")]),
    run: { arguments, session in
      let name = arguments.arguments[0]
      try ProfileFolder(session.layout).remove(name)
      try session.console.print(line: "profile \(name) removed")
      return .done
    })

  private static let columns = [
    Column("name"), Column("origin"), Column("match"), Column("cells", kind: .count),
    Column("kind"), Column("currency"), Column("store"), Column("dates"),
  ]

  private static func cells(of profile: ImportProfile, isBuiltIn: Bool) -> [Cell] {
    func text(_ value: String?) -> Cell { value.map { .text($0) } ?? .missing }
    return [
      .text(profile.name), .text(isBuiltIn ? "built-in" : "saved"), .text(profile.rule.rawValue),
      .count(profile.signature.count), text(profile.kind?.rawValue),
      text(profile.currency?.code), text(profile.store), text(profile.dateOrder?.rawValue),
    ]
  }
}
