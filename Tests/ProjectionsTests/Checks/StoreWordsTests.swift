import Testing

@testable import Projections

/// Which texts of payments name the store of a receipt.
@Suite struct StoreWordsTests {
  @Test(arguments: [
    ("Rewe City", "REWE SAGT DANKE 4711"), ("Sainsbury's", "SAINSBURYS S/MKTS LEEDS"),
    ("Sainsbury", "SAINSBURYS 0441"), ("M&S", "M&S SIMPLY FOOD"), ("Co-op", "CO-OP GROUP FOOD"),
    ("Coop", "CO-OP GROUP FOOD"), ("Lidl", "LIDL-GB LONDON"),
  ])
  func `a store is named`(_ store: String, _ text: String) {
    #expect(StoreWords([store]).agree(with: StoreWords([text])))
  }

  @Test(arguments: [
    ("Aldi", "TESCO STORES 3297"), ("12", "SHOP 12"), ("", "REWE"), ("Asda", "ASDAN LTD"),
    ("A&O", "M&S"),
  ])
  func `another one is named`(_ store: String, _ text: String) {
    #expect(!StoreWords([store]).agree(with: StoreWords([text])))
  }
}
