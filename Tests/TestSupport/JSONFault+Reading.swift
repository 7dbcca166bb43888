import ByteTools

extension JSONFault {
  /// The fault of reading bytes as one JSON value; nil if they are one.
  public static func of(_ bytes: [UInt8]) -> JSONFault? {
    bytes.withUnsafeBufferPointer { buffer in
      var scanner = JSONScanner(buffer)
      do throws(JSONFault) {
        scanner.skipBlanks()
        try scanner.value()
        try scanner.finish()
        return nil
      } catch {
        return error
      }
    }
  }
}
