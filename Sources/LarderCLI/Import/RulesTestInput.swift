import EventSourcing
import GroceryModel
import Importing
import Projections

/// The input of `larder rules test`: a file of receipts, or of one product name a line.
struct RulesTestInput {
  /// The lines in the order of the file, equal ones together.
  private(set) var lines: [(line: CategoryTrial.Line, count: Int)] = []
  private var places: [CategoryTrial.Line: Int] = [:]

  init(_ file: ImportFile, _ session: Session) throws {
    let reader = try FileReader(
      path: file.path, temporaryFolder: session.world.temporaryFolder)
    var options = ImportOptions()
    try Settings(session.layout).fill(&options)
    // What a category does not depend on need not be asked for.
    options.currency = options.currency ?? Currency("EUR")
    options.date = options.date ?? session.today
    options.dateOrder = options.dateOrder ?? .dmy
    let schema = try reader.inferSchema(options)
    if schema.headerLine != nil {
      guard schema.refusal == nil, schema.kind == .receipts,
        schema.columns[.item] != nil || schema.columns[.store] != nil
      else {
        throw Failure(
          .badInput, "'\(file.name)' has no items",
          expected: "receipts, a statement, or one product name a line")
      }
      _ = try reader.forEachRecord(as: schema) { record in
        guard record.verdict == .fact, record.fields.type == .purchaseRecorded else { return }
        add(
          CategoryTrial.Line(
            item: Self.text(record.fields, .item) ?? "", store: Self.text(record.fields, .store),
            category: Self.text(record.fields, .category),
            text: Self.text(record.fields, .text)))
      }
    } else {
      let text = String(decoding: try InputFile.bytes(file.path), as: UTF8.self)
      for line in text.split(whereSeparator: \.isNewline) where !line.allSatisfy(\.isWhitespace) {
        add(CategoryTrial.Line(item: NameKey.printed(line)))
      }
    }
  }

  private static func text(_ fields: borrowing EventFields, _ key: PurchaseKey) -> String? {
    fields.has(key) ? String(decoding: fields[key], as: UTF8.self) : nil
  }

  private mutating func add(_ line: CategoryTrial.Line) {
    if let place = places[line] {
      lines[place].count += 1
    } else {
      places[line] = lines.count
      lines.append((line, 1))
    }
  }
}
