/// A page of help that belongs to no command: `larder help periods`.
enum HelpTopic: String, CaseIterable, Hashable, Sendable {
  case periods, formats, categories, importing = "import", json
  case exitCodes = "exit-codes"

  /// The description in the overview.
  var abstract: String {
    switch self {
    case .periods: "days and periods as people type them"
    case .formats: "text, Markdown, CSV, TSV, JSON and HTML"
    case .categories: "how a line gets its category"
    case .importing: "how files are read, and what to do if one is not"
    case .json: "answers and errors for programs"
    case .exitCodes: "what the exit codes mean"
    }
  }

  /// The page, without its title.
  var text: String {
    switch self {
    case .periods: Self.periodsText
    case .formats: Self.formatsText
    case .categories: Self.categoriesText
    case .importing: Self.importText
    case .json: Self.jsonText
    case .exitCodes:
      "Every command ends with one of these codes. If several apply, the greatest is used.\n\n"
        + ExitCode.allCases.map {
          "  \($0.rawValue)\($0.rawValue < 10 ? "    " : "   ")\($0.meaning)"
        }.joined(separator: "\n")
    }
  }

  private static let periodsText = """
    -p PERIOD, or the last words of a question, choose the days. Matching ignores case.

      2026-10, 2026/10, october, oct 2026   a month
      2026, last year                       a year
      2026-Q3, q3; 2026-H1, h1 2026         a quarter; a half of a year
      2026-W40                              an ISO week, Monday to Sunday
      2026-10-03, 3.10.2026, 3 october      a day
      today, yesterday, tomorrow            a day seen from today
      friday, last friday, next friday      a weekday
      this month, last week, next year      a step seen from today
      last 3 months, 2 weeks ago            whole steps before this one
      last 7 days                           up to today
      2026-09-15..2026-10-14                both days belong to it
      2026-09.., since september            up to today
      ..2026-09, until yesterday            from the first day on
      from 2026-09 to 2026-10               the same as 2026-09..2026-10
      oct-nov, 1.10.-15.10., 1-15 october   the same with a hyphen
      ytd, month to date, all               up to today

    A month, quarter, week or day without a year is the latest one that has begun. Expiry dates are
    the next ones: 'larder add expiration --expires friday' is the coming friday.

    -b and --until name the first and the last day, -e the day after the last. Each takes a month or
    another period too. --today DATE answers as of that day.
    """

  private static let formatsText = """
    -f FORMAT chooses how an answer is written; the ending of -o FILE does the same.

      text   aligned columns that fit the terminal, the default
      md     Markdown tables
      html   a page that needs no other file
      csv    a header and a record a line, ISO dates, plain numbers
      tsv    the same with tabs
      json   an array of objects; 'larder help json' says more

    text, md and html show at most 8 columns, with total rows; --wide shows all columns. csv, tsv and
    json always have every column and no total rows. Their columns are only ever added at the end, so
    scripts keep working. On a terminal, an answer longer than the screen goes to $PAGER. COLUMNS sets
    the width where there is no terminal; 80 is the default.
    """

  private static let categoriesText = """
    A line's category is the first of these that applies:

      1. the category from 'larder describe product ITEM --category NAME'
      2. the file's own category column
      3. the first rule in rules.txt that matches
      4. the category that most other lines of the item have
      5. words of the name, in some twenty languages
      6. Other

    A discount, refund or deposit has the category of the line that it belongs to. A new description or
    rule files past lines anew; the log is never rewritten. 'larder rules test FILE' shows which of
    these decided; 'larder list items --category Other' lists items without a category.

    rules.txt in the larder's folder has one rule a line, for items and for the payees of statements:

      oat drink       -> Dairy
      store:STADTWERK* -> Household
      store:ACME RENT* -> ignore        # import leaves such rows out
    """

  private static let importText = """
    'larder import FILE' reads receipts, prices, expirations, stock, budgets, products and rates. It
    infers the encoding, the delimiter, the decimal mark, the order of dates and the content of each
    column.

      larder import receipts/ --dry-run     say what would be imported
      larder import FILE --currency EUR     for files without a currency
      larder import FILE --date-order dmy   for dates such as 03/04/2026
      larder import FILE --set total=Umsatz for a column that was not recognised

    A file that lacks a fact is left out whole, and the message names the option that answers it.
    The answer is saved as a profile. Rows that cannot be read are listed and written to
    FILE.rejects.csv. Importing a file again adds nothing. 'larder undo' retracts an import.
    """

  private static let jsonText = """
    -f json writes an array of objects, one a row, with the same keys as the CSV header. Counts and days
    left are numbers; amounts, prices and percents are strings that hold exact decimals; a day is a string
    such as "2026-10-03"; unknown values are null. 'larder report month -f json' is one object with a
    key for each table. 'larder import -f json' describes each file.

    --errors json writes errors and remarks to standard error, one object a line, with the keys severity,
    file, line, column, message, expected and hint; keys that do not apply are null.

    The log itself is JSON lines: 'larder log cat --events' prints every committed event.
    """
}

extension CommandGrammar {
  /// Returns the topic's text for the page of a command with its name; empty for other commands.
  func more(on command: CommandSpec) -> String {
    guard let topic = HelpTopic(rawValue: command.name) else { return "" }
    var page = HelpLayout()
    page.add(heading: "More")
    page.add(paragraphs: topic.text, indent: 2)
    return page.text
  }

  /// The page of a topic.
  func help(on topic: HelpTopic) -> String {
    var page = HelpLayout()
    page.add(line: "\(topic.rawValue): \(topic.abstract)")
    page.add(line: "")
    page.add(paragraphs: topic.text)
    return page.text
  }
}
