import GroceryModel
import Testing

@testable import Importing

@Suite struct ProfileLearningTests {
  private func learned(
    _ text: String, _ specified: ImportOptions, over old: ImportProfile? = nil
  ) throws -> ImportProfile {
    var options = specified
    if let old { options.profiles = .specified(old) }
    let schema = try ImportedFile(text, options).schema
    #expect(schema.isReady)
    return ImportProfile(named: "market", from: schema, specified: specified, over: old)
  }

  private static let text = "Bought;What;Count;Paid\n03/04/26;Milk;2;3,90\n04/04/26;Rye;1;3,40\n"
  private static let specified = ImportOptions(
    currency: Currency("EUR"), store: "Talkorn", dateOrder: .dmy,
    roles: ["date": "Bought", "item": "2", "quantity": "count", "total": "Paid"])

  @Test func `an import teaches what was specified and how the columns were read`() throws {
    #expect(
      try learned(Self.text, Self.specified).text == """
        profile    market
        signature  bought|what|count|paid
        match      columns
        dates      dmy
        columns    date=bought item=what quantity=count total=paid
        currency   EUR
        store      Talkorn

        """)
  }

  @Test func `what a file says itself is not remembered`() throws {
    let text = "Date,Item,Price,Shop\n2026-04-03,Milk,€3.90,Talkorn\n"
    let profile = try learned(text, ImportOptions(currency: Currency("EUR"), store: "Lidl"))
    #expect(profile.currency == nil)
    #expect(profile.store == nil)
    #expect(profile.dateOrder == nil)
  }

  @Test
  func `the currency of a sign that several share is remembered, as is that amounts are cents`()
    throws
  {
    let pesos = "Fecha,Tienda,Producto,Valor\n2026-03-01,Ara,Arroz,$ 18.500\n"
    #expect(try learned(pesos, ImportOptions(currency: Currency("COP"))).currency?.code == "COP")
    let cents = "Day,Shop,What,Amount\n2026-03-02,Baker,Rye,1253\n2026-03-03,Baker,Rolls,419\n"
    var options = ImportOptions(currency: Currency("EUR"))
    options.countsCents = true
    #expect(try learned(cents, options).countsCents)
  }

  @Test func `newer facts win, and none is lost`() throws {
    let old = try learned(Self.text, Self.specified)
    let newer = try learned(
      Self.text, ImportOptions(currency: Currency("CHF"), roles: ["text": "What", "quantity": ""]),
      over: old)
    #expect(newer.currency == Currency("CHF"))
    #expect(newer.store == "Talkorn")
    #expect(newer.dateOrder == .dmy)
    #expect(newer.columns[.text]?.description == "what")
    #expect(newer.columns[.item] == nil)
    #expect(newer.columns[.quantity] == nil)
    #expect(newer.absent == [.quantity])
  }

  @Test func `a guess that nobody confirmed is not remembered`() throws {
    let text = "Date,Item,Qty,Price\n2026-04-03,Milk,2,3.90\n2026-04-03,Rye,1,3.40\n"
    let guessed = try learned(text, ImportOptions(currency: Currency("EUR")))
    #expect(guessed.columns.keys.sorted { $0.rawValue < $1.rawValue } == [.date, .item])
    let confirmed = try learned(
      text, ImportOptions(currency: Currency("EUR"), roles: ["total": "Price"]))
    #expect(confirmed.columns[.total]?.description == "price")
  }

  @Test func `columns of one name are distinguished, and unnamed ones by their place`() throws {
    let text = "Date,Item,Price,Price,\n2026-04-03,Milk,1.95,3.90,a\n"
    let profile = try learned(
      text, ImportOptions(currency: Currency("EUR"), roles: ["total": "4", "tags": "5"]))
    #expect(profile.columns[.total]?.description == "price#2")
    #expect(profile.columns[.tags]?.description == "#5")
  }

  @Test func `a file without a header is remembered by its shape`() throws {
    let text = "2026-04-03,Milk,3.90\n2026-04-04,Rye bread,3.40\n2026-04-05,Oat milk,1.95\n"
    let profile = try learned(
      text, ImportOptions(currency: Currency("EUR"), acceptsProposals: true))
    #expect(profile.rule == .shape)
    #expect(profile.signature == ["date", "text", "number"])
    #expect(
      profile.columns.mapValues(\.description) == [.date: "#1", .item: "#2", .total: "#3"])
  }

  @Test func `a statement teaches its sign`() throws {
    let text = "Date,Payee,Amount,Balance\n2026-04-03,Talkorn,-3.90,10.00\n"
    #expect(try learned(text, ImportOptions(currency: Currency("EUR"))).sign == .negative)
  }

  @Test func `only an answer teaches`() throws {
    let text = "Date,Item,Price,Shop\n2026-04-03,Milk,€3.90,Talkorn\n"
    func isTaught(_ specified: ImportOptions) throws -> Bool {
      ImportProfile.isTaught(by: try ImportedFile(text, specified).schema, specified)
    }
    #expect(try isTaught(ImportOptions()) == false)
    #expect(try isTaught(ImportOptions(currency: Currency("EUR"), store: "Lidl")) == false)
    #expect(try isTaught(ImportOptions(dateOrder: .dmy, acceptsProposals: true)) == false)
    #expect(try isTaught(ImportOptions(roles: ["item": "Item"])))
    #expect(try isTaught(ImportOptions(kind: .receipts)))
  }

  @Test(arguments: [
    ("Corner Market!", "x.csv", "corner-market"), (nil, "Migros 2026-10.csv", "migros"),
    (nil, "2026-10.csv", "profile"), (nil, "taken.csv", "taken-2"), ("カスミ", "x.csv", "カスミ"),
  ])
  func `a new profile is called after its shop or file`(
    _ store: String?, _ file: String, _ expected: String
  ) {
    let name = ImportProfile.freeName(store: store, file: file) { $0 == "taken" }
    #expect(name == expected)
  }
}
