import Testing

@testable import Importing

@Suite struct OFXStatementTests {
  static let sgml = """
    OFXHEADER:100

    <OFX><STMTRS><CURDEF>CAD<BANKTRANLIST>
    <STMTTRN><TRNTYPE>ATM<DTPOSTED>20260105120000.000[-5:EST]<TRNAMT>-42.5<FITID>1<NAME>FISH &amp; CO<MEMO>till 3
    </STMTTRN><STMTTRN><TRNTYPE>DEBIT<DTPOSTED>20260106<TRNAMT>-7<NAME>BAKERY
    </BANKTRANLIST><LEDGERBAL><BALAMT>100.00</LEDGERBAL></STMTRS></OFX>
    """

  @Test(arguments: [
    sgml,
    """
    <?xml version="1.0"?><?OFX OFXHEADER="200"?>
    <OFX><CURDEF>CAD</CURDEF>

    <STMTTRN><TRNTYPE>ATM</TRNTYPE><DTPOSTED>20260105</DTPOSTED><TRNAMT>-42.5</TRNAMT><NAME>FISH &amp; CO</NAME><MEMO>till 3</MEMO></STMTTRN>
    <STMTTRN><TRNTYPE>DEBIT</TRNTYPE><DTPOSTED>20260106</DTPOSTED><TRNAMT>-7</TRNAMT><NAME>BAKERY</NAME></STMTTRN></OFX>
    """,
  ])
  func `SGML without end tags and XML give the same entries`(_ text: String) {
    #expect(OFXStatement.isLikely(Array(text.utf8)))
    let entries = OFXStatement.entries(Array(text.utf8))
    #expect(entries.map(\.line) == [3, 4])
    #expect(entries.map(\.date) == ["2026-01-05", "2026-01-06"])
    #expect(entries.map(\.amount) == ["-42.5", "-7"])
    #expect(entries.map(\.payee) == ["FISH & CO", "BAKERY"])
    #expect(entries.map(\.memo) == ["till 3", ""])
    #expect(entries.map(\.kind) == ["cash withdrawal", ""])
    #expect(entries.map(\.currency) == ["CAD", "CAD"])
  }

  @Test func `another page of tags is no statement`() {
    #expect(!OFXStatement.isLikely(Array("<html><body>OFX</body></html>".utf8)))
  }

  @Test func `what goes to another account of the file is a transfer`() {
    let entries = OFXStatement.entries(
      Array(
        """
        <OFX><ACCTID>78934567889<STMTTRN><TRNAMT>-43.20<NAME>Bakery 12</STMTTRN>
        <STMTTRN><TRNAMT>-123.00<NAME>Virement A 89273829182</STMTTRN>
        <ACCTID>89273829182<STMTTRN><TRNAMT>123.00<NAME>Virement</STMTTRN></OFX>
        """.utf8))
    #expect(entries.map(\.transferAccount) == ["", "account 89273829182", ""])
  }
}
