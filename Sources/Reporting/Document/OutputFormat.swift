/// The formats a table can be written in, as named by `--format`.
public enum OutputFormat: String, CaseIterable, Hashable, Sendable {
  case text
  case md
  case csv
  case tsv
  case json
  case jsonl
  case html

  /// The format that a file's ending asks for, or nil if it has none or an unknown one.
  ///
  /// Endings are read without regard to case; `txt`, `markdown` and `htm` are understood as well, `ndjson` is `jsonl`.
  public init?(path: String) {
    guard let ending = Self.ending(of: path) else { return nil }
    switch ending {
    case "txt": self = .text
    case "markdown": self = .md
    case "htm": self = .html
    case "ndjson": self = .jsonl
    default: self.init(rawValue: ending)
    }
  }

  /// A file's ending in lower case; nil if its name has none.
  public static func ending(of path: String) -> String? {
    let name = path.utf8.split(separator: UInt8(ascii: "/")).last ?? path.utf8[...]
    guard let dot = name.lastIndex(of: UInt8(ascii: ".")), dot != name.startIndex else {
      return nil
    }
    let ending = String(decoding: name[name.index(after: dot)...], as: UTF8.self)
    return ending.isEmpty ? nil : ending.lowercased()
  }

  /// True if people read it: titles, notes, and by which day it answers.
  public var isForPeople: Bool { use == .people }

  /// True if a text of this format is the rows of one table.
  public var holdsOneTable: Bool { use == .records || use == .exactRecords }

  /// True if cells keep their bytes, so that a terminal is shown a safe form of them.
  public var keepsBytes: Bool { use == .exactRecords }

  private enum Use {
    case people, document, records, exactRecords
  }

  private var use: Use {
    switch self {
    case .text, .md, .html: .people
    case .json: .document
    case .jsonl: .records
    case .csv, .tsv: .exactRecords
    }
  }

  /// Returns the renderer of this format; only text uses `colour`.
  public func renderer(colour: Bool = false) -> any Renderer {
    switch self {
    case .text: TextRenderer(colour: colour)
    case .md: MarkdownRenderer()
    case .csv: CSVRenderer()
    case .tsv: TSVRenderer()
    case .json: JSONRenderer()
    case .jsonl: JSONLinesRenderer()
    case .html: HTMLRenderer()
    }
  }
}
