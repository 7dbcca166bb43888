import EventSourcing
import GroceryModel
import Importing
import Projections
import Reporting

/// Remarks on the new purchase lines of an import, held against the log: unusual prices, and names that
/// are new or were filed under other items before.
struct ImportedLineRemarks {
  private let taken: [ImportOutcome]
  private let session: Session
  private let arguments: ParsedArguments
  private let text: RemarkText

  /// Prices of more items than these are not held against the log: a warning must not slow an import down.
  private static let mostOpenPrices = 50
  /// The number of names that are named; others are counted.
  private static let shownNames = 5

  init(
    _ outcomes: [ImportOutcome], _ session: Session, _ arguments: ParsedArguments
  ) throws {
    taken = outcomes.filter { $0.isTaken && $0.counts.new > 0 }
    self.session = session
    self.arguments = arguments
    text = RemarkText(try session.reportLanguage(arguments))
  }

  /// Says what there is to say; names only of imports with few new lines.
  ///
  /// - Throws: `LogError` where the log cannot be read.
  func say() throws {
    let items = Set(taken.flatMap { $0.openPrices.map(\.item) }.prefix(Self.mostOpenPrices))
      .sorted()
    let count = taken.reduce(0) { $0 + $1.counts.new }
    guard (1...ImportedNames.mostLines).contains(count),
      let first = taken.compactMap(\.firstDay).min()
    else {
      guard !items.isEmpty else { return }
      return sayUnusual(try session.replay(arguments).fold(NamedPrices(of: items)))
    }
    let replay = try session.replay(arguments)
    var survey = EntrySurvey(of: items)
    let book = try ReceiptNameBook(from: replay, alongside: &survey)
    sayUnusual(survey.prices)
    let filed = try book.suggestions(from: replay).filter { $0.last >= first }
    sayFiled(filed)
    let others = Set(filed.map { NameKey.matching($0.name) })
    sayNew(survey, replay.late.descriptions, try session.rules(), without: others)
    try sayPaid(replay, from: first)
    try sayUnfiled(replay, from: first)
  }

  /// Says which payments of statements no rule and no word files, such as rent.
  private func sayUnfiled(_ replay: Replay, from first: Day) throws {
    guard let last = taken.compactMap(\.lastDay).max() else { return }
    let whole = PurchaseKind.wholeReceiptItem.description
    let rows = try SpendQuestion(
      by: [.store, .category, .item], in: Period(first, through: last),
      filters: [NameFilter(.kind, PurchaseKind.item.rawValue)]
    ).answer(from: replay, rules: try session.rules()).rows.filter { row in
      row.keys[1] == GroceryCategory.other.rawValue && row.keys[2] == whole && !row.keys[0].isEmpty
    }
    guard let greatest = rows.max(by: { $0.spent < $1.spent }) else { return }
    let money = roundedMoney(greatest.spent, in: greatest.currency)
    session.console.say(
      Diagnostic(
        .note,
        "\(counted(rows.count, "payee")) filed under Other, such as '\(greatest.keys[0])' for "
          + "\(money) \(greatest.currency)",
        hint: "'larder help categories' says how to file payees, or to leave rent and the like out")
    )
  }

  /// Warns that payments and the receipts that they are of both count.
  private func sayPaid(_ replay: Replay, from first: Day) throws {
    guard let last = taken.compactMap(\.lastDay).max() else { return }
    let days = Period(first, through: last + PaidReceiptsQuestion.mostDays)
    let files = Set(taken.map { $0.file.split(separator: "/").last.map(String.init) ?? "" })
    let paid = try PaidReceiptsQuestion(in: days).answer(from: replay)
      .filter { files.contains($0.source) || files.contains($0.receiptSource) }
    let hint = "'larder check --kind double' lists them"
    let same = paid.filter(\.hasSameTotal)
    if let example = same.first {
      session.console.say(
        Diagnostic(
          .warning,
          "\(counted(same.count, "payment")) and the lines of the receipts both count, such as "
            + "'\(example.text)' on \(example.day)", hint: hint))
    }
    if let example = paid.first(where: { !$0.hasSameTotal }) {
      session.console.say(
        Diagnostic(
          .warning,
          "\(counted(paid.count - same.count, "payment")) may be of receipts whose lines count too, "
            + "such as '\(example.text)' on \(example.day)", hint: hint))
    }
  }

  /// Warns about lines that cost far more or less than usual.
  private func sayUnusual(_ known: NamedPrices) {
    let prices = UnusualPrices(known, text)
    for outcome in taken {
      for line in outcome.openPrices {
        guard let remark = prices.remark(on: line.event, item: line.item) else { continue }
        session.console.say(
          Diagnostic(.warning, remark, file: outcome.file, line: line.line))
      }
    }
  }

  /// Suggests the items that new names were filed under before, in their store.
  private func sayFiled(_ found: [ReceiptNameBook.Suggestion]) {
    for name in found.prefix(Self.shownNames) {
      session.console.say(
        Diagnostic(
          .note,
          name.isBarcode
            ? "lines have the barcode \(name.name) beside '\(name.item)'"
            : "'\(name.name)' was '\(name.item)' on earlier receipts of '\(name.store)'",
          hint: session.remedy(name.remedy) + " files it there"))
    }
    if found.count > Self.shownNames {
      session.console.say(
        Diagnostic(
          .note, "\(found.count - Self.shownNames) more names were filed under other items before",
          hint: "'larder check --kind alias' lists them"))
    }
  }

  /// A new name with the known one that it is a slip from.
  private struct Slip {
    let file: String
    let line: Int
    let name: String
    let isItem: Bool
    let near: String
  }

  /// Names items and stores that are a slip away from ones that the log knew before the import.
  private func sayNew(
    _ survey: EntrySurvey, _ descriptions: Descriptions, _ rules: CategoryRules,
    without others: Set<String>
  ) {
    func lines(_ uses: [ImportedNames.Use]) -> [String: Int] {
      Dictionary(uses.map { (NameKey.matching($0.name), $0.lines) }, uniquingKeysWith: +)
    }
    let items = NewNames(
      survey.items, own: lines(taken.flatMap(\.names.items))
    ) { others.contains($0) || descriptions.describesProduct($0) }
    let stores = NewNames(
      survey.stores, own: lines(taken.flatMap(\.names.stores)),
      isSettled: { descriptions.describesStore($0) || rules.namesStore($0) })
    let slips = taken.flatMap { outcome in
      outcome.names.stores.compactMap { use in
        stores.slip(use.name).map {
          Slip(file: outcome.file, line: use.firstLine, name: use.name, isItem: false, near: $0)
        }
      }
        + outcome.names.items.compactMap { use in
          items.slip(use.name).map {
            Slip(file: outcome.file, line: use.firstLine, name: use.name, isItem: true, near: $0)
          }
        }
    }
    for slip in slips.prefix(Self.shownNames) {
      session.console.say(
        Diagnostic(
          .note, slip.isItem ? text.newItem(slip.name) : text.newStore(slip.name),
          file: slip.file, line: slip.line, hint: text.didYouMean([slip.near])))
    }
    if slips.count > Self.shownNames {
      session.console.say(Diagnostic(.note, text.moreNew(slips.count - Self.shownNames)))
    }
  }
}
