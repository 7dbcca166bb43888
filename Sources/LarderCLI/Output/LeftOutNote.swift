import GroceryModel
import Projections
import Reporting

extension Session {
  /// Says how many recorded lines an answer about spending leaves out, because rules file them under `ignore`.
  ///
  /// - Parameters:
  ///   - period: The days of the answer; nil for all.
  ///   - arguments: The arguments of the command.
  /// - Throws: `Failure` for faulty rules, `LogError` where the log cannot be read.
  func noteLeftOut(in period: Period?, _ arguments: ParsedArguments) throws {
    let rules = try rules()
    guard rules.leavesRowsOut, format(arguments).isForPeople else { return }
    let category = CategoryRules.ignored
    let rows = try SpendQuestion(
      by: [.currency], in: period, filters: [NameFilter(.category, category)]
    ).answer(from: try replay(arguments), rules: rules).rows
    let lines = rows.reduce(0) { $0 + $1.lines }
    guard lines > 0 else { return }
    let sums = rows.map { "\(roundedMoney($0.spent, in: $0.currency)) \($0.currency)" }
    console.say(
      Diagnostic(
        .note,
        "\(counted(lines, "line")) that rules file under \(category) "
          + (lines == 1 ? "is" : "are") + " left out: \(sums.joined(separator: ", "))",
        hint: "'larder lines --category \(category)' lists them"))
  }
}
