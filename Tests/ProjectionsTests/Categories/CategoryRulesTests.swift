import ByteTools
import GroceryModel
import Testing

@testable import Projections

@Suite struct CategoryRulesTests {
  private func category(
    _ text: String, _ field: CategoryPattern.Field = .item, of name: String
  ) throws -> String? {
    let rules = try CategoryRules(parsing: Array(text.utf8))
    return rules.first(field, [NameKey.matching(name)]).map { rules.rules[$0].category }
  }

  @Test func `the first rule that matches holds`() throws {
    let text = """
      # what the kitchen calls things

      oat milk | haferdrink -> Beverages
      milk | milch | lait   -> Dairy  # and so on
      """
    #expect(try category(text, of: "Oat  MILK 1l") == "Beverages")
    #expect(try category(text, of: "Lait demi-écrémé") == "Dairy")
    #expect(try category(text, of: "Milkshake") == nil)
    #expect(try category(text, of: "FR.MILCH3,5%") == "Dairy")
  }

  @Test func `another name of a category means it, and is part of the fingerprint`() throws {
    let text = "rewe -> Getränke\nmiete -> Ignorieren\ntabak -> Rauchen"
    let names = ["Getränke": "Beverages", "Ignorieren": "ignore"]
    let rules = try CategoryRules(parsing: Array(text.utf8)) { names[$0] }
    #expect(rules.rules.map(\.category) == ["Beverages", "ignore", "Rauchen"])
    #expect(rules.leavesRowsOut)
    let plain = try CategoryRules(parsing: Array(text.utf8))
    #expect(plain.mix != rules.mix)
  }

  @Test(arguments: [
    ("*milch", "Vollmilch", true), ("*milch", "Milch", true), ("*milch", "Milchreis", false),
    ("milch*", "Milchreis", true), ("mil*eis", "Milchreis", true), ("*", "anything", true),
    ("choc* bar", "CHOCOLATE MILK BAR", true), ("choc*bar", "chocobars", false),
    ("卵", "国産卵10個", true), ("crème", "CRÈME", true), ("creme", "crème", false),
  ])
  func `a star stands for any characters between the bounds of words`(
    pattern: String, name: String, matches: Bool
  ) throws {
    #expect(try category("\(pattern) -> X", of: name) == (matches ? "X" : nil))
  }

  @Test func `a rule files to ignore, and names the stores of a pattern`() throws {
    let text = """
      rent | store:landlord -> Ignore
      milk                  -> Dairy
      store:WHOLEFDS*       -> store:Whole Foods
      store:Whole Foods     -> Groceries
      """
    let rules = try CategoryRules(parsing: Array(text.utf8))
    #expect(rules.rules.count == 3)
    #expect(rules.leavesRowsOut)
    #expect(rules.ignores(item: "Rent March", store: nil, category: nil))
    #expect(rules.ignores(item: "(receipt)", store: "Landlord Ltd", category: "Housing"))
    #expect(!rules.ignores(item: "Milk", store: nil, category: nil))
    #expect(rules.storeAlias(of: NameKey.matching("WHOLEFDS MKT 10234")) == "Whole Foods")
    #expect(rules.storeAlias(of: NameKey.matching("Whole Foods")) == nil)
  }

  @Test func `only stores go by the name of a store`() {
    #expect(throws: CategoryRulesError.self) {
      try CategoryRules(parsing: Array("milk -> store:Dairy".utf8))
    }
  }

  @Test func `rules look at items, shops or categories`() throws {
    let text = "store:Shell -> Fuel\nitem: gas -> Energy\ncategory:FRUIT & VEG -> Produce"
    #expect(try category(text, .store, of: "SHELL 0815") == "Fuel")
    #expect(try category(text, .item, of: "Shell") == nil)
    #expect(try category(text, .item, of: "Gas bottle") == "Energy")
    #expect(try category(text, .category, of: "Fruit & Veg") == "Produce")
    #expect(try category(text, .category, of: "Fruit & Veg, dried") == nil)
  }

  @Test func `quotes keep signs as they are`() throws {
    let text = "\"7-Up # 1 | x -> *\" -> \"Drinks # all\""
    #expect(try category(text, of: "7-up # 1 | x -> *") == "Drinks # all")
    #expect(try category(text, of: "7-up # 1 | x -> y") == nil)
  }

  @Test func `line ends of any system and a mark at the start are no part of rules`() throws {
    let text = "\u{FEFF}a -> A\r\nb -> B\rc -> C\n"
    let rules = try CategoryRules(parsing: Array(text.utf8))
    #expect(rules.rules.map(\.line) == [1, 2, 3])
    #expect(rules.rules.map(\.category) == ["A", "B", "C"])
  }

  @Test(arguments: [
    ("milk Dairy", 11, "no arrow", "PATTERN -> CATEGORY"),
    ("milk ->  # none", 10, "no category behind the arrow", "PATTERN -> CATEGORY"),
    (" -> Dairy", 2, "an empty pattern", "words, such as milk | milch -> Dairy"),
    ("milk | | lait -> Dairy", 8, "an empty pattern", "words, such as milk | milch -> Dairy"),
    ("milk -> Dairy -> Food", 15, "a second arrow", "one; quotes keep '->' as it is"),
    ("milk -> A | B", 11, "'|' behind the arrow", "one category; quotes keep '|' as it is"),
    ("\"milk -> Dairy", 1, "a quote that is not closed", "\" before the line's end"),
    (
      "shop:Shell -> Fuel", 1, "'shop:' is not a field of rules",
      "item:, store: or category:; quotes keep ':' as it is"
    ),
    ("a | store: -> Fuel", 11, "no words behind 'store:'", "a name"),
  ])
  func `a faulty line is reported with its place`(
    line: String, column: Int, found: String, expected: String
  ) {
    let fault = CategoryRulesError.Fault(
      line: 2, column: column, text: line, found: found, expected: expected)
    #expect(throws: CategoryRulesError(faults: [fault])) {
      try CategoryRules(parsing: Array("# rules\n\(line)\n".utf8))
    }
  }

  @Test func `all faulty lines are stated, bytes that are no text among them`() {
    #expect {
      try CategoryRules(parsing: Array("a\nb -> B\nc".utf8) + [0xFF])
    } throws: { error in
      let faults = (error as? CategoryRulesError)?.faults ?? []
      return faults.map(\.line) == [1, 3]
        && faults.last?.found == "a byte that is not UTF-8" && faults.last?.column == 2
    }
  }

  @Test func `every byte of the file is in the fingerprint, and no file is nothing`() throws {
    #expect(CategoryRules().mix == 0)
    #expect(try CategoryRules(parsing: []).mix == 0)
    let bytes = Array("a -> A\n".utf8)
    #expect(
      try CategoryRules(parsing: bytes).mix == bytes.withUnsafeBytes { StableHash.mix($0) })
    #expect(
      try CategoryRules(parsing: bytes).mix
        != CategoryRules(parsing: bytes + Array("#".utf8)).mix)
  }
}
