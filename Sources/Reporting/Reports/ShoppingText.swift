import GroceryModel
import Projections

/// A list as people read it: Markdown checkboxes by aisle, and one line of totals.
public enum ShoppingText {
  /// Returns an entry as plain text: `2 l Milk (Bio, the blue carton)`.
  public static func phrase(_ entry: ListEntry) -> String {
    var words: [String] = []
    if let quantity = entry.quantity {
      words.append(quantity.description)
      if let unit = entry.unit, unit != "each" { words.append(unit) }
    }
    words.append(entry.item)
    let remarks = [entry.variant, entry.note].compactMap(\.self)
    if !remarks.isEmpty { words.append("(\(remarks.joined(separator: ", ")))") }
    return words.joined(separator: " ")
  }

  /// Returns a list's totals in one sentence.
  public static func totals(
    _ totals: ShoppingTotals, in currency: Currency?, _ language: Language = .english
  ) -> String {
    func money(_ amount: Amount) -> String {
      moneyText(amount, in: currency?.code ?? "") + (currency.map { " \($0.code)" } ?? "")
    }
    var parts = ["\(totals.openCount) to buy"]
    if totals.checkedCount > 0 {
      parts.append("\(totals.checkedCount) checked (\(totals.progress ?? 0) %)")
    }
    if totals.unavailableCount > 0 { parts.append("\(totals.unavailableCount) unavailable") }
    if currency != nil {
      parts.append("estimated \(money(totals.estimated))")
      if totals.checkedCount > 0 {
        parts.append("checked \(money(totals.checked))")
        parts.append("remaining \(money(totals.remaining))")
      }
    }
    if totals.unpriced > 0 { parts.append("\(totals.unpriced) without a price") }
    if let budget = totals.budget {
      if let over = totals.overBudget {
        parts.append("over the budget of \(money(budget)) by \(money(over))")
      } else {
        parts.append("\(money(budget - totals.expected)) left of the budget of \(money(budget))")
      }
    }
    let say = PhraseBook(language)
    return parts.map { say($0) }.joined(separator: ", ")
  }

  /// Appends a list as Markdown with a heading for each aisle.
  public static func append(
    _ lines: [ShoppingLine], title: String, totals: String, in language: Language = .english,
    to output: inout [UInt8]
  ) {
    output += "# ".utf8
    MarkdownText.append(title, to: &output)
    output += "\n".utf8
    for (heading, group) in groups(lines, Wording(language)) {
      if !heading.isEmpty {
        output += "\n## ".utf8
        MarkdownText.append(heading, to: &output)
        output += "\n".utf8
      }
      output += "\n".utf8
      for line in group {
        output += (line.entry.state == .checked ? "- [x] " : "- [ ] ").utf8
        let isUnavailable = line.entry.state == .unavailable
        if isUnavailable { output += "~~".utf8 }
        MarkdownText.append(phrase(line.entry), to: &output)
        if isUnavailable { output += "~~".utf8 }
        if let cost = line.cost, let currency = line.currency {
          output += " — \(moneyText(cost, in: currency.code))".utf8
        }
        output += "\n".utf8
      }
    }
    output += "\n".utf8
    MarkdownText.append(paragraph: totals, to: &output)
    output += "\n".utf8
  }

  /// Groups lines under headings: open lines by aisle, then checked, then unavailable ones.
  static func groups(
    _ lines: [ShoppingLine], _ say: Wording = Wording(.english)
  ) -> [(heading: String, lines: [ShoppingLine])] {
    let hasAisles = lines.contains { $0.aisle != nil }
    var groups: [(heading: String, lines: [ShoppingLine])] = []
    for line in lines {
      let heading: String
      switch line.entry.state {
      case .open: heading = line.aisle?.name ?? (hasAisles ? say(.listOtherAisles) : "")
      case .checked: heading = say(.listCheckedPart)
      default: heading = say(.listUnavailablePart)
      }
      if groups.last?.heading == heading {
        groups[groups.count - 1].lines.append(line)
      } else {
        groups.append((heading, [line]))
      }
    }
    return groups
  }
}
