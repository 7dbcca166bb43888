/// Chooses the columns of a table that fit a terminal, and their widths: texts are cut, figures
/// never.
struct TableFit {
  /// The columns that have room.
  private(set) var places: [Int]
  let widths: [Int]
  /// The headings of those that have none.
  let left: [String]
  private let columns: [Column]

  /// Texts up to so wide are never cut, and longer ones to no less.
  private static let leastText = 12
  private static let gap = 2

  /// - Parameters:
  ///   - columns: All columns of the table.
  ///   - wanted: The places of those to be shown, in their order.
  ///   - natural: The width that each column takes as it is.
  ///   - optional: The places of those to be left out, the first to go first; then the last ones.
  ///   - width: The terminal's columns.
  init(_ columns: [Column], wanted: [Int], natural: [Int], optional: [Int], within width: Int) {
    func isCut(_ place: Int) -> Bool { columns[place].kind == .text }
    func least(_ places: [Int]) -> Int {
      places.reduce(Self.gap * (places.count - 1)) {
        $0 + (isCut($1) ? min(natural[$1], Self.leastText) : natural[$1])
      }
    }
    var places = wanted
    var left: [String] = []
    var rest = optional
    while places.count > 2, least(places) > width {
      let next = rest.isEmpty ? places.last : rest.removeFirst()
      guard let next, let place = places.firstIndex(of: next) else { continue }
      // A quantity says nothing without its unit.
      let isOfQuantity =
        columns[next].name == "unit" && place > 0
        && ["quantity", "remaining"].contains(columns[places[place - 1]].name)
      for gone in isOfQuantity ? [places[place - 1], next] : [next] {
        places.removeAll { $0 == gone }
        left.append(columns[gone].heading)
      }
    }
    self.columns = columns
    self.places = places
    self.left = left
    widths = Self.widths(places.map { natural[$0] }, places.map(isCut), within: width)
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

  /// The columns that have room, with headings that fit.
  var shown: [Column] {
    zip(places, widths).map { place, width in
      Column(
        columns[place].name, heading: TerminalText.cut(columns[place].heading, to: width),
        kind: columns[place].kind)
    }
  }

  /// Adds the cells of a row that have room, cut to it.
  func append(_ row: RowBuffer, to output: inout RowBuffer) {
    for (place, width) in zip(places, widths) {
      let short =
        columns[place].kind != .text
        ? nil
        : row.withCell(place) { _, content -> String? in
          TerminalText.width(of: content) > width
            ? TerminalText.cut(String(decoding: content, as: UTF8.self), to: width) : nil
        }
      if let short { output.text(short) } else { output.append(place, of: row) }
    }
  }

  /// A note about columns without room; nil if all fit.
  var note: String? {
    left.isEmpty
      ? nil : "no room for \(left.joined(separator: ", ")): a wider terminal or --wide shows them"
  }
}
