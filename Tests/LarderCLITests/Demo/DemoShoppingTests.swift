import GroceryModel
import Testing

@testable import LarderCLI

@Suite struct DemoShoppingTests {
  private let receipts = DemoShopping().receipts

  @Test func `the total is the price times the quantity, a tie going to the even cent`() {
    func total(_ thousandths: Int, at price: Int) -> Int {
      DemoLine(
        product: nil, text: "", kind: "item", thousandths: thousandths, isWeighed: true,
        price: price, listPrice: price
      ).total
    }
    #expect(total(500, at: 2_49) == 1_24)
    #expect(total(500, at: 2_51) == 1_26)
    #expect(total(482, at: 11_99) == 5_78)
    #expect(total(-1000, at: 2_59) == -2_59)
  }

  @Test func `pieces are whole and weights have grams`() {
    for line in receipts.flatMap(\.lines) {
      #expect(line.isWeighed == (line.product?.grams != nil))
      #expect(line.isWeighed || line.thousandths.isMultiple(of: 1000))
    }
  }

  @Test func `some receipts hold identical lines`() {
    let repeated = receipts.filter { receipt in
      Set(receipt.lines.map { "\($0.text) \($0.total)" }).count < receipt.lines.count
    }
    #expect(repeated.count > 10)
  }

  @Test func `no more bottles go back than were bought`() {
    var held: [Int: Int] = [:]
    for line in receipts.flatMap(\.lines) where line.kind == "deposit" {
      held[line.price, default: 0] += line.thousandths / 1000
      #expect(held[line.price, default: 0] >= 0)
    }
  }

  @Test func `strawberries are bought in their season only`() {
    let months = receipts.filter { receipt in
      receipt.lines.contains { $0.text == "Strawberries 500 g" }
    }.map(\.day.month.month)
    #expect(Set(months) == [4, 5, 6, 7])
  }
}
