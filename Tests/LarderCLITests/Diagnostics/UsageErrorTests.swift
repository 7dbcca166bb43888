import Testing

@testable import LarderCLI

@Suite struct UsageErrorTests {
  @Test(
    arguments: [
      (.missingCommand, "no command was given; 'larder help' lists the commands"),
      (
        .unknownCommand("imprt", nearest: "import", available: []),
        "unknown command 'imprt'; did you mean 'import'?"
      ),
      (
        .unknownCommand("frob", nearest: nil, available: []),
        "unknown command 'frob'; 'larder help' lists the commands"
      ),
      (
        .unknownCommand("log frob", nearest: nil, available: ["show", "verify"]),
        "unknown command 'log frob'; expected one of show, verify"
      ),
      (
        .missingSubcommand(group: "log", available: ["show", "verify"]),
        "'log' needs a subcommand; expected one of show, verify"
      ),
      (
        .unknownOption("--perod", nearest: "--period"),
        "unknown option '--perod'; did you mean '--period'?"
      ),
      (.unknownOption("-x", nearest: nil), "unknown option '-x'"),
      (
        .missingValue(option: "--period", placeholder: "PERIOD", found: nil),
        "'--period' has no value; expected PERIOD"
      ),
      (
        .missingValue(option: "--item", placeholder: "NAME", found: "--top"),
        "'--item' has no value before '--top'; expected NAME\n"
          + "write '--item=--top' if that is the value"
      ),
      (
        .missingValue(option: "-p", placeholder: "PERIOD", found: "-n"),
        "'-p' has no value before '-n'; expected PERIOD"
      ),
      (
        .unexpectedValue(option: "--dry-run", value: "yes"),
        "'--dry-run' takes no value, but 'yes' was given"
      ),
      (
        .givenTwice(option: "--period", first: "2026", second: "2027"),
        "--period was given twice: '2026' and '2027'"
      ),
      (
        .notAllowed(value: "cvs", of: "--format", allowed: ["csv", "md"], nearest: "csv"),
        "invalid value 'cvs' for --format; expected one of csv, md\ndid you mean 'csv'?"
      ),
      (
        .notAllowed(value: "x", of: "SHELL", allowed: ["bash"], nearest: nil),
        "invalid value 'x' for SHELL; expected one of bash"
      ),
      (
        .missingArgument("FILE", allowed: nil, usage: "larder import FILE..."),
        "FILE is missing; usage: larder import FILE..."
      ),
      (
        .unexpectedArgument("b", option: nil, usage: "larder rules FILE"),
        "unexpected argument 'b'; usage: larder rules FILE"
      ),
    ] as [(UsageError, String)])
  func `each error is said in words`(error: UsageError, words: String) {
    #expect(error.diagnostic.rendered() == "larder: error: \(words)\n")
  }
}
