import ByteTools

/// Where something is kept.
public enum Storage: UInt8, CaseIterable, Sendable, BitwiseCopyable {
  case unstated, fridge, freezer, pantry

  /// As events write it; empty where it is not said.
  ///
  /// A switch, as the description of a case is looked up by reflection each time.
  public var name: String {
    switch self {
    case .unstated: ""
    case .fridge: "fridge"
    case .freezer: "freezer"
    case .pantry: "pantry"
    }
  }

  init(_ text: Bytes) {
    self = Self.allCases.first { $0.name.utf8.elementsEqual(text) } ?? .unstated
  }
}
