/// A text made into a table with tabs, in which each record stays on its line of the file.
struct TextTable {
  private let text: String
  /// The name of the store that stands above the records.
  var store: String?
  var notices: [ImportNotice] = []
  /// What the file is, for people.
  var form = "text"
  /// Whether what is spent is below zero, whatever most amounts are; nil if the amounts have to tell.
  var spendsBelowZero: Bool?

  /// Puts the header row above the first record.
  ///
  /// Counted from 0, the lines of the records have the numbers that they have in the file.
  ///
  /// - Parameters:
  ///   - rows: What stands on each line of the file.
  ///   - head: The header row.
  ///   - first: The index of the first record.
  init(_ rows: [String], head: String, above first: Int) {
    text = (rows[..<first] + [head] + rows[first...]).joined(separator: "\n") + "\n"
  }

  /// Writes the table to a file of its own.
  func written(for source: FileSource, in folder: String) throws(ImportError) -> FileSource {
    let target = try FileSource(temporaryFor: source.path, in: folder)
    try target.append(Array(text.utf8))
    return target
  }
}
