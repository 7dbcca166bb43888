import ByteTools

/// A new version of a payload, and how older payloads are brought up to it as they are read.
///
/// Lines in the log are never rewritten: their bytes and ids stay, and only the fields that folds see
/// change. A version is needed where the meaning of a payload changes, such as that of an absent key; a
/// further optional key needs none.
///
/// To add one, append it to ``all`` and keep a line of the version before in
/// `Tests/LarderCLITests/Cases/logs`.
struct PayloadUpcast: Sendable {
  let type: EventType
  /// The version that begins with this change; one above the version before.
  let version: UInt8
  /// The place of a key that this version requires.
  let key: Int
  /// What the absence of the key meant before.
  let meaning: StaticString

  static let all = [
    // Until then each reader put an aisle without an order in the middle, and another middle would have
    // moved the aisles of the past.
    PayloadUpcast(
      type: .aislePlaced, version: 2, key: AisleKey.order.rawValue, meaning: "50")
  ]

  /// Brings fields that were read from a line up to the newest version of their type.
  static func apply(to fields: inout EventFields) {
    for upcast in all where upcast.type == fields.type && upcast.version > fields.version {
      if !fields.places.hasBit(upcast.key) { fields[upcast.key] = upcast.meaning.bytes }
      fields.version = upcast.version
    }
  }

  /// The first key that a version of a type requires and that the fields lack.
  static func missingKey(in fields: borrowing EventFields) -> String? {
    for upcast in all where upcast.type == fields.type && upcast.version <= fields.version {
      guard fields.places.hasBit(upcast.key) else {
        return PayloadSchema.of(fields.type).keys[upcast.key].name
      }
    }
    return nil
  }
}

extension UInt32 {
  fileprivate func hasBit(_ place: Int) -> Bool { self & 1 << UInt32(place) != 0 }
}

extension StaticString {
  /// The text's bytes, which live as long as the process.
  fileprivate var bytes: Bytes { Bytes(start: utf8Start, count: utf8CodeUnitCount) }
}
