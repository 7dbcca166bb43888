import ByteTools
import EventSourcing
import GroceryModel

/// Why a record is no fact and yet nothing is wrong with it.
public enum IgnoredReason: String, CaseIterable, Hashable, Sendable {
  /// A sum of other lines.
  case total
  /// How the receipt was paid.
  case tender
  /// Marked as cancelled, declined or void.
  case cancelled
  /// Nothing bought and nothing paid.
  case zero
  /// A title, a footer, a section: no amount at all.
  case notice
  /// Money that came in, in a statement.
  case payment
  /// Tax that the prices hold already.
  case includedTax
  /// Filed to `ignore` by a rule of the user's.
  case rule
}

/// Why a record cannot be a fact.
public struct Rejection: Error, Hashable, Sendable {
  /// The offending cell, from 1.
  public let column: Int
  /// What was found and what was expected.
  public let reason: String
}

/// What became of one record, or one more fact of it; valid during one call.
public struct RecordOutcome: ~Copyable {
  public enum Verdict: Hashable, Sendable {
    /// The fields hold the record's fact.
    case fact
    /// The fields hold another fact that comes with records already told of.
    case further
    /// What the record says is part of the fact that is told with this line.
    case part(ofLine: Int)
    case ignored(IgnoredReason)
    case rejected(Rejection)
  }

  public internal(set) var verdict: Verdict
  public var fields: EventFields
  /// The physical line the record begins on, from 1.
  public internal(set) var line: Int
  /// The line of the record that this discount, deposit or refund belongs to; 0 if none is known, or as
  /// long as only the lines below tell it.
  public internal(set) var parentLine: Int
  /// The record's own bytes without its line end (UTF-8 where the file was in another encoding).
  public internal(set) var raw: Bytes
  /// What a purchase line is known by; nil for other facts, and before the record is handed out.
  var marks: PurchaseMarks? = nil
}
