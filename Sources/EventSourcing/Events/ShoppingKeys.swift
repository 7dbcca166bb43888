/// The keys of `list.defined`: later definitions replace key by key.
public enum ListKey: Int, CaseIterable, Sendable {
  case list, template, currency, budget, store, closed, note, occurrence, entered

  var key: PayloadKey {
    switch self {
    case .list: PayloadKey("list", .text, required: true)
    case .template: PayloadKey("template", .flag)
    case .currency: PayloadKey("currency", .currency)
    case .budget: PayloadKey("budget", .decimal(positive: false))
    case .store: PayloadKey("store", .text)
    case .closed: PayloadKey("closed", .flag)
    case .note: PayloadKey("note", .text)
    case .occurrence: PayloadKey("occurrence", .count)
    case .entered: PayloadKey("entered", .text)
    }
  }
}

/// The keys of `list.item_added`: of price and total, the one that was entered.
public enum ListItemKey: Int, CaseIterable, Sendable {
  case list, item, variant, store, quantity, unit, note, price, total, from, occurrence, entered

  var key: PayloadKey {
    switch self {
    case .list: PayloadKey("list", .text, required: true)
    case .item: PayloadKey("item", .text, required: true)
    case .variant: PayloadKey("variant", .text)
    case .store: PayloadKey("store", .text)
    case .quantity: PayloadKey("quantity", .decimal(positive: false))
    case .unit: PayloadKey("unit", .text)
    case .note: PayloadKey("note", .text)
    case .price: PayloadKey("price", .decimal(positive: false))
    case .total: PayloadKey("total", .decimal(positive: false))
    case .from: PayloadKey("from", .word(["template", "restock", "plan", "waste", "import"]))
    case .occurrence: PayloadKey("occurrence", .count)
    case .entered: PayloadKey("entered", .text)
    }
  }
}

/// The keys of `list.item_changed`: what is not given stays as it was.
public enum ListChangeKey: Int, CaseIterable, Sendable {
  case entry, quantity, unit, note, price, total, store, item, occurrence, entered

  var key: PayloadKey {
    switch self {
    case .entry: PayloadKey("entry", .identifier, required: true)
    case .quantity: PayloadKey("quantity", .decimal(positive: false))
    case .unit: PayloadKey("unit", .text)
    case .note: PayloadKey("note", .text)
    case .price: PayloadKey("price", .decimal(positive: false))
    case .total: PayloadKey("total", .decimal(positive: false))
    case .store: PayloadKey("store", .text)
    case .item: PayloadKey("item", .text)
    case .occurrence: PayloadKey("occurrence", .count)
    case .entered: PayloadKey("entered", .text)
    }
  }
}

/// The keys of `list.item_marked`: quantity and total are what they were in the shop.
public enum ListMarkKey: Int, CaseIterable, Sendable {
  case entry, state, quantity, total, occurrence, entered

  var key: PayloadKey {
    switch self {
    case .entry: PayloadKey("entry", .identifier, required: true)
    case .state:
      PayloadKey(
        "state", .word(["open", "checked", "unavailable", "removed"]), required: true)
    case .quantity: PayloadKey("quantity", .decimal(positive: false))
    case .total: PayloadKey("total", .decimal(positive: false))
    case .occurrence: PayloadKey("occurrence", .count)
    case .entered: PayloadKey("entered", .text)
    }
  }
}
