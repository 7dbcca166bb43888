/// Header words of files that are not about purchases, one list for each kind of file.
///
/// A file of stock trades or payslips also has dates and amounts; the user is asked before it is
/// imported.
struct OtherRecordWords {
  /// What the file has, for the message.
  let name: String
  /// Headers that are sufficient evidence alone.
  let certain: Set<String>
  /// Headers that are evidence only if there are two of them.
  let likely: Set<String>

  static let trades =
    OtherRecordWords(
      "trades in securities",
      """
      isin, wkn, cusip, sedol, shares, price per share, share price, ticker, ticker symbol, wertpapier, wertpapiername, valoren, security name, security,
      stock symbol, security description, security type, fees comm, cost basis, titolo, strumento, valeur mobilière, código isin, effecten, värdepapper, verdipapir, værdipapir,
      arvopaperi, papier wartościowy, cenný papír, értékpapír, ценная бумага, 銘柄, 銘柄コード, 证券代码, 证券名称, 股票代码, 종목명
      """,
      "symbol, shares, commission, trade date, settle date, settlement date, proceeds, gain loss, stück, kurs"
    )

  /// Headers of columns that name or count the securities of a trade.
  static let traded: Set<String> = [
    "isin", "wkn", "ticker", "ticker symbol", "symbol", "shares", "asset class", "security name",
  ]

  static let all = [
    trades,
    OtherRecordWords(
      "a ledger's journal",
      """
      journal number, journal id, journal no, journalnumber, journal entry, debit account, credit account, gl account,
      nominal code, nominal account, general ledger account, sollkonto, habenkonto, buchungssatz, compte débit,
      compte crédit, compte général, cuenta debe, cuenta haber, conto dare, conto avere, grootboekrekening, konto wn,
      konto ma, account debit, account credit, 借方科目, 貸方科目, 借方勘定科目, 貸方勘定科目, счёт дебета, счёт кредита
      """,
      "journal date, account code, account type, journal, voucher type, ledger"),
    OtherRecordWords(
      "a payslip",
      """
      gross pay, net pay, gross salary, net salary, bruttolohn, nettolohn, bruttogehalt, nettogehalt, lohnsteuer,
      salaire brut, salaire net, salario bruto, salario neto, stipendio lordo, stipendio netto, brutoloon, nettoloon,
      bruttolön, nettolön, wynagrodzenie brutto, hrubá mzda, čistá mzda, bruttó bér, nettó bér
      """,
      """
      income tax, social insurance, social security, gross, net, pension contribution, deductions, national insurance,
      sozialversicherung, kirchensteuer, krankenversicherung, cotisations, irpf, health insurance
      """),
    OtherRecordWords(
      "the value of a stock",
      "stock value, inventory value, stock valuation, valeur du stock, valor inventario, bestandswert",
      "on hand, reorder level, reorder point, unit cost, quantity on hand, stock on hand, mindestbestand, lagerbestand"
    ),
    OtherRecordWords(
      "what somebody owns",
      """
      net worth, networth, reinvermögen, nettovermögen, patrimoine net, patrimonio neto, patrimonio netto, nettoförmögenhet,
      majątek netto, чистый капитал, 純資産
      """, "assets, liabilities, debt, debts, equity, savings, aktiva, passiva, schulden"),
    OtherRecordWords(
      "the weather",
      "precipitation, rainfall, niederschlag, précipitations, precipitación, precipitazioni, neerslag, nederbörd",
      """
      tmin, tmax, tavg, temperature, temp, humidity, wind, wind speed, rain, rain mm, snow, pressure, temperatur,
      température, temperatura, luftfeuchte, luftdruck, temp max, temp min, sunshine
      """),
    OtherRecordWords(
      "the costs of a recipe",
      """
      cost per serve, cost per serving, cost per portion, price per serving, price per portion, kosten pro portion,
      preis pro portion, coût par portion, coste por ración, costo per porzione, custo por porção, kosten per portie,
      kostnad per portion, pris per portion, koszt porcji, cena za porci, food cost
      """,
      """
      ingredient, ingredients, servings, serves, portions, zutat, zutaten, portionen, ingrédient, ingrédients,
      ингредиенты, ингредиент, продукты, белки, жиры, углеводы, ккал, каллорийность, калорийность, порций, ingrediente, ingredientes, ingredienti, ingrediënt, ingrediënten, ingrediens, ingredienser, składnik, surovina
      """),
    OtherRecordWords(
      "workouts or health",
      "heart rate, dose, dosage, dosis, dosierung, posologie, dosaggio, steps, calories burned, blood pressure, puls, schritte",
      "weight kg, bmi, calories, duration, pace, distance, sleep"),
    OtherRecordWords(
      "sums of a pivot table",
      """
      row labels, column labels, zeilenbeschriftungen, étiquettes de lignes, etiquetas de fila, etichette di riga,
      rótulos de linha, rijlabels, radetiketter, radetiketter, etykiety wierszy, popisky řádků, названия строк, 行ラベル,
      行标签, 행 레이블
      """, ""),
    OtherRecordWords(
      "statistics", "obs value, obs status, observation value, unit mult",
      "dataflow, time period, unit measure, freq, sector, region"
    ),
    OtherRecordWords(
      "homes", "sqft, sqft living, sqft lot, wohnfläche, surface habitable, m2 construidos",
      "bedrooms, bathrooms, beds, baths, floors, year built, yr built, lot size, zimmer, pièces, habitaciones, locali, waterfront"
    ),
    OtherRecordWords(
      "nutrition facts", "nutriscore, nutri score, energy kcal, energie kcal, kcal per 100g",
      """
      energy, calories, kcal, protein, proteins, carbohydrates, carbs, fat, saturated fat, fiber, fibre, sugars, salt, sodium,
      energie, kalorien, eiweiß, kohlenhydrate, fett, ballaststoffe, zucker, salz, eiwitten, koolhydraten, vetten, vezels, zout,
      calorieën, protéines, glucides, lipides, fibres, sel, sucres, calorías, proteínas, grasas, hidratos de carbono, azúcares,
      calorie, proteine, carboidrati, grassi, zuccheri, sale, białko, tłuszcz, węglowodany, cukry, sól
      """
    ),
    OtherRecordWords(
      "hours of work", "hours worked, billable hours, arbeitszeit, stundensatz, heures travaillées",
      "hourly rate, hours, start time, end time, break, project, task"),
  ]

  /// Words in the title of a leaflet or catalogue.
  static let offers = set(
    """
    offers, deals, flyer, leaflet, catalogue, catalog, angebote, prospekt, preisliste, offres, promotions, promos, tarif,
    tarifs, ofertas, catálogo, folleto, offerte, volantino, listino, aanbiedingen, folder, erbjudanden, tilbud, tilbudsavis,
    tarjoukset, oferty, promocje, gazetka, nabídka, leták, акции, скидки, каталог, акції, 特売, チラシ, 促销, 优惠
    """)

  init(_ name: String, _ certain: String, _ likely: String) {
    self.name = name
    self.certain = Self.set(certain)
    self.likely = Self.set(likely)
  }

  private static func set(_ text: String) -> Set<String> {
    var words: Set<String> = []
    RoleWordList.forEachPhrase(of: text) { words.insert($0) }
    return words
  }
}
