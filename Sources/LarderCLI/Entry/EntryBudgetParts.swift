import EventSourcing
import GroceryModel
import Projections
import Reporting

/// Holds the category amounts of a budget that is typed against its whole and against the categories
/// that are known.
struct EntryBudgetParts {
  private let known: [String]

  /// - Parameters:
  ///   - session: The session whose log has the household's own categories.
  ///   - arguments: The arguments of the command.
  /// - Throws: `LogError` if the log cannot be read.
  init(_ session: Session, _ arguments: ParsedArguments) throws {
    var names = GroceryCategory.allCases.map(\.rawValue)
    if try session.hasLog() {
      let answer = try ListQuestion(.categories, word: nil, in: nil, filters: []).answer(
        from: try session.replay(arguments), rules: try session.rules())
      names += answer.rows.map(\.name)
    }
    known = names
  }

  /// Returns a note that a budget which is named like a category counts all spending.
  func remark(onName fact: TypedFact, in language: Language) -> Diagnostic? {
    guard fact.text("categories") == nil, let name = fact.text("budget"),
      let amount = fact.text("amount")
    else { return nil }
    let key = NameKey.matching(name)
    let category =
      CategoryNames.canonical(name, in: language) ?? known.first { NameKey.matching($0) == key }
    guard let category else { return nil }
    return Diagnostic(
      .note, "'\(name)' is a category too, but this budget counts all spending",
      hint: "'larder add budget \(name.shellQuoted) --categories "
        + "\("\(category)=\(amount)".shellQuoted)' counts that category alone")
  }

  /// Returns warnings about the amounts by category.
  func remarks(on fact: TypedFact) -> [Diagnostic] {
    var text = fact.text("categories") ?? "{}"
    let parts = text.withUTF8 { PayloadValues.amounts($0) } ?? []
    let keys = Set(known.map { NameKey.matching($0) })
    var remarks = parts.filter { !keys.contains(NameKey.matching($0.name)) }.map { part in
      Diagnostic(
        .warning, "no purchase has the category '\(NameKey.printed(part.name))'",
        hint: NearNames.question(to: part.name, among: known))
    }
    let sum = parts.reduce(Amount.zero) { $0 + $1.amount.amount }
    if let whole = fact.text("amount").flatMap({ ExactDecimal($0) })?.amount, sum > whole {
      let digits = fact.text("currency").flatMap { Currency($0) }?.fractionDigits ?? 2
      func printed(_ amount: Amount) -> String { amount.text(minimumFractionDigits: digits) }
      remarks.append(
        Diagnostic(
          .warning,
          "the categories add up to \(printed(sum)), more than the whole budget of \(printed(whole))"
        ))
    }
    return remarks
  }
}
