import EventSourcing
import GroceryModel

/// The result of importing one file.
///
/// Each record is counted as exactly one of new, known, changed, ignored or rejected.
public struct ImportOutcome: Sendable {
  /// The file's name as the user gave it.
  public let file: String
  public let schema: InferredSchema
  /// The kind of the file: an ``ImportKind``, or `events`.
  public internal(set) var kind: String
  public internal(set) var counts = Counts()
  /// The sums of the purchase lines by currency.
  public internal(set) var nets: [String: Net] = [:]
  public internal(set) var receipts = 0
  /// The first and last dates of the facts.
  var days = OuterDays()
  public internal(set) var rejects: [Reject] = []
  /// The rejected records as a file that the user can correct.
  public internal(set) var rejectsFile: RejectsFile
  public internal(set) var ignored: [IgnoredReason: Int] = [:]
  /// The first records that are ignored although money moved; at most ``keptLeftOut``.
  public internal(set) var leftOut: [LeftOut] = []
  /// Warnings found while reading the records.
  public internal(set) var notices: [ImportNotice] = []
  /// Questions that must be answered before the file can be imported.
  public internal(set) var questions: [ImportNotice] = []
  public internal(set) var changes: [Change] = []
  /// The number of changed records that replace recorded ones; the others are left out.
  public internal(set) var replaced = 0
  /// New lines that look like recorded lines of another receipt; at most ``keptLookAlikes``.
  public internal(set) var lookAlikes: [LookAlike] = []
  /// New lines that need the recorded prices to decide whether their price is unusual.
  public internal(set) var openPrices: [OpenPrice] = []
  /// The items and stores of the new lines.
  public internal(set) var names = ImportedNames()
  /// The number of lines of each kind other than `item`.
  public internal(set) var kinds: [String: Int] = [:]
  /// The first receipts with the sums of their lines.
  public internal(set) var firstReceipts: [ReceiptTotal] = []
  /// The first lines as understood.
  public internal(set) var first: [FirstLine] = []

  public var firstDay: Day? { days.first?.day }
  public var lastDay: Day? { days.last?.day }

  /// The number of records by result; `lines` and `suspicious` count purchase lines.
  public struct Counts: Hashable, Sendable {
    public internal(set) var rows = 0
    public internal(set) var lines = 0
    public internal(set) var new = 0
    public internal(set) var known = 0
    public internal(set) var changed = 0
    public internal(set) var ignored = 0
    public internal(set) var rejected = 0
    public internal(set) var suspicious = 0

    mutating func add(_ other: Counts) {
      rows += other.rows
      lines += other.lines
      new += other.new
      known += other.known
      changed += other.changed
      ignored += other.ignored
      rejected += other.rejected
      suspicious += other.suspicious
    }
  }

  /// The sum of the purchase lines in one currency.
  public struct Net: Hashable, Sendable {
    public internal(set) var amount = Amount.zero
    public internal(set) var lines = 0
  }

  /// A rejected record with the reason.
  public struct Reject: Hashable, Sendable {
    public let line: Int
    public let column: Int
    public let reason: String
    /// The record as written in the file.
    public let text: String
  }

  /// A line of a known receipt whose total differs from the recorded one.
  public struct Change: Hashable, Sendable {
    public let line: Int
    public let text: String
    public let recordedTotal: String
    public let total: String
    public let recorded: EventIdentifier
    let new: EventIdentifier
  }

  /// A new line with the date, store, item and total of a recorded line of another receipt.
  public struct LookAlike: Hashable, Sendable {
    public let line: Int
    public let text: String
    public let total: String
  }

  /// A line whose price is far from the other prices in its file.
  public struct OpenPrice: Hashable, Sendable {
    public let line: Int
    public let item: String
    public let event: EventIdentifier
  }

  /// A receipt for the preview.
  public struct ReceiptTotal: Hashable, Sendable {
    public let date: Day
    public let store: String
    public let number: String
    public let currency: String
    public internal(set) var total: Amount
    public internal(set) var lines: Int
    /// How many lines are payments in a store; each counts as a receipt.
    var payments = 0

    /// How many receipts it stands for.
    public var receipts: Int { max(1, payments) }
  }

  /// A purchase line for the preview, as text.
  public struct FirstLine: Hashable, Sendable {
    public let line: Int
    public let date: Day
    public let values: [PurchaseKey: String]
    /// True if it is not recorded yet.
    public let isNew: Bool
  }

  public static let keptLookAlikes = 20
  public static let keptFirstLines = 5
  public static let keptFirstReceipts = 10

  init(file: String, schema: InferredSchema) {
    self.file = file
    self.schema = schema
    kind = schema.kind.rawValue
    questions = schema.questions
    rejectsFile = RejectsFile(schema)
  }

  /// A record that is ignored: a payment, a cancelled one, or one that a rule leaves out.
  public struct LeftOut: Hashable, Sendable {
    public let line: Int
    public let reason: IgnoredReason
    /// As the file has it.
    public let text: String
  }

  static let keptLeftOut = 20

  /// Adds what a further table of the file has.
  public mutating func add(_ table: ImportOutcome) {
    counts.add(table.counts)
    for (currency, net) in table.nets {
      nets[currency, default: Net()].amount += net.amount
      nets[currency, default: Net()].lines += net.lines
    }
    for (day, line) in [table.days.first, table.days.last].compactMap({ $0 }) {
      days.note(day, line: line)
    }
    receipts += table.receipts
    rejects += table.rejects
    notices += table.schema.warnings + table.notices
    changes += table.changes
    replaced += table.replaced
    lookAlikes += table.lookAlikes.prefix(Self.keptLookAlikes - lookAlikes.count)
    openPrices += table.openPrices
    ignored.merge(table.ignored) { $0 + $1 }
    leftOut += table.leftOut.prefix(Self.keptLeftOut - leftOut.count)
    kinds.merge(table.kinds) { $0 + $1 }
    firstReceipts += table.firstReceipts.prefix(Self.keptFirstReceipts - firstReceipts.count)
    first += table.first.prefix(Self.keptFirstLines - first.count)
  }

  /// Counts rejected records as known if the user has corrected and imported them meanwhile.
  mutating func leaveOutMended(_ lines: Set<Int>) {
    guard !lines.isEmpty else { return }
    rejects.removeAll { lines.contains($0.line) }
    rejectsFile.remove(lines)
    counts.known += counts.rejected - rejects.count
    counts.rejected = rejects.count
  }

  /// Counts a new line that looks like a recorded line of another receipt, and keeps the first few.
  mutating func noteLookAlike(_ fields: borrowing EventFields, line: Int) {
    func text(_ key: PurchaseKey) -> String { String(decoding: fields[key], as: UTF8.self) }
    counts.suspicious += 1
    guard lookAlikes.count < Self.keptLookAlikes else { return }
    lookAlikes.append(LookAlike(line: line, text: text(.item), total: text(.total)))
  }

  /// True if the file's facts are in the batch.
  public var isTaken: Bool { schema.refusal == nil && questions.isEmpty }

  /// The currency of most lines; among equals, the first by code.
  public var mainCurrency: String? {
    nets.min { ($1.value.lines, $0.key) < ($0.value.lines, $1.key) }?.key
  }
}
