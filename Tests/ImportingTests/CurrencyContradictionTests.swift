import GroceryModel
import Testing

@testable import Importing

/// Files that show another currency than the one stated for them.
@Suite struct CurrencyContradictionTests {
  private static func questions(
    _ text: String, _ currency: String, _ change: (inout ImportOptions) -> Void = { _ in }
  ) throws -> [String] {
    var options = ImportOptions(currency: Currency(currency))
    change(&options)
    let file = try TemporaryFile(Array(text.utf8))
    return try FileReader(path: file.path).inferSchema(options).questions.map(\.found)
  }

  private static let scripts = [
    ("日付,店,商品,金額\n2026/04/01,イオン,牛乳,198\n", "JPY", "Japanese"),
    ("날짜,매장,상품,금액\n2026-04-01,이마트,우유,2980\n", "KRW", "Korean"),
    ("日期,商店,商品,金额\n2026-04-01,永辉,牛奶,12.80\n", "CNY", "Chinese"),
    ("Дата,Магазин,Товар,Сумма\n2026-04-01,Лента,Сыр,89.90\n", "RUB", "Cyrillic"),
    ("Дата,Магазин,Товар,Сума\n2026-04-01,Сільпо,Їжа,89.90\n", "UAH", "Cyrillic"),
  ]

  @Test(arguments: scripts)
  func `a script of other countries is a question`(
    text: String, own: String, script: String
  ) throws {
    #expect(try Self.questions(text, own) == [])
    let found = try Self.questions(text, "CHF")
    #expect(found.count == 1)
    #expect(found.first?.contains("most words are \(script), where amounts are in \(own)") == true)
    #expect(try Self.questions(text, "CHF") { $0.acceptsProposals = true } == [])
    #expect(try Self.questions(text, "CHF") { $0.isCurrencyOfFile = true } == [])
  }

  @Test func `a header or signs of another currency are a question`() throws {
    let header = "date,store,item,total (USD)\n2026-04-01,Aldi,Milk,1.29\n"
    #expect(try Self.questions(header, "USD") == [])
    #expect(
      try Self.questions(header, "EUR") == [
        "the file names USD as its currency, and --currency is EUR"
      ])
    let signs = "date,store,item,total\n2026-04-01,Aldi,Milk,£1.29\n"
    #expect(try Self.questions(signs, "EUR").count == 1)
    #expect(try Self.questions(signs, "EGP") == [])
  }

  @Test func `a column of currencies is no contradiction`() throws {
    let text = "date,store,item,total,currency\n2026-04-01,イオン,牛乳,198,JPY\n"
    #expect(try Self.questions(text, "EUR") == [])
  }

  @Test func `a name that several currencies share is a question, unless the household's is one`()
    throws
  {
    let text = """
      Fecha,Nombre,Importe,Moneda
      2026-10-14,Mercado,156.00,Pesos
      2026-10-15,Music,3.10,Dólares

      """
    let open = try ImportedFile(text)
    #expect(
      open.schema.questions.map(\.found) == ["'Pesos' may be the currency of several countries"])
    let imported = try ImportedFile(text, ImportOptions(currency: Currency("UYU")))
    #expect(imported["currency"] == ["UYU", "USD"])
  }
}
