import ByteTools
import SeededRandom
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
    ("Pfand Bier", .beverages), ("Leergut", .beverages),
  ])
  func `what a thing is made into decides before what it is made of`(
    name: String, category: GroceryCategory
  ) {
    #expect(KeywordCategories.match(name)?.category == category)
  }

  @Test(arguments: [
    ("Creme egg", GroceryCategory.snacks), ("Scotch eggs 2pk", .meatAndSeafood),
    ("omega 3 eggs", .dairy), ("Potato waffles", .frozen), ("Orange squash", .beverages),
    ("Squash orange", .beverages), ("Butternut squash", .produce), ("Custard creams", .snacks),
    ("Double cream", .dairy), ("Easy peelers 600g", .produce), ("Bicarbonate of soda", .pantry),
    ("Oven chips", .frozen), ("Cotton buds", .personalCare), ("Persil non bio", .household),
    ("Persil plat botte", .produce), ("Poisson pané", .frozen), ("Petits beurre", .snacks),
    ("Concentré de tomates", .pantry), ("Eau de source", .beverages), ("Pêches au sirop", .pantry),
    ("Pain d'épices", .bakery), ("Lait d'amande", .dairy),
    ("Noix de Saint-Jacques", .meatAndSeafood),
    ("Passierte Tomaten", .pantry), ("Apfelschorle", .beverages), ("TK Erbsen", .frozen),
    ("TK-Spinat", .frozen), ("Semmelbrösel", .pantry), ("Weizenmehl 405", .pantry),
    ("Rinderhack", .meatAndSeafood), ("Erdäpfel", .produce), ("Marillen", .produce),
    ("Pfefferminztee", .beverages), ("Vanilleeis", .frozen), ("Mandelmilch", .dairy),
    ("PAN MOLDE INT.", .bakery), ("Pan rallado", .pantry), ("Palitos de merluza", .frozen),
    ("Chocolate a la taza", .beverages), ("Filtros de café", .household), ("Jitomate", .produce),
    ("Leche en polvo", .dairy), ("Judías verdes", .produce), ("Galletitas", .snacks),
    ("Яйцо куриное С1", .dairy), ("Печень говяжья", .meatAndSeafood), ("Печенье овсяное", .snacks),
    ("Чай в пакетиках", .beverages), ("Масло сливочное", .dairy), ("Масло растительное", .pantry),
    ("Лук репчатый", .produce), ("Сельдерей", .produce), ("Борошно пшеничне", .pantry),
    ("Сир твердий", .dairy), ("Сік томатний", .beverages), ("Цибуля", .produce),
    ("Хліб житній", .bakery), ("Вологі серветки", .personalCare), ("חלב 3%", .dairy),
    ("עוגת גבינה", .bakery), ("צ'יפס קפוא", .frozen), ("מרק עוף", .pantry),
    ("תפוחי אדמה", .produce),
    ("מרכך כביסה", .household), ("ביצים L", .dairy), ("Bułka tarta", .pantry),
    ("Leite de coco", .pantry), ("Victoria sponge", .bakery),
  ])
  func `everyday names of many languages are filed where one looks for them`(
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
    "", "7", "ZZTOP", "TPD/1955269", "Sprudelbad-Armatur",
    "COUPON MILK", "The Times", "Peach 75cl", "Milchstrasse 5",
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
        let isShort = key.count < KeywordIndex.shortest && !KeywordIndex.isUnspaced(key)
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

  @Test func `the words of the lists are folded as names are, and found as they stand`() {
    for table in KeywordTable.all {
      for (_, word) in table.words {
        let key = KeywordFolding.folded(word)
        var listed: [UInt8] = [0x20]
        withBytes(of: word) { KeywordFolding.append(foldedMatching: $0, to: &listed) }
        #expect(Array(listed.dropFirst()) == key, "'\(word)' is not in the form of a matched name")
        #expect(key.count <= KeywordIndex.longest, "'\(word)' is too long")
      }
    }
  }

  @Test(arguments: [
    "milk", "olive oil", "milk*", "*milch", "*wein*", "käse", "kaese*", "молоко*", "牛乳",
  ])
  func `a match has the keyword as the list has it`(word: String) {
    var index = KeywordIndex()
    index.add(word, .stuff, 1)
    #expect(index.best(in: KeywordFolding.folded(word))?.word == word)
  }

  @Test func `of words that fold to the same the first decides`() {
    var index = KeywordIndex()
    for (value, word) in ["apple*", "äpple*", "*brød", "*bröd", "evian", "evian"].enumerated() {
      index.add(word, .stuff, value)
    }
    for (name, value) in [("apple pie", 0), ("rugbröd", 2), ("evian", 4)] {
      #expect(index.best(in: KeywordFolding.folded(name))?.value == value, "\(name)")
    }
  }

  @Test func `letters that are decided without Unicode's tables are letters there`() {
    for value in UInt32(0x80)..<0xA000 {
      guard let scalar = Unicode.Scalar(value), KeywordFolding.isCommonLetter(scalar) else {
        continue
      }
      #expect(scalar.properties.isAlphabetic, "U+\(String(value, radix: 16))")
    }
  }

  @Test func `an index finds what comparing a name with each word finds`() {
    var random = SplitMix64(seed: 20)
    // Each twentieth, as each name is compared with all of them.
    let words = KeywordTable.all.flatMap(\.words).enumerated().filter { $0.offset % 20 == 0 }
      .map { (rank: $0.element.rank, word: $0.element.word) }
    let keys = words.map { KeywordFolding.folded($0.word) }
    var index = KeywordIndex()
    for (number, word) in words.enumerated() { index.add(word.word, word.rank, number) }
    for _ in 0..<300 {
      let picked = (0...random.pick(0...3)).map { _ in
        random.pick(words).word.replacing("*", with: random.pick(["", "", "ab", "x"]))
      }
      let name = KeywordFolding.folded(picked.joined(separator: random.pick([" ", " ", ""])))
      let found = index.best(in: name).map { ($0.rank, $0.length) }
      let matches = words.indices.flatMap { number in
        Self.places(words[number].word, keys[number], in: name).map { (number, $0) }
      }
      let expected = matches.filter { match in
        let place = match.1
        return place.isEmpty
          || !matches.contains { $0.1.count > place.count && $0.1.clamped(to: place) == place }
      }
      .map { (words[$0.0].rank, keys[$0.0].count) }
      .max { $0 < $1 }
      #expect(
        found.map { "\($0)" } == expected.map { "\($0)" },
        "\(String(decoding: name, as: UTF8.self))")
    }
  }

  /// Where a keyword stands in a folded name, by the letter of what the lists say of stars.
  private static func places(_ word: String, _ key: [UInt8], in name: [UInt8]) -> [Range<Int>] {
    guard key.count <= name.count else { return [] }
    let places = (0...name.count - key.count).map { $0..<$0 + key.count }
      .filter { name[$0].elementsEqual(key) }
    if KeywordIndex.isUnspaced(key) { return places.isEmpty ? [] : [0..<0] }
    let space = KeywordFolding.space
    return places.filter { place in
      let before = name[..<place.lowerBound].reversed().prefix { $0 != space }.count
      if word.hasSuffix("*") { return before == 0 }
      guard place.upperBound == name.count || name[place.upperBound] == space else { return false }
      if word.hasPrefix("*") {
        return before == 0 || before >= (key.count == KeywordIndex.shortest ? 3 : 2)
      }
      return before == 0 && key.count { $0 == space } < 4
    }
  }

  @Test(arguments: [
    ("Käse", "kase"), ("KAESE", "kase"), ("Łosoś 2kg", "losos 2 kg"), ("İÇ çay", "ic cay"),
  ])
  func `accents and letters for them are one`(name: String, folded: String) {
    #expect(String(decoding: KeywordFolding.folded(name), as: UTF8.self) == folded)
  }
}
