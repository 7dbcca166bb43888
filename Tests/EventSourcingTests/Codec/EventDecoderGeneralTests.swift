import ByteTools
import SeededRandom
import GroceryModel
import Testing

@testable import EventSourcing

@Suite struct EventDecoderGeneralTests {
  /// The fault of a committed line, or of an incoming one.
  static func fault(_ line: String, isIncoming: Bool = false) -> LineFault? {
    withPadding(line.utf8) { line in
      var decoder = EventDecoder()
      do throws(LineFault) {
        if isIncoming { try decoder.decodeIncoming(line) } else { try decoder.decode(line) }
        return nil
      } catch {
        return error
      }
    }
  }

  static let plain =
    #"{"id":"00000000000000000000000000000000","type":"purchase.recorded","v":1,"#
    + #""date":"2026-10-03","recorded":"2026-10-04T08:11:52.073114Z","by":"ana","source":"f:1","#
    + #""data":{"item":"Milk","total":"1.29","currency":"EUR"}}"#

  @Test func `any order, blanks, escapes and unknown keys give the same fields`() throws {
    var generator = SplitMix64(seed: 21)
    var decoder = EventDecoder()
    decoder.upcasts = false
    for _ in 0..<2000 {
      var draft = generator.event()
      let identifier = generator.identifier()
      let recorded = generator.instant()
      let line = generator.looseLine(
        draft, identifier: identifier.description, recorded: recorded.description)
      try withPadding(line.utf8) { line in
        try decoder.decode(line)
        let found = EventDraft(copying: decoder.event.fields)
        draft.unknownMembers = found.unknownMembers
        #expect(found == draft)
        #expect(decoder.event.identifier == identifier)
        #expect(decoder.recorded == recorded)
      }
    }
  }

  @Test func `unknown members of the payload are kept and written again`() throws {
    var decoder = EventDecoder()
    let line = Self.plain.replacing(
      #""item""#, with: #""\u0078" : [ 1, "é\/" ],"item":"Milk","y":{"item":null},"item""#
    ).replacing(#","item":"Milk","total""#, with: #","total""#)
    try withPadding(line.utf8) { line in
      try decoder.decode(line)
      #expect(
        EventDraft(copying: decoder.event.fields).unknownMembers
          == #","\u0078":[ 1, "é\/" ],"y":{"item":null}"#)
      let again = EventDraft(copying: decoder.event.fields).line()
      #expect(
        String(decoding: again, as: UTF8.self).hasSuffix(
          #""data":{"item":"Milk","total":"1.29","currency":"EUR","x":[1,"é/"],"y":{"item":null}}}"#
        ))
    }
  }

  @Test func `long unknown keys with escapes have room`() throws {
    for count in [1000, 2040, 3900, 4090, 70_000] {
      var decoder = EventDecoder()
      let key = String(repeating: "k", count: count)
      let line = Self.plain.replacing(#"{"item""#, with: #"{"\u0041\#(key)":1,"item""#)
      try withPadding(line.utf8) { line in
        try decoder.decode(line)
        #expect(
          EventDraft(copying: decoder.event.fields).unknownMembers == #","\u0041\#(key)":1"#)
      }
    }
  }

  @Test(arguments: ["id", "type", "v", "date", "recorded", "data"])
  func `a line without one of the envelope's keys is refused`(key: String) {
    #expect(Self.fault(Self.plain.replacing("\"\(key)\":", with: "\"x\":")) == .missing(key: key))
  }

  @Test(arguments: SplitMix64.types)
  func `an event without a key that its type requires is refused`(type: EventType) {
    var generator = SplitMix64(seed: 22)
    for (place, key) in PayloadSchema.of(type).keys.enumerated() where key.isRequired {
      var draft = generator.event(of: [type])
      draft.values[place] = nil
      let line = String(decoding: draft.line(), as: UTF8.self)
      #expect(Self.fault(line) == .missing(key: key.name))
      #expect(Self.fault(line, isIncoming: true) == .missing(key: key.name))
    }
  }

  @Test func `a key that stands twice is refused`() {
    for key in ["id", "type", "v", "date", "recorded", "by", "source", "data"] {
      let value =
        switch key {
        case "v": "1"
        case "data": "{}"
        case "id": "\"00000000000000000000000000000000\""
        default: "\"\""
        }
      #expect(
        Self.fault(Self.plain.dropLast() + ",\"\(key)\":\(value)}") == .duplicate(key: key))
    }
    #expect(
      Self.fault(Self.plain.replacing(#""total""#, with: #""item":"","total""#))
        == .duplicate(key: "item"))
    #expect(
      Self.fault(Self.plain.replacing(#""total""#, with: #""tags":[],"tags":1,"total""#))
        == .duplicate(key: "tags"))
  }

  @Test(arguments: ["id", "type", "date", "recorded", "by", "source"])
  func `a value of the envelope that is not a string is named`(key: String) {
    let name = "\"\(key)\":"
    let start = Self.plain.replacing(name, with: name + "[1],\"x-\(key)\":")
    #expect(
      Self.fault(start) == .badValue(key: key, found: "[1]", expected: "a JSON string"))
  }

  @Test func `ill-typed values are named with what was found`() {
    func fault(_ old: String, _ new: String) -> LineFault? {
      Self.fault(Self.plain.replacing(old, with: new))
    }
    #expect(
      fault(#""total":"1.29""#, #""total":1.29"#)
        == .badValue(key: "total", found: "1.29", expected: "a JSON string"))
    #expect(
      fault(#""item":"Milk""#, #""item":null"#)
        == .badValue(key: "item", found: "null", expected: "a JSON string"))
    #expect(
      fault(#"{"item":"Milk","total":"1.29","currency":"EUR"}"#, "[]")
        == .badValue(key: "data", found: "[]", expected: "a JSON object"))
    #expect(
      fault("2026-10-03", "2026-02-30")
        == .badValue(key: "date", found: "2026-02-30", expected: "a day as YYYY-MM-DD"))
    #expect(
      fault("00000000000000000000000000000000", "0000000000000000000000000000000G")
        == .badValue(
          key: "id", found: "0000000000000000000000000000000G",
          expected: "32 lower-case hex digits"))
    #expect(
      fault("00000000000000000000000000000000", "ABCDEF00000000000000000000000000")
        == .badValue(
          key: "id", found: "ABCDEF00000000000000000000000000",
          expected: "32 lower-case hex digits"))
    #expect(
      fault("2026-10-04T08:11:52.073114Z", "2026-10-04T08:11:52Z")
        == .badValue(
          key: "recorded", found: "2026-10-04T08:11:52Z",
          expected: "a moment as 2026-10-04T08:11:52.073114Z"))
    #expect(
      fault(#""v":1"#, #""v":"1""#)
        == .badValue(key: "v", found: "\"1\"", expected: "a whole number"))
  }

  @Test func `an unknown type or version asks for a newer program`() {
    let type = Self.fault(Self.plain.replacing("purchase.recorded", with: "aisle.named"))
    #expect(type == .unknownType("aisle.named"))
    #expect(type?.needsNewerProgram == true)
    let version = Self.fault(Self.plain.replacing("\"v\":1", with: "\"v\":2"))
    #expect(version == .unknownVersion(type: "purchase.recorded", version: "2"))
    #expect(version?.needsNewerProgram == true)
    #expect(Self.fault(#"{"data":{}}"#)?.needsNewerProgram == false)
  }

  /// A line of `aisle.placed`, whose second version requires the order.
  private static func aisle(version: String, order: String = "") -> String {
    #"{"id":"00000000000000000000000000000000","type":"aisle.placed","v":\#(version),"#
      + #""date":"2026-10-03","recorded":"2026-10-04T08:11:52.073114Z","#
      + #""data":{"store":"Coop","aisle":"Cold"\#(order)}}"#
  }

  @Test(arguments: [("1", "", "50"), ("1", #","order":7"#, "7"), ("2", #","order":8"#, "8")])
  func `an older payload is read as its newest version`(
    version: String, order: String, expected: String
  ) throws {
    try withPadding(Self.aisle(version: version, order: order).utf8) { line in
      var decoder = EventDecoder()
      try decoder.decode(line)
      #expect(decoder.event.text(AisleKey.order) == expected)
      #expect(decoder.event.fields.version == 2)
      decoder.upcasts = false
      try decoder.decode(line)
      #expect(decoder.event.text(AisleKey.order) == (order.isEmpty ? nil : expected))
      #expect(String(decoder.event.fields.version) == version)
    }
  }

  @Test func `a payload has what its version requires`() {
    #expect(Self.fault(Self.aisle(version: "2")) == .missing(key: "order"))
    #expect(
      Self.fault(Self.aisle(version: "0")) == .unknownVersion(type: "aisle.placed", version: "0"))
    #expect(
      Self.fault(Self.aisle(version: "3")) == .unknownVersion(type: "aisle.placed", version: "3"))
  }

  @Test func `what is not one JSON object is refused with its place`() {
    #expect(Self.fault("") == .notJSON(JSONFault(offset: 0, expected: "'{'")))
    #expect(Self.fault("[]") == .notJSON(JSONFault(offset: 0, expected: "'{'")))
    #expect(
      Self.fault(Self.plain + "}")
        == .notJSON(JSONFault(offset: Self.plain.utf8.count, expected: "the end of the line")))
  }

  @Test func `a program may leave out id, version and moment`() throws {
    var generator = SplitMix64(seed: 23)
    var decoder = EventDecoder()
    for _ in 0..<500 {
      var draft = generator.event()
      let line = generator.looseLine(draft, unknownKeys: false)
        .replacing("\"v\":1,", with: "\t")
      try withPadding(line.utf8) { line in
        try decoder.decodeIncoming(line)
        let found = EventDraft(copying: decoder.event.fields)
        draft.unknownMembers = ""
        #expect(found == draft)
        #expect(decoder.event.identifierText.isEmpty && decoder.event.recordedText.isEmpty)
      }
    }
  }

  @Test func `what a program sends may have blanks of every kind, but no stray bytes`() {
    #expect(Self.fault("\t" + Self.plain + "\r", isIncoming: true) == nil)
    withPadding(Array(Self.plain.utf8) + [0xFF]) { line in
      var decoder = EventDecoder()
      #expect(
        throws: LineFault.notJSON(
          JSONFault(offset: Self.plain.utf8.count, expected: "the end of the line"))
      ) { try decoder.decodeIncoming(line) }
    }
  }

  @Test func `an envelope's key that is unknown is kept in the log but refused from a program`() {
    let line = Self.plain.replacing("\"by\"", with: "\"buy\"")
    #expect(Self.fault(line) == nil)
    #expect(Self.fault(line, isIncoming: true) == .unknownKey("buy"))
  }

  @Test func `the keys of a line may be escaped`() {
    #expect(Self.fault(Self.plain.replacing("\"date\"", with: #""\u0064ate""#)) == nil)
    #expect(Self.fault(Self.plain.replacing("\"item\"", with: #""it\u0065m""#)) == nil)
  }
}
