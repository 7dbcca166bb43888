import EventSourcing
import GroceryModel

/// What came of one file.
///
/// Each record is exactly one of new, known, changed, ignored or rejected.
public struct ImportOutcome: Sendable {
  /// The file as it was named.
  public let file: String
  public let understanding: Understanding
  /// What the file holds: an ``ImportKind``, or `events`.
  public internal(set) var kind: String
  public internal(set) var counts = Counts()
  /// What the purchase lines add up to, by currency.
  public internal(set) var nets: [String: Net] = [:]
  public internal(set) var receipts = 0
  /// The days of the facts.
  var days = OuterDays()
  public internal(set) var rejects: [Reject] = []
  /// The rejected records themselves, to be mended.
  public internal(set) var rejectsFile: RejectsFile
  public internal(set) var ignored: [IgnoredReason: Int] = [:]
  /// What came to light on the way.
  public internal(set) var notices: [ImportNotice] = []
  /// What has to be answered before the file can go in.
  public internal(set) var questions: [ImportNotice] = []
  public internal(set) var changes: [Change] = []
  /// How many of the changed records replace recorded ones; the others are left out.
  public internal(set) var replaced = 0
  /// New lines that look like recorded ones of another receipt, the first few.
  public internal(set) var lookAlikes: [LookAlike] = []
  /// New lines whose price only the log can tell to be unusual.
  public internal(set) var openPrices: [OpenPrice] = []
  /// How many of the lines are of another kind than `item`.
  public internal(set) var kinds: [String: Int] = [:]
  /// The first receipts with what their lines add up to.
  public internal(set) var firstReceipts: [ReceiptTotal] = []
  /// The first lines as understood.
  public internal(set) var first: [FirstLine] = []

  public var firstDay: Day? { days.first?.day }
  public var lastDay: Day? { days.last?.day }

  public struct Counts: Hashable, Sendable {
    public internal(set) var rows = 0
    public internal(set) var lines = 0
    public internal(set) var new = 0
    public internal(set) var known = 0
    public internal(set) var changed = 0
    public internal(set) var ignored = 0
    public internal(set) var rejected = 0
    public internal(set) var suspicious = 0
  }

  public struct Net: Hashable, Sendable {
    public internal(set) var amount = Amount.zero
    public internal(set) var lines = 0
  }

  public struct Reject: Hashable, Sendable {
    public let line: Int
    public let column: Int
    public let reason: String
    /// The record as it stands in the file.
    public let text: String
  }

  /// A line of a known receipt whose total is not the recorded one.
  public struct Change: Hashable, Sendable {
    public let line: Int
    public let text: String
    public let recordedTotal: String
    public let total: String
    public let recorded: EventIdentifier
    let new: EventIdentifier
  }

  public struct LookAlike: Hashable, Sendable {
    public let line: Int
    public let text: String
    public let total: String
  }

  /// A line whose price stands out in its file.
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
  }

  /// A purchase line for the preview, as text.
  public struct FirstLine: Hashable, Sendable {
    public let line: Int
    public let date: Day
    public let values: [PurchaseKey: String]
  }

  public static let keptLookAlikes = 20
  public static let keptFirstLines = 5
  public static let keptFirstReceipts = 10

  init(file: String, understanding: Understanding) {
    self.file = file
    self.understanding = understanding
    kind = understanding.kind.rawValue
    questions = understanding.questions
    rejectsFile = RejectsFile(understanding)
  }

  /// Counts rejected records as known that were mended and imported meanwhile.
  mutating func leaveOutMended(_ lines: Set<Int>) {
    guard !lines.isEmpty else { return }
    rejects.removeAll { lines.contains($0.line) }
    rejectsFile.remove(lines)
    counts.known += counts.rejected - rejects.count
    counts.rejected = rejects.count
  }

  /// Counts a new line that looks like a recorded one of another receipt, and keeps it if it is one of
  /// the first.
  mutating func noteLookAlike(_ fields: borrowing EventFields, line: Int) {
    func text(_ key: PurchaseKey) -> String { String(decoding: fields[key], as: UTF8.self) }
    counts.suspicious += 1
    guard lookAlikes.count < Self.keptLookAlikes else { return }
    lookAlikes.append(LookAlike(line: line, text: text(.item), total: text(.total)))
  }

  /// Whether the file's facts went into the batch.
  public var isTaken: Bool { understanding.refusal == nil && questions.isEmpty }

  /// The currency of most lines, of equally frequent ones the first.
  public var mainCurrency: String? {
    nets.min { ($1.value.lines, $0.key) < ($0.value.lines, $1.key) }?.key
  }
}
