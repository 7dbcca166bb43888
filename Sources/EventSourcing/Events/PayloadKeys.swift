/// The keys of `purchase.recorded`, in their order in the log.
public enum PurchaseKey: Int, CaseIterable, Sendable {
  case receipt, till, time, occurrence, store, item, text, kind, of, quantity, unit, package, total
  case listTotal, currency, category, brand, barcode, tags, entered

  var key: PayloadKey {
    switch self {
    case .receipt: PayloadKey("receipt", .text)
    case .till: PayloadKey("till", .text)
    case .time: PayloadKey("time", .time)
    case .occurrence: PayloadKey("occurrence", .count)
    case .store: PayloadKey("store", .text)
    case .item: PayloadKey("item", .text, required: true)
    case .text: PayloadKey("text", .text)
    case .kind: PayloadKey("kind", .word(PurchaseKind.allCases.map(\.rawValue)))
    case .of: PayloadKey("of", .identifier)
    case .quantity: PayloadKey("quantity", .decimal(positive: false))
    case .unit: PayloadKey("unit", .text)
    case .package: PayloadKey("package", .package)
    case .total: PayloadKey("total", .decimal(positive: false), required: true)
    case .listTotal: PayloadKey("list_total", .decimal(positive: false))
    case .currency: PayloadKey("currency", .currency, required: true)
    case .category: PayloadKey("category", .text)
    case .brand: PayloadKey("brand", .text)
    case .barcode: PayloadKey("barcode", .text)
    case .tags: PayloadKey("tags", .texts)
    case .entered: PayloadKey("entered", .text)
    }
  }
}

/// The keys of `receipt.stated`.
public enum ReceiptKey: Int, CaseIterable, Sendable {
  case receipt, till, time, store, total, currency, occurrence, entered

  var key: PayloadKey {
    switch self {
    case .receipt: PayloadKey("receipt", .text)
    case .till: PayloadKey("till", .text)
    case .time: PayloadKey("time", .time)
    case .store: PayloadKey("store", .text)
    case .total: PayloadKey("total", .decimal(positive: false), required: true)
    case .currency: PayloadKey("currency", .currency, required: true)
    case .occurrence: PayloadKey("occurrence", .count)
    case .entered: PayloadKey("entered", .text)
    }
  }
}

/// The keys of `price.observed`.
public enum PriceKey: Int, CaseIterable, Sendable {
  case item, store, price, quantity, unit, package, currency, origin, onSale, barcode
  case occurrence, entered

  var key: PayloadKey {
    switch self {
    case .item: PayloadKey("item", .text, required: true)
    case .store: PayloadKey("store", .text)
    case .price: PayloadKey("price", .decimal(positive: true), required: true)
    case .quantity: PayloadKey("quantity", .decimal(positive: true))
    case .unit: PayloadKey("unit", .text)
    case .package: PayloadKey("package", .package)
    case .currency: PayloadKey("currency", .currency, required: true)
    case .origin:
      PayloadKey(
        "origin", .word(["shelf", "flyer", "receipt", "web", "manual"]), required: true)
    case .onSale: PayloadKey("on_sale", .flag)
    case .barcode: PayloadKey("barcode", .text)
    case .occurrence: PayloadKey("occurrence", .count)
    case .entered: PayloadKey("entered", .text)
    }
  }
}

/// The keys of `expiration.recorded`.
public enum ExpirationKey: Int, CaseIterable, Sendable {
  case item, expires, kind, purchase, purchased, storage, quantity, unit, occurrence, entered

  var key: PayloadKey {
    switch self {
    case .item: PayloadKey("item", .text, required: true)
    case .expires: PayloadKey("expires", .day, required: true)
    case .kind: PayloadKey("kind", .word(["best-before", "use-by"]))
    case .purchase: PayloadKey("purchase", .identifier)
    case .purchased: PayloadKey("purchased", .day)
    case .storage: PayloadKey("storage", .word(["fridge", "freezer", "pantry"]))
    case .quantity: PayloadKey("quantity", .decimal(positive: true))
    case .unit: PayloadKey("unit", .text)
    case .occurrence: PayloadKey("occurrence", .count)
    case .entered: PayloadKey("entered", .text)
    }
  }
}

/// The keys of `stock.consumed`, `stock.wasted`, `stock.opened` and `stock.moved`.
public enum StockKey: Int, CaseIterable, Sendable {
  case item, purchase, quantity, unit, reason, storage, occurrence, entered

  var key: PayloadKey {
    switch self {
    case .item: PayloadKey("item", .text, required: true)
    case .purchase: PayloadKey("purchase", .identifier)
    case .quantity: PayloadKey("quantity", .decimal(positive: true))
    case .unit: PayloadKey("unit", .text)
    case .reason:
      PayloadKey(
        "reason",
        .word(["expired", "spoiled", "over-purchased", "forgotten", "disliked", "other"]))
    case .storage: PayloadKey("storage", .word(["fridge", "freezer", "pantry"]))
    case .occurrence: PayloadKey("occurrence", .count)
    case .entered: PayloadKey("entered", .text)
    }
  }
}

/// The keys of `budget.set`.
public enum BudgetKey: Int, CaseIterable, Sendable {
  case budget, amount, currency, period, categories, rollover, cap, occurrence, entered
  case scope

  var key: PayloadKey {
    switch self {
    case .budget: PayloadKey("budget", .text, required: true)
    case .amount: PayloadKey("amount", .decimal(positive: false), required: true)
    case .currency: PayloadKey("currency", .currency, required: true)
    case .period: PayloadKey("period", .period, required: true)
    case .categories: PayloadKey("categories", .amounts)
    case .rollover: PayloadKey("rollover", .word(["none", "surplus", "deficit", "both"]))
    case .cap: PayloadKey("cap", .decimal(positive: false))
    case .occurrence: PayloadKey("occurrence", .count)
    case .entered: PayloadKey("entered", .text)
    case .scope: PayloadKey("scope", .word(["all", "categories"]))
    }
  }
}

/// The keys of `rate.observed`: one `from` costs `rate` `to`.
public enum RateKey: Int, CaseIterable, Sendable {
  case from, to, rate, occurrence, entered

  var key: PayloadKey {
    switch self {
    case .from: PayloadKey("from", .currency, required: true)
    case .to: PayloadKey("to", .currency, required: true)
    case .rate: PayloadKey("rate", .decimal(positive: true), required: true)
    case .occurrence: PayloadKey("occurrence", .count)
    case .entered: PayloadKey("entered", .text)
    }
  }
}

/// The keys of `event.retracted`: an event's id, or the name of a batch; the event that takes its place,
/// if one does.
public enum RetractionKey: Int, CaseIterable, Sendable {
  case event, batch, reason, entered, replacedBy

  var key: PayloadKey {
    switch self {
    case .event: PayloadKey("event", .identifier)
    case .batch: PayloadKey("batch", .instant)
    case .reason: PayloadKey("reason", .text)
    case .entered: PayloadKey("entered", .text)
    case .replacedBy: PayloadKey("replaced_by", .identifier)
    }
  }
}
