import GroceryModel
import Testing

@Suite struct CurrencyTests {
  @Test func `a code of three letters is upper case, a symbol stays as it is`() {
    let codes = ["eur", "EUR", "Chf", "€", "kr", "Fr.", "zł", "pts"].map { Currency($0)?.code }
    #expect(codes == ["EUR", "EUR", "CHF", "€", "kr", "Fr.", "zł", "PTS"])
  }

  @Test(arguments: [
    "", " ", "E R", "EUR ", "\tEUR", "EUR\n", "\u{7F}", "\u{A0}", "€\u{2003}", "\u{85}",
    "\u{202E}EUR", "€\u{200B}", "\u{FEFF}EUR", "thirteenbytes",
  ])
  func `blanks, controls, invisible marks and long words are no currency`(text: String) {
    #expect(Currency(text) == nil)
  }

  @Test func `codes and signs are distinguished from other words`() throws {
    let good = [
      "eur", "XTS", "$", "€", "US$", "R$", "kr", "Fr.", "zł", "Kčs", "руб", "円", "د.إ", "♥",
    ]
    for text in good { #expect(try #require(Currency(text)).isWellFormed, "\(text)") }
    for text in ["EURO", "!!!!", "!", "E1R", "12", "EU1", "euros", "points", ".", "E.U.", "¢¢¢¢¢"] {
      #expect(try !#require(Currency(text)).isWellFormed, "\(text)")
    }
    for code in Currency.listedCodes { #expect(try #require(Currency(code)).isWellFormed) }
    #expect(Currency.listedCodes == Currency.listedCodes.sorted())
  }

  @Test func `symbols that look the same are the same bytes`() throws {
    let composed = try #require(Currency("\u{E5}kr"))
    let decomposed = try #require(Currency("a\u{30A}kr"))
    #expect(Array(composed.code.utf8) == Array(decomposed.code.utf8))
    #expect(!(composed < decomposed) && !(decomposed < composed))
  }

  @Test func `money is printed with the currency's own digits or as many as it has`() throws {
    let amount = try #require(ExactDecimal("1234.5")).amount
    let texts = try ["EUR", "JPY", "KWD", "円", "♥"].map { code in
      amount.text(in: try #require(Currency(code)))
    }
    #expect(texts == ["1234.50", "1234.5", "1234.500", "1234.5", "1234.50"])
    #expect(Amount(12).text(in: try #require(Currency("jpy"))) == "12")
  }

  @Test func `listed codes are distinguished from words of three letters`() throws {
    let listed = try ["EUR", "usd", "XCG", "ABC", "€"].map { code in
      try #require(Currency(code)).isListed
    }
    #expect(listed == [true, true, true, false, false])
  }

  @Test func `currencies sort by their bytes`() throws {
    let sorted = ["€", "usd", "eur", "kr"].compactMap { Currency($0) }.sorted()
    #expect(sorted.map(\.description) == ["EUR", "USD", "kr", "€"])
  }
}
