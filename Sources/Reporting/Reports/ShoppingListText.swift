import GroceryModel
import Projections

/// A shopping list to tick off, as Markdown: `- [ ] 2 l Milk`.
public enum ShoppingListText {
  /// Appends the products that are likely to be bought, one a line.
  public static func append(_ rows: [RestockPrediction], to output: inout [UInt8]) {
    for row in rows {
      output += "- [ ] \(quantityText(row.quantity)) ".utf8
      if row.unit != "each" {
        MarkdownText.append(row.unit, to: &output)
        output.append(UInt8(ascii: " "))
      }
      MarkdownText.append(row.item, to: &output)
      output.append(UInt8(ascii: "\n"))
    }
  }
}
