extension Table {
  /// The table made to fit a terminal: texts are cut, figures never; what still has no room is left
  /// out, and a note says so.
  ///
  /// - Parameters:
  ///   - width: The terminal's columns.
  ///   - optional: The columns to be left out, the first to go first; then the last ones.
  /// - Returns: The table, and its notes in lines.
  public func fitted(into width: Int, optional: [String] = []) -> Table {
    let natural = naturalWidths
    var places = Array(columns.indices)
    var left: [String] = []
    var rest = optional.compactMap { place(of: $0) }
    while places.count > 2, leastWidth(of: places, natural) > width {
      let next = rest.isEmpty ? places.last : rest.removeFirst()
      guard let next, places.contains(next) else { continue }
      places.removeAll { $0 == next }
      left.append(columns[next].heading)
    }
    let widths = Self.widths(places.map { natural[$0] }, places.map(isCut), within: width)
    var table = cut(places, to: widths)
    if !left.isEmpty {
      table.notes.append(
        "no room for \(left.joined(separator: ", ")): a wider terminal or --wide shows them")
    }
    table.notes = table.notes.map { note in
      TerminalText.width(of: note) <= width
        ? note : WrappedText.lines(of: note, width: width, indent: 2).joined(separator: "\n")
    }
    return table
  }

  /// Texts up to so wide are never cut, and longer ones to no less.
  private static let leastText = 12

  private static let gap = 2

  private var naturalWidths: [Int] {
    var widths = columns.map { TerminalText.width(of: $0.heading) }
    rows.forEach(in: rows.indices) { _, row in row.widen(&widths) }
    for cells in footer {
      for (place, cell) in cells.enumerated() {
        widths[place] = max(widths[place], TerminalText.width(of: cell.content))
      }
    }
    return widths
  }

  private func isCut(_ place: Int) -> Bool { columns[place].kind == .text }

  private func leastWidth(of places: [Int], _ natural: [Int]) -> Int {
    places.reduce(Self.gap * (places.count - 1)) {
      $0 + (isCut($1) ? min(natural[$1], Self.leastText) : natural[$1])
    }
  }

  /// Cuts the widest texts first, until all columns fit.
  private static func widths(_ natural: [Int], _ isCut: [Bool], within width: Int) -> [Int] {
    func widths(cap: Int) -> [Int] {
      natural.indices.map { isCut[$0] ? min(natural[$0], max(cap, leastText)) : natural[$0] }
    }
    let room = width - gap * (natural.count - 1)
    var cap = natural.max() ?? 0
    while cap > leastText, widths(cap: cap).reduce(0, +) > room { cap -= 1 }
    var fitted = widths(cap: cap)
    // What is left over goes to the first columns that were cut.
    for place in fitted.indices where isCut[place] {
      fitted[place] = min(natural[place], fitted[place] + max(0, room - fitted.reduce(0, +)))
    }
    return fitted
  }

  private func cut(_ places: [Int], to widths: [Int]) -> Table {
    let shown = zip(places, widths).map { place, width in
      Column(
        columns[place].name, heading: TerminalText.cut(columns[place].heading, to: width),
        kind: columns[place].kind)
    }
    let limits = zip(places, widths).map { isCut($0) ? $1 : .max }
    var table = Table(
      name: name, title: title, columns: shown,
      rows: TableRows(count: rows.count) { [rows] number, output in
        rows.forEach(in: number..<number + 1) { _, row in
          for (place, limit) in zip(places, limits) {
            let short = row.withCell(place) { _, content -> String? in
              TerminalText.width(of: content) > limit
                ? TerminalText.cut(String(decoding: content, as: UTF8.self), to: limit) : nil
            }
            if let short { output.text(short) } else { output.append(place, of: row) }
          }
        }
      }, notes: notes)
    table.footer = footer.map { cells in places.map { cells[$0] } }
    return table
  }
}

extension TerminalText {
  /// The text made safe, and where it takes more columns cut to them with `…` at its end.
  public static func cut(_ text: String, to width: Int) -> String {
    guard self.width(of: text) > width else { return safe(text) }
    var kept = ""
    var used = 0
    for character in safe(text) {
      let columns = DisplayWidth.columns(of: character)
      guard used + columns < width else { break }
      kept.append(character)
      used += columns
    }
    while kept.last == " " { kept.removeLast() }
    return kept + "…"
  }
}
