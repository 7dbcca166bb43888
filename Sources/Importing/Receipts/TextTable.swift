/// A text made into a table with tabs, in which each record stays on its line of the file.
struct TextTable {
  private let text: String
  /// The number of the first line: 0 if the header row stands above the text.
  let firstLine: Int
  var notices: [ImportNotice] = []

  /// Puts the header row on the line above the first record, or above the text if there is none.
  ///
  /// - Parameters:
  ///   - rows: What stands on each line of the file.
  ///   - head: The header row.
  ///   - first: The index of the first record.
  init(_ rows: [String], head: String, above first: Int) {
    var rows = rows
    if first > 0 { rows[first - 1] = head } else { rows.insert(head, at: 0) }
    text = rows.joined(separator: "\n") + "\n"
    firstLine = first > 0 ? 1 : 0
  }

  /// Writes the table to a file of its own.
  func written(for source: FileSource, in folder: String) throws(ImportError) -> FileSource {
    let target = try FileSource(temporaryFor: source.path, in: folder)
    try target.append(Array(text.utf8))
    return target
  }
}
