import ByteTools

/// The exact bytes that the writer puts between the values of a line, for each type.
///
/// A decoder's own table, laid out flat: comparing costs neither a reference count nor a look at a
/// global's initialisation.
struct LineTemplates: ~Copyable {
  let identifier = Literal(#"{"id":""#)
  let type = Literal(#"","type":""#)
  let versionAndDate = Literal(#"","v":1,"date":""#)
  let recorded = Literal(#"","recorded":""#)
  let by = Literal(#"","by":""#)
  let source = Literal(#"","source":""#)
  let data = Literal(#"","data":{"#)

  /// What one type's lines look like.
  struct Shape {
    /// `purchase.recorded`.
    let name: Literal
    let keyCount: Int
    /// One bit for each key that must be present.
    let required: UInt32
    let keys: UnsafeMutablePointer<Key>
  }

  struct Key {
    /// `"item":"`, or `"tags":` for a value that is bare JSON.
    let literal: Literal
    let isRaw: Bool
  }

  private let shapes: UnsafeMutablePointer<Shape>

  init() {
    let types = EventType.allCases
    shapes = .allocate(capacity: types.count)
    for type in types {
      let schema = PayloadSchema.of(type)
      let keys = UnsafeMutablePointer<Key>.allocate(capacity: PayloadSchema.maximumKeyCount)
      for (place, key) in schema.keys.enumerated() {
        let opening = key.form.isRawJSON ? "" : "\""
        (keys + place).initialize(
          to: Key(literal: Literal("\"\(key.name)\":\(opening)"), isRaw: key.form.isRawJSON))
      }
      let required: UInt32 = schema.keys.indices.reduce(0) { bits, place in
        schema.keys[place].isRequired ? bits | 1 << UInt32(place) : bits
      }
      (shapes + Int(type.rawValue)).initialize(
        to: Shape(
          name: Literal(type.wireName), keyCount: schema.keys.count, required: required,
          keys: keys))
    }
  }

  deinit {
    for type in EventType.allCases { shapes[Int(type.rawValue)].keys.deallocate() }
    shapes.deallocate()
  }

  subscript(type: EventType) -> Shape { shapes[Int(type.rawValue)] }
}
