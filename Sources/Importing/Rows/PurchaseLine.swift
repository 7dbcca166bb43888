import ByteTools
import EventSourcing
import GroceryModel

/// The column indices of a purchase line, looked up once per file.
final class PurchaseColumns {
  let date: Int, time: Int, store: Int, receipt: Int, till: Int, item: Int, text: Int
  let quantity: Int, unit: Int, package: Int, unitPrice: Int, total: Int, listTotal: Int
  let kind: Int, category: Int, brand: Int, barcode: Int, tags: Int, currency: Int, status: Int
  let receiptTotal: Int, inflow: Int, reducedPrice: Int, leftOut: Int
  let line: Int, of: Int
  let receiptItem = KeptBytes("(receipt)")
  let kindWords = KindWords()

  init(_ plan: ImportPlan) {
    date = plan.column(.date)
    time = plan.column(.time)
    store = plan.column(.store)
    receipt = plan.column(.receipt)
    till = plan.column(.till)
    item = plan.column(.item)
    text = plan.column(.text)
    quantity = plan.column(.quantity)
    unit = plan.column(.unit)
    package = plan.column(.package)
    unitPrice = plan.column(.unitPrice)
    total = plan.column(.total)
    listTotal = plan.column(.listTotal)
    kind = plan.column(.kind)
    category = plan.column(.category)
    brand = plan.column(.brand)
    barcode = plan.column(.barcode)
    tags = plan.column(.tags)
    currency = plan.column(.currency)
    status = plan.column(.status)
    receiptTotal = plan.column(.receiptTotal)
    inflow = plan.column(.inflow)
    reducedPrice = plan.column(.reducedPrice)
    leftOut = plan.column(.leftOut)
    line = plan.column(.line)
    of = plan.column(.of)
  }
}

/// The names of line kinds in events.
struct KindWords {
  private let words: [(kind: WordClass, word: KeptBytes)] = [
    (.refund, KeptBytes("refund")), (.deposit, KeptBytes("deposit")),
    (.discount, KeptBytes("discount")), (.fee, KeptBytes("fee")), (.tax, KeptBytes("tax")),
  ]

  subscript(_ kind: WordClass) -> Bytes {
    words.first { $0.kind == kind }?.word.bytes ?? Bytes(start: nil, count: 0)
  }
}

/// The amounts and the quantity of a purchase line.
struct PurchaseAmounts {
  var total: ReadNumber
  var totalText: Bytes
  /// What a column of discounts took off the total.
  var takenOff = Amount.zero
  var quantity: ReadNumber?
  var quantityText = Bytes(start: nil, count: 0)
  var unitText = Bytes(start: nil, count: 0)
  /// True if the quantity cell has a text that is not a number.
  var lacksQuantity = false
}

extension PurchaseAmounts {
  /// Changes the sign of the total.
  mutating func turn(_ row: inout RecordCells) {
    total.coefficient = -total.coefficient
    totalText = row.write(total)
  }
}

/// The parts of a purchase line that have been read.
struct PurchaseLine {
  /// The item's name.
  let item: Bytes
  /// The hash of the item's name.
  let name: UInt64
  /// The word classes of the item's name.
  var words: WordClass
  var amounts: PurchaseAmounts

  var total: ReadNumber { amounts.total }
}

extension PurchaseColumns {
  /// Returns a hash of the fields that separate consecutive receipts: number, date and store.
  @inline(__always)
  func receiptHash(_ row: inout RecordCells, _ when: ReadDate) -> UInt64 {
    var hash = mixed(UInt64(truncatingIfNeeded: Int(when.day.ordinal)), 1)
    if receipt >= 0 { hash = quickHash(row.cell(receipt), seed: hash) }
    if store >= 0 { hash = quickHash(row.cell(store), seed: hash) }
    return hash
  }
}
