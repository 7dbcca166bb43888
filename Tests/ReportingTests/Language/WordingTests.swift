import GroceryModel
import Testing

@testable import Reporting

@Suite struct WordingTests {
  /// The names and the numbers of forms in a template.
  private static func parts(_ template: String) -> (names: Set<String>, forms: [Int]) {
    var names: Set<String> = []
    var forms: [Int] = []
    let text = Wording.fill(template) { name in
      names.insert(name)
      return ""
    } form: { found in
      forms.append(found.count)
      return found.joined()
    }
    #expect(!text.contains("{") && !text.contains("["), "\(template)")
    return (names, forms)
  }

  @Test(arguments: Language.allCases)
  func `every text has its places filled, and as many forms as the language has`(
    _ language: Language
  ) {
    for key in TextKey.allCases {
      let (names, forms) = Self.parts(key.text(in: language))
      let (english, _) = Self.parts(key.text(in: .english))
      // A month stands alone or behind its preposition, as the sentence wants it.
      let given = key == .leadNextMonth ? english.union(["in"]) : english
      #expect(names.isSubset(of: given), "\(language) \(key)")
      #expect(english.subtracting(["month"]).isSubset(of: names), "\(language) \(key)")
      #expect(forms.allSatisfy { $0 == PluralForm.count(in: language) }, "\(language) \(key)")
      #expect(!key.text(in: language).isEmpty || key == .titleLeft)
    }
  }

  @Test(arguments: [
    (Language.english, 1, "1 day"), (.english, 2, "2 days"), (.russian, 1, "1 день"),
    (.russian, 3, "3 дня"), (.russian, 11, "11 дней"), (.russian, 21, "21 день"),
    (.russian, 25, "25 дней"), (.ukrainian, 22, "22 дні"), (.ukrainian, 12, "12 днів"),
    (.german, 1, "1 Tag"), (.german, 0, "0 Tage"), (.french, 0, "0 jour"), (.french, 2, "2 jours"),
  ])
  func `a noun has the form of its number`(_ language: Language, _ count: Int, _ text: String) {
    let sentence = Wording(language)(.leadPerDay, ["left": "", "each": ""], count: count)
    #expect(sentence.contains(text), "\(sentence)")
  }

  @Test(arguments: [
    (Language.english, "€1,234.50", "−€1,234.50", "90%"),
    (.german, "1.234,50\u{A0}€", "−1.234,50\u{A0}€", "90\u{A0}%"),
    (.spanish, "1234,50\u{A0}€", "−1234,50\u{A0}€", "90\u{A0}%"),
    (.french, "1\u{202F}234,50\u{A0}€", "−1\u{202F}234,50\u{A0}€", "90\u{A0}%"),
    (.russian, "1\u{A0}234,50\u{A0}€", "−1\u{A0}234,50\u{A0}€", "90\u{A0}%"),
  ])
  func `amounts are written as the language does`(
    _ language: Language, _ money: String, _ negative: String, _ percent: String
  ) throws {
    let style = NumberStyle(language: language)
    let euro = try #require(Currency("EUR"))
    let amount = try #require(ExactDecimal("1234.5")?.amount)
    #expect(style.money(amount, euro) == money)
    #expect(style.money(-amount, euro) == negative)
    #expect(style.percent("90") == percent)
  }

  @Test func `a code stands off its number, and a whole amount is short in a sentence`() throws {
    let style = NumberStyle(language: .english)
    let franc = try #require(Currency("CHF"))
    #expect(style.shortMoney(Amount(260), franc) == "CHF\u{A0}260")
    #expect(style.signedMoney(Amount(260), franc) == "+CHF\u{A0}260.00")
    #expect(style.signed("0.00") == "0.00" && style.signed("-0.00") == "0.00")
  }

  @Test func `days, and runs of them, are short and do not break`() {
    let say = Wording(.english)
    let october = Month(year: 2026, month: 10).firstDay
    #expect(say.weekday(october + 33) == "Tue\u{A0}3\u{A0}Nov")
    #expect(say.days(Period(october + 11, through: october + 17)) == "12–18\u{A0}October")
    #expect(
      say.days(Period(october + 25, through: october + 31))
        == "26\u{A0}October – 1\u{A0}November")
    #expect(Wording(.german).days(Period(october, through: october)) == "1.\u{A0}Oktober")
    #expect(Wording(.russian).days(Period(october, through: october)) == "1\u{A0}октября")
  }

  @Test func `a locale names a language`() {
    #expect(Language(locale: "de_CH.UTF-8") == .german)
    #expect(Language(locale: "iw_IL") == .hebrew)
    #expect(Language(locale: "C.UTF-8") == nil)
  }
}
