import GroceryModel
import Projections

/// A list as one HTML file for a phone: large boxes, works offline, and keeps what is ticked.
public struct ShoppingPage: Sendable {
  private let list: ShoppingList
  private let lines: [ShoppingLine]
  private let totals: ShoppingTotals
  private let currency: Currency?
  private let language: Language
  private let say: Wording

  public init(
    _ list: ShoppingList, _ lines: [ShoppingLine], totals: ShoppingTotals, in currency: Currency?,
    language: Language
  ) {
    self.list = list
    self.lines = lines
    self.totals = totals
    self.currency = currency
    self.language = language
    say = Wording(language)
  }

  /// Appends the whole page.
  public func append(to output: inout [UInt8]) {
    output += "<!DOCTYPE html>\n<html lang=\"\(language.rawValue)\"".utf8
    if language.isRightToLeft { output += " dir=\"rtl\"".utf8 }
    output += ">\n<head>\n<meta charset=\"utf-8\">\n".utf8
    output += "<meta name=\"viewport\" content=\"width=device-width,initial-scale=1\">\n".utf8
    output += "<title>".utf8
    HTMLText.append(list.name, to: &output)
    output += "</title>\n<style>\n\(Self.style)\n</style>\n</head>\n<body>\n<h1>".utf8
    HTMLText.append(list.name, to: &output)
    output += "</h1>\n<p id=\"totals\">".utf8
    for (place, part) in parts.enumerated() {
      output += (place == 0 ? "<span>" : " · <span>").utf8
      HTMLText.append(part, to: &output)
      output += "</span>".utf8
    }
    output += "</p>\n<progress id=\"progress\" aria-labelledby=\"totals\"".utf8
    output += " max=\"\(max(lines.count, 1))\" value=\"0\"></progress>\n".utf8
    for (heading, group) in ShoppingText.groups(lines, say) { append(heading, group, to: &output) }
    output += "<p id=\"record\">".utf8
    HTMLText.append(say(.listRecord), to: &output)
    output += "</p>\n<textarea id=\"command\" aria-labelledby=\"record\" dir=\"ltr\"".utf8
    output += " readonly rows=\"4\" data-list=\"".utf8
    HTMLText.append(list.name, to: &output)
    output += "\"></textarea>\n<script>\n\(Self.script)\n</script>\n</body>\n</html>\n".utf8
  }

  /// What the list comes to, part by part.
  private var parts: [String] {
    var parts = [say(.listOpen, count: totals.openCount)]
    if totals.checkedCount > 0 {
      let share = say.style.percent("\(totals.progress ?? 0)")
      parts.append(say(.listChecked, ["share": share], count: totals.checkedCount))
    }
    if totals.unavailableCount > 0 {
      parts.append(say(.listUnavailable, count: totals.unavailableCount))
    }
    guard let currency else { return parts }
    func money(_ amount: Amount) -> String { say.style.money(amount, currency) }
    parts.append(say(.listEstimated, ["money": money(totals.expected)]))
    if totals.checkedCount > 0 {
      parts.append(say(.listInBasket, ["money": money(totals.checked)]))
    }
    if totals.unpriced > 0 { parts.append(say(.listUnpriced, count: totals.unpriced)) }
    if let budget = totals.budget {
      if let over = totals.overBudget {
        parts.append(say(.listBudgetOver, ["over": money(over), "budget": money(budget)]))
      } else {
        parts.append(
          say(
            .listBudgetLeft, ["left": money(budget - totals.expected), "budget": money(budget)]))
      }
    }
    return parts
  }

  private func append(
    _ heading: String, _ group: [ShoppingLine], to output: inout [UInt8]
  ) {
    output += "<section>\n".utf8
    if !heading.isEmpty {
      output += "<h2>".utf8
      HTMLText.append(heading, to: &output)
      output += "</h2>\n".utf8
    }
    for line in group {
      let id = line.entry.event.description
      output += "<label><input type=\"checkbox\" id=\"\(id)\"".utf8
      if line.entry.state == .checked { output += " checked".utf8 }
      output += "><span><bdi>".utf8
      HTMLText.append(ShoppingText.phrase(line.entry), to: &output)
      output += "</bdi></span>".utf8
      if let cost = line.cost, let currency = line.currency {
        output += "<b>".utf8
        HTMLText.append(say.style.number(cost.text(in: currency)), to: &output)
        output += "</b>".utf8
      }
      output += "</label>\n".utf8
    }
    output += "</section>\n".utf8
  }

  private static let style = """
    :root { color-scheme: light dark; }
    body { font: 20px/1.4 system-ui, sans-serif; margin: 0 auto; max-width: 40rem; padding: 1rem; }
    h1 { font-size: 1.4rem; margin: 0; }
    h2 { font-size: 1rem; margin: 1rem 0 .25rem; }
    p span { display: inline-block; }
    label { align-items: center; border-bottom: 1px solid #8886; display: flex; gap: 1rem; min-height: 3.5rem; padding: .4rem 0; }
    input { flex: none; height: 2.2rem; width: 2.2rem; }
    label span { flex: 1; overflow-wrap: anywhere; text-align: start; }
    input:checked + span { opacity: .5; text-decoration: line-through; }
    progress { width: 100%; }
    textarea { box-sizing: border-box; width: 100%; }
    """

  /// Keeps ticks on the phone, and writes the command that records them.
  private static let script = """
    const boxes = [...document.querySelectorAll("input")];
    const command = document.getElementById("command");
    const quote = (text) => "'" + text.replaceAll("'", "'\\\\''") + "'";
    const saved = (id, value) => {
      try {
        if (value === undefined) return localStorage.getItem("larder-" + id);
        localStorage.setItem("larder-" + id, value);
      } catch { return null; }
    };
    function show() {
      const ticked = boxes.filter((box) => box.checked);
      document.getElementById("progress").value = ticked.length;
      command.value = ticked.length === 0 ? "" : "larder shopping check --list "
        + quote(command.dataset.list) + " " + ticked.map((box) => box.id.slice(0, 12)).join(" ");
    }
    for (const box of boxes) {
      const kept = saved(box.id);
      if (kept !== null && kept !== undefined) box.checked = kept === "1";
      box.addEventListener("change", () => { saved(box.id, box.checked ? "1" : "0"); show(); });
    }
    show();
    """
}
