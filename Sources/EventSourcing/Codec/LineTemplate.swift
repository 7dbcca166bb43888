/// The exact bytes that the writer puts between the values of a line, for each type.
struct LineTemplate: Sendable {
  /// `purchase.recorded`.
  let typeName: Literal
  let keys: [Key]
  /// One bit for each key that must be present.
  let required: UInt32

  struct Key: Sendable {
    /// `"item":"`, or `"tags":` for a value that is bare JSON.
    let literal: Literal
    let isRaw: Bool
  }

  static let identifier = Literal(#"{"id":""#)
  static let type = Literal(#"","type":""#)
  static let versionAndDate = Literal(#"","v":1,"date":""#)
  static let recorded = Literal(#"","recorded":""#)
  static let by = Literal(#","by":""#)
  static let source = Literal(#","source":""#)
  static let data = Literal(#","data":{"#)

  static let all: [LineTemplate] = EventType.allCases.map { type in
    let schema = PayloadSchema.of(type)
    return LineTemplate(
      typeName: Literal(type.wireName),
      keys: schema.keys.map { key in
        Key(
          literal: Literal("\"\(key.name)\":" + (key.form.isRawJSON ? "" : "\"")),
          isRaw: key.form.isRawJSON)
      },
      required: schema.keys.indices.reduce(0) { bits, place in
        schema.keys[place].isRequired ? bits | 1 << UInt32(place) : bits
      })
  }
}
