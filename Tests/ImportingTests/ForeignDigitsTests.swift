import GroceryModel
import Testing

@testable import Importing

@Suite struct ForeignDigitsTests {
  @Test(arguments: [
    ("١٬٠٤٥٫٥٠", "1,045.50"), ("۱۴۰۴/۱۲/۲۴", "1404/12/24"), ("०३/१०/२०२६", "03/10/2026"),
    ("๓/๑๐/๒๕๖๙", "3/10/2569"), ("￥２，４８０", "￥2,480"), ("５ｋｇ", "5kg"), ("১২", "12"),
    ("Käse", "Käse"), ("（配送料・手数料）", "（配送料・手数料）"), ("3.50", "3.50"),
  ])
  func `digits of other scripts become those of ASCII`(_ text: String, _ expected: String) {
    #expect(ForeignDigits.narrowed(text) == expected)
  }

  @Test func `amounts, quantities and days in Arabic digits are read, names stay as they are`()
    throws
  {
    let imported = try ImportedFile(
      """
      التاريخ;المتجر;الصنف;الكمية;السعر;الإجمالي
      ٢٠٢٦-١٠-٠٣;كارفور;حليب;٢;٦٫٥٠;١٣٫٠٠
      ٢٠٢٦-١٠-٠٤;بنده;أرز ٥ كجم;١;١٬٠٤٥٫٠٠;١٬٠٤٥٫٠٠

      """, ImportOptions(currency: Currency("SAR")))
    #expect(imported.lines.map(\.date) == ["2026-10-03", "2026-10-04"])
    #expect(imported["total"] == ["13.00", "1045.00"])
    #expect(imported["quantity"] == ["2", "1"])
    #expect(imported["item"] == ["حليب", "أرز ٥ كجم"])
  }

  @Test func `full-width digits are read`() throws {
    let imported = try ImportedFile(
      "日付,店舗,品名,数量,金額\n２０２６/１０/０３,西友,米５ｋｇ,１,￥２，４８０\n")
    #expect(imported["total"] == ["2480"])
    #expect(imported["item"] == ["米５ｋｇ"])
    #expect(imported["currency"] == ["JPY"])
  }
}
