import Importing
import Reporting

extension Command {
  static let profileList = Command(
    spec: CommandSpec(
      "profile", "list", section: "Help",
      abstract: "remembered files: how their columns are read, and what they lack",
      discussion: """
        A profile is saved when an import answers what a file left open (--set, --currency, --store,
        --date-order, --as, --yes), or with --save-as NAME. The next file with that header, from
        another month, in another encoding or with its columns moved, is then read alike and needs no
        answers; what is said on the command line holds before it. Profiles are text files in the
        larder's profiles/, one KEY VALUE a line, and may be edited.
        """,
      options: [.format, .output] + OptionSpec.everywhere,
      examples: [
        CommandExample("larder profile list", "the user's own, then the built-in ones"),
        CommandExample("larder profile show migros-cumulus", "what one of them says"),
      ],
      columns: columns.map(\.name)),
    run: { arguments, session in
      let folder = try ProfileFolder(session.layout)
      let table = Table(
        name: "profiles", columns: columns,
        rows: folder.shelf.all.map { cells(of: $0, isBuiltIn: folder.shelf.isBuiltIn($0)) })
      try session.answer(arguments, table, greatest: "name")
      return .done
    })

  static let profileShow = Command(
    spec: CommandSpec(
      "profile", "show", section: "Help", abstract: "print a profile as it is saved",
      arguments: [ArgumentSpec("NAME", "which profile", completion: .names(.profiles))],
      options: [.output] + OptionSpec.everywhere,
      examples: [CommandExample("larder profile show amazon-jp", "a built-in one")]),
    run: { arguments, session in
      let folder = try ProfileFolder(session.layout)
      let profile = try folder.profile(named: arguments.arguments[0])
      try session.answer(arguments, Array(folder.text(of: profile).utf8))
      return .done
    })

  static let profileRemove = Command(
    spec: CommandSpec(
      "profile", "remove", section: "Help", abstract: "forget a saved profile",
      arguments: [ArgumentSpec("NAME", "which profile", completion: .names(.profiles))],
      options: OptionSpec.everywhere,
      examples: [CommandExample("larder profile remove market", "ask again the next time")]),
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
