import Reporting

/// Output of answers.
extension Session {
  /// The format of the answer: asked for, or by the file's ending.
  func format(_ arguments: ParsedArguments) -> OutputFormat {
    if let format = arguments[CommonOptions.format] {
      return format
    }
    return arguments[CommonOptions.output].flatMap { OutputFormat(path: $0) } ?? .text
  }

  func usesColour(_ arguments: ParsedArguments) -> Bool {
    Self.usesColour(arguments, world, isTerminal: world.isOutputTerminal)
  }

  static func usesColour(
    _ arguments: ParsedArguments, _ world: World, isTerminal: Bool
  ) -> Bool {
    switch arguments[CommonOptions.color] {
    case "always": true
    case "never": false
    default:
      isTerminal && (world.environment("NO_COLOR") ?? "").isEmpty
        && world.environment("TERM") != "dumb"
    }
  }

  /// Gives the answer: to the terminal, or to the file of `--output`.
  func answer(_ arguments: ParsedArguments, _ bytes: [UInt8]) throws {
    guard member == nil else {
      throw Failure(
        .usage, "this answer is not a table, so 'larder each' cannot join it",
        expected: "a question that prints one table as CSV")
    }
    try send(arguments, bytes)
  }

  func send(_ arguments: ParsedArguments, _ bytes: [UInt8]) throws {
    if let path = arguments[CommonOptions.output], path != "-" {
      try LarderBoundary.check(world.resolve(path), named: path)
      try OutputFile.replace(world.resolve(path), with: bytes)
    } else if world.isOutputTerminal, format(arguments).keepsBytes {
      // What files and pipes get exactly would steer a terminal.
      try console.print(TerminalText.safeRecords(bytes))
    } else if try !page(bytes) {
      try console.print(bytes)
    }
  }

  /// Shows output longer than the terminal with the program of `PAGER`.
  ///
  /// - Returns: False if no pager is set or needed.
  private func page(_ bytes: [UInt8]) throws -> Bool {
    guard world.isOutputTerminal, let size = world.terminalSize,
      let pager = world.environment("PAGER"), !pager.isEmpty,
      bytes.count(where: { $0 == UInt8(ascii: "\n") }) >= size.rows
    else { return false }
    try console.flush()
    return world.page(pager, bytes)
  }

  /// Gives a table as the answer whose rows are too many to keep, sorted and cut as asked.
  ///
  /// - Parameters:
  ///   - arguments: How it is sorted, cut and written.
  ///   - table: The table without its rows.
  ///   - screen: The columns for people; nil for all.
  ///   - column: What `--top` goes by where no other order is asked for.
  ///   - rows: Gives all rows; may be asked twice.
  /// - Throws: `Failure` for a column that is not there, `ClosedOutput` where it cannot be written.
  func answer(
    _ arguments: ParsedArguments, _ table: Table, screen: Screen? = nil, greatest column: String?,
    streaming rows: TableStream.Rows
  ) throws {
    let arrangement = try TableArrangement(arguments, greatest: column)
    let isShort = format(arguments).isForPeople && !arguments.isGiven(CommonOptions.wide)
    let screen = isShort ? screen : nil
    guard let order = try arrangement.order(of: table) else {
      return try stream(arguments, table, screen: screen, rows)
    }
    var sorter = RowSorter(order, limit: arrangement.top, folder: world.temporaryFolder)
    try rows { try sorter.add($0) }
    try stream(arguments, table, screen: screen) { try sorter.forEach($0) }
  }

  /// Writes a table whose rows come one after the other, to the terminal or to the file of `--output`.
  func stream(
    _ arguments: ParsedArguments, _ table: Table, screen: Screen? = nil, _ rows: TableStream.Rows
  ) throws {
    if let member {
      let stream = TableStream(table.ledByLarder, as: format(arguments), colour: false)
      try stream.write({ try Self.lead(rows, by: member, $0) }, { try console.print($0) })
      return
    }
    let stream = TableStream(
      table, as: format(arguments),
      colour: arguments[CommonOptions.output] == nil && usesColour(arguments), screen: screen,
      width: width,
      in: format(arguments).isForPeople ? try reportLanguage(arguments) : .english)
    if let path = arguments[CommonOptions.output], path != "-" {
      try LarderBoundary.check(world.resolve(path), named: path)
      return try OutputFile.replace(world.resolve(path)) { append in
        try stream.write(rows, append)
      }
    }
    let isRecords = world.isOutputTerminal && format(arguments).keepsBytes
    let isWritten = try stream.write(rows) { bytes in
      // What files and pipes get exactly would steer a terminal.
      try console.print(isRecords ? TerminalText.safeRecords(bytes) : bytes)
    }
    if !isWritten { console.say(Diagnostic(.note, "nothing to show")) }
  }

  /// Gives rows with a larder's id in front.
  private static func lead(
    _ rows: TableStream.Rows, by larder: String, _ body: (RowBuffer) throws -> Void
  ) throws {
    var led = RowBuffer()
    // Neither outlives the call; the compiler cannot tell that `rows` does not call `body` again.
    try withoutActuallyEscaping(body) { body in
      try rows { row in
        led.removeAll()
        led.text(larder)
        led.append(allOf: row)
        try body(led)
      }
    }
  }
}
