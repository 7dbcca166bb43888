import GroceryModel

/// A language's names of months and days.
struct CalendarWords: Sendable {
  /// The names of months in the form used alone, as in titles.
  let months: [String]
  /// Behind the words for "in": `in September`.
  let inMonths: [String]
  /// Behind the number of a day.
  let ofMonths: [String]
  let shortMonths: [String]
  /// Monday first.
  let weekdays: [String]
  /// Between the numbers of a day; nil where days are written as programs read them.
  let dayMark: String?

  init(_ language: Language) {
    dayMark =
      switch language {
      case .english: nil
      case .german, .russian, .ukrainian, .hebrew: "."
      case .french, .spanish: "/"
      }
    func words(_ text: String) -> [String] { text.split(separator: " ").map(String.init) }
    let lines = Self.lines(language)
    months = words(lines.months)
    inMonths = words(lines.inMonths ?? lines.months)
    ofMonths = words(lines.ofMonths ?? lines.months)
    shortMonths = words(lines.short)
    weekdays = words(lines.weekdays)
  }

  /// The name of a day of the week by the English one; another text as it is.
  func weekday(_ english: String) -> String {
    weekdayNames.firstIndex(of: english).map { weekdays[$0] } ?? english
  }

  /// A day in digits: `24.11.2026`.
  func digits(_ day: Day) -> String {
    guard let dayMark else { return "\(day)" }
    let (year, month, number) = day.components
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return [two(number), two(month), "\(year)"].joined(separator: dayMark)
  }

  /// The text of days with each whole day as the language writes it; months and weeks stay.
  func digits(_ days: String) -> String {
    guard dayMark != nil else { return days }
    var parts: [String] = []
    var rest = days[...]
    while let dots = rest.utf8.firstRun(of: "..".utf8) {
      parts.append(String(rest[..<dots.lowerBound]))
      rest = rest[dots.upperBound...]
    }
    parts.append(String(rest))
    return parts.map { Day($0).map { digits($0) } ?? $0 }.joined(separator: "–")
  }

  private typealias Lines = (
    months: String, inMonths: String?, ofMonths: String?, short: String, weekdays: String
  )

  private static func lines(_ language: Language) -> Lines {
    switch language {
    case .english:
      (
        "January February March April May June July August September October November December",
        nil, nil, "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec", "Mon Tue Wed Thu Fri Sat Sun"
      )
    case .german:
      (
        "Januar Februar März April Mai Juni Juli August September Oktober November Dezember",
        nil, nil, "Jan. Feb. März Apr. Mai Juni Juli Aug. Sept. Okt. Nov. Dez.",
        "Mo Di Mi Do Fr Sa So"
      )
    case .spanish:
      (
        "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre",
        nil, nil, "ene feb mar abr may jun jul ago sept oct nov dic",
        "lun mar mié jue vie sáb dom"
      )
    case .french:
      (
        "janvier février mars avril mai juin juillet août septembre octobre novembre décembre",
        nil, nil, "janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.",
        "lun. mar. mer. jeu. ven. sam. dim."
      )
    case .russian: russian
    case .ukrainian: ukrainian
    case .hebrew:
      (
        "ינואר פברואר מרץ אפריל מאי יוני יולי אוגוסט ספטמבר אוקטובר נובמבר דצמבר", nil, nil,
        "ינו׳ פבר׳ מרץ אפר׳ מאי יוני יולי אוג׳ ספט׳ אוק׳ נוב׳ דצמ׳",
        "ב׳ ג׳ ד׳ ה׳ ו׳ ש׳ א׳"
      )
    }
  }

  private static let russian: Lines = (
    "январь февраль март апрель май июнь июль август сентябрь октябрь ноябрь декабрь",
    "январе феврале марте апреле мае июне июле августе сентябре октябре ноябре декабре",
    "января февраля марта апреля мая июня июля августа сентября октября ноября декабря",
    "янв. февр. мар. апр. мая июня июля авг. сент. окт. нояб. дек.", "пн вт ср чт пт сб вс"
  )

  private static let ukrainian: Lines = (
    "січень лютий березень квітень травень червень липень серпень вересень жовтень листопад грудень",
    "січні лютому березні квітні травні червні липні серпні вересні жовтні листопаді грудні",
    "січня лютого березня квітня травня червня липня серпня вересня жовтня листопада грудня",
    "січ. лют. бер. квіт. трав. черв. лип. серп. вер. жовт. лист. груд.", "пн вт ср чт пт сб нд"
  )
}
