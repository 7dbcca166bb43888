import GroceryModel
import Testing

@testable import Importing

@Suite struct JSONTableTests {
  static let euro = ImportOptions(currency: Currency("EUR"))

  @Test func `an array of objects is a table whose rows stand on the lines of their objects`()
    throws
  {
    let imported = try ImportedFile(
      """
      [
        {"date": "2026-03-01", "shop": "Aldi", "item": "Milk \\u00bd", "amount": 1.09},
        {"date": "2026-03-02", "shop": "Aldi", "item": "\\"Rye\\", bread",
         "amount": 2.49}
      ]

      """, Self.euro)
    #expect(imported["item"] == ["Milk ½", "\"Rye\", bread"])
    #expect(imported["total"] == ["1.09", "2.49"])
    #expect(imported.lines.map(\.line) == [2, 3])
  }

  @Test func `what stands around an array of lines holds for each line`() throws {
    let imported = try ImportedFile(
      """
      {"number": "A-7", "store": {"name": "Spar"}, "date": "2026-02-03", "total": 3.89,
       "taxes": [{"rate": "10 %", "amount": 0.35}],
       "items": [{"name": "Rolls", "quantity": 4, "total": 1.40}, {"name": "Butter", "quantity": 1, "total": 2.49}]}

      """, Self.euro)
    #expect(imported["item"] == ["Rolls", "Butter"])
    #expect(imported["store"] == ["Spar", "Spar"])
    #expect(imported.further.map { $0.fields["total"] } == ["3.89"])
    #expect(imported.notices == [])
  }

  @Test func `objects below each other are read one by one`() throws {
    let line = #"{"date":"2026-01-02","shop":"Coop","item":"Tea","amount":"2.10"}"#
    let imported = try ImportedFile("\(line)\n\(line)\n", Self.euro)
    #expect(imported.lines.map(\.line) == [1, 2])
  }

  @Test func `a discount of the receipt is a line of its own where the total proves it`() throws {
    let imported = try ImportedFile(
      """
      [{"store":"Billa","date":"2026-03-03","discount":1.00,"total":9.37,
        "items":[{"name":"Coffee","qty":1,"total":7.99},{"name":"Sugar","qty":2,"total":2.38}]}]

      """, Self.euro)
    #expect(imported["total"] == ["7.99", "2.38", "-1.00"])
    #expect(imported["item"] == ["Coffee", "Sugar", "discount"])
    #expect(imported.notices.isEmpty)
  }

  @Test(arguments: ["{\"date\":\"2026-01-02\",", "[{\"a\":1},", "{\"a\":{\"b\":[1,2]}}"])
  func `text that is no list of objects is refused`(_ text: String) throws {
    #expect(try ImportedFile(text + "\n", Self.euro).schema.refusal != nil)
  }
}
