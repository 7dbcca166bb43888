import ByteTools
import GroceryModel

/// The names of items by their numbers, from a file of products.
///
/// Example: Grocy's `products` has `id,name`, and its `stock_log` only `product_id`.
struct ItemNames {
  let names: [String: String]

  /// Reads a file of products, as a table or as JSON; nil if no two of its columns have such numbers and
  /// names.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - numbers: The numbers of the items in the file that is imported.
  ///   - folder: The folder for a converted copy.
  /// - Throws: ``ImportError`` if the file cannot be read.
  init?(path: String, of numbers: Set<String>, in folder: String) throws(ImportError) {
    let source = try FileSource(path: path)
    let survey = try ByteSurvey(source)
    var (table, start) = (source, survey.markLength)
    if JSONTable.isLikely(try source.bytes(at: start, count: 64 << 10)) {
      guard let written = try JSONTable.rewritten(source, from: start, in: folder) else {
        return nil
      }
      (table, start) = (written.table, 0)
    }
    let choice = try DelimiterChoice(table, from: start)
    var scanner = choice.scanner(table, from: start)
    let sample = try SampleTable(&scanner)
    let layout = TableLayout(sample, TablesInFile(sample.records))
    guard layout.header != nil, let (number, name) = Self.columns(layout, numbers) else {
      return nil
    }
    names = Dictionary(
      layout.rows.map { ($0[number], $0[name]) }, uniquingKeysWith: { first, _ in first })
  }

  /// Returns the columns of numbers and names; most of the numbers must be those that are wanted.
  private static func columns(
    _ layout: TableLayout, _ wanted: Set<String>
  ) -> (number: Int, name: Int)? {
    let number = layout.headers.indices.first { column in
      let cells = layout.rows.map { $0[column] }
      let own = Set(cells)
      return layout.headers[column].words.last == "id" && own.count == cells.count
        && wanted.intersection(own).count * 2 > wanted.count
    }
    let names = layout.headers.indices.filter { column in
      layout.profiles[column].textShare > 0.5
        && (layout.headers[column].words.last == "name"
          || RoleWords.score(layout.headers[column], .item) >= 10)
    }
    let name = names.first { layout.headers[$0].joined == "name" } ?? names.first
    guard let number, let name else { return nil }
    return (number, name)
  }
}
