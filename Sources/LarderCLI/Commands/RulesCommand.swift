import ByteTools
import Projections
import Reporting

enum RulesCommand {
  enum Options {
    static let rules = Option(
      "rules", "FILE", "rules to try instead of the larder's", completion: .file)
  }

  static let test = Command(
    spec: CommandSpec(
      "rules", "test", section: "Categories", abstract: "show which category lines get, and why",
      discussion: """
        Reads a file of receipts, or one product name a line, and shows the category of each. Nothing
        is recorded. The first of these that applies decides: the product's description, the file's
        own column, rules.txt, the product's other lines, keywords in its name.

        rules.txt lies in the larder's folder. The first matching rule wins:

          # words or phrases; * stands for any characters
          oat milk | haferdrink -> Beverages
          *milk* | milch | lait -> Dairy
          store:Shell -> Fuel
          category:FRUIT & VEG -> Produce    # maps the file's own column
          rent | store:ACME* -> ignore       # import leaves such rows out
          store:WHOLEFDS* -> store:Whole Foods    # another name of a store
        """,
      arguments: [
        ArgumentSpec(
          "FILE", "receipts, or one name a line; - for standard input", completion: .file)
      ],
      options: {
        Options.rules
        CommonOptions.format
        CommonOptions.output
        CommonOptions.top
        CommonOptions.sort
        CommonOptions.noCheckpoint
        CommonOptions.everywhere
      },
      examples: [
        CommandExample("larder rules test receipts.csv", "the category of each line"),
        CommandExample(
          "larder rules test names.txt --rules new.txt", "try new rules"),
      ],
      columns: ["item", "store", "category", "by", "rule", "match", "lines"]),
    run: { arguments, session in
      let word = arguments.arguments[0]
      guard word == "-" || !FileSystem.isDirectory(session.world.resolve(word)) else {
        throw Failure(.noInput, "'\(word)' is a folder", expected: "a file, or -")
      }
      let files = try ImportFile.list(word, session.world)
      let rules = try ruleFile(arguments, session)
      let input = try RulesTestInput(files[0], session)
      let replay =
        FileSystem.exists(session.layout.identity) ? try session.replay(arguments) : nil
      let trial = try CategoryTrial(input.lines.map(\.line), rules: rules, replay: replay)
      let rows = zip(input.lines, trial.decisions).map { line, decision in
        let (by, match, pattern) = reason(decision.reason)
        return [
          Cell.text(line.line.text ?? line.line.item), .text(line.line.store ?? ""),
          .text(decision.category), .text(by),
          match.map { .count($0.rule.line) } ?? .missing, pattern.map { .text($0) } ?? .missing,
          .count(line.count),
        ]
      }
      let table = Table(
        name: "rules",
        columns: [
          Column("item"), Column("store"), Column("category"), Column("by"),
          Column("rule", kind: .count), Column("match"), Column("lines", kind: .count),
        ],
        rows: rows)
      try session.answer(arguments, table, greatest: "lines")
      return .done
    })

  static let show = Command(
    spec: CommandSpec(
      "rules", "show", section: "Categories", abstract: "show the category rules as parsed",
      options: {
        CommonOptions.format
        CommonOptions.output
        CommonOptions.everywhere
      },
      columns: ["line", "field", "pattern", "category"]),
    run: { arguments, session in
      let rules = try session.rules()
      let all = (rules.rules + rules.aliases).sorted { $0.line < $1.line }
      let rows = all.flatMap { rule in
        rule.patterns.map { pattern in
          [
            Cell.count(rule.line), .text(pattern.field.rawValue), .text(pattern.text),
            .text(rule.category),
          ]
        }
      }
      let table = Table(
        name: "rules",
        columns: [
          Column("line", kind: .count), Column("field"), Column("pattern"), Column("category"),
        ],
        rows: rows)
      try session.answer(arguments, table, greatest: "line")
      return .done
    })

  private static func ruleFile(
    _ arguments: ParsedArguments, _ session: Session
  ) throws -> CategoryRules {
    guard let path = arguments[Options.rules] else { return try session.rules() }
    let resolved = session.world.resolve(path)
    guard FileSystem.exists(resolved) else {
      throw Failure(.noInput, "'\(path)' does not exist")
    }
    return try RulesFile.rules(resolved, session.console)
  }

  /// A reason as words for scripts, with the rule and the text that decided.
  private static func reason(
    _ reason: CategoryReason
  ) -> (by: String, rule: CategoryRules.Match?, match: String?) {
    switch reason {
    case .described: ("description", nil, nil)
    case .own: ("column", nil, nil)
    case .mapped(let match): ("column", match, written(match))
    case .rule(let match): ("rule", match, written(match))
    case .others: ("others", nil, nil)
    case .keyword(let word): ("keyword", nil, word)
    case .none: ("none", nil, nil)
    }
  }

  private static func written(_ match: CategoryRules.Match) -> String {
    match.pattern.field == .item
      ? match.pattern.text : "\(match.pattern.field.rawValue):\(match.pattern.text)"
  }
}
