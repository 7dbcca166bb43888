import Testing

@testable import Importing

@Suite struct MarkupTreeTests {
  /// The tree in the notation of JSON.
  private static func text(_ value: JSONValue?) -> String {
    switch value {
    case nil, .absent: "null"
    case .number(let text), .text(let text): "\"\(text)\""
    case .array(let elements): "[" + elements.map(text).joined(separator: ",") + "]"
    case .object(let members):
      "{" + members.map { "\($0.key):" + text($0.value) }.joined(separator: ",") + "}"
    }
  }

  private static func tree(_ xml: String) -> String { text(MarkupTree.value(Array(xml.utf8))) }

  @Test func `attributes and elements are members, and elements of one name are a list`() {
    #expect(
      Self.tree("<?xml version='1.0'?><!-- a --><r n='1'><i>a</i><i>b</i><j k=\"2\"/></r>")
        == #"{n:"1",i:["a","b"],j:{k:"2"}}"#)
  }

  @Test func `attributes of a text are members beside it, in a list of its object`() {
    #expect(
      Self.tree("<r><a:Amount xmlns:a='x' a:currency='EUR'>1.50</a:Amount><b/></r>")
        == #"{Amount:"1.50",Amount currency:"EUR",b:""}"#)
    #expect(
      Self.tree("<r><i p='1.50'>Milk</i><i p='2'>Bread</i></r>")
        == #"{i:[{p:"1.50",value:"Milk"},{p:"2",value:"Bread"}]}"#)
  }

  @Test func `an invoice of Brazil is in its currency`() {
    #expect(Self.tree("<NFe><a>1</a></NFe>") == #"{a:"1",currency:"BRL"}"#)
  }

  @Test func `what repeats in one element is a list in all of its name`() {
    #expect(
      Self.tree("<r><b><i>1</i><i>2</i></b><b><i>3</i></b></r>")
        == #"{b:[{i:["1","2"]},{i:["3"]}]}"#)
    #expect(
      Self.tree("<Invoice><InvoiceLine><ID>1</ID></InvoiceLine></Invoice>")
        == #"{InvoiceLine:[{ID:"1"}]}"#)
  }

  @Test(arguments: [
    "<CreditNote><a>1</a></CreditNote>", "<r><a>1</a><TipoDocumento>TD04</TipoDocumento></r>",
    "<r finNFe='4'><a>1</a></r>", "<r><a>1</a><b><TypeCode>381</TypeCode></b></r>",
  ])
  func `a credit note says what it is`(_ xml: String) {
    #expect(Self.tree(xml).contains(#"document type:"credit note""#))
  }

  @Test func `of several documents only the credit note is one`() {
    let credit = #"document type:"credit note""#
    #expect(
      Self.tree(
        "<r><b><n>1</n><t><TipoDocumento>TD04</TipoDocumento></t></b><b><n>2</n></b></r>")
        == "{b:[{n:\"1\",t:{TipoDocumento:\"TD04\"},\(credit)},{n:\"2\"}]}")
    #expect(
      Self.tree("<r><Invoice><n>1</n></Invoice><CreditNote><n>2</n></CreditNote></r>")
        == "{Invoice:{n:\"1\"},CreditNote:{n:\"2\",\(credit)}}")
  }

  @Test func `numbers of tax payers are not numbers of receipts`() {
    #expect(
      Self.tree("<r><IdCodice>0123</IdCodice><Numero>45</Numero></r>") == #"{receipt number:"45"}"#)
  }

  @Test func `what is not XML has no tree`() {
    #expect(Self.tree("<r><a>1</a>") == "null")
    #expect(Self.tree("1 < 2") == "null")
  }
}
