import GroceryModel
import Testing

@testable import Importing

@Suite struct EncodingTests {
  static let euro = ImportOptions(currency: Currency("EUR"))

  @Test func `a byte-order mark is no part of the first header`() throws {
    let imported = try ImportedFile("\u{FEFF}date,item,total\n2026-01-02,Milk,1.00\n", Self.euro)
    #expect(imported["item"] == ["Milk"])
    #expect(imported.schema.dialect.hasByteOrderMark)
  }

  @Test func `UTF-16 of either order is read`() throws {
    let text = "Datum\tArtikel\tBetrag\r\n03.10.2026\tKäse\t3,50\r\n"
    var little: [UInt8] = [0xFF, 0xFE]
    var big: [UInt8] = [0xFE, 0xFF]
    for unit in text.utf16 {
      little += [UInt8(unit & 0xFF), UInt8(unit >> 8)]
      big += [UInt8(unit >> 8), UInt8(unit & 0xFF)]
    }
    for bytes in [little, big] {
      let imported = try ImportedFile(bytes: bytes, Self.euro)
      #expect(imported["item"] == ["Käse"])
      #expect(imported["total"] == ["3.50"])
    }
  }

  @Test func `Windows-1252 is recognised by its letters`() throws {
    let bytes =
      Array("Fecha;Producto;Importe (".utf8) + [0x80] + Array(")\n2026-07-01;Caf".utf8)
      + [0xE9] + Array(";1,20\n".utf8)
    let imported = try ImportedFile(bytes: bytes)
    #expect(imported.schema.dialect.encoding == .windows1252)
    #expect(imported["item"] == ["Café"])
    #expect(imported["currency"] == ["EUR"])
  }

  @Test func `Windows-1250 is recognised by its letters`() throws {
    let bytes =
      Array("Data;Nazwa;Kwota\n2026-07-01;Ser ".utf8) + [0xBF, 0xF3, 0xB3]
      + Array("ty;1,20\n2026-07-01;Miel".utf8) + [0xB9, 0xEA] + Array(";2,20\n".utf8)
    let imported = try ImportedFile(bytes: bytes, Self.euro)
    #expect(imported.schema.dialect.encoding == .windows1250)
    #expect(imported["item"] == ["Ser żółty", "Mieląę"])
  }

  @Test(
    arguments: [
      (
        TextEncoding.windows1251,
        [
          0xCC, 0xEE, 0xEB, 0xEE, 0xEA, 0xEE,
        ], "Молоко"
      ),
      (
        TextEncoding.windows1253,
        [
          0xC3, 0xDC, 0xEB, 0xE1, 0x20, 0xF6, 0xF1, 0xDD, 0xF3, 0xEA, 0xEF,
        ], "Γάλα φρέσκο"
      ),
      (
        TextEncoding.windows1254,
        [
          0x53, 0xFC, 0x74, 0x20, 0x79, 0x61, 0xF0, 0x6C, 0xFD,
        ], "Süt yağlı"
      ),
      (
        TextEncoding.gbk,
        [
          0xC5, 0xA3, 0xC4, 0xCC, 0xBE, 0xC2, 0xB2, 0xCB,
        ], "牛奶韭菜"
      ),
      (
        TextEncoding.korean,
        [
          0xBC, 0xAD, 0xBF, 0xEF, 0xBF, 0xEC, 0xC0, 0xAF, 0x20, 0x94, 0xEE,
        ], "서울우유 뷁"
      ),
      (
        TextEncoding.windows1250,
        [
          0x68, 0xFB, 0x74, 0xF6, 0x74, 0x74, 0x20, 0x74, 0x65, 0x6A, 0x66, 0xF6, 0x6C,
        ], "hűtött tejföl"
      ),
    ] as [(TextEncoding, [UInt8], String)])
  func `other code pages are recognised by their letters`(
    _ encoding: TextEncoding, _ bytes: [UInt8], _ item: String
  ) throws {
    let file = Array("date,item,total\n2026-01-02,".utf8) + bytes + Array(",1.00\n".utf8)
    // Euros beside Korean or Chinese words are doubted.
    var options = Self.euro
    options.acceptsProposals = true
    let imported = try ImportedFile(bytes: file, options)
    #expect(imported.schema.dialect.encoding == encoding)
    #expect(imported["item"] == [item])
  }

  @Test(
    arguments: [
      (
        .korean,
        [
          0xB3, 0xAF, 0xC2, 0xA5, 0x2C, 0xBB, 0xF3, 0xC7, 0xB0, 0xB8, 0xED, 0x2C, 0xB1, 0xDD, 0xBE,
          0xD7, 0x0A, 0x32, 0x30, 0x32, 0x36, 0x2D, 0x30, 0x31, 0x2D, 0x30, 0x32, 0x2C, 0xBF, 0xEC,
          0xC0, 0xAF, 0x2C, 0x31, 0x2E, 0x30, 0x30, 0x0A,
        ], "우유"
      ),
      (
        .gbk,
        [
          0xC8, 0xD5, 0xC6, 0xDA, 0x2C, 0xC9, 0xCC, 0xC6, 0xB7, 0xC3, 0xFB, 0xB3, 0xC6, 0x2C, 0xBD,
          0xF0, 0xB6, 0xEE, 0x0A, 0x32, 0x30, 0x32, 0x36, 0x2D, 0x30, 0x31, 0x2D, 0x30, 0x32, 0x2C,
          0xC5, 0xA3, 0xC4, 0xCC, 0x2C, 0x31, 0x2E, 0x30, 0x30, 0x0A,
        ], "牛奶"
      ),
      (
        .windows1251,
        [
          0xC4, 0xE0, 0xF2, 0xE0, 0x3B, 0xD2, 0xEE, 0xE2, 0xE0, 0xF0, 0x3B, 0xD1, 0xF3, 0xEC, 0xEC,
          0xE0, 0x0A, 0x30, 0x32, 0x2E, 0x30, 0x31, 0x2E, 0x32, 0x30, 0x32, 0x36, 0x3B, 0xD5, 0xEB,
          0xE5, 0xE1, 0x3B, 0x31, 0x2C, 0x30, 0x30, 0x0A,
        ], "Хлеб"
      ),
      (
        .windows1253,
        [
          0xC7, 0xEC, 0xE5, 0xF1, 0xEF, 0xEC, 0xE7, 0xED, 0xDF, 0xE1, 0x3B, 0xD0, 0xF1, 0xEF, 0xFA,
          0xFC, 0xED, 0x3B, 0xD0, 0xEF, 0xF3, 0xFC, 0x0A, 0x30, 0x32, 0x2F, 0x30, 0x31, 0x2F, 0x32,
          0x30, 0x32, 0x36, 0x3B, 0xC3, 0xDC, 0xEB, 0xE1, 0x3B, 0x31, 0x2C, 0x30, 0x30, 0x0A,
        ], "Γάλα"
      ),
      (
        .windows1255,
        [
          0xFA, 0xE0, 0xF8, 0xE9, 0xEA, 0x2C, 0xEE, 0xE5, 0xF6, 0xF8, 0x2C, 0xF1, 0xEB, 0xE5, 0xED,
          0x0A, 0x32, 0x30, 0x32, 0x36, 0x2D, 0x30, 0x31, 0x2D, 0x30, 0x32, 0x2C, 0xE7, 0xEC, 0xE1,
          0x2C, 0x31, 0x2E, 0x30, 0x30, 0x0A,
        ], "חלב"
      ),
      (
        .windows1256,
        [
          0xC7, 0xE1, 0xCA, 0xC7, 0xD1, 0xED, 0xCE, 0x2C, 0xC7, 0xE1, 0xE3, 0xE4, 0xCA, 0xCC, 0x2C,
          0xC7, 0xE1, 0xE3, 0xC8, 0xE1, 0xDB, 0x0A, 0x32, 0x30, 0x32, 0x36, 0x2D, 0x30, 0x31, 0x2D,
          0x30, 0x32, 0x2C, 0xCE, 0xC8, 0xD2, 0x2C, 0x31, 0x2E, 0x30, 0x30, 0x0A,
        ], "خبز"
      ),
      (
        .windows874,
        [
          0xC7, 0xD1, 0xB9, 0xB7, 0xD5, 0xE8, 0x2C, 0xCA, 0xD4, 0xB9, 0xA4, 0xE9, 0xD2, 0x2C, 0xC3,
          0xD2, 0xA4, 0xD2, 0x0A, 0x32, 0x30, 0x32, 0x36, 0x2D, 0x30, 0x31, 0x2D, 0x30, 0x32, 0x2C,
          0xB9, 0xC1, 0x2C, 0x31, 0x2E, 0x30, 0x30, 0x0A,
        ], "นม"
      ),
      (
        .koi8r,
        [
          0xE4, 0xC1, 0xD4, 0xC1, 0x3B, 0xF4, 0xCF, 0xD7, 0xC1, 0xD2, 0x3B, 0xF3, 0xD5, 0xCD, 0xCD,
          0xC1, 0x0A, 0x30, 0x32, 0x2E, 0x30, 0x31, 0x2E, 0x32, 0x30, 0x32, 0x36, 0x3B, 0xE8, 0xCC,
          0xC5, 0xC2, 0x3B, 0x31, 0x2C, 0x30, 0x30, 0x0A,
        ], "Хлеб"
      ),
      (
        .cp866,
        [
          0x84, 0xA0, 0xE2, 0xA0, 0x3B, 0x92, 0xAE, 0xA2, 0xA0, 0xE0, 0x3B, 0x91, 0xE3, 0xAC, 0xAC,
          0xA0, 0x0A, 0x30, 0x32, 0x2E, 0x30, 0x31, 0x2E, 0x32, 0x30, 0x32, 0x36, 0x3B, 0x95, 0xAB,
          0xA5, 0xA1, 0x3B, 0x31, 0x2C, 0x30, 0x30, 0x0A,
        ], "Хлеб"
      ),
    ] as [(TextEncoding, [UInt8], String)])
  func `few letters are recognised by the words that head columns`(
    _ encoding: TextEncoding, _ bytes: [UInt8], _ item: String
  ) throws {
    // Most of these scripts are those of countries that have no euro.
    let options = ImportOptions(currency: Currency("EUR"), acceptsProposals: true)
    let imported = try ImportedFile(bytes: bytes, options)
    #expect(imported.schema.dialect.encoding == encoding)
    #expect(imported["item"] == [item])
  }

  @Test func `Mac Roman is recognised by small letters that are capitals elsewhere`() throws {
    let bytes =
      Array("date,item,total\n2026-01-02,Cr".utf8) + [0x8F] + Array("me br".utf8) + [0x9E]
      + Array("l".utf8) + [0x8E] + Array("e,1.00\n".utf8)
    let imported = try ImportedFile(bytes: bytes, Self.euro)
    #expect(imported.schema.dialect.encoding == .macRoman)
    #expect(imported["item"] == ["Crème brûlée"])
  }

  @Test func `the tables of Chinese and Korean have a character or none for each pair of bytes`() {
    for lead in UInt8(0x81)...0xFE {
      let areCharacters = (UInt8(0x40)...0xFE).allSatisfy { trail in
        (0x80...0xFFFF).contains(GBKTable.scalar(lead: lead, trail: trail))
          && (0x80...0xFFFF).contains(KoreanTable.scalar(lead: lead, trail: trail))
      }
      #expect(areCharacters)
    }
    #expect(GBKTable.scalar(lead: 0xB0, trail: 0xA1) == 0x554A)
    #expect(GBKTable.scalar(lead: 0x81, trail: 0x40) == 0x4E02)
    #expect(GBKTable.scalar(lead: 0xAA, trail: 0x40) == 0x72DC)
    #expect(GBKTable.scalar(lead: 0xFD, trail: 0x9B) == 0x9FA5)
    #expect(KoreanTable.scalar(lead: 0xB0, trail: 0xA1) == 0xAC00)
    #expect(KoreanTable.scalar(lead: 0x81, trail: 0x41) == 0xAC02)
    #expect(KoreanTable.scalar(lead: 0xC6, trail: 0x52) == 0xD7A3)
  }

  @Test func `Shift-JIS is recognised by its kana`() throws {
    // 商品名,金額 over 牛乳,198 and パン,120
    let bytes: [UInt8] =
      [0x8F, 0xA4, 0x95, 0x69, 0x96, 0xBC, 0x2C, 0x8B, 0xE0, 0x8A, 0x7A, 0x0A]
      + [0x8B, 0x8D, 0x93, 0xFB, 0x2C] + Array("198\n".utf8)
      + [0x83, 0x70, 0x83, 0x93, 0x2C] + Array("120\n".utf8)
    let imported = try ImportedFile(
      bytes: bytes, ImportOptions(currency: Currency("JPY"), date: Day("2026-01-02")))
    #expect(imported.schema.dialect.encoding == .shiftJIS)
    #expect(imported["item"] == ["牛乳", "パン"])
  }

  @Test func `an encoding that does not exist is named`() throws {
    let file = try TemporaryFile(Array("a,b\n".utf8))
    let reader = try FileReader(path: file.path)
    #expect(throws: ImportError.unknownEncoding("klingon")) {
      try reader.inferSchema(ImportOptions(encoding: "klingon"))
    }
  }

  @Test func `a stray byte in UTF-8 rejects its own record and leaves the others`() throws {
    let text = "date,item,total\n2026-01-02,Käse,1.00\n2026-01-02,Brötchen,2.00\n2026-01-02,M"
    let imported = try ImportedFile(
      bytes: Array(text.utf8) + [0xFC] + Array("sli,3.00\n".utf8),
      ImportOptions(currency: Currency("EUR")))
    #expect(imported["item"] == ["Käse", "Brötchen"])
    #expect(
      imported.rejected.map(\.reason) == ["bytes that are no UTF-8; --encoding says what they are"])
  }

  @Test func `a folder that takes no temporary file is named`() throws {
    let file = try TemporaryFile(Array("Datum;Artikel;Betrag\n02.03.2026;K".utf8) + [0xE4, 0x0A])
    let reader = try FileReader(path: file.path, temporaryFolder: "/nowhere")
    #expect(throws: ImportError.unwritable("/nowhere", code: 2)) {
      try reader.inferSchema(ImportOptions(currency: Currency("EUR")))
    }
  }
}
