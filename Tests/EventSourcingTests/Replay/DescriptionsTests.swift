import SeededRandom
import GroceryModel
import Testing

@testable import EventSourcing

@Suite struct DescriptionsTests {
  static func product(_ item: String, _ date: String, _ more: [String: String]) -> EventDraft {
    EventDraft(.productDescribed, date, ["item": item].merging(more) { $1 })
  }

  private static func day(_ text: String) -> Day {
    guard let day = Day(text) else { preconditionFailure("'\(text)' is not a day") }
    return day
  }

  /// What a log of these batches says.
  static func descriptions(_ batches: [[EventDraft]]) throws -> Descriptions {
    let larder = TemporaryLarder()
    for batch in batches { try larder.append(batch) }
    return try ReplayContext(of: larder.snapshot()).descriptions
  }

  @Test func `every key of a product is kept, the latest word on each`() throws {
    let found = try Self.descriptions([
      [
        Self.product(
          "Milk", "2026-10-01",
          [
            "category": "Dairy", "brand": "B", "tags": #"["Bio","a\"b"]"#, "package": "1 l",
            "barcode": "4711", "favourite": "true", "shelf_life_days": "7",
          ])
      ],
      [Self.product(" MILK ", "2026-10-02", ["brand": "C", "favourite": "false"])],
    ]).products
    var milk = Descriptions.Product()
    milk.category = "Dairy"
    milk.brand = "C"
    milk.tags = ["Bio", "a\"b"]
    milk.packages.describe("1 l", from: Self.day("2026-10-01"))
    milk.barcode = "4711"
    milk.isFavourite = false
    milk.shelfLifeDays = 7
    #expect(found == ["milk": milk])
  }

  @Test func `the later date holds, then the later recording, then the greater id`() throws {
    func brand(_ batches: [[EventDraft]]) throws -> String? {
      try Self.descriptions(batches).products["milk"]?.brand
    }
    func draft(_ brand: String, _ date: String) -> EventDraft {
      Self.product("Milk", date, ["brand": brand])
    }
    #expect(try brand([[draft("new", "2026-10-02")], [draft("old", "2026-10-01")]]) == "new")
    #expect(try brand([[draft("b", "2026-10-01")], [draft("a", "2026-10-01")]]) == "a")
    let pair = ["x", "y"].map { draft($0, "2026-10-01") }
      .sorted { $0.identifier < $1.identifier }
    #expect(try brand([pair]) == pair[1]["brand"])
    #expect(try brand([pair.reversed()]) == pair[1]["brand"])
  }

  @Test func `the order of arrival within a batch does not matter`() throws {
    var generator = SplitMix64(seed: 141)
    for _ in 0..<20 {
      var drafts = (0..<12).map { _ in
        Self.product(
          generator.pick(["Milk", "milk", "Bread"]), "2026-10-0\(generator.pick([1, 2, 3]))",
          [generator.pick(["brand", "category", "alias_of"]): generator.pick(["a", "b", "c"])])
      }
      let first = try Self.descriptions([drafts])
      drafts.shuffle(using: &generator)
      let second = try Self.descriptions([drafts])
      #expect(first.products == second.products)
    }
  }

  @Test func `aliases are followed to their end, and cycles lead nowhere`() throws {
    func alias(_ item: String, _ other: String) -> EventDraft {
      Self.product(item, "2026-10-01", ["alias_of": other])
    }
    let found = try Self.descriptions([
      [
        alias("a", "B"), alias("b", "C c"), alias("x", "Y"), alias("y", "X"), alias("z", "x"),
        alias("self", "SELF"),
        EventDraft(.storeDescribed, "2026-10-01", ["store": "Migros City", "alias_of": "Migros"]),
        EventDraft(
          .storeDescribed, "2026-10-01",
          ["store": "Migros", "default": "true", "favourite": "true", "city": "Bern"]),
      ]
    ])
    #expect(found.canonicalProduct(of: "a") == "C c")
    #expect(found.canonicalProduct(of: "b") == "C c")
    #expect(found.canonicalProduct(of: "c c") == nil)
    for cyclic in ["x", "y", "z", "self"] { #expect(found.canonicalProduct(of: cyclic) == nil) }
    #expect(found.canonicalStore(of: "migros city") == "Migros")
    #expect(found.canonicalStore(of: "migros") == nil)
    #expect(found.defaultStore == "Migros")
    #expect(found.stores["migros"]?.city == "Bern")
    #expect(found.stores["migros"]?.isFavourite == true)
  }

  @Test func `only one store is the default, and a barcode names its only product`() throws {
    func store(_ name: String, _ day: String, _ value: String) -> EventDraft {
      EventDraft(.storeDescribed, day, ["store": name, "default": value])
    }
    let found = try Self.descriptions([
      [
        store("Coop", "2026-10-01", "true"), store("Aldi", "2026-10-02", "true"),
        store("coop", "2026-10-03", "false"),
        Self.product("Milk", "2026-10-01", ["barcode": "4012345678901"]),
        Self.product("Rice", "2026-10-01", ["barcode": "1"]),
        Self.product("Rice", "2026-10-02", ["barcode": "2"]),
        Self.product("Tea", "2026-10-01", ["barcode": "3"]),
        Self.product("Chai", "2026-10-01", ["barcode": "3"]),
      ]
    ])
    #expect(found.defaultStore == "Aldi")
    #expect(found.canonicalProduct(of: "4012345678901") == "Milk")
    #expect(found.canonicalProduct(of: "1") == nil)
    #expect(found.canonicalProduct(of: "2") == "Rice")
    #expect(found.canonicalProduct(of: "3") == nil)
    #expect(found.products(withBarcode: "3") == ["Chai", "Tea"])
  }

  @Test func `a container has the size of the day, and a retired one keeps it`() throws {
    func unit(_ day: String, _ name: String, _ size: String, retired: String? = nil) -> EventDraft {
      var values = ["item": "Wine", "unit": name, "size": size]
      values["retired"] = retired
      return EventDraft(.unitDefined, day, values)
    }
    let found = try Self.descriptions([
      [
        unit("2026-10-05", "Flasche", "1 l"), unit("2026-10-01", "bottle", "0.75 l"),
        unit("2026-10-01", "case", "6 x 0.75 l"),
        unit("2026-10-07", "case", "6 x 0.75 l", retired: "true"),
      ]
    ])
    func day(_ text: String) throws -> Day { try #require(Day(text)) }
    let containers = try #require(found.products["wine"]?.containers)
    #expect(containers.keys.sorted() == ["bottle", "case"])
    let bottle = try #require(containers["bottle"])
    #expect(bottle.name == "Flasche" && !bottle.isRetired)
    #expect(bottle.sizes.package(on: try day("2026-09-30")) == nil)
    #expect(bottle.sizes.package(on: try day("2026-10-04")) == "0.75 l")
    #expect(bottle.sizes.package(on: try day("2026-10-05")) == "1 l")
    #expect(containers["case"]?.isRetired == true)
    #expect(containers["case"]?.sizes.package(on: try day("2026-10-08")) == "6 x 0.75 l")
  }

  @Test func `what is said of variants and shops is replaced key by key`() throws {
    let found = try Self.descriptions([
      [
        Self.product(
          "Oat Milk Bio", "2026-10-01",
          ["variant_of": "Oat Milk", "detail": "organic", "rating": "4", "retired": "true"]),
        Self.product("oat milk bio", "2026-10-02", ["retired": "false", "note": "sweet"]),
        EventDraft(
          .storeDescribed, "2026-10-01",
          ["store": "Coop", "postcode": "3000", "country": "CH", "retired": "true"]),
        EventDraft(.storeDescribed, "2026-10-02", ["store": "Coop", "state": "BE"]),
      ]
    ])
    let product = try #require(found.products["oat milk bio"])
    #expect(product.variantOf == "Oat Milk" && product.detail == "organic")
    #expect(product.rating == 4 && product.isRetired == false && product.note == "sweet")
    let store = try #require(found.stores["coop"])
    #expect(store.isRetired == true && store.postcode == "3000" && store.state == "BE")
    #expect(store.country == "CH" && store.note == nil)
  }

  @Test func `a name leads to those that it goes by, and to itself`() throws {
    func alias(_ item: String, _ other: String) -> EventDraft {
      Self.product(item, "2026-10-01", ["alias_of": other])
    }
    let found = try Self.descriptions([
      [
        alias("a", "B"), alias("b", " C"), alias("x", "y"), alias("y", "x"),
        EventDraft(.storeDescribed, "2026-10-01", ["store": "s", "alias_of": "T"]),
      ]
    ])
    #expect(["a", "b", "c"].allSatisfy { found.product("a", leadsTo: $0) })
    #expect(!found.product("c", leadsTo: "a"))
    #expect(found.product("x", leadsTo: "y"))
    #expect(!found.product("x", leadsTo: "a"))
    #expect(found.store("s", leadsTo: "t"))
    #expect(!found.store("t", leadsTo: "s"))
    #expect(!found.product("s", leadsTo: "t"))
  }
}
