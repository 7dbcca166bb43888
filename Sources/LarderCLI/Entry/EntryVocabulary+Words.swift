/// What people type in `larder add`, by language: a line is a meaning and its forms; `_` stands for a blank.
extension EntryVocabulary {
  static var lists: [String] { [english, german, spanish, french, russian, ukrainian, hebrew] }

  private static let english =
    """
    at = at
    on = on the
    x = x × *
    refund = refund refunded returned return
    discount = discount coupon voucher
    each = each apiece a_piece per_piece
    bundle = for
    of = of
    per = per a an
    every = a per every each
    week = week weeks
    month = month months
    quarter = quarter quarters
    year = year years
    weekly = weekly
    monthly = monthly
    quarterly = quarterly
    yearly = yearly annually
    article = a an the of
    for = for per every =
    into = to in into the
    one = a
    half dozen = half_a_dozen half_dozen
    pint = pint pints pt
    hundredth = cent cents ¢ pence
    fridge = fridge
    freezer = freezer
    pantry = pantry
    expired = expired out-of-date
    spoiled = spoiled moldy mouldy rotten bad sour
    forgotten = forgotten
    disliked = disliked
    over-purchased = over-purchased
    """

  private static let german =
    """
    at = bei beim
    on = am
    refund = erstattung retoure rückgabe
    discount = rabatt gutschein nachlass
    each = das_stück pro_stück je_stück je
    each at = je zu
    bundle = für
    of = von
    per = pro je
    every = pro je jede jeden jedes alle
    week = woche wochen
    month = monat monate
    quarter = quartal quartale
    year = jahr jahre
    weekly = wöchentlich
    monthly = monatlich
    quarterly = vierteljährlich
    yearly = jährlich
    into = in im den dem die der
    one = ein
    half dozen = ein_halbes_dutzend halbes_dutzend
    metric pound = pfund pfd
    hundredth = rappen
    fridge = kühlschrank
    freezer = gefrierfach gefrierschrank gefriertruhe tiefkühler
    pantry = vorratsschrank vorratskammer speisekammer
    expired = abgelaufen
    spoiled = verdorben verschimmelt schimmlig faul sauer
    forgotten = vergessen
    over-purchased = zu_viel_gekauft zuviel
    """

  private static let spanish =
    """
    on = el
    refund = reembolso devolución
    discount = descuento cupón vale
    each = cada_uno cada_una
    each at = a
    bundle = por
    of = de
    per = al por
    every = al a_la por cada
    week = semana semanas
    month = mes meses
    quarter = trimestre trimestres
    year = año años
    weekly = semanal
    monthly = mensual
    quarterly = trimestral
    yearly = anual
    into = en a al la el
    one = una
    half dozen = media_docena
    hundredth = céntimo céntimos centavo centavos
    fridge = nevera frigorífico heladera refrigerador
    freezer = congelador
    pantry = despensa
    expired = caducado caducada vencido vencida
    spoiled = podrido podrida estropeado estropeada
    forgotten = olvidado olvidada
    """

  private static let french =
    """
    at = chez
    on = le
    refund = remboursement retour
    discount = remise réduction
    each = la_pièce pièce chacun chacune
    each at = à
    bundle = pour
    of = de
    per = par le la
    every = par chaque tous_les toutes_les
    week = semaine semaines
    month = mois
    quarter = trimestre trimestres
    year = an ans année années
    weekly = hebdomadaire
    monthly = mensuel
    quarterly = trimestriel
    yearly = annuel
    into = au dans le la
    one = une
    half dozen = une_demi-douzaine
    hundredth = centime centimes
    fridge = frigo réfrigérateur
    freezer = congélateur
    pantry = placard
    expired = périmé périmée
    spoiled = pourri pourrie moisi moisie gâté gâtée
    forgotten = oublié oubliée
    """

  private static let russian =
    """
    refund = возврат
    discount = скидка купон
    each = за_штуку за_шт
    each at = по
    bundle = за
    per = за
    every = в на за каждый каждую каждые
    week = неделю недели недель
    month = месяц месяца месяцев
    quarter = квартал
    year = год
    weekly = еженедельно
    monthly = ежемесячно
    quarterly = ежеквартально
    yearly = ежегодно
    into = в
    hundredth = копеек копейки
    fridge = холодильник
    freezer = морозилку морозильник
    pantry = кладовку кладовая
    expired = просрочено просрочен просрочена просроченное
    spoiled = испортилось испортился испортилась испорчено плесень
    forgotten = забыли забыто
    """

  private static let ukrainian =
    """
    refund = повернення
    discount = знижка купон
    every = кожен кожного кожні
    week = тиждень
    month = місяць
    year = рік
    weekly = щотижня
    monthly = щомісяця
    quarterly = щокварталу
    yearly = щороку
    into = у
    hundredth = копійок копійки
    fridge = холодильнику
    freezer = морозилка морозильну
    pantry = комора комору
    expired = прострочено прострочений прострочена
    spoiled = зіпсувалось зіпсувалося зіпсувався зіпсувалася
    forgotten = забули
    """

  private static let hebrew =
    """
    refund = החזר
    discount = הנחה קופון
    each = ליחידה כל_אחד
    every = כל
    week = שבוע
    month = חודש
    year = שנה
    weekly = לשבוע
    monthly = לחודש
    yearly = לשנה
    hundredth = אגורות
    fridge = מקרר למקרר במקרר
    freezer = מקפיא למקפיא במקפיא
    pantry = מזווה למזווה במזווה
    expired = פג_תוקף
    spoiled = התקלקל התקלקלה
    forgotten = נשכח
    """
}
