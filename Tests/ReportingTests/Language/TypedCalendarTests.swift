import Testing

@testable import Reporting

/// Days and months as a household types them in its language.
@Suite struct TypedCalendarTests {
  @Test(arguments: [
    (Language.german, "3. Oktober 2026", "3. october 2026"), (.german, "gestern", "yesterday"),
    (.german, "Vorgestern", "day before yesterday"), (.spanish, "octubre", "october"),
    (.french, "févr. 2026", "february 2026"), (.russian, "3 октября", "3 october"),
    (.ukrainian, "у жовтні", "у october"), (.hebrew, "אוקטובר", "october"),
    (.spanish, "3 de octubre", "3 october"), (.spanish, "pan de leche", "pan de leche"),
    (.german, "Freitag", "friday"), (.russian, "в субботу", "в saturday"),
    (.ukrainian, "п'ятниця", "friday"), (.french, "aujourd'hui", "today"),
    (.hebrew, "3 באוקטובר", "3 october"), (.english, "3 october", "3 october"),
    (.german, "milk mayo", "milk mayo"),
  ])
  func `words of days and months are read in English`(
    language: Language, typed: String, english: String
  ) {
    #expect(TypedCalendar(language).inEnglish(typed) == english)
  }
}
