/// Bytes that somebody else owns, valid only as long as the callee runs.
public typealias Bytes = UnsafeBufferPointer<UInt8>

/// Calls `body` with a text's UTF-8.
public func withBytes<Result>(of text: String, _ body: (Bytes) -> Result) -> Result {
  var copy = text
  return copy.withUTF8(body)
}
