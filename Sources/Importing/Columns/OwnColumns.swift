/// Larder's own column names of each kind (DESIGN 7.2).
///
/// A header row of only these names is recognised without a question.
enum OwnColumns {
  /// The required and optional columns of one kind of file.
  struct Set {
    let kind: ImportKind
    let required: [Role]
    /// At least one of these is required too, unless the list is empty.
    let oneOf: [Role]
    let optional: [Role]
  }

  private static let productDetails: [Role] = [
    .category, .brand, .package, .barcode, .aliasOf, .tags, .favourite, .shelfLifeDays, .variantOf,
    .detail, .unit, .note, .rating, .retired,
  ]
  private static let storeDetails: [Role] = [
    .aliasOf, .address, .city, .isDefault, .favourite, .state, .postcode, .country, .note, .retired,
  ]

  static let sets: [Set] = [
    Set(
      kind: .budgets, required: [.budget, .amount], oneOf: [],
      optional: [.category, .currency, .every, .from, .start, .end, .rollover, .cap, .scope, .date]),
    Set(
      kind: .expirations, required: [.item, .expires], oneOf: [],
      optional: [.kind, .purchased, .storage, .quantity, .unit, .date]),
    Set(
      kind: .stock, required: [.date, .item, .action], oneOf: [],
      optional: [.quantity, .unit, .reason, .storage]),
    Set(kind: .rates, required: [.date, .from, .to, .rate], oneOf: [], optional: []),
    Set(
      kind: .prices, required: [.date, .item, .price], oneOf: [],
      optional: [
        .store, .quantity, .unit, .package, .onSale, .origin, .currency, .barcode,
      ]),
    Set(
      kind: .receipts, required: [.date, .item], oneOf: [.total, .unitPrice],
      optional: [
        .store, .receipt, .till, .quantity, .unit, .total, .unitPrice, .listTotal, .kind,
        .category, .brand, .package, .barcode, .tags, .currency, .time, .text,
        .receiptTotal, .line, .of,
      ]),
    Set(
      kind: .products, required: [.item],
      oneOf: productDetails, optional: productDetails + [.date]),
    Set(
      kind: .totals, required: [.date, .store, .receipt, .till, .time, .total], oneOf: [],
      optional: [.currency]),
    Set(kind: .stores, required: [.store], oneOf: storeDetails, optional: storeDetails + [.date]),
    Set(kind: .closings, required: [.date, .budget], oneOf: [], optional: []),
  ]

  /// Returns the kind and the column of each role if the header row is in Larder's own format.
  ///
  /// Skips the two extra columns of a rejects file.
  static func match(_ header: [String], kind: ImportKind?) -> (ImportKind, [Role: Int])? {
    var names = header
    var offset = 0
    if Array(names.prefix(2)) == ["line", "reason"] {
      names.removeFirst(2)
      offset = 2
    }
    guard Swift.Set(names).count == names.count else { return nil }
    for set in sets where kind == nil || kind == set.kind {
      let known = set.required + set.oneOf + set.optional
      var columns: [Role: Int] = [:]
      for (index, name) in names.enumerated() {
        guard let role = known.first(where: { $0.rawValue == name }) else { continue }
        columns[role] = index + offset
      }
      guard columns.count == names.count, set.required.allSatisfy({ columns[$0] != nil }),
        set.oneOf.isEmpty || set.oneOf.contains(where: { columns[$0] != nil })
      else { continue }
      return (set.kind, columns)
    }
    return nil
  }
}
