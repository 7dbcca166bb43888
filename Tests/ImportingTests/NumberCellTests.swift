import ByteTools
import GroceryModel
import Testing

@testable import Importing

@Suite struct NumberCellTests {
  static func number(_ text: String, _ mark: DecimalMark = .point) -> String? {
    withBytes(of: text) { bytes in
      guard let cell = NumberCell(bytes), cell.suffix.isEmpty else { return nil }
      return cell.number(NumberFormat(mark: mark))?.decimal?.description
    }
  }

  @Test(arguments: [
    ("3.50", "3.50"), ("$1.59 ", "1.59"), ("'-10.68'", "-10.68"), ("(5.00)", "-5.00"),
    ("2.50-", "-2.50"), ("1,489円", "1489"), ("CHF 12.00", "12.00"), ("12.00 EUR", "12.00"),
    ("-$4.20", "-4.20"), ("$-4.20", "-4.20"), ("($1,234.50)", "-1234.50"),
    ("\u{2212}3.00", "-3.00"),
    ("د.ا.\u{200F}4.750", "4.750"), ("1'234.50", "1234.50"), (".99", "0.99"),
    ("1,23,456.00", "123456.00"), ("+7", "7"), ("1 234.50", "1234.50"),
    ("1.29000000000000003552713678800500929355621337890625", "1.29"),
    ("29.89999999999999857891452847979962825775146484375", "29.90"),
    ("12,-", "12"), ("€ 12,-", "12"), ("3.–", "3"), ("32:-", "32"), ("5.-- CHF", "5"),
    ("-4,-", "-4"), ("3,50", "3.50"), ("1234,5 €", "1234.5"), ("1,234", "1234"),
  ])
  func `decorations go and the number stays`(_ text: String, _ expected: String) {
    #expect(Self.number(text) == expected)
  }

  @Test(arguments: [
    ("3,50", "3.50"), ("1.234,56", "1234.56"), ("24.237,46", "24237.46"), ("12,5 €", "12.5"),
    ("-0,25", "-0.25"), ("80.00", "80.00"), ("1.234", "1234"),
  ])
  func `a comma is the mark where the column says so`(_ text: String, _ expected: String) {
    #expect(Self.number(text, .comma) == expected)
  }

  @Test(arguments: [
    "12abc", "1e5", "", "abc", "1.2.3", "1,2345", "1,23.4", "1,2,3", "--5", "5-5", "(5", "1.000,00",
    "3.", "0x10", "12,-5", "17:90", "1,,000",
  ])
  func `what does not parse as a whole is no number`(_ text: String) {
    #expect(Self.number(text) == nil)
  }

  @Test func `letters behind the number are a suffix`() {
    withBytes(of: "2.13 lbs") { bytes in
      #expect(NumberCell(bytes).map { String(decoding: $0.suffix, as: UTF8.self) } == "lbs")
    }
  }

  @Test func `whole numbers of a column in cents are hundredths`() {
    withBytes(of: "2199") { bytes in
      let format = NumberFormat(impliedFraction: 2)
      #expect(NumberCell(bytes)?.number(format)?.decimal?.description == "21.99")
    }
  }
}
