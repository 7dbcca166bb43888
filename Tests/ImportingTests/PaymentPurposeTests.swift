import GroceryModel
import Testing

@testable import Importing

@Suite struct PaymentPurposeTests {
  private static let head = "Tag;Valuta;Empfänger;Verwendungszweck;Betrag;Währung\n"
  private static let rows = [
    "31.07.2026;31.07.2026;Bäckerei;Kartenzahlung;-3,50;EUR\n",
    "30.07.2026;30.07.2026;Bäckerei;Kartenzahlung;-4,90;EUR\n",
    "29.07.2026;29.07.2026;Markt;Kartenzahlung;-19,07;EUR\n",
    "28.07.2026;28.07.2026;Werke;Abschlag Strom Juli Vertrag 4711;-60,00;EUR\n",
    "27.07.2026;27.07.2026;Kino;Zwei Karten für Samstag;-22,00;EUR\n",
    "26.07.2026;26.07.2026;Verein;Beitrag 2026 Mitglied 12;-35,00;EUR\n",
    "25.07.2026;25.07.2026;Laden;Rechnung 881;-12,00;EUR\n",
    "24.07.2026;24.07.2026;Garten;Erde und Samen;-9,00;EUR\n",
  ]

  @Test(arguments: 1...8) func `a payment keeps its text, however many rows the file has`(
    _ count: Int
  ) throws {
    let imported = try ImportedFile(Self.head + Self.rows.prefix(count).joined())
    #expect(imported["text"].first == "Kartenzahlung")
    #expect(imported["text"].count == count)
  }
}
