import GroceryModel

/// A saved profile of one source of files: how to recognise its header row, and what its files
/// omit.
public struct ImportProfile: Hashable, Sendable {
  /// How a header row must match the profile's signature.
  public enum Rule: String, CaseIterable, Sendable {
    /// The same columns in the same order, and no others.
    case exact
    /// The same columns in any order, with a few others.
    case columns
    /// The same columns in any order, with any others.
    case contains
    /// No header row: the same sequence of date, number and text columns.
    case shape
  }

  /// The sign of spending in a statement.
  public enum Sign: String, CaseIterable, Sendable {
    case positive, negative
  }

  public let name: String
  /// The words of each header cell, in the form of ``InferredSchema/signature``.
  public var signature: [String]
  public var rule = Rule.columns
  /// A pattern for file names with `*` and `?`, or nil for any name.
  public var files: String?
  /// The kind of the file, if the user gave it.
  public var kind: ImportKind?
  /// The encoding, if the user gave it; used only for files that are not UTF-8.
  public var encoding: TextEncoding?
  /// How to read `03/04/26`; unambiguous dates in the file override it.
  public var dateOrder: DateOrder?
  /// The decimal separator; unambiguous amounts in the file override it.
  public var decimalMark: DecimalMark?
  /// True if whole numbers are amounts in cents.
  public var countsCents = false
  /// The column of each role.
  public var columns: [Role: ColumnReference] = [:]
  /// Roles that no column has, even if one looks like it.
  public var absent: Set<Role> = []
  public var currency: Currency?
  public var store: String?
  public var sign: Sign?

  public init(name: String, signature: [String]) {
    self.name = name
    self.signature = signature
  }

  /// True if it tells nothing but the sign of spending: a statement has shown it, and nobody was asked.
  var tellsSignAlone: Bool {
    var alone = ImportProfile(name: name, signature: signature)
    (alone.rule, alone.sign) = (rule, sign)
    return sign != nil && self == alone
  }

  /// Returns true if the name is valid for a profile.
  ///
  /// A name has letters, digits, `-`, `_` and `.`, and begins with a letter or a digit.
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

/// A column by its header text, or by its position if the header text is not unique.
public struct ColumnReference: Hashable, Sendable {
  /// The header text; empty if only the position identifies the column.
  public let words: String
  /// The position among the columns with this header text, from 1.
  public let occurrence: Int

  /// - Parameter text: `line total`, `price#2` for the second of two, or `#5` for the fifth column.
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

  /// Returns the reference for a column of a header row.
  init(_ column: Int, in headers: [String]) {
    let words = column < headers.count ? headers[column] : ""
    self.words = words
    occurrence =
      words.isEmpty ? column + 1 : headers[...column].count { $0 == words }
  }

  /// Returns the index of the column in a header row, or nil.
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
