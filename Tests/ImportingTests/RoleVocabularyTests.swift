import Testing

@testable import Importing

@Suite struct RoleVocabularyTests {
  @Test func `phrases stand in the form that headers are brought to`() {
    for list in RoleWordList.all {
      for text in [list.strong, list.weak] {
        RoleWordList.forEachPhrase(of: text) { phrase in
          #expect(HeaderWords.normal(phrase) == phrase, "\(list.role)")
        }
      }
    }
  }

  @Test func `every role has one list`() {
    let roles = RoleWordList.all.map(\.role)
    #expect(Set(roles).count == roles.count)
    #expect(roles.count <= UInt64.bitWidth)
  }

  private func score(_ header: String, _ role: Role) -> Int {
    RoleWords.score(HeaderWords(header), role)
  }

  @Test func `a whole phrase says more than a part, a strong one more than a weak one`() {
    #expect(score("Unit Price", .unitPrice) == 10)
    #expect(score("UnitPrice (EUR)", .unitPrice) == 10)
    #expect(score("Price", .unitPrice) == 5)
    #expect(score("Regular unit price today", .unitPrice) == 7)
    #expect(score("Some vendor", .store) == 6)
    #expect(score("Old harga", .unitPrice) == 3)
    #expect(score("Colour", .unitPrice) == 0)
    #expect(score("", .unitPrice) == 0)
  }

  @Test func `a short word inside a longer header says nothing`() {
    #expect(score("qty", .quantity) == 10)
    #expect(score("qty left over", .quantity) == 0)
    #expect(score("type of shelf", .category) == 0)
  }

  @Test func `accents may be missing`() {
    #expect(score("Ürün", .item) == 10)
    #expect(score("Urun", .item) == 9)
    #expect(score("Währung", .currency) == 10)
    #expect(score("Wahrung", .currency) == 9)
  }

  @Test func `letters with their accents apart are the same`() {
    #expect(score("cre\u{301}e\u{301} le", .date) == 10)
  }

  @Test
  func `an East Asian compound means what it ends in, but an amount of a reduction is no total`() {
    #expect(score("出店金額", .total) == 6)
    #expect(score("割引金額", .total) == 0)
    #expect(score("金額", .total) == 10)
  }
}
