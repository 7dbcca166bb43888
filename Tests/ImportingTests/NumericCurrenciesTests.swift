import Testing

@testable import Importing

@Suite struct NumericCurrenciesTests {
  @Test(arguments: [("980", "UAH"), ("978", "EUR"), ("032", "ARS"), ("32", "ARS")])
  func `a number of ISO 4217 is a currency`(_ number: String, _ code: String) {
    #expect(NumericCurrencies.code(number) == code)
  }

  @Test(arguments: ["000", "1", "9999", ""])
  func `other numbers are none`(_ number: String) {
    #expect(NumericCurrencies.code(number) == nil)
  }
}
