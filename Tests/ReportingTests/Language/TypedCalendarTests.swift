import Testing

@testable import Reporting

/// Days and months as a household types them in its language.
@Suite struct TypedCalendarTests {
  @Test(arguments: [
    (Language.german, "3. Oktober 2026", "3. october 2026"), (.german, "gestern", "yesterday"),
    (.german, "Vorgestern", "day before yesterday"), (.spanish, "octubre", "october"),
    (.french, "févr. 2026", "february 2026"), (.russian, "3 октября", "3 october"),
    (.ukrainian, "у жовтні", "october"), (.hebrew, "אוקטובר", "october"),
    (.spanish, "3 de octubre", "3 october"), (.spanish, "pan de leche", "pan de leche"),
    (.german, "Freitag", "friday"), (.russian, "в субботу", "saturday"),
    (.ukrainian, "п'ятниця", "friday"), (.french, "aujourd'hui", "today"),
    (.hebrew, "3 באוקטובר", "3 october"), (.english, "3 october", "3 october"),
    (.german, "milk mayo", "milk mayo"), (.german, "letzten Montag", "last monday"),
    (.german, "am 5. November", "5. november"), (.german, "letzten monat", "last month"),
    (.german, "vor 3 Tagen", "3 day ago"), (.german, "diese Woche", "this week"),
    (.german, "seit Oktober", "since october"), (.german, "Brot im Haus", "Brot im Haus"),
    (.spanish, "la semana pasada", "last week"), (.spanish, "el lunes pasado", "last monday"),
    (.spanish, "últimos 3 meses", "last 3 month"), (.spanish, "hace 3 días", "3 day ago"),
    (.french, "le mois dernier", "last month"), (.french, "les 3 derniers mois", "last 3 month"),
    (.french, "il y a 3 jours", "3 day ago"), (.french, "cette semaine", "this week"),
    (.russian, "в прошлую среду", "last wednesday"), (.russian, "3 дня назад", "3 day ago"),
    (.russian, "в прошлом месяце", "last month"), (.russian, "последние 3 месяца", "last 3 month"),
    (.ukrainian, "минулого місяця", "last month"), (.ukrainian, "цього тижня", "this week"),
    (.hebrew, "חודש שעבר", "last month"), (.hebrew, "ביום שני", "monday"),
    (.hebrew, "לפני 3 ימים", "3 day ago"), (.german, "vor einer Woche", "a week ago"),
    (.french, "il y a une semaine", "a week ago"), (.russian, "неделю назад", "a week ago"),
    (.hebrew, "לפני שבוע", "a week ago"), (.german, "in 3 Tagen", "in 3 day"),
    (.french, "dans 3 jours", "in 3 day"), (.russian, "через 3 дня", "in 3 day"),
    (.spanish, "pasado mañana", "day after tomorrow"), (.spanish, "en octubre", "in october"),
    (.german, "übermorgen", "day after tomorrow"), (.german, "Brot in Tüte", "Brot in Tüte"),
    (.hebrew, "ב-3 בנובמבר", "3 november"), (.hebrew, "3 החודשים האחרונים", "last 3 month"),
    (.french, "de septembre à octobre", "september to october"),
    (.hebrew, "ביום שני שעבר", "last monday"), (.german, "KW 47", "week 47"),
    (.german, "KW47", "w47"), (.german, "4. Quartal", "4. quarter"),
    (.german, "viertes Quartal 2026", "4th quarter 2026"), (.german, "seit 20.11.", "since 20.11."),
    (.german, "erste Sahne", "erste Sahne"), (.french, "ce mois-ci", "this month"),
    (.french, "cette semaine", "this week"), (.french, "semaine 47", "week 47"),
    (.french, "T4", "q4"), (.french, "depuis le 20/11", "since 20/11"),
    (.french, "4e trimestre 2026", "4e quarter 2026"), (.spanish, "este mes", "this month"),
    (.spanish, "desde el 20/11", "since 20/11"), (.spanish, "setiembre", "september"),
    (.spanish, "T4 2026", "q4 2026"), (.spanish, "4º trimestre", "4º quarter"),
  ])
  func `words of days and months are read in English`(
    language: Language, typed: String, english: String
  ) {
    #expect(TypedCalendar(language).inEnglish(typed) == english)
  }
}
