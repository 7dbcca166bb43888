import Testing

@testable import LarderCLI

@Suite struct HelpTests {
  @Test func `the overview lists commands, shared options, topics and examples`() {
    #expect(
      sample.overview == """
        usage: larder COMMAND [OPTIONS] [ARGUMENTS]

        A ledger for the kitchen.

        Record:
          import                  read receipts, prices and budgets

        Ask:
          spend                   what was spent

        Log:
          log show                print events
          log verify              check every byte

        Help:
          completions             print a script that completes command lines
          help                    show help: it's [all] here

        Everywhere:
              --home DIR          the larder to use
          -p, --period PERIOD     the time to look at
          -f, --format FORMAT     how to print: text, md, csv
          -o, --output FILE       where to write
          -h, --help              show this help
              --version           show the version

        Topics:
          periods                 days and periods as people type them
          formats                 text, Markdown, CSV, TSV, JSON and HTML
          categories              how a line gets its category
          import                  how files are read, and what to do if one is not
          json                    answers and errors for programs
          exit-codes              what the exit codes mean

        Examples:
          larder spend --by store
              what each shop got

        'larder help COMMAND' or 'larder help TOPIC' shows more.

        """)
  }

  @Test func `the page of a command holds all of its definition`() throws {
    let command = try #require(sample.command(at: ["import"]))
    #expect(
      sample.help(on: command) == """
        usage: larder import [OPTIONS] FILE...

        read receipts, prices and budgets

        Reads files of any shop. What is known already is not imported again, so the
        same file may be given twice.

          larder import today.csv

        Rejected rows are written beside the file.

        Arguments:
          FILE...                 file or folder to read

        Options:
              --as KIND           what the file holds: receipts, prices
              --set ROLE=COLUMN   which column plays a role; may be repeated
          -n, --dry-run           say what would be done, and do nothing
          -q, --quiet             say nothing

        Everywhere:
              --home DIR          the larder to use
          -h, --help              show this help

        Columns:
          file, kind, rows

        Examples:
          larder import -n inbox
              shows what a folder would add

        """)
  }

  @Test func `the page of a group lists its commands`() {
    #expect(
      sample.help(onGroup: ["log"]) == """
        usage: larder log COMMAND

        Commands:
          log show                print events
          log verify              check every byte

        """)
  }

  @Test func `long names stand above their explanations, which wrap at 80 columns`() {
    let command = CommandSpec(
      "x", section: "", abstract: "x",
      options: {
        [
          .value(
            "a-very-long-option", short: "a", "PLACEHOLDER",
            "explained in so many words that they do not fit into what is left of the line")
        ]
      })
    #expect(
      sample.help(on: command) == """
        usage: larder x [OPTIONS]

        x

        Options:
          -a, --a-very-long-option PLACEHOLDER
                                  explained in so many words that they do not fit into
                                  what is left of the line

        Everywhere:
          -h, --help              show this help

        """)
  }
}
