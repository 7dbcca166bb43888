/// The manual page, made of the same definitions as help.
struct ManualPage {
  let grammar: CommandGrammar
  let version: String

  /// The page in the man macros.
  var text: String {
    var lines = [
      ".TH LARDER 1 \"\" \"larder \(Self.escaped(version))\" \"User Commands\"",
      ".SH NAME", "larder \\- \(Self.escaped(grammar.abstract))",
      ".SH SYNOPSIS", ".B larder", ".RI [ COMMAND ]", ".RI [ OPTIONS ]", ".RI [ ARGUMENTS ]",
      ".SH DESCRIPTION",
      "Without a command,", ".B larder", "prints the status of the larder.",
      "Every command is described below; its examples can be pasted.",
      ".SH COMMANDS",
    ]
    for command in grammar.commands where !command.section.isEmpty {
      lines += page(of: command)
    }
    lines.append(".SH COMMON OPTIONS")
    for option in grammar.everywhere { lines += entry(option) }
    for topic in HelpTopic.allCases where topic != .exitCodes {
      lines.append(".SH \(topic.rawValue.uppercased())")
      lines += paragraphs(topic.text)
    }
    lines.append(".SH EXIT STATUS")
    for code in ExitCode.allCases {
      lines += [".TP", ".B \(code.rawValue)", Self.escaped(code.meaning)]
    }
    lines += [
      ".SH ENVIRONMENT", ".TP", ".B LARDER_HOME",
      "the larder's folder, if \\-\\-home is not given",
      ".TP", ".B PAGER", "the program that shows answers longer than the terminal",
      ".TP", ".B COLUMNS", "the width of text without a terminal",
      ".TP", ".B NO_COLOR", "turns colour off if set",
    ]
    return lines.joined(separator: "\n") + "\n"
  }

  private func page(of command: CommandSpec) -> [String] {
    var lines = [".SS larder \(Self.escaped(command.usage))", Self.escaped(command.abstract)]
    if !command.discussion.isEmpty { lines += [".PP"] + paragraphs(command.discussion) }
    for argument in command.arguments {
      lines += [".TP", ".I \(Self.escaped(argument.name))", Self.escaped(argument.summary)]
    }
    for option in command.shownOptions where option.group == .command { lines += entry(option) }
    for example in command.examples {
      lines += [
        ".PP", Self.escaped(example.effect) + ":", ".PP", ".RS", ".nf",
        Self.escaped(example.line), ".fi", ".RE",
      ]
    }
    return lines
  }

  private func entry(_ option: OptionSpec) -> [String] {
    let letter = option.short.map { "\\-\($0), " } ?? ""
    let value = option.placeholder.map { " \\fI\(Self.escaped($0))\\fR" } ?? ""
    let allowed = option.allowed.map { ": " + $0.joined(separator: ", ") } ?? ""
    return [
      ".TP", "\\fB\(letter)\(Self.escaped(option.written))\\fR\(value)",
      Self.escaped(option.summary + allowed),
    ]
  }

  /// Paragraphs; lines that start with a blank stay as they are.
  private func paragraphs(_ text: String) -> [String] {
    var lines: [String] = []
    var isFixed = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let wantsFixed = line.first == " "
      if wantsFixed != isFixed {
        lines += wantsFixed ? [".PP", ".nf"] : [".fi"]
        isFixed = wantsFixed
      }
      if line.isEmpty {
        if lines.last != ".PP" { lines.append(".PP") }
      } else {
        lines.append(Self.escaped(String(line)))
      }
    }
    if isFixed { lines.append(".fi") }
    return lines.last == ".PP" ? Array(lines.dropLast()) : lines
  }

  /// At least four digits, as roff wants them.
  private static func hexadecimal(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  /// The text with what roff would read as its own escaped.
  private static func escaped(_ text: String) -> String {
    let plain = text.unicodeScalars.map { scalar in
      switch scalar {
      case "\\": "\\e"
      case "-": "\\-"
      case "\n": " "
      case _ where !scalar.isASCII: "\\[u\(hexadecimal(scalar))]"
      default: String(scalar)
      }
    }.joined()
    return plain.first == "." || plain.first == "'" ? "\\&" + plain : plain
  }
}
