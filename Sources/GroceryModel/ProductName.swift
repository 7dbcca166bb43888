/// A product's name without its package size, and the size.
///
/// `SPRUDEL 12x0,7L; MEDIUM` is `SPRUDEL; MEDIUM`, twelve times 0.7 l. Receipts abbreviate freely,
/// so an uncertain size, as in `0.9-1 kg`, counts as no size.
public struct ProductName: Hashable, Sendable {
  /// The name with blanks folded and without its package size; all of it if nothing else would be left.
  public let name: String
  /// The size that the name states; nil if it states none, or not for certain.
  public let package: PackageSize?

  /// What products share whose names differ only in size: ``name`` as it is matched.
  public var family: String { NameKey.matching(name) }

  /// Reads a name as written.
  public init(_ written: some StringProtocol) {
    let printed = NameKey.printed(written)
    let text = ProductNameText(printed)
    let sizes = ProductNameSizes(text)
    package = sizes.best
    guard !sizes.found.isEmpty else {
      name = printed
      return
    }
    var rest = String.UnicodeScalarView()
    var start = 0
    for size in sizes.found {
      rest.append(contentsOf: text.written[start..<size.range.lowerBound])
      rest.append(" ")
      start = size.range.upperBound
    }
    rest.append(contentsOf: text.written[start...])
    let tidied = Self.tidied(rest)
    name = tidied.isEmpty ? printed : tidied
  }

  /// The size that a name states, as ``package``, without working out what else it says.
  public static func package(of written: some StringProtocol) -> PackageSize? {
    ProductNameSizes(ProductNameText(NameKey.printed(written))).best
  }

  /// True if a name may state a size, by a fast check: it has a digit before a letter or a
  /// multiplication sign, with at most blanks or a hyphen between, or after one.
  ///
  /// If it is false, the name has no package size; most names with an article number are of that
  /// kind.
  public static func mayStateSize(_ written: String) -> Bool {
    var written = written
    return written.withUTF8 { mayStateSize($0) }
  }

  /// The same of a name's UTF-8.
  public static func mayStateSize(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    for place in 0..<name.count {
      let byte = name[place]
      if byte == 0xEF || isASCIIDigit(byte) && mayBeSize(name, place) { return true }
    }
    return false
  }

  /// True if the digit at a place could be the last one before a unit, or the first behind a sign.
  private static func mayBeSize(_ name: UnsafeBufferPointer<UInt8>, _ place: Int) -> Bool {
    func isWordPart(_ byte: UInt8) -> Bool {
      byte >= 0x80 || (byte | 0x20) &- 0x61 < 26 || byte == UInt8(ascii: "*")
    }
    var next = place + 1
    while next < name.count, name[next] <= 0x20 || name[next] == UInt8(ascii: "-") { next += 1 }
    if next < name.count, isWordPart(name[next]) { return true }
    // `x16`, not `MIX16`; and `pack of 6`, not `BEEF 6`.
    var previous = place - 1
    while previous >= 0, name[previous] <= 0x20 { previous -= 1 }
    guard previous >= 0 else { return false }
    let before = previous > 0 ? name[previous - 1] | 0x20 : 0
    switch name[previous] | 0x20 {
    case UInt8(ascii: "x"), UInt8(ascii: "*"): return previous == place - 1 && before &- 0x61 >= 26
    case UInt8(ascii: "f"): return previous < place - 1 && before == UInt8(ascii: "o")
    default: return name[previous] >= 0x80
    }
  }

  private static func isASCIIDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }

  /// Takes out what stood around a size and has lost its sense: empty brackets, a comma at the end.
  private static func tidied(_ text: String.UnicodeScalarView) -> String {
    var scalars: [Unicode.Scalar] = []
    for scalar in NameKey.printed(String(text)).unicodeScalars {
      if isClosing(scalar) || isSeparator(scalar) {
        while scalars.last == " " { scalars.removeLast() }
      }
      if isClosing(scalar), let last = scalars.last, isOpening(last) {
        scalars.removeLast()
      } else if !isSeparator(scalar) || scalars.last.map(isSeparator) != true {
        scalars.append(scalar)
      }
    }
    while let last = scalars.last, isSeparator(last) || isJoint(last) || isOpening(last) {
      scalars.removeLast()
    }
    let kept = scalars.drop { isSeparator($0) || isJoint($0) }
    var view = String.UnicodeScalarView()
    view.append(contentsOf: kept)
    return NameKey.printed(String(view))
  }

  private static func isOpening(_ scalar: Unicode.Scalar) -> Bool { scalar == "(" || scalar == "[" }
  private static func isClosing(_ scalar: Unicode.Scalar) -> Bool { scalar == ")" || scalar == "]" }
  private static func isSeparator(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "," || scalar == ";"
  }

  /// True for a character that joins a name to a size and is left at the end once the size is
  /// removed.
  private static func isJoint(_ scalar: Unicode.Scalar) -> Bool {
    [" ", "-", "–", "/", "|", "+", "·", ":", "@"].contains(scalar)
  }
}
