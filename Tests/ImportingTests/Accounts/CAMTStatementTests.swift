import Testing

@testable import Importing

@Suite struct CAMTStatementTests {
  static func statement(_ entries: String) -> [UInt8] {
    Array(
      """
      <?xml version="1.0"?>
      <d:Document><d:BkToCstmrStmt><d:Stmt>
      <Bal><Amt Ccy="CHF">1000.00</Amt><CdtDbtInd>CRDT</CdtDbtInd></Bal>
      \(entries)
      </d:Stmt></d:BkToCstmrStmt></d:Document>
      """.utf8)
  }

  @Test func `money out is below zero and paid to the creditor, money in comes from the debtor`() {
    let bytes = Self.statement(
      """
      <Ntry><Amt Ccy="CHF">35.40</Amt><CdtDbtInd>DBIT</CdtDbtInd><BookgDt><Dt>2026-03-02</Dt></BookgDt>\
      <NtryDtls><TxDtls><RltdPties><Dbtr><Nm>Anna</Nm></Dbtr><Cdtr><Pty><Nm>Laden</Nm></Pty></Cdtr></RltdPties>\
      <RmtInf><Ustrd>Brot</Ustrd><Ustrd>und Milch</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>
      <Ntry><Amt Ccy="CHF">9.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts><Cd>PDNG</Cd></Sts>\
      <BookgDt><DtTm>2026-03-03T10:00:00</DtTm></BookgDt>\
      <NtryDtls><TxDtls><RltdPties><Dbtr><Nm>Buchladen</Nm></Dbtr></RltdPties></TxDtls></NtryDtls></Ntry>
      """)
    #expect(CAMTStatement.isLikely(bytes))
    let entries = CAMTStatement.entries(bytes)
    #expect(entries.map(\.amount) == ["-35.40", "9.00"])
    #expect(entries.map(\.payee) == ["Laden", "Buchladen"])
    #expect(entries.map(\.memo) == ["Brot und Milch", ""])
    #expect(entries.map(\.date) == ["2026-03-02", "2026-03-03"])
    #expect(entries.map(\.status) == ["", "pending"])
    #expect(entries.map(\.line) == [3, 4])
  }

  @Test func `payments booked together are entries if each has its amount`() {
    func entries(_ first: String) -> [AccountEntry] {
      CAMTStatement.entries(
        Self.statement(
          """
          <Ntry><Amt Ccy="CHF">130.00</Amt><CdtDbtInd>DBIT</CdtDbtInd><BookgDt><Dt>2026-03-28</Dt></BookgDt>
          <NtryDtls><TxDtls>\(first)<RltdPties><Cdtr><Nm>Strom AG</Nm></Cdtr></RltdPties></TxDtls>
          <TxDtls><AmtDtls><TxAmt><Amt Ccy="CHF">50.00</Amt></TxAmt></AmtDtls>
          <RltdPties><Cdtr><Nm>Telefon AG</Nm></Cdtr></RltdPties></TxDtls></NtryDtls></Ntry>
          """))
    }
    let parts = entries("<Amt Ccy=\"CHF\">80.00</Amt>")
    #expect(parts.map(\.amount) == ["-80.00", "-50.00"])
    #expect(parts.map(\.payee) == ["Strom AG", "Telefon AG"])
    #expect(entries("").map(\.amount) == ["-130.00"])
  }

  @Test func `without a creditor the bank's own text names the payee`() throws {
    let file = try ImportedFile(
      String(
        decoding: Self.statement(
          """
          <Ntry><Amt Ccy="CHF">5.00</Amt><CdtDbtInd>DBIT</CdtDbtInd><BookgDt><Dt>2026-03-31</Dt></BookgDt>
          <AddtlNtryInf>Kauf Blumen</AddtlNtryInf></Ntry>
          <Ntry><Amt Ccy="CHF">6.00</Amt><CdtDbtInd>DBIT</CdtDbtInd><BookgDt><Dt>2026-03-31</Dt></BookgDt>
          <AddtlNtryInf>Kauf Kiosk</AddtlNtryInf></Ntry>
          """), as: UTF8.self))
    #expect(file.schema.dialect.form == "CAMT")
    #expect(file["store"] == ["Kauf Blumen", "Kauf Kiosk"])
    #expect(file["total"] == ["5.00", "6.00"])
  }
}
