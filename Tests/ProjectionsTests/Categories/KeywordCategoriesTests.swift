import Testing

@testable import Projections

@Suite struct KeywordCategoriesTests {
  @Test(arguments: [
    ("FRISCHE VOLLMILCH 1L", GroceryCategory.dairy), ("KAESE JUNG", .dairy), ("mleko 3,2%", .dairy),
    ("POMMES DE TERRE 2KG", .produce), ("Картофель", .produce), ("pomodori", .produce),
    ("KYCKLINGFILÉ", .meatAndSeafood), ("Csirkemell", .meatAndSeafood),
    ("Ground beef", .meatAndSeafood),
    ("GROVBRØD", .bakery), ("食パン6枚", .bakery), ("pão de forma", .bakery),
    ("Vanilla ice cream", .frozen), ("fagylalt", .frozen), ("arroz agulha", .pantry),
    ("MINYAK GORENG", .pantry), ("APPELSAP", .beverages), ("Çay 500 g", .beverages),
    ("μπύρα", .beverages), ("Potato chips", .snacks), ("Suklaalevy", .snacks),
    ("ZUBNÍ PASTA", .personalCare), ("jabón líquido", .personalCare), ("WC-PAPERI", .household),
    ("vrećice; deterdžent", .household), ("Kartoffelschälmesser", .household),
    ("Garlic press", .household), ("Rallador de queso", .household),
  ])
  func `a name is filed by its words in many languages`(name: String, category: GroceryCategory) {
    #expect(KeywordCategories.match(name)?.category == category)
  }

  @Test(arguments: [
    ("Tomato soup", GroceryCategory.pantry), ("Strawberry yogurt", .dairy),
    ("Apple juice", .beverages),
    ("Chocolate ice cream", .frozen), ("Sweet potato chips", .snacks),
    ("Strawberry shampoo", .personalCare),
    ("Coffee filters", .household), ("Chicken cat food", .household), ("Butter lettuce", .produce),
  ])
  func `what a thing is made into decides before what it is made of`(
    name: String, category: GroceryCategory
  ) {
    #expect(KeywordCategories.match(name)?.category == category)
  }

  @Test func `of two words the longer one decides`() {
    #expect(
      KeywordCategories.match("Vollmilch Schokolade")
        == KeywordCategories.Match(category: .snacks, keyword: "*schokolade"))
  }

  @Test(arguments: [
    "", "7", "ZZTOP", "TPD/1955269", "Sprudelbad-Armatur", "Pfand Bier",
    "COUPON MILK", "The Times", "Peach 75cl", "Leergut", "Milchstrasse 5",
  ])
  func `a name without a word that tells has no category`(name: String) {
    let match = KeywordCategories.match(name)
    #expect(match == nil || match?.keyword.hasSuffix("*") == true, "\(name)")
  }

  @Test func `no word is too short, and none is under two categories`() {
    var seen: [String: GroceryCategory?] = [:]
    for table in KeywordTable.all {
      for (_, word) in table.words {
        let key = KeywordFolding.folded(word)
        let isShort = key.count < KeywordIndex<Int>.shortest && !KeywordIndex<Int>.isUnspaced(key)
        #expect(!isShort && !key.isEmpty, "'\(word)' is too short")
        let stars = word.hasSuffix("*") ? "-" : ""
        let text = String(decoding: key, as: UTF8.self) + stars
        if let other = seen[text] {
          #expect(other == table.category, "'\(word)' is under two categories")
        }
        seen[text] = table.category
      }
    }
  }

  @Test(arguments: [
    ("Käse", "kase"), ("KAESE", "kase"), ("Łosoś 2kg", "losos 2 kg"), ("İÇ çay", "ic cay"),
  ])
  func `accents and letters for them are one`(name: String, folded: String) {
    #expect(String(decoding: KeywordFolding.folded(name), as: UTF8.self) == folded)
  }
}
