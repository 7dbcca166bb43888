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
    deposit = deposit deposits
    each = each apiece a_piece per_piece
    each at = at
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
    one = a an
    half = half_a half_an half
    half dozen = half_a_dozen half_dozen
    hundredth = cent cents ¢ pence
    fridge = fridge
    freezer = freezer
    pantry = pantry
    expired = expired out-of-date out_of_date past_its_date
    spoiled = spoiled spoilt moldy mouldy rotten bad sour went_off gone_off
    other = other broken smashed dropped spilled spilt burnt burned
    forgotten = forgotten
    disliked = disliked
    over-purchased = over-purchased too_much
    good until = best_before use_by good_until expires
    consumed = eaten ate used finished drank drunk cooked
    wasted = binned thrown threw tossed
    moved = frozen froze
    """

  private static let german =
    """
    at = bei beim
    on = am
    refund = erstattung retoure rückgabe
    discount = rabatt gutschein nachlass
    deposit = pfand leergut einwegpfand mehrwegpfand pfandbon
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
    one = ein eine einen
    half = ein_halbes einen_halben ein_halber eine_halbe halbes halben
    half dozen = ein_halbes_dutzend halbes_dutzend
    metric pound = pfund pfd
    hundredth = rappen
    fridge = kühlschrank
    freezer = gefrierfach gefrierschrank gefriertruhe tiefkühler
    pantry = vorratsschrank vorratskammer speisekammer
    expired = abgelaufen
    other = kaputt zerbrochen verschüttet verbrannt
    spoiled = verdorben verschimmelt schimmlig faul sauer
    forgotten = vergessen
    over-purchased = zu_viel_gekauft zuviel
    good until = mindestens_haltbar_bis haltbar_bis verbrauchen_bis mhd
    consumed = gegessen verbraucht aufgebraucht getrunken
    wasted = weggeworfen entsorgt
    opened = geöffnet angebrochen
    moved = eingefroren
    """

  private static let spanish =
    """
    on = el
    refund = reembolso devolución
    discount = descuento cupón vale
    deposit = depósito
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
    one = un una
    half = medio media
    half dozen = media_docena
    hundredth = céntimo céntimos centavo centavos
    fridge = nevera frigorífico heladera refrigerador
    freezer = congelador
    pantry = despensa
    expired = caducado caducada vencido vencida
    other = roto rota rotos rotas derramado quemado
    spoiled = podrido podrida estropeado estropeada
    forgotten = olvidado olvidada
    good until = consumir_antes_del bueno_hasta caduca
    consumed = comido consumido bebido gastado
    wasted = tirado desechado
    opened = abierto
    moved = congelado
    """

  private static let french =
    """
    at = chez
    on = le
    refund = remboursement retour
    discount = remise réduction
    deposit = consigne consignes
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
    one = un une
    half = un_demi une_demi demi
    half dozen = une_demi-douzaine
    hundredth = centime centimes
    fridge = frigo réfrigérateur
    freezer = congélateur
    pantry = placard
    expired = périmé périmée
    other = cassé cassée cassés cassées renversé brûlé
    spoiled = pourri pourrie moisi moisie gâté gâtée
    forgotten = oublié oubliée
    good until = à_consommer_avant bon_jusqu’au dlc ddm
    consumed = mangé consommé bu
    wasted = jeté
    opened = ouvert
    moved = congelé
    """

  private static let russian =
    """
    refund = возврат
    discount = скидка купон
    deposit = залог
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
    half = пол
    other = разбилось разбилась разбились пролилось сгорело
    spoiled = испортилось испортился испортилась испорчено плесень
    forgotten = забыли забыто
    good until = годен_до годно_до
    consumed = съедено съел съела выпито
    wasted = выброшено выбросил выбросила
    opened = открыто открыл открыла
    moved = заморожено
    """

  private static let ukrainian =
    """
    refund = повернення
    discount = знижка купон
    deposit = застава
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
    half = пів
    other = розбилося розбилась розбилися згоріло
    spoiled = зіпсувалось зіпсувалося зіпсувався зіпсувалася
    forgotten = забули
    good until = вжити_до придатний_до
    consumed = з’їдено випито
    wasted = викинуто
    opened = відкрито
    moved = заморожено
    """

  private static let hebrew =
    """
    refund = החזר
    discount = הנחה קופון
    deposit = פיקדון
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
    half = חצי
    other = נשבר נשברה נשברו נשרף
    spoiled = התקלקל התקלקלה
    forgotten = נשכח
    good until = טוב_עד
    consumed = נאכל נאכלה
    wasted = נזרק נזרקה
    opened = נפתח נפתחה
    moved = הוקפא
    """
}
