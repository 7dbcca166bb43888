import Reporting

enum ConfigCommand {
  enum Options {
    static let unset = Flag("unset", "remove the setting")
  }

  static let command = Command(
    spec: CommandSpec(
      "config", section: "Help", abstract: "show or change settings",
      discussion: """
        Without arguments, shows all settings; with KEY, its value; with VALUE, sets it. currency,
        store and date-order fill in what an imported file lacks, and become part of its events.
        Settings:

        """
          + Settings.Key.allCases.map { "  \($0.rawValue): \($0.summary)" }.joined(separator: "\n"),
      arguments: [
        ArgumentSpec(
          "KEY", "which setting", isOptional: true, allowed: Settings.Key.allCases.map(\.rawValue)),
        ArgumentSpec("VALUE", "its new value", isOptional: true),
      ],
      options: {
        Options.unset
        CommonOptions.format
        CommonOptions.output
        CommonOptions.everywhere
      },
      examples: [
        CommandExample("larder config currency CHF", "francs for amounts without a currency"),
        CommandExample("larder config", "show all settings"),
      ],
      columns: ["key", "value"]),
    run: { arguments, session in
      var settings = try Settings(session.layout)
      let words = arguments.arguments
      guard let key = words.first.flatMap(Settings.Key.init(rawValue:)) else {
        guard !arguments[Options.unset] else {
          throw Failure(.usage, "--unset needs a KEY", expected: "the setting to remove")
        }
        let table = Table(
          name: "settings", columns: [Column("key"), Column("value")],
          rows: Settings.Key.allCases.compactMap { key in
            settings.values[key].map { [.text(key.rawValue), .text($0)] }
          })
        if table.rows.isEmpty {
          session.console.say(
            Diagnostic(.note, "no setting is set", hint: "set one with: larder config KEY VALUE"))
        }
        try session.answer(arguments, table, greatest: "key")
        return .done
      }
      if arguments[Options.unset] {
        try settings.set(key, to: nil)
      } else if words.count > 1 {
        if let expected = key.complaint(words[1]) {
          throw Failure.invalid(words[1], for: "\(key.rawValue)", expected: expected)
        }
        var value = words[1]
        if key == .currency {
          let currency = try TypedCurrency.read(value, as: key.rawValue)
          if let remark = TypedCurrency.remark(on: currency) { session.console.say(remark) }
          value = currency.code
        }
        try settings.set(key, to: value)
      } else if let value = settings.values[key] {
        try session.console.print(line: value)
      }
      return .done
    })
}
