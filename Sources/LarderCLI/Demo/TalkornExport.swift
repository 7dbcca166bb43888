import GroceryModel

/// A German export: semicolons, D.M.Y dates, decimal commas and a byte order mark.
///
/// One file for each half of a year. It has no categories, but says which lines are deposits and
/// returns.
struct TalkornExport {
  let files: [(name: String, bytes: [UInt8])]

  init(_ receipts: [DemoReceipt]) {
    var texts: [(name: String, text: DemoText)] = []
    for receipt in receipts where receipt.shop == DemoShop.talkorn.name {
      let month = receipt.day.month
      let name = "talkorn-\(month.year)-h\(month.month <= 6 ? 1 : 2).csv"
      if texts.last?.name != name {
        let text = DemoText(
          delimiter: ";", lineEnd: "\r\n", header: Self.header, hasMark: true)
        texts.append((name, text))
      }
      for line in receipt.lines {
        texts[texts.count - 1].text.append(Self.row(line, of: receipt))
      }
    }
    files = texts.map { ($0.name, $0.text.bytes) }
  }

  private static let header = [
    "Datum", "Uhrzeit", "Filiale", "Bon", "Kind", "Artikel", "Menge", "Einheit",
    "Preis je Einheit", "Summe",
  ]

  private static func row(_ line: DemoLine, of receipt: DemoReceipt) -> [String] {
    let (year, month, day) = receipt.day.components
    return [
      DemoText.twoDigits(day) + "." + DemoText.twoDigits(month) + ".\(year)",
      DemoText.time(receipt.minute), receipt.shop, String(receipt.number), line.kind, line.text,
      withComma(DemoText.quantity(line.thousandths, isWeighed: line.isWeighed)),
      line.isWeighed ? "kg" : "Stk", withComma(DemoText.money(line.price)),
      withComma(DemoText.money(line.total)),
    ]
  }

  private static func withComma(_ number: String) -> String {
    number.split(separator: ".").joined(separator: ",")
  }
}
