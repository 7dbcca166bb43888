import EventSourcing

/// Reads store details, dated like product details.
enum StoreReader {
  static func read(_ row: inout RecordCells) -> RecordOutcome.Verdict {
    row.outcome.fields.type = .storeDescribed
    let store = row.name(.store)
    if store.isEmpty { return row.rejection(.store, "a shop's name") }
    if let refusal = row.readDateOfDescription() { return refusal }
    row.put(StoreKey.store, store)
    row.putTexts([
      (StoreKey.aliasOf, .aliasOf), (.address, .address), (.city, .city), (.state, .state),
      (.postcode, .postcode), (.country, .country), (.note, .note),
    ])
    return row.readFlag(.isDefault, StoreKey.isDefault)
      ?? row.readFlag(.favourite, StoreKey.favourite) ?? row.readFlag(.retired, StoreKey.retired)
      ?? .fact
  }
}
