import EventSourcing
import GroceryModel

/// Keeps a package's size apart that was described without a day: what else is said of a product
/// re-files the past whatever its day, but a size holds from its own.
struct EntryPackageDay {
  /// The events to record.
  let facts: [TypedFact]
  let remark: Diagnostic?

  /// - Parameters:
  ///   - fact: What was typed.
  ///   - hasDay: Whether `--date` was given.
  ///   - known: What is described already.
  init(_ fact: TypedFact, hasDay: Bool, known: Descriptions) {
    guard fact.type == .productDescribed, !hasDay, let package = fact.text("package"),
      let item = fact.text("item")
    else {
      (facts, remark) = ([fact], nil)
      return
    }
    let changes = known.products[NameKey.matching(item)]?.packages.changes ?? []
    guard changes.isEmpty else {
      facts = [fact]
      remark = Diagnostic(
        .note, "the package holds from \(fact.date) on, like the item's other dated packages",
        hint: "--date sets another first day")
      return
    }
    var others = fact
    others.remove("package")
    var always = TypedFact(fact.type, on: .unstated)
    always.set("item", item)
    always.set("package", package)
    facts = others.values.count > 1 ? [others, always] : [always]
    remark = nil
  }
}
