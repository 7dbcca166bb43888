import Testing

@testable import EventSourcing

@Suite struct PayloadSchemaTests {
  /// Frozen: logs that exist are written so.
  static let frozen: [(EventType, String, String)] = [
    (
      .purchaseRecorded, "purchase.recorded",
      "receipt till time occurrence store item! text kind of quantity unit package total! "
        + "list_total currency! category brand barcode tags entered"
    ),
    (
      .receiptStated, "receipt.stated",
      "receipt till time store total! currency! occurrence entered"
    ),
    (
      .priceObserved, "price.observed",
      "item! store price! quantity unit package currency! origin! on_sale barcode "
        + "occurrence entered"
    ),
    (
      .expirationRecorded, "expiration.recorded",
      "item! expires! kind purchase purchased storage quantity unit occurrence entered"
    ),
    (.stockConsumed, "stock.consumed", stock), (.stockWasted, "stock.wasted", stock),
    (.stockOpened, "stock.opened", stock), (.stockMoved, "stock.moved", stock),
    (
      .budgetSet, "budget.set",
      "budget! amount! currency! period! categories rollover cap occurrence entered scope"
    ),
    (.budgetClosed, "budget.closed", "budget! occurrence entered"),
    (
      .productDescribed, "product.described",
      "item! category brand tags package barcode alias_of favourite shelf_life_days variant_of "
        + "detail unit note rating retired occurrence entered"
    ),
    (
      .storeDescribed, "store.described",
      "store! alias_of address city default favourite state postcode country note retired "
        + "occurrence entered"
    ),
    (.rateObserved, "rate.observed", "from! to! rate! occurrence entered"),
    (.eventRetracted, "event.retracted", "event batch reason entered replaced_by"),
    (
      .listDefined, "list.defined",
      "list! template currency budget store closed note occurrence entered"
    ),
    (
      .listItemAdded, "list.item_added",
      "list! item! variant store quantity unit note price total from occurrence entered"
    ),
    (
      .listItemChanged, "list.item_changed",
      "entry! quantity unit note price total store item occurrence entered"
    ),
    (
      .listItemMarked, "list.item_marked", "entry! state! quantity total occurrence entered"
    ),
    (.unitDefined, "unit.defined", "item! unit! size! retired occurrence entered"),
    (.aislePlaced, "aisle.placed", "store! aisle! order retired occurrence entered"),
    (.itemShelved, "item.shelved", "store! item! aisle! occurrence entered"),
    (.tripLogged, "trip.logged", "trip! action! at! store list receipt occurrence entered"),
    (.reviewPosted, "review.posted", "about! item store rating text occurrence entered"),
    (.reviewAnswered, "review.answered", "to! text! occurrence entered"),
    (.logCommitted, "log.committed", ""),
  ]
  static let stock = "item! purchase quantity unit reason storage occurrence entered"

  @Test func `names, keys and their order are frozen`() {
    #expect(Self.frozen.map(\.0) == EventType.allCases)
    for (type, name, keys) in Self.frozen {
      #expect(type.wireName == name)
      #expect(EventType(wireName: name) == type)
      let found = PayloadSchema.of(type).keys.map { $0.name + ($0.isRequired ? "!" : "") }
      #expect(found.joined(separator: " ") == keys)
      #expect(found.count <= PayloadSchema.maximumKeyCount)
    }
    #expect(EventType(wireName: "purchase.recoded") == nil)
  }

  @Test func `the types that change how others are read are known`() {
    #expect(
      EventType.allCases.filter(\.isLate) == [
        .budgetSet, .budgetClosed, .productDescribed, .storeDescribed, .rateObserved,
        .eventRetracted, .unitDefined,
      ])
  }
}
