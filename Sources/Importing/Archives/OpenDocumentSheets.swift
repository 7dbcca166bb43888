import ByteTools

/// The sheets of a spreadsheet in OpenDocument, as tables below each other.
///
/// Values are taken as they are stored, not as they are shown: days as YYYY-MM-DD, amounts with their currency.
/// Source: OpenDocument 1.3, part 3, chapter 9 (tables) and section 19.385 (`office:value-type`).
struct OpenDocumentSheets {
  private var sheets: [(name: String, rows: [[String]])] = []
  private var hiddenStyles: Set<String> = []
  private var style = ""
  private var row: [String] = []
  private var rowCount = 1
  private var isHidden = false
  private var cell: Cell?
  private var skipped = 0

  private struct Cell {
    let count: Int
    let value: String?
    var text = ""
    var paragraphs = 0
  }

  /// Wider and longer repetitions are empty cells up to the edge of the sheet.
  private static let mostColumns = 256
  private static let mostRepeatedRows = 10_000

  /// Returns the sheets as CSV, each further one below its name; nil without cells.
  static func csv(_ content: [UInt8]) -> [UInt8]? {
    var reader = OpenDocumentSheets()
    var tags = MarkupScanner(content)
    while let tag = tags.next() { reader.take(tag) }
    let text = SheetText.csv(reader.sheets)
    return text.isEmpty ? nil : text
  }

  private mutating func take(_ tag: MarkupScanner.Tag) {
    // A comment belongs to no cell's text.
    if tag.name == "annotation" { skipped += tag.isEnd ? -1 : tag.isEmpty ? 0 : 1 }
    guard skipped == 0 else { return }
    switch tag.name {
    case "style" where !tag.isEnd: style = tag.attribute("name")
    case "table-properties" where tag.attribute("display") == "false": hiddenStyles.insert(style)
    case "table" where !tag.isEnd:
      isHidden = hiddenStyles.contains(tag.attribute("style-name"))
      if !isHidden { sheets.append((tag.attribute("name"), [])) }
    case _ where isHidden || sheets.isEmpty: break
    case "table-row":
      if tag.isEnd { closeRow() }
      if !tag.isEnd {
        row = []
        rowCount = Int(tag.attribute("number-rows-repeated")) ?? 1
      }
      if tag.isEmpty { closeRow() }
    case "table-cell", "covered-table-cell":
      closeCell()
      if !tag.isEnd {
        cell = Cell(
          count: Int(tag.attribute("number-columns-repeated")) ?? 1, value: Self.value(tag))
        if tag.isEmpty { closeCell() }
      }
    case "p":
      if !tag.isEnd {
        if cell?.paragraphs ?? 0 > 0 { cell?.text += " " }
        cell?.paragraphs += 1
      }
      cell?.text += tag.isEnd ? "" : tag.text
    case "s", "tab", "line-break": cell?.text += " " + tag.text
    default: cell?.text += tag.text
    }
  }

  /// The stored value of a cell; nil for text.
  private static func value(_ tag: MarkupScanner.Tag) -> String? {
    switch tag.attribute("value-type") {
    case "date": tag.attribute("date-value")
    case "currency": tag.attribute("value") + " " + tag.attribute("currency")
    case "float": tag.attribute("value")
    default: nil
    }
  }

  private mutating func closeCell() {
    guard let done = cell else { return }
    cell = nil
    let text = done.value ?? done.text
    guard !text.isEmpty || row.count + done.count <= Self.mostColumns else { return }
    row += Array(repeating: text, count: min(done.count, Self.mostColumns))
  }

  private mutating func closeRow() {
    closeCell()
    while row.last?.isEmpty == true { row.removeLast() }
    if !row.isEmpty || rowCount <= Self.mostRepeatedRows {
      let count = min(rowCount, Self.mostRepeatedRows)
      sheets[sheets.count - 1].rows += Array(repeating: row, count: count)
    }
    (row, rowCount) = ([], 0)
  }
}
