import SeededRandom
@testable import EventSourcing

/// Events as other programs may write them: any key order, blanks, needless escapes, unknown keys.
extension SplitMix64 {
  mutating func looseLine(
    _ draft: EventDraft, identifier: String? = nil, recorded: String? = nil,
    unknownKeys: Bool = true
  ) -> String {
    var data = draft.values.map { place, value in
      let key = PayloadSchema.of(draft.type).keys[place]
      let text = String(decoding: value, as: UTF8.self)
      return loose(key.name) + blanks() + ":" + blanks()
        + (key.form.isRawJSON ? text : loose(text))
    }
    var members = [
      member("type", draft.type.wireName), member("date", draft.date.description),
      "\"v\":" + blanks() + "1",
    ]
    members += identifier.map { [member("id", $0)] } ?? []
    members += recorded.map { [member("recorded", $0)] } ?? []
    members += draft.by.isEmpty ? [] : [member("by", draft.by)]
    members += draft.source.isEmpty ? [] : [member("source", draft.source)]
    if unknownKeys {
      members.append(member("zz " + text(), text()))
      data += [member("x-" + text(), text()), "\"nested\":{\"a\":[1,{\"item\":\"no\"}]}"]
    }
    data.shuffle(using: &self)
    members.append("\"data\":" + blanks() + object(data))
    members.shuffle(using: &self)
    return blanks() + object(members) + blanks()
  }

  private mutating func object(_ members: [String]) -> String {
    "{" + members.map { blanks() + $0 + blanks() }.joined(separator: ",") + "}"
  }

  private mutating func member(_ key: String, _ text: String) -> String {
    loose(key) + blanks() + ":" + blanks() + loose(text)
  }

  private mutating func blanks() -> String { pick(["", "", " ", "   "]) }

  /// A JSON string in which some characters are escaped that need not be.
  private mutating func loose(_ text: String) -> String {
    var json = "\""
    for unit in text.utf16 {
      let isPlain = unit >= 0x20 && unit < 0x7F && unit != 0x22 && unit != 0x5C
      if isPlain, !chance(1, in: 8) {
        json.unicodeScalars.append(Unicode.Scalar(UInt8(unit)))
      } else {
        let digits = String(unit, radix: 16, uppercase: chance(1, in: 2))
        json += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      }
    }
    return json + "\""
  }
}
