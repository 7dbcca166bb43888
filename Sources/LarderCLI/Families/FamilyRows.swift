import ByteTools
import EventSourcing
import Reporting

/// The rows of one family's CSV, one an event.
struct FamilyRows {
  private(set) var table: Table
  private let kind: FamilyKind

  init(_ kind: FamilyKind) {
    self.kind = kind
    table = Table(name: kind.rawValue, columns: kind.columns.map { Column($0) })
  }

  mutating func add(_ event: borrowing RecordedEvent) {
    var cells: [Cell] = [.day(event.date.description)]
    for place in PayloadSchema.of(kind.type).keys.indices {
      cells.append(Self.cell(event.fields[place]))
    }
    cells.append(Self.cell(event.fields.by))
    table.append(cells)
  }

  private static func cell(_ value: Bytes) -> Cell {
    guard value.baseAddress != nil, !value.isEmpty else { return .missing }
    return .text(String(decoding: value, as: UTF8.self))
  }
}
