import Testing

@testable import LarderCLI

@Suite struct CommandLineParserTests {
  private let spec = CommandSpec(
    "count", section: "Test", abstract: "count",
    arguments: [ArgumentSpec("FILE", "file", isRepeated: true, isOptional: true)],
    options: {
      [
        .value("period", short: "p", "PERIOD", "time"),
        .value("item", "NAME", "item", isRepeatable: true),
        .value("format", short: "f", "FORMAT", "format", allowed: ["text", "csv", "json"]),
        .value("output", short: "o", "FILE", "output"),
        .flag("dry-run", short: "n", "dry"),
        .flag("quiet", short: "q", "quiet"),
      ]
    })

  private func error(_ words: String...) -> UsageError? {
    do {
      _ = try parse(words, against: spec)
      return nil
    } catch {
      return error
    }
  }

  @Test func `options and arguments stand in any order`() throws {
    let parsed = try parse(
      ["a.csv", "--period", "2026", "b.csv", "-n", "--item=milk", "--item", "rice"], against: spec)
    #expect(parsed.arguments == ["a.csv", "b.csv"])
    #expect(parsed.value("period") == "2026")
    #expect(parsed.values("item") == ["milk", "rice"])
    #expect(parsed.isGiven("dry-run"))
    #expect(!parsed.isGiven("quiet"))
    #expect(parsed.value("output") == nil)
  }

  @Test(arguments: [["-o", "out"], ["-oout"], ["--output", "out"], ["--output=out"], ["-nqoout"]])
  func `a value is joined or apart`(words: [String]) throws {
    #expect(try parse(words, against: spec).value("output") == "out")
  }

  @Test func `options exclude and need each other as they are defined`() throws {
    let split = Option("split", "N", "stores", in: 1...5)
    let stopCost = Flag("stop-cost", "cost").needing(split)
    let share = Flag("share", "send").excluding(split)
    let spec = CommandSpec("compare", section: "Test", abstract: "compare") {
      split
      stopCost
      share
    }
    func error(_ words: String...) -> UsageError? {
      do throws(UsageError) {
        _ = try parse(words, against: spec)
        return nil
      } catch {
        return error
      }
    }
    #expect(error("--stop-cost") == .needs(option: "--stop-cost", other: "--split"))
    #expect(
      error("--split", "2", "--share") == .exclusive(option: "--share", other: "--split"))
    #expect(error("--split=2", "--stop-cost") == nil)
    #expect(try parse(["--split", "2"], against: spec)[split] == 2)
    #expect(throws: Failure.self) { try parse(["--split", "6"], against: spec)[split] }
  }

  @Test func `flags share one word`() throws {
    let parsed = try parse(["-nq"], against: spec)
    #expect(parsed.isGiven("dry-run") && parsed.isGiven("quiet"))
  }

  @Test func `after two dashes everything is an argument`() throws {
    let parsed = try parse(["-n", "--", "--period", "-q", "--"], against: spec)
    #expect(parsed.arguments == ["--period", "-q", "--"])
    #expect(!parsed.isGiven("quiet"))
  }

  @Test func `a lone dash and negative numbers are arguments and values`() throws {
    let parsed = try parse(["-", "-2.50", "-.5", "--item", "-3", "--output", "-"], against: spec)
    #expect(parsed.arguments == ["-", "-2.50", "-.5"])
    #expect(parsed.values("item") == ["-3"])
    #expect(parsed.value("output") == "-")
  }

  @Test func `a joined value may be empty and may hold anything`() throws {
    let parsed = try parse(["--item=", "--item=a=b", "--item=--quiet"], against: spec)
    #expect(parsed.values("item") == ["", "a=b", "--quiet"])
  }

  @Test func `the same value twice is one value`() throws {
    #expect(try parse(["-p", "2026", "--period=2026"], against: spec).values("period") == ["2026"])
  }

  @Test func `two different values for one option are refused`() {
    #expect(
      error("-p", "2026", "--period=2027")
        == .givenTwice(option: "--period", first: "2026", second: "2027"))
  }

  @Test func `an unknown option names the nearest`() {
    #expect(error("--perod", "x") == .unknownOption("--perod", nearest: "--period"))
    #expect(error("--hepl") == .unknownOption("--hepl", nearest: "--help"))
    #expect(error("--xyzzy=1") == .unknownOption("--xyzzy", nearest: nil))
    #expect(error("--csv") == .unknownOption("--csv", nearest: "--format csv"))
    #expect(error("-x") == .unknownOption("-x", nearest: nil))
    #expect(error("-item") == .unknownOption("-i", nearest: "--item"))
  }

  @Test func `the beginning of a long option is not enough`() {
    #expect(error("--per", "2026") == .unknownOption("--per", nearest: "--period"))
  }

  @Test func `an option needs its value`() {
    #expect(
      error("--period") == .missingValue(option: "--period", placeholder: "PERIOD", found: nil))
    #expect(
      error("-p", "--quiet")
        == .missingValue(option: "-p", placeholder: "PERIOD", found: "--quiet"))
    #expect(
      error("--item", "--") == .missingValue(option: "--item", placeholder: "NAME", found: "--"))
  }

  @Test func `a flag takes no value`() {
    #expect(error("--quiet=yes") == .unexpectedValue(option: "--quiet", value: "yes"))
  }

  @Test func `only allowed values are taken`() {
    #expect(
      error("-f", "jsn")
        == .notAllowed(
          value: "jsn", of: "--format", allowed: ["text", "csv", "json"], nearest: "json"))
  }

  @Test func `arguments are counted and checked`() throws {
    let spec = CommandSpec(
      "completions", section: "Test", abstract: "script",
      arguments: [
        ArgumentSpec("SHELL", "shell", allowed: ["bash", "zsh"]),
        ArgumentSpec("FILE", "file", isOptional: true),
      ])
    #expect(try parse(["zsh"], against: spec).arguments == ["zsh"])
    #expect(try parse(["zsh", "x"], against: spec).arguments == ["zsh", "x"])
    let usage = "larder completions SHELL [FILE]"
    #expect(throws: UsageError.missingArgument("SHELL", allowed: ["bash", "zsh"], usage: usage)) {
      try parse([], against: spec)
    }
    #expect(throws: UsageError.unexpectedArgument("y", option: nil, usage: usage)) {
      try parse(["zsh", "x", "y"], against: spec)
    }
    #expect(
      throws: UsageError.notAllowed(
        value: "bsh", of: "SHELL", allowed: ["bash", "zsh"], nearest: "bash")
    ) {
      try parse(["bsh"], against: spec)
    }
  }
}
