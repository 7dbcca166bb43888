extension TextKey {
  /// The text in German.
  var german: String {
    switch self {
    case .titleLeft: "{month}: {spent} ausgegeben, {left} von {budget} übrig"
    case .titleOver: "{month}: {spent} ausgegeben, {over} über dem Budget von {budget}"
    case .titleSpent: "{month}: {spent} ausgegeben"
    case .titleNothing: "{month}: nichts gekauft"
    case .monthUpTo: "{month} bis zum {day}"
    case .yearUpTo: "{year} bis zum {day}"
    case .monthOfYear: "{month} {year}"
    case .nothingBought: "Es wurde nichts gekauft."
    case .leadKept: "Budget eingehalten."
    case .leadNear: "Budget knapp eingehalten."
    case .leadOver: "{over} über dem Budget."
    case .leadPerDay: "Noch {left} für {n} [Tag|Tage]: {each} am Tag."
    case .leadAlsoSpent: "Außerdem {spent} ausgegeben ({n} [Zeile|Zeilen])."
    case .leadMoreThanLast: "Das sind {change} mehr als {in} ({last})."
    case .leadLessThanLast: "Das sind {change} weniger als {in} ({last})."
    case .leadSameAsLast: "Das ist so viel wie {in} ({last})."
    case .leadMoreThanUsual:
      "Es sind {change} mehr als üblich (Durchschnitt [des letzten Monats|der letzten {n} Monate]: {usual})."
    case .leadLessThanUsual:
      "Es sind {change} weniger als üblich (Durchschnitt [des letzten Monats|der letzten {n} Monate]: {usual})."
    case .leadAsUsual:
      "Es ist so viel wie üblich (Durchschnitt [des letzten Monats|der letzten {n} Monate]: {usual})."
    case .driversMost: "Das meiste davon [erklärt|erklären] {list}."
    case .driversSome: "[Der größte Teil|Die größten Teile] davon: {list}."
    case .leadPartsOver: "Über dem Budget: {list}."
    case .overPart: "{name} um {over}"
    case .overPeriod: "{name} vom {days} um {over}"
    case .leadWaste: "Lebensmittel für {cost} wurden weggeworfen."
    case .leadNextMonth: "Voraussichtlich {in}: etwa {point} ({low} bis {high})."
    case .leadWholeMonth: "Der ganze Monat wird etwa {point} kosten ({low} bis {high})."
    case .leadUnbalanced:
      "{n} [Beleg hat|Belege haben] Zeilen, die nicht die genannte Summe ergeben: {command}"
    case .inMonth: "im {month}"
    case .inSameDays: "{in} in den ersten {n} [Tag|Tagen]"
    case .weekdayAndDay: "{weekday}, {day}. {month}"
    case .dayOfMonth: "{day}. {month}"
    case .listEnd: "{list} und {last}"
    case .contents: "Inhalt"
    case .budget: "Budget"
    case .budgets: "Budgets"
    case .whereItWent: "Wofür"
    case .whatChanged: "Was sich änderte"
    case .prices: "Preise"
    case .eatSoon: "Bald essen"
    case .thrownAway: "Weggeworfen"
    case .buySoon: "Bald kaufen"
    case .monthsEnd: "Wie der Monat endet"
    case .numbers: "Zahlen"
    case .howMade: "Wie dies entstand"
    case .budgetColumn: "Budget"
    case .spent: "Ausgegeben"
    case .left: "Übrig"
    case .used: "Verbraucht"
    case .status: "Stand"
    case .category: "Kategorie"
    case .share: "Anteil"
    case .change: "Diff."
    case .usual: "Üblich"
    case .againstUsual: "ggü. üblich"
    case .total: "Summe"
    case .item: "Artikel"
    case .shop: "Geschäft"
    case .part: "Teil"
    case .before: "Vorher"
    case .now: "Jetzt"
    case .eatBy: "Essen bis"
    case .inHouse: "Im Haus"
    case .worth: "Wert"
    case .cost: "Kosten"
    case .quantity: "Menge"
    case .expectedOn: "Erwartet"
    case .lastBought: "Zuletzt gekauft"
    case .usually: "Üblich"
    case .month: "Monat"
    case .about: "Etwa"
    case .atLeast: "Von"
    case .atMost: "Bis"
    case .comparedWith: "Verglichen mit"
    case .others: "{n} andere [Kategorie|Kategorien]"
    case .lines: "Zeilen"
    case .statusOver: "überzogen"
    case .statusNear: "knapp"
    case .statusKept: "eingehalten"
    case .statusWatch: "achtgeben"
    case .statusOnTrack: "im Plan"
    case .periodBy: "{days} um {over}"
    case .noneOver: "keiner von {n} überzogen"
    case .someOver: "{over} von {n} überzogen: {list}"
    case .amountsIn: "{what}, in {currency}"
    case .budgetChart: "Ausgaben und Budget"
    case .spentByCategory: "Ausgaben nach Kategorie"
    case .spentByDay: "Ausgaben bis zu jedem Tag"
    case .shops: "Nach Geschäft: {list}."
    case .sameDaysNote: "Alle Monate werden über ihre ersten {n} [Tag|Tage] verglichen."
    case .changedMost: "Was am meisten vom Üblichen abweicht"
    case .moreOf: "Mehr als üblich: {list}."
    case .newThings: "Neu oder drei Monate nicht gekauft: {list}."
    case .lessOf: "Weniger als üblich: {list}."
    case .notBought: "Nicht gekauft: {list}."
    case .whyChanged: "Warum sich die Ausgaben änderten"
    case .splitSentence: "Die Ausgaben änderten sich um {change} gegenüber denen {month}:"
    case .partPrices: "Preise derselben Dinge"
    case .partQuantities: "Mehr oder weniger derselben Dinge"
    case .partNew: "Dinge, die {last} nicht gekauft wurden"
    case .partGone: "Dinge, die nur {last} gekauft wurden"
    case .partRest: "Pfand, Erstattungen, Gebühren und Rabatte auf den Beleg"
    case .basketLevel: "Was Sie kaufen, ist {list}."
    case .dearerThan: "{percent} teurer als {in}"
    case .cheaperThan: "{percent} billiger als {in}"
    case .basketPrices: "Preise dessen, was Sie kaufen"
    case .levelUnit: "{month} = 100"
    case .dearer: "Teurer als {in}: {list}."
    case .cheaper: "Billiger als {in}: {list}."
    case .pricesMoved: "Geänderte Preise"
    case .packagesShrank: "Geschrumpfte Packungen:"
    case .packageShrank: "{item}: {after} seit {day}, vorher {before}; {percent} teurer je {unit}"
    case .eatFirst: "Zuerst essen: {list}."
    case .buyFirst: "Wohl als Nächstes nötig: {list}."
    case .moreRows: "{n} weitere nicht gezeigt."
    case .forecastSentence:
      "Etwa {point}; in vier von fünf solchen Monaten zwischen {low} und {high}."
    case .expectedSpending: "Erwartete Ausgaben"
    case .spentInMonth: "Ausgaben im Monat"
    case .budgetThisMonth: "Budget dieses Monats"
    case .expected: "Erwartet"
    case .forecastChart: "Bisherige Monate und was erwartet wird"
    case .titleYear: "{year}: {spent} ausgegeben, {each} im Monat"
    case .inYear: "im Jahr {year}"
    case .yearMore:
      "{months}: {spent} ausgegeben, {change} mehr als in denselben Monaten {year} ({before})."
    case .yearLess:
      "{months}: {spent} ausgegeben, {change} weniger als in denselben Monaten {year} ({before})."
    case .yearSame: "{months}: {spent} ausgegeben, so viel wie in denselben Monaten {year}."
    case .monthsRange: "{first} bis {last}"
    case .budgetKeptIn: "{name}: in {kept} von {n} [Zeitraum|Zeiträumen] eingehalten."
    case .monthRecords: "Am meisten kostete {high} ({most}), am wenigsten {low} ({least})."
    case .monthsHeading: "Monate"
    case .spentByMonth: "Ausgaben nach Monat"
    case .seasons: "Jahreszeiten"
    case .seasonChart: "Jede Kategorie durch das Jahr, in einem Maßstab"
    case .peakOf: "{name} {in} ({spent})"
    case .peaks: "Am meisten wurde ausgegeben für {list}."
    case .records: "Rekorde"
    case .dayRecord: "Der teuerste Tag war {day}: {spent}."
    case .oftenest: "Am häufigsten gekauft: {item} ({n}-mal)."
    case .mostSpentOn: "Wofür am meisten ausgegeben wurde"
    case .periodsKept: "Gehalten"
    case .keptOf: "{kept} von {n}"
    case .methodYear:
      "Ein Jahr wird mit denselben Monaten des Vorjahres verglichen; Monate vor dem ersten Einkauf fehlen. Erstattungen, Pfand und Rabatte sind abgezogen."
    case .perUnit: "{currency} je {unit}"
    case .indexTitle: "Alle Berichte"
    case .indexLead: "{n} [Monat|Monate], {first} bis {last}."
    case .indexFooter: "Bis {day}"
    case .yearsHeading: "Jahre"
    case .yearColumn: "Jahr"
    case .numbersSummary: "Alle Tabellen, mit den Spalten für Programme"
    case .categorisedShare:
      "{percent} der Ausgaben in {currency} haben eine Kategorie aus einer Datei, einer Regel oder einem Namen."
    case .methodSpending:
      "Erstattungen, zurückgegebenes Pfand und Rabatte sind abgezogen. Üblich ist der Durchschnitt von bis zu drei Monaten davor."
    case .methodPrices:
      "Preisniveaus vergleichen alle Paare aus 13 Monaten nach dem, was in beiden gekauft wurde (GEKS-Index)."
    case .methodForecast:
      "Vorhersagen sehen nur, was bis zum Tag des Berichts datiert ist; ihre Spannen galten in etwa vier von fünf früheren Monaten."
    case .footer: "Stand {day} · {events} Ereignisse · Fingerabdruck {id}"
    case .countOfLines: "{n} [Einkaufszeile|Einkaufszeilen]"
    case .countOfItems: "{n} [Artikel|Artikeln]"
    case .countOfStores: "{n} [Geschäft|Geschäften]"
    case .dayOfYear: "{day} {year}"
    case .statusHeld: "{lines} zu {items} aus {stores}, {first} bis {last}"
    case .statusSpent: "Ausgegeben {in} bis zum {day}: {list}"
    case .statusNothing: "Nichts ausgegeben {in} bis zum {day}"
    case .statusLastBought: "der letzte Einkauf war am {day}"
    case .statusBudgetLeft: "Budget {name}: {left} von {whole} übrig bis zum {day}"
    case .statusBudgetOver: "Budget {name}: {over} über {whole} bis zum {day}"
    case .statusMoreBudgets: "{n} [weiteres Budget|weitere Budgets]: {command}"
    case .statusOverBudget: "Über dem Budget: {list}"
    case .statusMore: "{list} und {n} weitere"
    case .statusNoneDue: "In [einem Tag|den nächsten {n} Tagen] läuft kein Lebensmittel ab"
    case .statusDue: "Binnen {n} [Tag|Tagen] zu verbrauchen: {list}"
    case .statusPast: "manches schon über dem Datum"
    case .statusSpendHint: "wohin das Geld ging"
    case .statusStockHint: "was im Haus ist, und was zuerst weg muss"
    case .statusReportHint: "der ganze Monat"
    case .statusNoLarder: "Hier gibt es noch kein Larder. Drei Wege zu beginnen:"
    case .statusDemoHint: "einen Beispielhaushalt zum Ausprobieren schreiben"
    case .statusImportHint: "Belege lesen, wie Läden und Apps sie ausgeben"
    case .statusAddHint: "einen Einkauf von Hand erfassen"
    case .nothingToShow: "nichts anzuzeigen"
    case .nothingToShowSince: "nichts anzuzeigen; der letzte Einkauf war am {day}"
    case .nothingRecorded: "nichts anzuzeigen; bis {day} ist kein Einkauf erfasst"
    case .factRecorded: "Erfasst: {list}"
    case .factReceipt: "Summe eines Kassenbons erfasst: {list}"
    case .factPrice: "Preis erfasst: {list}"
    case .factExpiry: "Datum erfasst: {list}"
    case .factUsed: "Als verbraucht erfasst: {list}"
    case .factWasted: "Als weggeworfen erfasst: {list}"
    case .factOpened: "Als geöffnet erfasst: {list}"
    case .factMoved: "Als umgelagert erfasst: {list}"
    case .factBudget: "Budget festgelegt: {list}"
    case .factBudgetClosed: "Budget beendet: {list}"
    case .factRate: "Wechselkurs erfasst: {list}"
    case .factDescribed: "Beschrieben: {list}"
    case .factReview: "Bewertung erfasst: {list}"
    case .factTrial: "Würde erfasst: {list}"
    case .factAt: "{what} bei {store}"
    case .factGoodUntil: "haltbar bis {day}"
    case .factEvery: "je {step} ab {day}"
    case .factUndo: "Kennung {id}; {command} nimmt es zurück"
    case .listOpen: "{n} zu kaufen"
    case .listChecked: "{n} abgehakt ({share})"
    case .listUnavailable: "{n} nicht vorrätig"
    case .listEstimated: "etwa {money}"
    case .listInBasket: "{money} im Korb"
    case .listUnpriced: "{n} ohne Preis"
    case .listBudgetLeft: "{left} von {budget} übrig"
    case .listBudgetOver: "{over} über den {budget}"
    case .listOtherAisles: "Sonstiges"
    case .listCheckedPart: "Abgehakt"
    case .listUnavailablePart: "Nicht vorrätig"
    case .listRecord: "So wird der Einkauf erfasst:"
    case .undoBatch: "Stapel {moment}, {what}"
    case .undoEvent: "Ereignis {id}: {what}"
    case .undoContents: "{n} [Ereignis|Ereignisse]: {what}"
    case .undoAmount: "{amount} {currency}"
    case .undoLines: "{amounts} in {n} [Zeile|Zeilen]"
    case .undoMoreFiles: "{n} weitere [Datei|Dateien]"
    case .undoDays: "{first} bis {last}"
    case .undoDone: "Zurückgenommen: {what}"
    case .undoTrial: "Würde zurückgenommen: {what}"
    case .undoAlready: "Schon zurückgenommen: {what}"
    case .undoRestores: "{command} stellt es wieder her"
    case .undoRemoves: "{command} nimmt es erneut zurück"
    case .undoProfileRemoved: "Profil {name} entfernt"
    case .undoProfileTrial: "Profil {name} würde entfernt"
    case .undoProfileStays: "Profil {name} bleibt; {command} entfernt es"
    case .eventPurchase: "Einkauf {what}"
    case .eventReceipt: "Summe des Kassenbons {what}"
    case .eventPrice: "Preis {what}"
    case .eventExpiry: "Datum von {what}"
    case .eventUsed: "Verbrauch von {what}"
    case .eventWasted: "weggeworfen: {what}"
    case .eventOpened: "geöffnet: {what}"
    case .eventMoved: "umgelagert: {what}"
    case .eventBudget: "Budget {what}"
    case .eventBudgetClosed: "Ende des Budgets {what}"
    case .eventDescribed: "Beschreibung von {what}"
    case .eventRate: "Wechselkurs {what}"
    case .eventUndo: "Rücknahme von {what}"
    case .eventList: "Einkaufsliste {what}"
    case .eventEntry: "Listeneintrag {what}"
    case .eventEntryChange: "Änderung des Listeneintrags {what}"
    case .eventEntryMark: "Listeneintrag markiert: {what}"
    case .eventUnit: "Einheit von {what}"
    case .eventAisle: "Gang {what}"
    case .eventShelf: "Gang von {what}"
    case .eventTrip: "Einkaufsgang {what}"
    case .eventReview: "Bewertung {what}"
    case .eventAnswer: "Antwort {what}"
    case .remarkNewItem: "der Artikel '{name}' ist neu"
    case .remarkNewStore: "das Geschäft '{name}' ist neu"
    case .remarkDidYouMean: "meinten Sie {list}?"
    case .remarkEither: "{list} oder {last}"
    case .remarkMoreNew: "{n} [weiterer neuer Name ähnelt|weitere neue Namen ähneln] bekannten"
    case .remarkUnusual: "'{name}' kostet {price}, sonst {usual}"
    case .remarkUnusualOfCategory:
      "'{name}' kostet {price}; eine Zeile der Kategorie {category} kostet sonst {usual}"
    case .remarkDearest: "'{name}' kostet {price}; die teuerste Zeile bisher kostet {usual}"
    case .remarkBudgetEnds:
      "der Zeitraum von '{name}' bis {day} zählt noch; danach beginnt keiner mehr"
    case .remarkBudgetClosed: "'{name}' wurde bereits am {day} geschlossen"
    case .listNoList: "'{name}' ist weder eine Liste noch ein bekannter Artikel"
    case .listMeant: "für die Liste '{list}': {command}; als Artikel: {other}"
    case .listBecameEntry: "keine Liste heißt '{name}', also kam es als Artikel auf '{list}'"
    case .listMakeIt: "falls es eine Liste ist: {command}"
    case .listStayOpen:
      "{n} [Eintrag von '{list}' ist noch offen und bleibt|Einträge von '{list}' sind noch offen und bleiben] auf der geschlossenen Liste"
    case .listMoveThem: "auf eine andere Liste kommen sie mit: {command}"
    case .forecastTooFew:
      "Für eine Prognose ist zu wenig bekannt: Sie braucht Ausgaben an 3 Tagen und die erste Woche oder zwei frühere Monate."
    case .titleNotBegun: "{month} hat noch nicht begonnen"
    case .leadNotBegun: "Beginn ist am {first}; diese Seite ist vom {day}."
    case .shopNone: "ohne Geschäft {spent}"
    case .shopOthers: "{n} [anderes Geschäft|andere Geschäfte] {spent}"
    case .dayRange: "{first}.–{last}"
    case .categoryProduce: "Obst & Gemüse"
    case .categoryDairy: "Molkerei"
    case .categoryMeat: "Fleisch & Fisch"
    case .categoryBakery: "Backwaren"
    case .categoryFrozen: "Gefrorenes"
    case .categoryPantry: "Vorrat"
    case .categoryBeverages: "Getränke"
    case .categorySnacks: "Snacks"
    case .categoryPersonalCare: "Hygiene"
    case .categoryHousehold: "Haushalt"
    case .categoryOther: "Sonstiges"
    case .askCurrency: "keine Spalte, kein Zeichen und keine Überschrift nennt die Währung"
    case .askDateOrder:
      "die Daten von '{column}' lassen sich auf zwei Arten lesen, etwa '{example}'"
    case .askDayOrder: "die Tage von '{column}' lassen sich auf zwei Arten lesen, etwa '{example}'"
    case .askDecimal:
      "die Beträge von '{column}' lassen sich auf zwei Arten lesen, etwa '{example}'"
    case .askDecimalMark: "steht {mark} vor den Nachkommastellen oder trennt es Tausender?"
    case .askCents: "die Beträge von '{column}' sind ganze Zahlen wie {example}, vielleicht Cent"
    case .askItem: "keine Überschrift nennt den Artikel jeder Zeile"
    case .askDate: "keine Spalte enthält das Datum"
    case .askWhichDate: "unklar, welches Datum der Kauftag ist: {list}"
    case .askYear: "nichts nennt das Jahr von {list}"
    case .askPaid: "unklar, was davon bezahlt wurde: {list}"
    case .askCurrencies: "die Beträge sind in mehreren Währungen: {list}"
    case .askCurrencyColumn: "es braucht eine Spalte mit der Währung jeder Zeile"
    case .askSameReceipt:
      "{known} Zeilen vom {receipt} sind schon erfasst, {new} nicht, und {missing} erfasste fehlen in der Datei"
    case .askIsSameReceipt: "ist es derselbe Beleg?"
    case .askSameTrip:
      "{n} [Kauf|Käufe] dieses Tages und Geschäfts [ist|sind] schon erfasst, von der Liste '{list}' vom {day}"
    case .askIsSameTrip: "gehört dieser Beleg zum selben Einkauf?"
    case .askAnswer: "antworten mit {flag}"
    case .askAnswerForAll:
      "antworten mit {flag}, oder für alle Dateien mit 'larder config {setting}'"
    case .askAlsoFor: "dieselbe Frage für {list}"
    case .askMoreFiles: "{n} weitere [Datei|Dateien]"
    case .askBarcode: "'{name}' hat schon den Strichcode {barcode}"
    case .askBarcodeAnswer: "falls es ein Produkt ist: {command}"
    case .askNoPrice: "'{name}' hat keinen Preis"
    case .askNoPriceAnswer: "setzen mit: {command}"
    case .askOverBudget: "'{name}' würde {cost} kosten, {over} über dem Budget von {budget}"
    case .askOverBudgetAnswer: "{flag} erfasst es trotzdem"
    }
  }
}

extension TableWords {
  /// Headings and titles of tables in German, by the English ones.
  static let german: [String: String] = [
    "budget": "Budget",
    "category": "Kategorie",
    "currency": "Währung",
    "start": "Anfang",
    "end": "Ende",
    "allotted": "vorgesehen",
    "carried": "übertragen",
    "spent": "ausgegeben",
    "remaining": "übrig",
    "used %": "genutzt %",
    "days left": "Tage übrig",
    "per day left": "pro Tag übrig",
    "projected": "voraussichtlich",
    "status": "Status",
    "outcome": "Ergebnis",
    "on track": "im Plan",
    "daily mean": "Mittel am Tag",
    "unallocated": "nicht verteilt",
    "unbudgeted": "ohne Budget",
    "excess": "zu viel",
    "alert": "Hinweis",
    "share %": "Anteil %",
    "lines": "Zeilen",
    "last month": "letzter Monat",
    "mean before": "Mittel davor",
    "change": "Änderung",
    "item": "Artikel",
    "store": "Geschäft",
    "unit": "Einheit",
    "before": "vorher",
    "now": "jetzt",
    "change %": "Änderung %",
    "observations": "Beobachtungen",
    "reason": "Grund",
    "wasted": "weggeworfen",
    "quantity": "Menge",
    "events": "Ereignisse",
    "avoidable": "vermeidbar",
    "month": "Monat",
    "items": "Artikel",
    "coverage %": "Abdeckung %",
    "fisher": "Fisher",
    "GEKS": "GEKS",
    "expires": "haltbar bis",
    "basis": "Grundlage",
    "80 % from": "80 % von",
    "to": "bis",
    "waste probability": "Wegwerfrisiko",
    "value": "Wert",
    "last day": "letzter Tag",
    "next day": "nächster Tag",
    "within 7 days": "in 7 Tagen",
    "n": "n",
    "skill %": "Güte %",
    "last price": "letzter Preis",
    "day": "Tag",
    "predicted": "erwartet",
    "method": "Verfahren",
    "period": "Zeitraum",
    "95 % from": "95 % von",
    "year before": "Jahr davor",
    "periods": "Zeiträume",
    "overspent": "überzogen",
    "package before": "Packung vorher",
    "package after": "Packung jetzt",
    "price before": "Preis vorher",
    "price after": "Preis jetzt",
    "Budgets": "Budgets",
    "Spend by category": "Ausgaben nach Kategorie",
    "Top items": "Artikel mit den größten Ausgaben",
    "Stores": "Geschäfte",
    "What changed most": "Was sich am meisten geändert hat",
    "What became dearer or cheaper": "Was teurer oder billiger wurde",
    "Packages that shrank": "Geschrumpfte Packungen",
    "Waste": "Weggeworfen",
    "The household's own price index": "Der eigene Preisindex",
    "What spoils within 7 days": "Was in 7 Tagen abläuft",
    "What runs out": "Was zur Neige geht",
    "Prices to come": "Kommende Preise",
    "Expected spending": "Voraussichtliche Ausgaben",
    "Spend by month": "Ausgaben nach Monat",
    "{shown} of {all}; larder prints all of them as CSV":
      "{shown} von {all}; larder gibt alle als CSV aus",
    "Medians of regular prices, against {before}.": "Mediane regulärer Preise, gegenüber {before}.",
    "Of what is bought most often. Skill: how much less the error was than the last price's.":
      "Von dem, was am häufigsten gekauft wird. Güte: um wie viel kleiner der Fehler war als der des letzten Preises.",
    "week": "Woche",
    "2 weeks": "2 Wochen",
    "quarter": "Quartal",
    "year": "Jahr",
    "storage": "Lagerort",
    "brand": "Marke",
    "note": "Notiz",
    "receipt": "Kassenbon",
    "barcode": "Strichcode",
    "kind": "Art",
    "aisle": "Gang",
    "alias of": "anderer Name von",
    "categories": "Kategorien",
    "rating": "Bewertung",
    "about": "Thema",
    "address": "Adresse",
    "cap": "Obergrenze",
    "city": "Ort",
    "country": "Land",
    "default": "Standard",
    "detail": "Merkmal",
    "favourite": "Favorit",
    "list total": "Betrag vor Rabatt",
    "of": "gehört zu",
    "on sale": "Angebot",
    "order": "Reihenfolge",
    "origin": "Herkunft",
    "package": "Packung",
    "postcode": "Postleitzahl",
    "purchase": "Kauf",
    "purchased": "gekauft",
    "retired": "entfernt",
    "rollover": "Übertrag",
    "shelf life days": "Haltbarkeit in Tagen",
    "size": "Größe",
    "state": "Region",
    "tags": "Schlagwörter",
    "text": "Text",
    "till": "Kasse",
    "time": "Uhrzeit",
    "variant of": "Variante von",
  ]

  /// The fixed words that values of events have, in German, by the English ones.
  static let germanValues: [String: String] = [
    "yes": "ja",
    "no": "nein",
    "expired": "abgelaufen",
    "spoiled": "verdorben",
    "forgotten": "vergessen",
    "over-purchased": "zu viel gekauft",
    "disliked": "nicht gemocht",
    "other": "sonstiges",
    "fridge": "Kühlschrank",
    "freezer": "Gefrierfach",
    "pantry": "Vorrat",
    "use-by": "Verbrauchsdatum",
    "best-before": "mindestens haltbar bis",
    "item": "Artikel",
    "refund": "Erstattung",
    "deposit": "Pfand",
    "discount": "Rabatt",
    "fee": "Gebühr",
    "tax": "Steuer",
    "shelf": "Regal",
    "flyer": "Prospekt",
    "receipt": "Kassenbon",
    "web": "Internet",
    "manual": "von Hand",
    "none": "keiner",
    "surplus": "Überschuss",
    "deficit": "Fehlbetrag",
    "both": "beides",
    "product": "Produkt",
    "store": "Geschäft",
    "price": "Preis",
    "trip": "Einkauf",
    "general": "Allgemeines",
    "ok": "in Ordnung",
    "watch": "knapp",
    "over": "überschritten",
    "ended": "beendet",
    "kept": "eingehalten",
    "label": "Aufdruck",
    "predicted": "vorhergesagt",
    "each": "Stück",
    "smoothed-rate": "geglättete Rate",
    "pro-rata": "anteilig",
    "single": "ein Preis",
    "sticky": "bleibt",
    "regression": "Regression",
    "sale": "Aktion",
    "regular": "normal",
    "elevated": "erhöht",
  ]
}
