import GroceryModel

/// The corner shop's export: tabs, M/D/Y dates, neither receipt numbers nor times nor categories,
/// all in one file.
struct BrassbellExport {
  let files: [(name: String, bytes: [UInt8])]

  init(_ receipts: [DemoReceipt]) {
    var text = DemoText(
      delimiter: "\t", header: ["Date", "Item", "Qty", "Unit", "Unit Price", "Total"])
    for receipt in receipts where receipt.shop == DemoShop.brassbell.name {
      let (year, month, day) = receipt.day.components
      for line in receipt.lines {
        text.append([
          "\(month)/\(day)/\(year)", line.text,
          DemoText.quantity(line.thousandths, isWeighed: line.isWeighed),
          line.isWeighed ? "kg" : "each", DemoText.money(line.price),
          DemoText.money(line.total),
        ])
      }
    }
    files = [("brassbell.tsv", text.bytes)]
  }
}
