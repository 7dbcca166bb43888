import Testing

@testable import LarderCLI

@Suite struct CommandGrammarTests {
  private func error(_ words: String...) -> UsageError? {
    do {
      _ = try sample.resolve(words)
      return nil
    } catch {
      return error
    }
  }

  private func command(_ words: String...) throws -> (name: String, parsed: ParsedArguments)? {
    guard case .command(let spec, let parsed) = try sample.resolve(words) else { return nil }
    return (spec.name, parsed)
  }

  @Test func `a command is found by one word or several`() throws {
    #expect(try command("spend", "milk")?.name == "spend")
    #expect(try command("log", "verify")?.name == "log verify")
    #expect(try command("spend", "milk")?.parsed.arguments == ["milk"])
  }

  @Test func `shared options may stand before the command`() throws {
    let found = try command("--home", "spend", "--format=csv", "-pspend", "spend", "-o", "x")
    #expect(found?.name == "spend")
    #expect(found?.parsed.value("home") == "spend")
    #expect(found?.parsed.value("format") == "csv")
    #expect(found?.parsed.value("period") == "spend")
    #expect(try command("log", "--home", "x", "verify")?.parsed.value("home") == "x")
  }

  @Test func `help is had in every usual way`() throws {
    let spend = try #require(sample.command(at: ["spend"]))
    let verify = try #require(sample.command(at: ["log", "verify"]))
    #expect(try sample.resolve([]) == .overview)
    #expect(try sample.resolve(["help"]) == .overview)
    #expect(try sample.resolve(["--help"]) == .overview)
    #expect(try sample.resolve(["help", "spend"]) == .help(spend))
    #expect(try sample.resolve(["spend", "--bogus", "-h"]) == .help(spend))
    #expect(try sample.resolve(["--help", "spend"]) == .help(spend))
    #expect(try sample.resolve(["help", "log", "verify"]) == .help(verify))
    #expect(try sample.resolve(["help", "log"]) == .groupHelp(["log"]))
    #expect(try sample.resolve(["log", "--help"]) == .groupHelp(["log"]))
    #expect(try sample.resolve(["--version"]) == .version)
  }

  @Test func `after two dashes a word asks for no help`() throws {
    #expect(try command("spend", "--", "--help")?.parsed.arguments == ["--help"])
  }

  @Test func `an unknown command names the nearest`() {
    #expect(error("imprt") == .unknownCommand("imprt", nearest: "import", available: []))
    #expect(error("verify") == .unknownCommand("verify", nearest: "log verify", available: []))
    #expect(error("frobnicate") == .unknownCommand("frobnicate", nearest: nil, available: []))
    #expect(
      error("log", "verfy") == .unknownCommand("log verfy", nearest: "log verify", available: []))
    #expect(
      error("log", "frob")
        == .unknownCommand("log frob", nearest: nil, available: ["show", "verify"]))
    #expect(error("help", "sepnd") == .unknownCommand("sepnd", nearest: "spend", available: []))
  }

  @Test func `a group by itself lists its commands`() {
    #expect(error("log") == .missingSubcommand(group: "log", available: ["show", "verify"]))
  }

  @Test func `options alone are no command`() {
    #expect(error("--home", "x") == .missingCommand)
    #expect(error("--hme", "x") == .unknownOption("--hme", nearest: "--home"))
    #expect(error("-z") == .unknownOption("-z", nearest: nil))
  }

  @Test func `an option of another command is unknown to this one`() {
    #expect(
      error("--period", "2026", "log", "verify") == .unknownOption("--period", nearest: nil))
  }

  @Test func `the sample agrees with itself`() {
    #expect(sample.contradictions.isEmpty)
  }

  @Test func `contradictions are named`() {
    let grammar = CommandGrammar(
      abstract: "",
      commands: [
        CommandSpec(
          "a", section: "", abstract: "",
          arguments: [
            ArgumentSpec("X", "", isRepeated: true, isOptional: true), ArgumentSpec("Y", ""),
          ],
          options: { [.flag("by", short: "b", ""), .flag("help", "")] }),
        CommandSpec(
          "a", section: "", abstract: "", options: { [.value("by", short: "h", "K", "")] }),
      ])
    #expect(
      grammar.contradictions == [
        "'a' has an option twice",
        "'a' has arguments after one that takes all",
        "'a' has a needed argument after an optional one",
        "'a' is defined twice",
        "'a' has a letter twice",
        "--by and --by disagree on their letter",
        "--help and --by disagree on their letter",
      ])
  }
}
