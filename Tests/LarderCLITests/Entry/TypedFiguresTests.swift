import Testing

@testable import LarderCLI

@Suite struct TypedFiguresTests {
  @Test(arguments: [
    ("un kilo de patatas 1,20", "1 kilo de patatas 1,20"),
    ("zwei Brote 3,20", "2 Brote 3,20"), ("une baguette 1,20", "1 baguette 1,20"),
    ("Dos Equis 5,99", "Dos Equis 5,99"), ("medio kilo de queso 5,40", "0.5 kilo de queso 5,40"),
    ("ein halbes Pfund Butter 1,99", "250 g Butter 1,99"),
    ("½ kg Mehl 0,59", "0.5 kg Mehl 0,59"), ("A La Mode 3,00", "A La Mode 3,00"),
    ("cafe molido 3 euros 45", "cafe molido 3.45 euros"), ("yogures 2 € 40", "yogures 2.40 €"),
  ])
  func `numbers in words are digits`(words: String, expected: String) {
    let texts = words.split(separator: " ").map(String.init)
    #expect(TypedFigures(currency: nil).decimals(texts).joined(separator: " ") == expected)
  }

  @Test(arguments: [
    ("un kilo de patatas", "1 kilo patatas"), ("250 g d'amandes", "250 g amandes"),
    ("pain un kilo de pommes", "pain 1 kilo pommes"), ("fromage a raclette", "fromage a raclette"),
    ("zwei Flaschen Wein", "2 Flaschen Wein"), ("½ kg Mehl", "0.5 kg Mehl"),
    ("a few lemons", "a few lemons"),
  ])
  func `a list reads the same figures`(words: String, expected: String) {
    let texts = words.split(separator: " ").map(String.init)
    #expect(TypedFigures.listed(texts).joined(separator: " ") == expected)
  }
}
