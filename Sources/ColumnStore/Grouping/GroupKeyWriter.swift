/// Writes the numbers of one key of a ``GroupByTable``; valid while the table calls for them.
public struct GroupKeyWriter {
  /// Room for the widest key; a tuple, because an array would cost an allocation a line.
  typealias Room = (
    UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32
  )

  /// The most numbers that a key has.
  static let maximumWidth = 12

  private let numbers: UnsafeMutablePointer<UInt32>

  @inline(__always)
  init(_ numbers: UnsafeMutablePointer<UInt32>) {
    self.numbers = numbers
  }

  /// One number of the key.
  @inline(__always)
  public subscript(place: Int) -> UInt32 {
    get { numbers[place] }
    nonmutating set { numbers[place] = newValue }
  }

  /// Writes all numbers at once: those that a value of as many 32-bit fields consists of.
  @inline(__always)
  public func write<Key: BitwiseCopyable>(_ key: Key) {
    UnsafeMutableRawPointer(numbers).storeBytes(of: key, as: Key.self)
  }
}
