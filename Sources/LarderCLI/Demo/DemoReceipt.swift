import GroceryModel

/// A line of a receipt, in whole cents and thousandths of its unit.
struct DemoLine {
  /// Nil for lines that are about no product, as returned bottles.
  let product: DemoProduct?
  let text: String
  let kind: String
  /// Thousandths of a piece or grams; negative where something goes back.
  let thousandths: Int
  let isWeighed: Bool
  /// Cents for a piece or a kilogram, as paid and as asked without a promotion.
  let price: Int
  let listPrice: Int

  /// Cents, rounded half-even as the till does.
  var total: Int { Self.total(of: thousandths, at: price) }
  var listTotal: Int { Self.total(of: thousandths, at: listPrice) }

  private static func total(of thousandths: Int, at price: Int) -> Int {
    Int(divideHalfEven(Int128(price) * Int128(thousandths), by: 1000))
  }

  /// Returns a line for a number of pieces; a negative number is a return.
  func pieces(_ count: Int, kind: String? = nil) -> DemoLine {
    DemoLine(
      product: product, text: text, kind: kind ?? self.kind, thousandths: count * 1000,
      isWeighed: false, price: price, listPrice: listPrice)
  }

  static func deposit(_ text: String, cents: Int, pieces: Int) -> DemoLine {
    DemoLine(
      product: nil, text: text, kind: "deposit", thousandths: pieces * 1000, isWeighed: false,
      price: cents, listPrice: cents)
  }
}

/// One visit to a till.
struct DemoReceipt {
  let shop: String
  let day: Day
  /// Minutes since midnight.
  let minute: Int
  var number: Int
  var lines: [DemoLine]
}
