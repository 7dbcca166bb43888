import ByteTools
import GroceryModel

/// The sheets of a workbook in Office Open XML (`.xlsx`), as tables below each other.
///
/// Source: ECMA-376, part 1, sections 18.3 (sheets), 18.4 (shared strings) and 18.8 (styles).
struct Workbook {
  private let archive: ZipArchive
  private let strings: [String]
  private let styles: WorkbookStyles
  /// True if days are counted from 1904, as in workbooks of old Macs.
  private let countsFrom1904: Bool
  private let sheets: [(name: String, path: String)]

  /// Returns nil if the archive is not a workbook.
  init?(_ archive: ZipArchive) {
    guard let workbook = archive.content(of: "xl/workbook.xml"),
      let relations = archive.content(of: "xl/_rels/workbook.xml.rels")
    else { return nil }
    self.archive = archive
    var targets: [String: String] = [:]
    Self.forEachTag(of: relations) { tag in
      if tag.name == "Relationship" { targets[tag.attribute("Id")] = tag.attribute("Target") }
    }
    var sheets: [(name: String, path: String)] = []
    var countsFrom1904 = false
    Self.forEachTag(of: workbook) { tag in
      if tag.name == "workbookPr" {
        countsFrom1904 = ["1", "true"].contains(tag.attribute("date1904"))
      }
      guard tag.name == "sheet",
        tag.attribute("state").isEmpty || tag.attribute("state") == "visible",
        let target = targets[tag.attribute("id")]
      else { return }
      let path = target.hasPrefix("/") ? String(target.dropFirst()) : "xl/" + target
      sheets.append((tag.attribute("name"), path))
    }
    self.sheets = sheets
    self.countsFrom1904 = countsFrom1904
    strings = Self.strings(archive.content(of: "xl/sharedStrings.xml") ?? [])
    styles = WorkbookStyles(archive.content(of: "xl/styles.xml") ?? [])
  }

  /// The sheets as CSV; the lines of the first are its rows, and the name of each further one is its title.
  var csv: [UInt8] {
    SheetText.csv(sheets.map { ($0.name, rows(archive.content(of: $0.path) ?? [])) })
  }

  private static func forEachTag(of bytes: [UInt8], _ body: (MarkupScanner.Tag) -> Void) {
    var tags = MarkupScanner(bytes)
    while let tag = tags.next() { body(tag) }
  }

  /// The texts that cells share; those in phonetic script are left out.
  private static func strings(_ bytes: [UInt8]) -> [String] {
    var strings: [String] = []
    var isPhonetic = false
    forEachTag(of: bytes) { tag in
      switch tag.name {
      case "si" where !tag.isEnd: strings.append("")
      case "rPh": isPhonetic = !tag.isEnd
      case "t" where !tag.isEnd && !isPhonetic && !strings.isEmpty:
        strings[strings.count - 1] += tag.text
      default: break
      }
    }
    return strings
  }

  // MARK: Cells

  private struct Cell {
    var column: Int
    var type: String
    var style: Int
    var text = ""
  }

  private func rows(_ bytes: [UInt8]) -> [[String]] {
    var rows: [[String]] = []
    var cell: Cell?
    func close() {
      guard let done = cell else { return }
      cell = nil
      let text = printed(done)
      guard !text.isEmpty, !rows.isEmpty, done.column < Self.mostColumns else { return }
      let missing = done.column + 1 - rows[rows.count - 1].count
      if missing > 0 { rows[rows.count - 1] += Array(repeating: "", count: missing) }
      rows[rows.count - 1][done.column] = text
    }
    Self.forEachTag(of: bytes) { tag in
      switch tag.name {
      case "row" where !tag.isEnd:
        let number = Int(tag.attribute("r")) ?? rows.count + 1
        guard number <= Self.mostRows else { return }
        while rows.count < number { rows.append([]) }
      case "c" where !tag.isEnd:
        close()
        cell = Cell(
          column: Self.column(tag.attribute("r")) ?? rows.last?.count ?? 0,
          type: tag.attribute("t"), style: Int(tag.attribute("s")) ?? 0)
        if tag.isEmpty { close() }
      case "c": close()
      case "v" where !tag.isEnd, "t" where !tag.isEnd: cell?.text += tag.text
      default: break
      }
    }
    return rows
  }

  private static let mostRows = 1_048_576
  private static let mostColumns = 256

  /// The index of the column in `AB12`.
  private static func column(_ reference: String) -> Int? {
    let letters = reference.utf8.prefix { $0 > 0x40 }
    guard !letters.isEmpty, letters.count < 4 else { return nil }
    return letters.reduce(0) { $0 * 26 + Int($1 & 0x1F) } - 1
  }

  /// What the cell shows, but for the number of its decimals: a day as YYYY-MM-DD, an amount with its currency.
  private func printed(_ cell: Cell) -> String {
    switch cell.type {
    case "s": Int(cell.text).flatMap { strings.indices.contains($0) ? strings[$0] : nil } ?? ""
    case "b": cell.text == "1" ? "true" : "false"
    case "inlineStr", "str", "d": cell.text
    case "e": ""
    default: styles.printed(cell.text, style: cell.style, countsFrom1904: countsFrom1904)
    }
  }
}
