import ByteTools
import EventSourcing
import GroceryModel

/// Why a record is valid but not a fact.
public enum IgnoredReason: String, CaseIterable, Hashable, Sendable {
  /// A sum of other lines.
  case total
  /// A tender: how the receipt was paid.
  case tender
  /// Marked as cancelled, declined or void.
  case cancelled
  /// Nothing was bought and nothing was paid.
  case zero
  /// A title, a footer or a section without an amount.
  case notice
  /// Money received, in a statement.
  case payment
  /// A tax that the prices already include.
  case includedTax
  /// Left out by one of the user's rules.
  case rule
}

/// Why a record is invalid.
public struct Rejection: Error, Hashable, Sendable {
  /// The invalid cell, from 1.
  public let column: Int
  /// What was found and what was expected.
  public let reason: String
}

/// The result of one record, or an additional fact from it; valid during one call.
public struct RecordOutcome: ~Copyable {
  /// What a record turned out to be.
  public enum Verdict: Hashable, Sendable {
    /// The fields have the record's fact.
    case fact
    /// The fields have another fact, derived from records already passed.
    case further
    /// The record is part of the fact passed with that line.
    case part(ofLine: Int)
    case ignored(IgnoredReason)
    case rejected(Rejection)
  }

  public internal(set) var verdict: Verdict
  public var fields: EventFields
  /// The physical line on which the record begins, from 1.
  public internal(set) var line: Int
  /// The line that this discount, deposit or refund belongs to, or 0.
  ///
  /// It is also 0 while only the lines below can show it.
  public internal(set) var parentLine: Int
  /// The record's bytes without its line end; UTF-8 if the file had another encoding.
  public internal(set) var raw: Bytes
  /// The identity of a purchase line; nil for other facts, and before the record leaves its batch.
  var marks: PurchaseMarks? = nil
}
