import GroceryModel
import Testing

@testable import Importing

@Suite struct ProfileTextTests {
  private static let text = """
    profile    market
    signature  order day|article|line total
    match      columns
    files      market-*.csv
    kind       receipts
    encoding   cp1250
    dates      dmy
    columns    date="order day" item=article total="line total" discount=
    sign       negative
    currency   CHF
    store      Corner "Market" & Co

    """

  private func reason(_ text: String) -> String? {
    do {
      _ = try ImportProfile(text, name: "market")
      return nil
    } catch {
      return error.description
    }
  }

  @Test func `every key is read and written alike`() throws {
    let profile = try ImportProfile(Self.text, name: "market")
    #expect(profile.signature == ["order day", "article", "line total"])
    #expect(profile.rule == .columns)
    #expect(profile.files == "market-*.csv")
    #expect(profile.kind == .receipts)
    #expect(profile.encoding == .windows1250)
    #expect(profile.dateOrder == .dmy)
    #expect(
      profile.columns.mapValues(\.description) == [
        .date: "order day", .item: "article", .total: "line total",
      ])
    #expect(profile.absent == [.discount])
    #expect(profile.sign == .negative)
    #expect(profile.currency == Currency("CHF"))
    #expect(profile.store == "Corner \"Market\" & Co")
    #expect(profile.text == Self.text)
  }

  @Test func `words are normalised, and comments, blank lines and other line ends passed over`()
    throws
  {
    let profile = try ImportProfile(
      "\u{FEFF}# mine\r\n\r\n  signature\tOrder_Day | ArticleName |\r\ncolumns date=#1 item=\"Article name\"\r\n"
        + "columns total=price#2\r\n", name: "market")
    #expect(profile.signature == ["order day", "article name", ""])
    #expect(
      profile.columns.mapValues(\.description) == [
        .date: "#1", .item: "article name", .total: "price#2",
      ])
  }

  @Test func `a combining mark behind a sign that parts words does not hide the sign`() throws {
    let profile = try ImportProfile("signature day|\u{612}n|paid", name: "market")
    #expect(profile.signature.count == 3)
    #expect(try ImportProfile(profile.text, name: "market") == profile)
  }

  @Test func `a combining mark that begins a value does not hide the blank before it`() throws {
    let profile = try ImportProfile("signature day|a\nstore \u{592}n", name: "market")
    #expect(profile.store == "\u{592}n")
    #expect(try ImportProfile(profile.text, name: "market") == profile)
  }

  @Test func `what was written by hand stays where nothing else is known`() throws {
    let old = """
      # the shop at the corner
      store  Old Name
      signature  a|b|c
      # in francs since 2026
      currency    CHF
      """
    var profile = try ImportProfile(old, name: "market")
    profile.store = "New Name"
    profile.dateOrder = .mdy
    #expect(
      profile.text(updating: old) == """
        # the shop at the corner
        store      New Name
        signature  a|b|c
        # in francs since 2026
        currency    CHF
        profile    market
        match      columns
        dates      mdy

        """)
  }

  @Test(arguments: [
    (
      "colour red",
      "line 1: 'colour' is no key; expected one of "
        + "profile, signature, match, files, kind, encoding, dates, decimal, columns, sign, currency, store"
    ),
    ("# none\n\n", "line 2: no signature; expected the header's words, as DAY|ITEM|PAID"),
    ("", "line 1: no signature; expected the header's words, as DAY|ITEM|PAID"),
    (
      "profile other",
      "line 1: 'other' is no value of profile; expected 'market', the name of its file"
    ),
    ("signature", "line 1: '' is no value of signature; expected the header's words, parted by |"),
    (
      "match some",
      "line 1: 'some' is no value of match; expected one of exact, columns, contains, shape"
    ),
    (
      "kind lists",
      "line 1: 'lists' is no value of kind; expected one of "
        + "receipts, prices, expirations, stock, budgets, products, rates, "
        + "totals, stores, closings"
    ),
    (
      "encoding ebcdic",
      "line 1: 'ebcdic' is no value of encoding; expected one of "
        + "utf-8, utf-8-twice, utf-16-le, utf-16-be, cp1252, cp1250, cp1251, cp1253, cp1254, cp1255, cp1256, cp1257, cp874, koi8-r, cp866, macroman, cp932, gbk, cp949"
    ),
    ("dates dym", "line 1: 'dym' is no value of dates; expected one of dmy, mdy, ymd"),
    ("sign up", "line 1: 'up' is no value of sign; expected one of positive, negative"),
    (
      "currency of the country",
      "line 1: 'of the country' is no value of currency; expected a code such as EUR"
    ),
    ("columns total", "line 1: 'total' sets no role; expected ROLE=COLUMN"),
    ("columns total=\"a", "line 1: a quote is not closed; expected \" before the end"),
    ("columns total=€", "line 1: '€' names no column; expected a header's words, or #NUMBER"),
    ("columns total=#0", "line 1: '#0' names no column; expected a header's words, or #NUMBER"),
  ])
  func `a line that cannot be followed is named`(_ text: String, _ expected: String) {
    #expect(reason(text) == expected)
  }

  @Test func `a role that is none is named`() {
    #expect(
      reason("columns sum=a")?.hasPrefix("line 1: 'sum' is not a role; expected one of") == true)
  }

  @Test(arguments: [
    ("migros", true), ("Laden_2.b-c", true), ("Grünkohl", true), ("店", true), ("", false),
    (".hidden", false), ("-x", false), ("a/b", false), ("a b", false), ("a\nb", false),
  ])
  func `a name is that of a file`(_ name: String, _ isName: Bool) {
    #expect(ImportProfile.isName(name) == isName)
  }

  @Test(arguments: ["ItemName", "EAN", "\u{049C}\u{03D4}ct", "Name\u{03D4}"])
  func `a signature's words stay as they are once written`(text: String) {
    let words = HeaderWords.normal(text)
    #expect(HeaderWords.normal(words) == words)
  }
}
