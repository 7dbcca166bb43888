/// What people type for days and periods, by language: a line is an English word and its forms.
///
/// `-` are articles and prepositions that English leaves out; `_` stands for a blank.
extension TypedCalendar {
  static func words(_ language: Language) -> String {
    switch language {
    case .english: ""
    case .german: german
    case .spanish: spanish
    case .french: french
    case .russian: russian
    case .ukrainian: ukrainian
    case .hebrew: hebrew
    }
  }

  private static let german =
    """
    - = am an im den dem der die das des vom
    day before yesterday = vorgestern
    yesterday = gestern
    today = heute
    tomorrow = morgen
    last = letzten letzter letzte letztes letztem vorigen vorige voriges vergangenen vergangene
    this = diesen dieser diese dieses diesem
    next = nächsten nächster nächste nächstes nächstem kommenden kommende
    day = tag tage tagen
    week = woche wochen kw kalenderwoche
    w# = kw
    month = monat monate monaten monats
    quarter = quartal quartale quartalen quartals
    1st = erstes erste ersten erstem
    2nd = zweites zweite zweiten zweitem
    3rd = drittes dritte dritten drittem
    4th = viertes vierte vierten viertem
    year = jahr jahre jahren jahres
    ago = vor
    in = in
    a = einer einem eine
    day after tomorrow = übermorgen
    this morning = heute_früh heute_morgen heute_abend
    since = seit
    from = von
    to = bis
    monday = montag
    tuesday = dienstag
    wednesday = mittwoch
    thursday = donnerstag
    friday = freitag
    saturday = samstag sonnabend
    sunday = sonntag
    """

  private static let spanish =
    """
    - = de del el la los las
    in = en
    day before yesterday = anteayer antier
    yesterday = ayer
    today = hoy
    tomorrow = mañana
    last = pasado pasada pasados pasadas último última últimos últimas
    this = este esta
    next = próximo próxima próximos próximas
    day = día días
    week = semana semanas
    w# = s
    month = mes meses
    quarter = trimestre trimestres
    q# = t
    1st = primer primero
    2nd = segundo
    3rd = tercer tercero
    4th = cuarto
    september = setiembre
    year = año años
    ago = hace
    a = una un
    day after tomorrow = pasado_mañana
    since = desde
    to = a hasta
    monday = lunes
    tuesday = martes
    wednesday = miércoles
    thursday = jueves
    friday = viernes
    saturday = sábado
    sunday = domingo
    """

  private static let french =
    """
    - = le la les l’ en de du des au
    day before yesterday = avant-hier
    yesterday = hier
    today = aujourd’hui
    1 = 1er
    tomorrow = demain
    last = dernier dernière derniers dernières passé passée
    this = ce cet cette
    next = prochain prochaine prochains prochaines
    day = jour jours
    week = semaine semaines semaine-ci
    w# = s
    month = mois mois-ci
    quarter = trimestre trimestres trimestre-ci
    q# = t
    1st = premier première
    2nd = deuxième second
    3rd = troisième
    4th = quatrième
    year = an ans année années l’année année-ci
    ago = il_y_a
    in = dans
    a = une un
    day after tomorrow = après-demain
    since = depuis
    to = à jusqu’à jusqu’en
    monday = lundi
    tuesday = mardi
    wednesday = mercredi
    thursday = jeudi
    friday = vendredi
    saturday = samedi
    sunday = dimanche
    """

  private static let russian =
    """
    - = в во на за
    day before yesterday = позавчера
    yesterday = вчера
    today = сегодня
    tomorrow = завтра
    last = прошлый прошлая прошлое прошлую прошлом прошлой последний последнюю последние последних
    this = этот эта это эту этом этой текущий текущем
    next = следующий следующая следующее следующую следующем следующей следующие
    day = день дня дней
    week = неделя неделю неделе недели недель
    month = месяц месяца месяце месяцев
    quarter = квартал квартала квартале
    year = год года году лет
    ago = назад
    in = через
    day after tomorrow = послезавтра
    a week ago = неделю_назад
    in a week = через_неделю
    since = с со от
    to = по до
    monday = понедельник
    tuesday = вторник
    wednesday = среда среду
    thursday = четверг
    friday = пятница пятницу
    saturday = суббота субботу
    sunday = воскресенье
    """

  private static let ukrainian =
    """
    - = в у на за
    day before yesterday = позавчора позаучора
    yesterday = вчора учора
    today = сьогодні
    tomorrow = завтра
    last = минулий минула минуле минулу минулого минулої минулому минулій останній останні останніх
    this = цей ця це цю цього цієї цьому цій
    next = наступний наступна наступне наступну наступного наступної наступному наступній наступні
    day = день дня дні днів
    week = тиждень тижня тижні тижнів
    month = місяць місяця місяці місяців
    quarter = квартал кварталу кварталі
    year = рік року році роки років
    ago = тому
    in = через
    day after tomorrow = післязавтра
    a week ago = тиждень_тому
    in a week = через_тиждень
    since = з із від
    to = до по
    monday = понеділок понеділка
    tuesday = вівторок вівторка
    wednesday = середа середу середи
    thursday = четвер четверга
    friday = п’ятниця п’ятницю п’ятниці
    saturday = субота суботу суботи
    sunday = неділя неділю неділі
    """

  private static let hebrew =
    """
    - = את
    day before yesterday = שלשום
    yesterday = אתמול
    today = היום
    tomorrow = מחר
    last = שעבר שעברה האחרון האחרונה האחרונים האחרונות
    this = הזה הזאת הנוכחי הנוכחית
    next = הבא הבאה הבאים הבאות
    day = ימים
    week = שבוע השבוע בשבוע שבועות השבועות
    month = חודש החודש בחודש חודשים החודשים
    quarter = רבעון הרבעון ברבעון
    year = שנה השנה בשנה שנים
    ago = לפני
    in = בעוד
    day after tomorrow = מחרתיים
    a week ago = לפני_שבוע
    in a week = בעוד_שבוע
    since = מאז
    to = עד
    sunday = ביום_ראשון יום_ראשון
    monday = ביום_שני יום_שני
    tuesday = ביום_שלישי יום_שלישי
    wednesday = ביום_רביעי יום_רביעי
    thursday = ביום_חמישי יום_חמישי
    friday = ביום_שישי יום_שישי
    saturday = ביום_שבת יום_שבת
    """
}
