import GroceryModel

/// What is remembered about one source of files: how to know its header, and what its files lack.
public struct ImportProfile: Hashable, Sendable {
  /// Which headers a profile stands for.
  public enum Rule: String, CaseIterable, Sendable {
    /// The signature's columns in its order, and no others.
    case exact
    /// The signature's columns in any order, a few others among them.
    case columns
    /// The signature's columns in any order, any others among them.
    case contains
    /// No header: columns that hold dates, numbers and texts in this order.
    case shape
  }

  /// Whether a statement tells spending above or below zero.
  public enum Sign: String, CaseIterable, Sendable {
    case positive, negative
  }

  public let name: String
  /// The words of each header cell as ``Understanding/signature`` has them.
  public var signature: [String]
  public var rule = Rule.columns
  /// The names of the files it stands for, `*` and `?` standing for any characters; nil for all.
  public var files: String?
  /// The kind of facts, where it was told.
  public var kind: ImportKind?
  /// The encoding, where it was told; only for files that are no UTF-8.
  public var encoding: TextEncoding?
  /// How `03/04/26` is read; what a file's own dates prove holds before it.
  public var dateOrder: DateOrder?
  /// The mark before the fraction; what a file's own amounts prove holds before it.
  public var decimalMark: DecimalMark?
  /// Whether whole numbers count cents.
  public var countsCents = false
  /// The column of each role.
  public var columns: [Role: ColumnReference] = [:]
  /// Roles that no column has, although one may look like it.
  public var absent: Set<Role> = []
  public var currency: Currency?
  public var store: String?
  public var sign: Sign?

  public init(name: String, signature: [String]) {
    self.name = name
    self.signature = signature
  }

  /// Whether a name can be a profile's: letters, digits, `-`, `_` and `.`, not first a sign.
  public static func isName(_ name: String) -> Bool {
    guard let first = name.unicodeScalars.first, isLetterOrDigit(first), name.utf8.count <= 100
    else { return false }
    return name.unicodeScalars.allSatisfy {
      isLetterOrDigit($0) || "-_.".unicodeScalars.contains($0)
    }
  }

  static func isLetterOrDigit(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || scalar.properties.generalCategory == .nonspacingMark
      || scalar.properties.numericType != nil
  }
}

/// A column by the words of its header, or by its place where words do not tell it from others.
public struct ColumnReference: Hashable, Sendable {
  /// The header's words; empty where the column is known by its place only.
  public let words: String
  /// Which of the columns with these words, from 1.
  public let occurrence: Int

  /// - Parameter text: `line total`, `price#2` for the second of two, `#5` for the fifth column.
  init?(_ text: String) {
    let parts = text.utf8.split(
      separator: UInt8(ascii: "#"), maxSplits: 1, omittingEmptySubsequences: false
    ).map { String(Substring($0)) }
    words = HeaderWords.normal(parts.first ?? "")
    guard parts.count > 1 else {
      occurrence = 1
      if words.isEmpty { return nil }
      return
    }
    guard let number = Int(parts[1]), number > 0 else { return nil }
    occurrence = number
  }

  /// The reference of a column of a header.
  init(_ column: Int, in headers: [String]) {
    let words = column < headers.count ? headers[column] : ""
    self.words = words
    occurrence =
      words.isEmpty ? column + 1 : headers[...column].count { $0 == words }
  }

  /// The column in a header, if there is one.
  func find(in headers: [String], width: Int) -> Int? {
    if words.isEmpty { return occurrence <= width ? occurrence - 1 : nil }
    let places = headers.indices.filter { headers[$0] == words }
    return occurrence <= places.count ? places[occurrence - 1] : nil
  }
}

extension ColumnReference: CustomStringConvertible {
  public var description: String {
    words.isEmpty || occurrence > 1 ? "\(words)#\(occurrence)" : words
  }
}
