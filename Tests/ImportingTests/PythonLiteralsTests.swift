import Testing

@testable import Importing

@Suite struct PythonLiteralsTests {
  private static func json(_ text: String) -> String? {
    PythonLiterals.json(Array(text.utf8)).map { String(decoding: $0, as: UTF8.self) }
  }

  @Test func `keys and texts get the quotes of JSON`() {
    #expect(Self.json("{'item': 'Milk', 'paid': 1.29}") == #"{"item": "Milk", "paid": 1.29}"#)
    #expect(Self.json(#"[{'item': "Ben's"}]"#) == #"[{"item": "Ben's"}]"#)
    #expect(Self.json(#"{'item': 'a "b" \'c\''}"#) == #"{"item": "a \"b\" 'c'"}"#)
  }

  @Test func `three words are others in JSON, but not in a text`() {
    #expect(
      Self.json("{'a': None, 'b': True, 'c': False, 'd': 'None'}")
        == #"{"a": null, "b": true, "c": false, "d": "None"}"#)
  }

  @Test func `JSON stays as it is`() {
    #expect(Self.json(#"{"item": "Milk"}"#) == nil)
  }
}
