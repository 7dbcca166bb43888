import GroceryModel

/// The supermarket's export: commas, ISO dates, decimal points, one file for each quarter.
struct GreenquillExport {
  let files: [(name: String, bytes: [UInt8])]

  init(_ receipts: [DemoReceipt]) {
    var texts: [(name: String, text: DemoText)] = []
    for receipt in receipts where receipt.shop == DemoShop.greenquill.name {
      let month = receipt.day.month
      let name = "greenquill-\(month.year)-q\((month.month + 2) / 3).csv"
      if texts.last?.name != name { texts.append((name, DemoText(header: Self.header))) }
      for line in receipt.lines {
        texts[texts.count - 1].text.append(Self.row(line, of: receipt))
      }
    }
    files = texts.map { ($0.name, $0.text.bytes) }
  }

  private static let header = [
    "Date", "Time", "Store", "Receipt", "Article", "Category", "Quantity", "Unit", "Unit price",
    "List total", "Total", "Currency",
  ]

  private static func row(_ line: DemoLine, of receipt: DemoReceipt) -> [String] {
    [
      receipt.day.description, DemoText.time(receipt.minute), receipt.shop,
      String(receipt.number), line.text, line.product?.category.rawValue ?? "",
      DemoText.quantity(line.thousandths, isWeighed: line.isWeighed),
      line.isWeighed ? "kg" : "each", DemoText.money(line.price),
      line.listPrice == line.price ? "" : DemoText.money(line.listTotal),
      DemoText.money(line.total), "EUR",
    ]
  }
}
