import GroceryModel
import Projections

/// Something that wants attention, with the command that mends it.
public struct Attention: Hashable, Sendable {
  public let kind: String
  /// The subject: an item, a receipt, a budget.
  public let subject: String
  public var day: Day?
  public var amount: Amount?
  /// Empty where there is no amount.
  public var currency = ""
  /// The fact, lower case, without a full stop.
  public let text: String
  /// A command line to paste; empty where nothing mends it.
  public let remedy: String
  /// The id of a payment that counts beside its receipt.
  public var payment: String?

  public init(
    _ kind: String, _ subject: String, day: Day? = nil, amount: Amount? = nil,
    currency: String = "", text: String, remedy: String
  ) {
    self.kind = kind
    self.subject = subject
    self.day = day
    self.amount = amount
    self.currency = currency
    self.text = text
    self.remedy = remedy
  }
}

extension Table {
  /// The columns of `larder check` and `larder due`.
  public static let attentionColumns: [Column] = [
    Column("kind"), Column("subject"), Column("day", kind: .day), Column("amount", kind: .money),
    Column("currency"), Column("text"), Column("remedy"),
  ]

  /// The answer of `larder check` and `larder due`.
  public static func attention(_ rows: [Attention], name: String, title: String = "") -> Table {
    Table(
      name: name, title: title, columns: attentionColumns,
      rows: rows.map { row in
        [
          .text(row.kind), .text(row.subject), row.day.map { .day($0.description) } ?? .missing,
          row.amount.map { .figure(moneyText($0, in: row.currency)) } ?? .missing,
          .present(row.currency), .text(row.text), .present(row.remedy),
        ]
      })
  }
}
