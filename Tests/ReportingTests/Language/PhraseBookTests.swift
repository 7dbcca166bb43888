import Testing

@testable import Reporting

/// Headings, titles, notes and messages in the languages of people.
@Suite struct PhraseBookTests {
  private static let others = Language.allCases.filter { $0 != .english }

  /// The places of a text, and how many forms each choice has.
  private static func parts(_ text: String) -> (names: [String], forms: [Int]) {
    var names: [String] = []
    var forms: [Int] = []
    _ = Wording.fill(text) { name in
      names.append(name)
      return ""
    } form: { found in
      forms.append(found.count)
      return found.last ?? ""
    }
    return (names.sorted(), forms)
  }

  @Test(arguments: others)
  func `a language has the words and phrases of every other`(_ language: Language) throws {
    let own = try #require(TableWords.list(of: language))
    let german = try #require(TableWords.list(of: .german))
    #expect(Set(own.words.keys) == Set(german.words.keys))
    #expect(Set(own.phrases.map(\.english)) == Set(german.phrases.map(\.english)))
    let values = try #require(TableWords.values(in: language))
    #expect(try Set(values.keys) == Set(#require(TableWords.values(in: .german)).keys))
  }

  @Test(arguments: others)
  func `a phrase keeps its places, and has as many forms as the language`(
    _ language: Language
  ) throws {
    let list = try #require(TableWords.list(of: language))
    for phrase in list.phrases {
      let (names, forms) = Self.parts(phrase.translation)
      #expect(names == Self.parts(phrase.english).names, "\(language): \(phrase.english)")
      #expect(
        forms.allSatisfy { $0 == PluralForm.count(in: language) }, "\(language): \(phrase.english)")
    }
    #expect(list.words.values.allSatisfy { !$0.isEmpty })
  }

  @Test func `texts are said in the language, and others stay`() {
    let german = PhraseBook(.german)
    #expect(german("item") == "Artikel")
    #expect(german("unknown option '--foo'") == "unbekannte Option '--foo'")
    #expect(german("expired 1 day ago") == "seit 1 Tag abgelaufen")
    #expect(german("expired 3 days ago") == "seit 3 Tagen abgelaufen")
    #expect(german("Spent on Dairy up to 2026-11-10") == "Ausgegeben für Dairy bis 10.11.2026")
    #expect(german("a text of no list") == "a text of no list")
    #expect(PhraseBook(.english)("item") == "item")
  }

  @Test func `a count has the form of its language`() {
    let russian = PhraseBook(.russian)
    #expect(russian("expired 1 day ago") != russian("expired 3 days ago"))
    #expect(russian("expired 21 days ago").contains("21 день"))
    #expect(russian("expired 25 days ago").contains("25 дней"))
  }
}
