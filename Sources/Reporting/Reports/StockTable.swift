import GroceryModel
import Projections

extension Table {
  /// The answer of `larder stock`.
  public static func stock(_ answer: StockQuestion.Answer, title: String = "") -> Table {
    Table(
      name: "stock", title: title,
      columns: [
        Column("item"), Column("category"), Column("storage"), Column("purchased", kind: .day),
        Column("quantity", kind: .figure), Column("remaining", kind: .figure), Column("unit"),
        Column("expires", kind: .day), Column("basis"),
        Column("days_left", heading: "days left", kind: .count), Column("status"),
        Column("waste_probability", heading: "waste probability", kind: .figure),
        Column("value", kind: .money), Column("currency"), Column("label"),
        Column("opened", kind: .day), Column("store"), Column("event"),
      ],
      rows: TableRows(count: answer.rows.count) { [rows = answer.rows] in
        write(rows[$0], to: &$1)
      },
      notes: notes(answer))
  }

  private static func write(_ row: StockQuestion.Row, to cells: inout RowBuffer) {
    func day(_ day: Day?) {
      if let day { cells.day(day) } else { cells.missing() }
    }
    cells.text(row.item)
    cells.text(row.category)
    cells.text(row.storage.name)
    day(row.purchased)
    cells.figure(quantityText(row.quantity))
    cells.figure(quantityText(row.remaining))
    cells.text(row.unit)
    day(row.expires)
    cells.text(row.basis.rawValue)
    if let days = row.daysLeft { cells.count(days) } else { cells.missing() }
    cells.text(row.status.rawValue)
    cells.append(.rounded(row.wasteProbability, fractionDigits: 3))
    cells.figure(row.value.map { moneyText($0, in: row.currency) })
    cells.text(row.currency)
    cells.text(row.label.name)
    day(row.opened)
    cells.text(row.store)
    cells.text(row.event.description)
  }

  private static func notes(_ answer: StockQuestion.Answer) -> [String] {
    let expired = answer.rows.filter { $0.status == .expired && $0.basis == .label }
    let unsafe = expired.filter { $0.label == .useBy }.count
    let doubtful = expired.filter { $0.label == .bestBefore }.count
    var notes: [String] = []
    if unsafe > 0 { notes.append("\(unsafe) past the use-by day: do not eat.") }
    if doubtful > 0 {
      notes.append("\(doubtful) past the best-before day: often still good; look, smell, taste.")
    }
    if answer.presumedEaten > 0 {
      notes.append(
        "\(answer.presumedEaten) long past their date, presumed eaten: --all shows them.")
    }
    if answer.hidden > 0 {
      notes.append(
        "\(answer.hidden) more bought longer ago, with no use recorded: --all shows them.")
    }
    return notes
  }
}

/// A quantity with as many digits as it has, six at most: a third of a package has no end.
public func quantityText(_ amount: Amount) -> String { amount.rounded(toFractionDigits: 6).text() }
