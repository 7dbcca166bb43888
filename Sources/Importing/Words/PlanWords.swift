extension RoleWordList {
  /// Headers for budgets, exchange rates, product details and stock movements.
  static let plans: [RoleWordList] = [
    RoleWordList(
      .budget,
      """
      budget, budget name, budgetname, nom du budget, presupuesto, nombre del presupuesto, budżet, nazwa budżetu,
      rozpočet, orçamento, nome do orçamento, bütçe, бюджет, begroting, 予算, 预算, 예산
      """),
    RoleWordList(
      .amount,
      """
      amount, limit, budgeted, budget amount, geplant, prévu, previsto, presupuestada, gepland, planerat,
      planlagt, zaplanowano, plánováno, suunniteltu, planlanan, запланировано, betrag, montant, importe, importo, bedrag, belopp,
      budget, assigned, planned, planned amount, allocated, allotted, allocation, monthly amount,
      weekly amount, yearly amount, annual amount, amount per month, monatsbetrag, monthly budget,
      weekly budget, yearly budget, annual budget, monthly limit, weekly limit, spending limit,
      budget limit, target, monatsbudget, jahresbudget, plafond, presupuesto, presupuestado,
      límite, limite, begroot, begroting, preventivo, budżet, rozpočet, orçamento, orçado, bütçe,
      бюджет, лимит, 予算, 预算, 예산
      """),
    RoleWordList(
      .every,
      """
      every, cada, ogni, elke, chaque, repeat, frequency, interval, cycle, period, recurrence, zeitraum, intervall,
      häufigkeit, turnus, fréquence, périodicité, frecuencia, periodicidad, frequenza,
      periodicità, frequentie
      """),
    RoleWordList(
      .start,
      """
      start, start date, week, week of, week starting, week beginning, woche ab, woche vom, semaine du,
      semana del, begin, beginn, début, inicio, fecha inicio, inizio, period start, month,
      monat, mois, mes, mese, maand, månad, måned, kuukausi, miesiąc, měsíc, mês, ay, месяц,
      startdatum, beginndatum, anfangsdatum, date de début, date début, fecha de inicio,
      data inizio, data di inizio, begindatum, startdato, starts, begins, data początkowa,
      datum od,
      місяць, 月, 年月, 월, 月份
      """),
    RoleWordList(
      .end,
      """
      end, end date, period end, ende, fin, fecha fin, fine, ends, enddatum, date de fin, date fin,
      fecha de fin, data fine, data di fine, einddatum, slutdatum, slutdato, data końcowa, datum do
      """),
    RoleWordList(.rollover, "rollover, roll over, carry over"),
    RoleWordList(.cap, "cap, rollover cap"),
    RoleWordList(.scope, "budget scope"),
    RoleWordList(
      .from,
      """
      from, from currency, desde, gültig ab, ab dem, à partir de, a partir de, a partire da, vanaf, från, z dnia, ab
      """),
    RoleWordList(.to, "to, to currency"),
    RoleWordList(
      .rate,
      """
      rate, exchange rate, currency rate, conversion rate, fx rate, kurs, wechselkurs, umrechnungskurs, devisenkurs,
      taux de change, tipo de cambio, taxa de câmbio, tasso di cambio, wisselkoers, växelkurs, valutakurs, kurs waluty,
      курс валюты, 汇率, 為替レート, 환율
      """),
    RoleWordList(.aliasOf, "alias of, same as"),
    RoleWordList(.origin, "origin, source"),
    RoleWordList(.action, "action, event, aktion, movement"),
    RoleWordList(.reason, "reason, grund, raison, motivo, waste reason"),
  ]
}
