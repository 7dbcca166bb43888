import GroceryModel
import Reporting

/// `--sort` and `--top` on any table.
struct TableArrangement {
  private let sort: String?
  private let isTurned: Bool
  private let top: Int?
  private let greatest: String?

  /// Reads the two options; `column` is what `--top` goes by where nothing else is asked for, nil for
  /// the order in which the rows stand.
  init(_ arguments: ParsedArguments, greatest column: String?) throws {
    let given = arguments.option("sort")
    isTurned = given?.hasPrefix("-") == true
    sort = isTurned ? given.map { String($0.dropFirst()) } : given
    top = try arguments.option("top").map { text in
      guard let count = Int(text), count > 0 else {
        throw Failure(.usage, "'\(text)' is not a number of rows", expected: "1 or more")
      }
      return count
    }
    greatest = column
  }

  func arrange(_ table: Table) throws -> Table {
    guard let name = sort ?? (top == nil ? nil : greatest) else {
      return top.map { table.cut(to: $0) } ?? table
    }
    guard let place = table.columns.firstIndex(where: { $0.name == name }) else {
      let names = table.columns.map(\.name)
      let near = Suggestion.nearest(to: name, among: names)
      throw Failure(
        .usage, "no column '\(name)' to sort by",
        expected: "one of " + names.joined(separator: ", "),
        hint: near.map { "did you mean '\($0)'?" })
    }
    let rows = table.rows.enumerated().sorted { left, right in
      let order = Self.order(left.element[place], right.element[place])
      return order == 0 ? left.offset < right.offset : isTurned ? order > 0 : order < 0
    }.map(\.element)
    let sorted = Table(
      name: table.name, title: table.title, columns: table.columns, rows: rows, notes: table.notes)
    return top.map { sorted.cut(to: $0) } ?? sorted
  }

  /// Below 0 where the left cell comes first: figures from the greatest down, texts upwards, what is
  /// missing last.
  private static func order(_ left: Cell, _ right: Cell) -> Int {
    switch (left, right) {
    case (.missing, .missing): return 0
    case (.missing, _): return 1
    case (_, .missing): return -1
    case (.figure(let left), .figure(let right)):
      guard let left = ExactDecimal(left), let right = ExactDecimal(right) else { return 0 }
      return left.amount == right.amount ? 0 : left.amount > right.amount ? -1 : 1
    case (.count(let left), .count(let right)): return left == right ? 0 : left > right ? -1 : 1
    default:
      let (left, right) = (Array(left.content.utf8), Array(right.content.utf8))
      return left == right ? 0 : left.lexicographicallyPrecedes(right) ? -1 : 1
    }
  }
}
