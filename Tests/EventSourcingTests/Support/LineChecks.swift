import ByteTools

/// What must be true of the bytes of any line.
enum LineChecks {
  /// The offset of the first byte that is not valid UTF-8 or is a control character.
  static func firstInvalid(_ bytes: [UInt8]) -> Int? {
    var index = StructuralIndex(textLength: bytes.count)
    return bytes.withUnsafeBufferPointer { index.mark($0) }
  }
}
