import GroceryModel
import Testing

@testable import Importing

@Suite struct ProfileFollowingTests {
  private static let text = "Bought;What;Count;Paid\n03/04/26;Milk;2;3,90\n04/04/26;Rye;1;3,40\n"

  private static func profile(_ lines: String) throws -> ImportProfile {
    try ImportProfile("signature bought|what|count|paid\n" + lines, name: "market")
  }

  private static let market =
    "dates dmy\ncolumns date=bought item=what quantity=count total=paid\ncurrency EUR\nstore Talkorn"

  private static func options(
    _ profile: ImportProfile, _ change: (inout ImportOptions) -> Void = { _ in }
  ) -> ImportOptions {
    var options = ImportOptions()
    options.profiles = .fitting(ProfileShelf(saved: [profile], builtIn: []))
    change(&options)
    return options
  }

  @Test func `a profile answers all that a file leaves open`() throws {
    let imported = try ImportedFile(Self.text, Self.options(try Self.profile(Self.market)))
    #expect(imported.schema.questions.isEmpty)
    #expect(imported.lines.map(\.date) == ["2026-04-03", "2026-04-04"])
    #expect(imported["store"] == ["Talkorn", "Talkorn"])
    #expect(imported["currency"] == ["EUR", "EUR"])
    #expect(
      imported.schema.profile?.filled
        == ["columns", "dates dmy", "store 'Talkorn'", "currency EUR"])
    #expect(imported.schema.columns[.date]?.evidence == ["profile 'market'"])
  }

  @Test func `it does so where columns have moved`() throws {
    let moved = "Paid;Note;What;Count;Bought\n3,90;;Milk;2;03/04/26\n3,40;;Rye;1;04/04/26\n"
    let imported = try ImportedFile(moved, Self.options(try Self.profile(Self.market)))
    #expect(imported.lines.map(\.date) == ["2026-04-03", "2026-04-04"])
    #expect(imported["total"] == ["3.90", "3.40"])
  }

  /// What a column tells beside its role: which rows are no spending, which columns make up a date with it.
  @Test(arguments: [
    (
      "2026-08-04,Income,Wages,2800\n2026-08-05,Spending,Lunch,11\n",
      "date|text|text|number", "match shape\ncolumns date=#1 status=#2 item=#3", 1
    ),
    (
      "year,month,day,food,rent,travel,note\n2025,12,15,0,0,33,bus\n2025,12,16,11,0,0,rice\n",
      "year|month|day|food|rent|travel|note", "columns date=day item=note", 2
    ),
  ]) func `a column of a profile tells as much as the file alone does`(
    _ text: String, _ signature: String, _ lines: String, _ count: Int
  ) throws {
    let alone = try ImportedFile(
      text, ImportOptions(currency: Currency("EUR"), acceptsProposals: true))
    let profile = try ImportProfile("signature \(signature)\n\(lines)\ncurrency EUR", name: "bank")
    let followed = try ImportedFile(text, Self.options(profile) { $0.acceptsProposals = true })
    #expect(followed.lines.count == count)
    #expect(followed.lines == alone.lines)
  }

  @Test func `a file of its rejects is known by it too`() throws {
    let rejects = """
      line;reason;Bought;What;Count;Paid
      2;bad;03/04/26;Milk;2;3,90
      3;bad;04/04/26;Rye;1;3,40

      """
    let profile = try Self.profile(
      "match exact\ndates dmy\ncolumns date=#1 item=what quantity=count total=#4\ncurrency EUR")
    let imported = try ImportedFile(rejects, Self.options(profile))
    #expect(imported.lines.map(\.date) == ["2026-04-03", "2026-04-04"])
    #expect(imported["total"] == ["3.90", "3.40"])
  }

  @Test func `what the user says holds before it`() throws {
    let imported = try ImportedFile(
      Self.text,
      Self.options(try Self.profile(Self.market)) {
        $0.currency = Currency("CHF")
        $0.store = "Talkorn"
        $0.dateOrder = .mdy
        $0.roles = ["text": "What", "item": "What"]
      })
    #expect(imported["currency"] == ["CHF", "CHF"])
    #expect(imported.lines.map(\.date) == ["2026-03-04", "2026-04-04"])
    #expect(imported.schema.profile?.filled == ["columns"])
    #expect(
      imported.schema.warnings.map(\.description)
        == ["profile 'market' remembers EUR; CHF was given"])
  }

  @Test func `dates that prove another order overrule it, and this is said`() throws {
    let imported = try ImportedFile(
      Self.text + "04/25/26;Tea;1;5,25\n", Self.options(try Self.profile(Self.market)))
    #expect(imported.lines.map(\.date) == ["2026-03-04", "2026-04-04", "2026-04-25"])
    #expect(
      imported.schema.warnings.map(\.description)
        == ["the dates of 'Bought' are mdy, not dmy as profile 'market' remembers"])
  }

  @Test func `a role that is taken away stays away`() throws {
    let imported = try ImportedFile(
      Self.text, Self.options(try Self.profile(Self.market + "\ncolumns quantity=")))
    #expect(imported.schema.columns[.quantity] == nil)
  }

  @Test func `two that fit and differ are a question`() throws {
    var options = ImportOptions()
    var other = ImportProfile(name: "other", signature: ["bought", "what", "count", "paid"])
    other.store = "Lidl"
    options.profiles = .fitting(
      ProfileShelf(saved: [try Self.profile(Self.market), other], builtIn: []))
    #expect(
      try ImportedFile(Self.text, options).schema.questions.map(\.description) == [
        "the header fits several profiles: 'market', 'other' (--profile NAME, or --no-profile)"
      ])
  }

  @Test func `a profile that is named is followed whatever the header`() throws {
    let text = "When;What;Paid\n03/04/26;Milk;3,90\n"
    var options = ImportOptions()
    options.profiles = .specified(try Self.profile("dates dmy\ncurrency EUR\ncolumns item=what"))
    let imported = try ImportedFile(
      text,
      {
        options.roles = ["date": "When"]; return options
      }())
    #expect(imported.lines.map(\.date) == ["2026-04-03"])
  }

  @Test func `a named profile whose column is not there is refused`() throws {
    var options = ImportOptions()
    options.profiles = .specified(try Self.profile(Self.market))
    let imported = try ImportedFile("When;What;Paid\n03/04/26;Milk;3,90\n", options)
    #expect(imported.schema.refusal?.found.hasPrefix("profile 'market' takes ") == true)
  }

  @Test func `Larder's own columns come from anywhere, and no profile is theirs`() throws {
    var profile = ImportProfile(name: "own", signature: ["date", "item", "total"])
    profile.currency = Currency("EUR")
    let text = "date,item,total\n2026-04-03,Milk,3.90\n"
    #expect(
      try ImportedFile(text, Self.options(profile)).schema.questions.map(\.found)
        == ["no column, sign or header names the currency"])
    var options = ImportOptions()
    options.profiles = .specified(profile)
    #expect(try ImportedFile(text, options)["currency"] == ["EUR"])
  }

  @Test func `a shape answers for a file without a header`() throws {
    let text = "2026-04-03,Milk,3.90\n2026-04-04,Rye bread,3.40\n2026-04-05,Oat milk,1.95\n"
    let profile = try ImportProfile(
      "signature date|text|number\nmatch shape\ncolumns date=#1 item=#2 total=#3\ncurrency EUR",
      name: "bare")
    let imported = try ImportedFile(text, Self.options(profile))
    #expect(imported["total"] == ["3.90", "3.40", "1.95"])
  }

  @Test
  func `a month with nothing but income is asked about, where an earlier one showed the sign`()
    throws
  {
    let head = "Tag;Valuta;Empfänger;Verwendungszweck;Betrag;Währung\n"
    let shown = try ImportedFile(
      head
        + "01.03.2026;01.03.2026;Laden;Karte;-3,50;EUR\n02.03.2026;02.03.2026;Amt;Geld;9,00;EUR\n")
    #expect(ImportProfile.isShownSign(by: shown.schema))
    let profile = ImportProfile(named: "bank", ofSignIn: shown.schema)
    #expect(
      profile.text == """
        profile    bank
        signature  tag|valuta|empfänger|verwendungszweck|betrag|währung
        match      exact
        sign       negative

        """)
    let income = head + "01.04.2026;01.04.2026;Amt;Geld;9,00;EUR\n"
    #expect(
      try ImportedFile(income, Self.options(profile)).schema.questions.map(\.found)
        == ["all amounts are above zero, and profile 'bank' has spending below"])
    let answered = try ImportedFile(income, Self.options(profile) { $0.acceptsProposals = true })
    #expect(answered.schema.isReady && answered.lines.isEmpty)
    // A profile that tells more holds before it.
    let told = try Self.options(
      ImportProfile(
        "signature \(shown.schema.signature.joined(separator: "|"))\nsign negative\ncurrency EUR",
        name: "told"))
    guard case .fitting(var shelf) = told.profiles else { return }
    shelf.save(profile)
    var options = told
    options.profiles = .fitting(shelf)
    #expect(try ImportedFile(income, options).schema.profile?.profile.name == "told")
  }

  @Test func `a statement's sign is remembered for a month of refunds`() throws {
    let profile = try ImportProfile(
      "signature date|payee|amount|balance\nsign positive\ncurrency EUR", name: "bank")
    let text = "Date,Payee,Amount,Balance\n2026-04-03,Talkorn,-3.90,10.00\n"
    #expect(try ImportedFile(text, Self.options(profile))["total"] == ["-3.90"])
    let turned = ImportOptions(currency: Currency("EUR"))
    #expect(try ImportedFile(text, turned)["total"] == ["3.90"])
  }

  @Test func `an encoding is remembered where the bytes do not tell it`() throws {
    let profile = try ImportProfile(
      "signature date|item|paid|shop\nencoding cp1250\ncurrency PLN", name: "sklep")
    // ser żółty in Windows-1250
    let bytes: [UInt8] =
      Array("Date;Item;Paid;Shop\n2026-04-03;ser ".utf8) + [0xBF, 0xF3, 0xB3]
      + Array("ty;5,00;A\n".utf8)
    #expect(try ImportedFile(bytes: bytes, Self.options(profile))["item"] == ["ser żółty"])
    let modern = "Date;Item;Paid;Shop\n2026-04-03;ser żółty;5,00;A\n"
    #expect(try ImportedFile(modern, Self.options(profile))["item"] == ["ser żółty"])
  }
}
