/// The ids that the values of another table have in this one, after the other was merged into it.
public struct IDRemap: Hashable, Sendable {
  private let ids: [UInt32]

  /// - Parameter ids: The new ids, by the old ones.
  public init(_ ids: [UInt32]) {
    self.ids = ids
  }

  /// How many ids the other table had.
  public var count: Int { ids.count }

  /// The new id of an old one.
  ///
  /// An id that the other table did not have, such as `UInt32.max` for none, stays as it is.
  @inline(__always)
  public subscript(id: UInt32) -> UInt32 {
    Int(id) < ids.count ? ids[Int(id)] : id
  }
}
