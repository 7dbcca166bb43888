import GroceryModel

/// One column with what it is taken for, and why.
public struct UnderstoodColumn: Hashable, Sendable {
  /// From 0.
  public let index: Int
  /// The header's text; empty where there is none.
  public let header: String
  /// Why it has this role, in a few words: `header 'Umsatz'`, `quantity × unit price = total (12 of 12)`.
  public internal(set) var evidence: [String]
  /// Sure or not: 0 to 1.
  public let confidence: Double
}

/// What a file was found to be, before any fact is taken from it.
public struct Understanding: Sendable {
  public internal(set) var kind = ImportKind.receipts
  public internal(set) var dialect: Dialect
  /// The physical line of the header, or nil if the file has none.
  public internal(set) var headerLine: Int?
  /// The header's cells as they stand there.
  public internal(set) var header: [String] = []
  public internal(set) var columns: [Role: UnderstoodColumn] = [:]
  /// The columns that are read beside the one of a role: further months or shops, a day's year.
  public internal(set) var furtherColumns: Set<Int> = []
  /// Sure or not: 0 to 1, the worst of the needed columns.
  public internal(set) var confidence = 1.0
  public internal(set) var warnings: [ImportNotice] = []
  /// What has to be answered before anything may be imported.
  public internal(set) var questions: [ImportNotice] = []
  /// Why nothing can be imported at all.
  public internal(set) var refusal: ImportNotice?
  /// The words of each header cell, in order, or what each column holds where there is no header: what
  /// a remembered profile is found by.
  public internal(set) var signature: [String] = []
  /// How many columns stand before those of the signature.
  var signatureOffset = 0
  /// Whether these are the two of a file of rejected records.
  public var isOfRejects: Bool { signatureOffset == RejectsFile.ownColumns }

  /// The headers of the columns that nothing is read from, in the order of the file.
  public var unusedColumns: [String] {
    let used = Set(columns.values.map(\.index)).union(furtherColumns)
    return header.indices.filter {
      $0 >= signatureOffset && !used.contains($0) && !header[$0].isEmpty
    }.map { header[$0] }
  }
  /// The currency of lines that name none.
  public internal(set) var currency: Currency?
  /// The shop of lines that name none.
  public internal(set) var store: String?
  /// The day of lines that name none.
  public internal(set) var date: Day?

  /// The profile that was followed.
  public internal(set) var profile: ProfileUse?
  /// What was taken from the options, for the file does not tell it.
  public internal(set) var toldFacts: Set<ToldFact> = []
  /// Whether the currency that was stated does not fit what the file shows of its own.
  public internal(set) var isCurrencyDoubted = false
  /// Whether the header is Larder's own.
  public internal(set) var isOwn = false
  /// Whether what a column of numbers means was guessed, and said so.
  var hasDoubtfulAmounts = false
  /// Whether spending is above or below zero, in a statement.
  public internal(set) var sign: ImportProfile.Sign?

  var plan: EmissionPlan

  /// Whether facts may be taken: nothing is open and nothing refused.
  public var isReady: Bool { refusal == nil && questions.isEmpty }
}
