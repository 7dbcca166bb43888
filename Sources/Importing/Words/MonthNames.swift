/// Month names in many languages, by their distinctive prefixes.
enum MonthNames {
  /// Returns 1 to 12 for a lower-case month name or abbreviation, or nil.
  static func month(_ word: String) -> Int? {
    var best: (month: Int, length: Int)?
    for (month, beginnings) in table.enumerated() {
      for beginning in beginnings where word.hasPrefix(beginning) {
        if beginning.count > best?.length ?? 0 { best = (month + 1, beginning.count) }
      }
    }
    return best?.month
  }

  private static let table: [[String]] = [
    ["jan", "ene", "gen", "sty", "led", "oca", "янв", "січ", "tammi", "janv", "jän", "ιαν", "sij"],
    ["feb", "fév", "fev", "lut", "úno", "şub", "фев", "лют", "helmi", "φεβ", "velj"],
    ["mar", "mär", "mrt", "maa", "bře", "мар", "бер", "mrz", "μαρ", "ožu"],
    ["apr", "abr", "avr", "kwi", "dub", "nis", "апр", "кві", "huhti", "ápr", "απρ", "tra"],
    ["may", "mai", "mag", "maj", "mei", "kvě", "май", "тра", "touko", "máj", "μαΐ", "svi"],
    ["jun", "giu", "cze", "čer", "haz", "июн", "чер", "kesä", "juin", "jún", "ιουν", "lip"],
    ["jul", "lug", "červenec", "tem", "июл", "лип", "heinä", "juil", "júl", "ιουλ", "srp"],
    ["aug", "ago", "aoû", "aou", "sie", "srpen", "ağu", "авг", "сер", "elo", "αυγ", "kol"],
    ["sep", "set", "wrz", "zář", "eyl", "сен", "вер", "syys", "σεπ", "ruj"],
    ["oct", "okt", "ott", "out", "paź", "říj", "eki", "окт", "жов", "loka", "οκτ"],
    ["nov", "listopad", "kas", "ноя", "лис", "marras", "νοε", "stu"],
    ["dec", "dez", "dic", "dés", "déc", "gru", "pro", "ara", "дек", "гру", "joulu", "δεκ"],
  ]
}
