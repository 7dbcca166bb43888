import Testing

@testable import Importing

@Suite struct LooseJSONTests {
  private static func json(_ text: String) -> String {
    String(decoding: LooseJSON.strict(Array(text.utf8)), as: UTF8.self)
  }

  @Test func `keys and texts get the quotes of JSON`() {
    #expect(Self.json("{'item': 'Milk', 'paid': 1.29}") == #"{"item": "Milk", "paid": 1.29}"#)
    #expect(Self.json(#"[{'item': "Ben's"}]"#) == #"[{"item": "Ben's"}]"#)
    #expect(Self.json(#"{'item': 'a "b" \'c\''}"#) == #"{"item": "a \"b\" 'c'"}"#)
    #expect(Self.json("{item: 1, $b_2 : 2}") == #"{"item": 1, "$b_2": 2}"#)
  }

  @Test func `words are values in JSON too, but not in a text`() {
    #expect(
      Self.json("{'a': None, 'b': True, 'c': False, 'd': 'None', 'e': undefined}")
        == #"{"a": null, "b": true, "c": false, "d": "None", "e": null}"#)
  }

  @Test func `a value has no type around it`() {
    #expect(
      Self.json(#"{"_id" : ObjectId("5d"), "n" : NumberLong(-5), "d": new Date(1e3), "o": Id()}"#)
        == #"{"_id" : "5d", "n" : -5, "d": 1e3, "o": null}"#)
  }

  @Test func `comments and commas at the end are left out`() {
    #expect(
      Self.json("// 2022\n/* a { */ {\"a\": [1,\n2,], // b\n}") == "{\"a\": [1,\n2] \n}")
    #expect(Self.json(#"{"a": "// 1,] "}"#) == #"{"a": "// 1,] "}"#)
  }

  @Test(arguments: ["var orders = [1];", "window.data[\"a\"] = [1]"])
  func `an assignment before the first list is left out`(text: String) {
    #expect(Self.json(text) == "[1]")
  }

  @Test func `JSON stays as it is`() {
    let text = #"{"item": "Milk \" \u00e9", "n": [-1.5E-3, true, null], "a=b": {}}"#
    #expect(Self.json(text) == text)
  }
}
