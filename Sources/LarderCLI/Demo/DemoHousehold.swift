import Importing
import GroceryModel

/// A made-up household of fourteen finished months, as the files its shops and its own notes make.
///
/// Nothing but this code decides the files: the same bytes come out on every machine and day.
struct DemoHousehold {
  /// The files by name; all are UTF-8.
  let files: [(name: String, bytes: [UInt8])]

  static let firstMonth = Month(year: 2025, month: 9)
  static let monthCount = 14
  static let firstDay = firstMonth.firstDay
  static let lastDay = (firstMonth + (monthCount - 1)).lastDay

  init() {
    let receipts = DemoIncidents(DemoShopping().receipts).receipts
    let pantry = DemoPantry(receipts)
    files =
      GreenquillExport(receipts).files + TalkornExport(receipts).files
      + BrassbellExport(receipts).files + [
        ("prices.csv", DemoShelfPrices().bytes),
        ("expirations.csv", pantry.expirations.bytes),
        ("stock.csv", pantry.stock.bytes),
        ("budgets.csv", DemoBudgets.bytes),
        ("products.csv", DemoDescriptions.bytes),
        (InboxRules.fileName, Array(Self.inbox.utf8)),
      ]
  }

  /// Facts that the files themselves lack.
  private static let inbox = """
    greenquill-*.csv: kind=receipts
    talkorn-*.csv: kind=receipts currency=EUR date-order=dmy
    brassbell.tsv: kind=receipts currency=EUR store="\(DemoShop.brassbell.name)" date-order=mdy

    """
}
