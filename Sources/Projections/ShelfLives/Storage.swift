import ByteTools

/// Where something is kept.
public enum Storage: UInt8, CaseIterable, Sendable, BitwiseCopyable {
  case unstated, fridge, freezer, pantry

  /// As events write it; empty where it is not said.
  public var name: String { self == .unstated ? "" : "\(self)" }

  init(_ text: Bytes) {
    self = Self.allCases.first { $0.name.utf8.elementsEqual(text) } ?? .unstated
  }
}
