import ByteTools
import GroceryModel

extension AmountRoles {
  /// Takes the category columns of a cross table: `Date,Groceries,Rent,Total`.
  ///
  /// Each holds the amounts spent on one category. The column of their sums is not imported.
  mutating func takeCategories() {
    guard !layout.headers.isEmpty, !removed.contains(.total), !roles.has(.total),
      !roles.has(.category), roles.columns[.item].map(isNote) ?? true
    else { return }
    let sums = evidence.columns.filter { !roles.isTaken($0) && score(.total, $0) >= 5 }
    let parts = evidence.columns.filter { !roles.isTaken($0) && !sums.contains($0) }
    // `Subtotal,Tax,Tip,Total` adds up too.
    guard !parts.contains(where: namesAmount) else { return }
    let columns = parts.filter { isCategory($0) }
    let named = columns.count { CategoryWords.name(headerWords($0)) }
    guard named > 1, named * 3 >= columns.count, let first = columns.first,
      // The readings of a meter only grow.
      columns.contains(where: { !evidence.wholeNumbers($0).onlyGrow })
    else { return }
    guard
      sums.isEmpty
        ? roles.has(.date) && columns == parts
        : sums.count == 1 && evidence.sums(parts, inEachRowTo: sums[0])
    else { return }
    roles.assign(.total, first, "each category has a column of amounts", confidence: 0.7)
    for column in parts.dropFirst() + sums { roles.block(column) }
    takeEach(columns)
    guard sums.isEmpty else { return }
    let names = columns.map { "'\(header($0))'" }.joined(separator: ", ")
    roles.warnings.append(
      ImportNotice(
        "each of \(names) is taken as what was spent on it", flag: "--set total=COLUMN takes one"))
  }

  private func isNote(_ item: Int) -> Bool { ReceiptRoles.isNote(headerWords(item)) }

  /// Takes the header of each column as the category of its amounts.
  mutating func takeEach(_ columns: [Int]) {
    amountColumns = columns.map { column in
      AmountColumn(column: column, category: header(column).replacing("_", with: " "))
    }
  }

  /// Returns false for headers that mean a way of paying, wages or savings.
  private func isCategory(_ column: Int) -> Bool {
    guard !header(column).isEmpty else { return false }
    return withBytes(of: header(column)) {
      LineWords.classify($0).isDisjoint(with: WordClass.waysOfPaying)
        && !PaymentWords.putsAside($0) && !PaymentWords.namesWages($0)
    }
  }
}
