extension TextKey {
  /// The text in French.
  var french: String {
    switch self {
    case .titleLeft: "{month} : {spent} dépensés, il reste {left} sur {budget}"
    case .titleOver: "{month} : {spent} dépensés, {over} de plus que le budget de {budget}"
    case .titleSpent: "{month} : {spent} dépensés"
    case .titleNothing: "{month} : aucun achat"
    case .monthUpTo: "{month} jusqu’au {day}"
    case .yearUpTo: "{year} jusqu’au {day}"
    case .monthOfYear: "{month} {year}"
    case .nothingBought: "Aucun achat."
    case .leadKept: "Budget tenu."
    case .leadNear: "Budget tenu de justesse."
    case .leadOver: "Budget dépassé de {over}."
    case .leadPerDay: "Il reste {left} pour {n} [jour|jours] : {each} par jour."
    case .leadAlsoSpent: "Dépensés aussi : {spent} ({n} [ligne|lignes])."
    case .leadMoreThanLast: "C’est {change} de plus qu’{in} ({last})."
    case .leadLessThanLast: "C’est {change} de moins qu’{in} ({last})."
    case .leadSameAsLast: "C’est autant qu’{in} ({last})."
    case .leadMoreThanUsual:
      "C’est {change} de plus que d’habitude (moyenne [du dernier mois|des {n} derniers mois] : {usual})."
    case .leadLessThanUsual:
      "C’est {change} de moins que d’habitude (moyenne [du dernier mois|des {n} derniers mois] : {usual})."
    case .leadAsUsual:
      "C’est comme d’habitude (moyenne [du dernier mois|des {n} derniers mois] : {usual})."
    case .driversMost: "{list} en [explique|expliquent] la plus grande part."
    case .driversSome: "[La plus grande part|Les plus grandes parts] : {list}."
    case .leadPartsOver: "Budgets dépassés : {list}."
    case .overPart: "{name} de {over}"
    case .overPeriod: "{name} du {days} de {over}"
    case .leadWaste: "Des aliments pour {cost} ont été jetés."
    case .leadNextMonth: "Dépenses prévues {in} : environ {point} (de {low} à {high})."
    case .leadWholeMonth: "Le mois entier coûtera environ {point} (de {low} à {high})."
    case .leadUnbalanced:
      "{n} [ticket a|tickets ont] des lignes dont la somme n’est pas le total indiqué : {command}"
    case .inMonth: "en {month}"
    case .inSameDays: "{in} pendant [le premier jour|les {n} premiers jours]"
    case .weekdayAndDay: "{weekday} {day} {month}"
    case .dayOfMonth: "{day} {month}"
    case .listEnd: "{list} et {last}"
    case .contents: "Sommaire"
    case .budget: "Budget"
    case .budgets: "Budgets"
    case .whereItWent: "Où est passé l’argent"
    case .whatChanged: "Ce qui a changé"
    case .prices: "Prix"
    case .eatSoon: "À manger bientôt"
    case .thrownAway: "Jeté"
    case .buySoon: "À acheter bientôt"
    case .monthsEnd: "Comment finira le mois"
    case .numbers: "Chiffres"
    case .howMade: "Comment c’est fait"
    case .budgetColumn: "Budget"
    case .spent: "Dépensé"
    case .left: "Reste"
    case .used: "Utilisé"
    case .status: "État"
    case .category: "Catégorie"
    case .share: "Part"
    case .change: "Écart"
    case .usual: "Habituel"
    case .againstUsual: "vs. habituel"
    case .total: "Total"
    case .item: "Article"
    case .shop: "Magasin"
    case .part: "Partie"
    case .before: "Avant"
    case .now: "Maintenant"
    case .eatBy: "À manger avant"
    case .inHouse: "À la maison"
    case .worth: "Valeur"
    case .cost: "Coût"
    case .quantity: "Quantité"
    case .expectedOn: "Prévu"
    case .lastBought: "Dernier achat"
    case .usually: "Habituel"
    case .month: "Mois"
    case .about: "Environ"
    case .atLeast: "De"
    case .atMost: "À"
    case .comparedWith: "Comparé à"
    case .others: "{n} [autre catégorie|autres catégories]"
    case .lines: "Lignes"
    case .statusOver: "dépassé"
    case .statusNear: "juste"
    case .statusKept: "tenu"
    case .statusWatch: "attention"
    case .statusOnTrack: "en bonne voie"
    case .periodBy: "{days} de {over}"
    case .noneOver: "aucun sur {n} dépassé"
    case .someOver: "{over} sur {n} dépassés : {list}"
    case .amountsIn: "{what}, en {currency}"
    case .budgetChart: "Dépenses et budget"
    case .spentByCategory: "Dépenses par catégorie"
    case .spentByDay: "Dépenses jusqu’à chaque jour"
    case .shops: "Par magasin : {list}."
    case .sameDaysNote:
      "Tous les mois sont comparés sur [leur premier jour|leurs {n} premiers jours]."
    case .changedMost: "Ce qui s’écarte le plus de l’habituel"
    case .moreOf: "Plus que d’habitude : {list}."
    case .newThings: "Nouveau, ou pas acheté depuis trois mois : {list}."
    case .lessOf: "Moins que d’habitude : {list}."
    case .notBought: "Pas acheté : {list}."
    case .whyChanged: "Pourquoi les dépenses ont changé"
    case .splitSentence: "Les dépenses ont changé de {change} par rapport à celles faites {month} :"
    case .partPrices: "Prix des mêmes choses"
    case .partQuantities: "Plus ou moins des mêmes choses"
    case .partNew: "Choses non achetées {last}"
    case .partGone: "Choses achetées {last} seulement"
    case .partRest: "Consignes, remboursements, frais et remises sur ticket"
    case .basketLevel: "Ce que vous achetez est {list}."
    case .dearerThan: "{percent} plus cher qu’{in}"
    case .cheaperThan: "{percent} moins cher qu’{in}"
    case .basketPrices: "Prix de ce que vous achetez"
    case .levelUnit: "{month} = 100"
    case .dearer: "Plus cher qu’{in} : {list}."
    case .cheaper: "Moins cher qu’{in} : {list}."
    case .pricesMoved: "Prix qui ont changé"
    case .packagesShrank: "Emballages qui ont rétréci :"
    case .packageShrank:
      "{item} : {after} depuis le {day}, avant {before} ; {percent} plus cher par {unit}"
    case .eatFirst: "À manger d’abord : {list}."
    case .buyFirst: "Sans doute bientôt nécessaires : {list}."
    case .moreRows: "{n} de plus, non montrés."
    case .forecastSentence:
      "Environ {point} ; quatre mois pareils sur cinq restent entre {low} et {high}."
    case .expectedSpending: "Dépenses prévues"
    case .spentInMonth: "Dépenses du mois"
    case .budgetThisMonth: "Budget de ce mois"
    case .expected: "Prévu"
    case .forecastChart: "Les mois passés et ce qui est prévu"
    case .titleYear: "{year} : {spent} dépensés, {each} par mois"
    case .inYear: "en {year}"
    case .yearMore:
      "{months} : {spent} dépensés, {change} de plus que les mêmes mois de {year} ({before})."
    case .yearLess:
      "{months} : {spent} dépensés, {change} de moins que les mêmes mois de {year} ({before})."
    case .yearSame: "{months} : {spent} dépensés, autant que les mêmes mois de {year}."
    case .monthsRange: "{first} à {last}"
    case .budgetKeptIn: "{name} : tenu dans {kept} [période|périodes] sur {n}."
    case .monthRecords: "Le mois le plus cher fut {high} ({most}), le moins cher {low} ({least})."
    case .monthsHeading: "Mois"
    case .spentByMonth: "Dépenses par mois"
    case .seasons: "Saisons"
    case .seasonChart: "Chaque catégorie au fil de l’année, à la même échelle"
    case .peakOf: "{name} {in} ({spent})"
    case .peaks: "Les plus fortes dépenses : {list}."
    case .records: "Records"
    case .dayRecord: "Le jour le plus cher fut {day} : {spent}."
    case .oftenest: "Acheté le plus souvent : {item} ({n} fois)."
    case .mostSpentOn: "Les plus grandes dépenses"
    case .periodsKept: "Tenu"
    case .keptOf: "{kept} sur {n}"
    case .methodYear:
      "Une année est comparée aux mêmes mois de la précédente ; les mois d’avant le premier achat sont omis. Remboursements et remises sont déduits."
    case .perUnit: "{currency} par {unit}"
    case .indexTitle: "Tous les rapports"
    case .indexLead: "{n} mois, {first} à {last}."
    case .indexFooter: "Jusqu’au {day}"
    case .yearsHeading: "Années"
    case .yearColumn: "Année"
    case .numbersSummary: "Tous les tableaux, avec les colonnes lues par les programmes"
    case .categorisedShare:
      "{percent} des dépenses en {currency} ont une catégorie donnée par un fichier, une règle ou un nom."
    case .methodSpending:
      "Remboursements, consignes rendues et remises sont déduits. L’habituel est la moyenne de trois mois précédents au plus."
    case .methodPrices:
      "Les niveaux de prix comparent tous les couples de 13 mois, sur ce qui a été acheté dans les deux (indice GEKS)."
    case .methodForecast:
      "Les prévisions ne voient que ce qui est daté jusqu’au jour du rapport ; leurs marges ont tenu dans environ quatre mois passés sur cinq."
    case .footer: "Daté du {day} · {events} faits · empreinte {id}"
    case .countOfLines: "{n} [ligne d’achat|lignes d’achat]"
    case .countOfItems: "{n} [article|articles]"
    case .countOfStores: "{n} [magasin|magasins]"
    case .dayOfYear: "{day} {year}"
    case .statusHeld: "{lines} pour {items} dans {stores}, du {first} au {last}"
    case .statusSpent: "Dépensé {in} jusqu’au {day} : {list}"
    case .statusNothing: "Rien dépensé {in} jusqu’au {day}"
    case .statusLastBought: "le dernier achat date du {day}"
    case .statusBudgetLeft: "Budget {name} : il reste {left} sur {whole} jusqu’au {day}"
    case .statusBudgetOver: "Budget {name} : {over} au-dessus de {whole} jusqu’au {day}"
    case .statusMoreBudgets: "{n} [autre budget|autres budgets] : {command}"
    case .statusOverBudget: "Au-dessus du budget : {list}"
    case .statusMore: "{list} et {n} de plus"
    case .statusNoneDue: "Aucun aliment n’expire d’ici {n} [jour|jours]"
    case .statusDue: "À consommer d’ici {n} [jour|jours] : {list}"
    case .statusPast: "certains ont dépassé leur date"
    case .statusSpendHint: "où l’argent est allé"
    case .statusStockHint: "ce qu’il y a à la maison, et quoi manger d’abord"
    case .statusReportHint: "le mois en entier"
    case .statusNoLarder: "Il n’y a pas encore de larder ici. Trois façons de commencer :"
    case .statusDemoHint: "écrire un ménage d’exemple pour essayer"
    case .statusImportHint: "lire les tickets tels que magasins et applis les exportent"
    case .statusAddHint: "saisir un achat à la main"
    case .nothingToShow: "rien à afficher"
    case .nothingToShowSince: "rien à afficher ; le dernier achat date du {day}"
    case .nothingRecorded: "rien à afficher ; aucun achat n’est enregistré jusqu’au {day}"
    case .factRecorded: "Enregistré : {list}"
    case .factReceipt: "Total d’un ticket enregistré : {list}"
    case .factPrice: "Prix enregistré : {list}"
    case .factExpiry: "Date enregistrée : {list}"
    case .factUsed: "Enregistré comme consommé : {list}"
    case .factWasted: "Enregistré comme jeté : {list}"
    case .factOpened: "Enregistré comme ouvert : {list}"
    case .factMoved: "Enregistré comme déplacé : {list}"
    case .factBudget: "Budget fixé : {list}"
    case .factBudgetClosed: "Budget clos : {list}"
    case .factRate: "Taux de change enregistré : {list}"
    case .factDescribed: "Décrit : {list}"
    case .factReview: "Avis enregistré : {list}"
    case .factTrial: "Serait enregistré : {list}"
    case .factAt: "{what} chez {store}"
    case .factGoodUntil: "à consommer avant le {day}"
    case .factEvery: "par {step} à partir du {day}"
    case .factUndo: "id {id} ; {command} l’annule"
    case .listOpen: "{n} à acheter"
    case .listChecked: "{n} [coché|cochés] ({share})"
    case .listUnavailable: "{n} [indisponible|indisponibles]"
    case .listEstimated: "environ {money}"
    case .listInBasket: "{money} dans le panier"
    case .listUnpriced: "{n} sans prix"
    case .listBudgetLeft: "il reste {left} sur {budget}"
    case .listBudgetOver: "{over} de plus que les {budget}"
    case .listOtherAisles: "Autres"
    case .listCheckedPart: "Coché"
    case .listUnavailablePart: "Indisponible"
    case .listRecord: "Pour enregistrer les achats, exécutez :"
    case .undoBatch: "lot {moment}, {what}"
    case .undoEvent: "événement {id} : {what}"
    case .undoContents: "{n} [événement|événements] : {what}"
    case .undoAmount: "{amount} {currency}"
    case .undoLines: "{amounts} en {n} [ligne|lignes]"
    case .undoMoreFiles: "{n} [autre fichier|autres fichiers]"
    case .undoDays: "{first} au {last}"
    case .undoDone: "Annulé : {what}"
    case .undoTrial: "Serait annulé : {what}"
    case .undoAlready: "Déjà annulé : {what}"
    case .undoRestores: "{command} le rétablit"
    case .undoRemoves: "{command} l’annule de nouveau"
    case .undoProfileRemoved: "profil {name} supprimé"
    case .undoProfileTrial: "le profil {name} serait supprimé"
    case .undoProfileStays: "le profil {name} reste ; {command} le supprime"
    case .eventPurchase: "achat {what}"
    case .eventReceipt: "total du ticket {what}"
    case .eventPrice: "prix {what}"
    case .eventExpiry: "date de {what}"
    case .eventUsed: "consommation de {what}"
    case .eventWasted: "gaspillage de {what}"
    case .eventOpened: "ouverture de {what}"
    case .eventMoved: "déplacement de {what}"
    case .eventBudget: "budget {what}"
    case .eventBudgetClosed: "fin du budget {what}"
    case .eventDescribed: "description de {what}"
    case .eventRate: "taux de change {what}"
    case .eventUndo: "annulation de {what}"
    case .eventList: "liste {what}"
    case .eventEntry: "article de liste {what}"
    case .eventEntryChange: "modification de l’article de liste {what}"
    case .eventEntryMark: "marque sur l’article de liste {what}"
    case .eventUnit: "unité de {what}"
    case .eventAisle: "rayon {what}"
    case .eventShelf: "rayon de {what}"
    case .eventTrip: "sortie de courses {what}"
    case .eventReview: "avis {what}"
    case .eventAnswer: "réponse {what}"
    case .remarkNewItem: "l’article '{name}' est nouveau"
    case .remarkNewStore: "le magasin '{name}' est nouveau"
    case .remarkDidYouMean: "vouliez-vous dire {list} ?"
    case .remarkEither: "{list} ou {last}"
    case .remarkMoreNew:
      "{n} [autre nouveau nom ressemble|autres nouveaux noms ressemblent] à des noms connus"
    case .remarkUnusual: "'{name}' coûte {price}, d’habitude {usual}"
    case .remarkUnusualOfCategory:
      "'{name}' coûte {price} ; une ligne de {category} coûte d’habitude {usual}"
    case .remarkDearest: "'{name}' coûte {price} ; la ligne la plus chère jusqu’ici coûte {usual}"
    case .remarkBudgetEnds:
      "la période de '{name}' jusqu’au {day} compte encore ; aucune autre ne commence après"
    case .remarkBudgetClosed: "'{name}' a déjà été clos le {day}"
    case .listNoList: "'{name}' n’est ni une liste ni un article connu"
    case .listMeant: "pour la liste '{list}' : {command} ; comme article : {other}"
    case .listBecameEntry: "aucune liste ne s’appelle '{name}' ; c’est donc un article de '{list}'"
    case .listMakeIt: "si c’est une liste : {command}"
    case .listStayOpen:
      "{n} [entrée de '{list}' reste ouverte|entrées de '{list}' restent ouvertes] sur la liste close"
    case .listMoveThem: "pour les déplacer vers une autre liste : {command}"
    case .forecastTooFew:
      "On en sait trop peu pour une prévision : il faut des dépenses sur 3 jours et la première semaine, ou deux mois antérieurs."
    case .titleNotBegun: "{month} n’a pas encore commencé"
    case .leadNotBegun: "Début le {first} ; cette page est datée du {day}."
    case .shopNone: "sans magasin {spent}"
    case .shopOthers: "{n} [autre magasin|autres magasins] {spent}"
    case .dayRange: "{first}–{last}"
    case .categoryProduce: "Fruits et légumes"
    case .categoryDairy: "Produits laitiers"
    case .categoryMeat: "Viande et poisson"
    case .categoryBakery: "Boulangerie"
    case .categoryFrozen: "Surgelés"
    case .categoryPantry: "Épicerie"
    case .categoryBeverages: "Boissons"
    case .categorySnacks: "Snacks"
    case .categoryPersonalCare: "Hygiène"
    case .categoryHousehold: "Entretien"
    case .categoryOther: "Autres"
    case .askCurrency: "aucune colonne, aucun signe ni en-tête n’indique la devise"
    case .askDateOrder: "les dates de '{column}' se lisent dans deux ordres, comme '{example}'"
    case .askDayOrder: "les jours de '{column}' se lisent dans deux ordres, comme '{example}'"
    case .askDecimal: "les montants de '{column}' se lisent de deux façons, comme '{example}'"
    case .askDecimalMark: "{mark} précède-t-il les décimales ou sépare-t-il les milliers ?"
    case .askCents:
      "les montants de '{column}' sont des nombres entiers comme {example}, peut-être des centimes"
    case .askItem: "aucun en-tête n’indique l’article de chaque ligne"
    case .askDate: "aucune colonne ne contient la date"
    case .askWhichDate: "on ignore quelle date est le jour d’achat : {list}"
    case .askYear: "rien n’indique l’année de {list}"
    case .askPaid: "on ignore lequel de {list} a été payé"
    case .askCurrencies: "les montants sont en plusieurs devises : {list}"
    case .askCurrencyColumn: "il faut une colonne avec la devise de chaque ligne"
    case .askSameReceipt:
      "{known} lignes du {receipt} sont déjà enregistrées, {new} ne le sont pas, et {missing} enregistrées manquent dans le fichier"
    case .askIsSameReceipt: "est-ce le même ticket ?"
    case .askSameTrip:
      "{n} [achat|achats] de ce jour et de ce magasin [est déjà enregistré|sont déjà enregistrés], de la liste '{list}' du {day}"
    case .askIsSameTrip: "ce ticket est-il du même trajet ?"
    case .askAnswer: "répondez avec {flag}"
    case .askAnswerForAll:
      "répondez avec {flag}, ou pour tous les fichiers avec 'larder config {setting}'"
    case .askAlsoFor: "la même question pour {list}"
    case .askMoreFiles: "{n} [autre fichier|autres fichiers]"
    case .askBarcode: "'{name}' a déjà le code-barres {barcode}"
    case .askBarcodeAnswer: "si c’est un seul produit : {command}"
    case .askNoPrice: "'{name}' n’a pas de prix"
    case .askNoPriceAnswer: "fixez-le avec : {command}"
    case .askOverBudget: "'{name}' coûterait {cost}, soit {over} de plus que son budget de {budget}"
    case .askOverBudgetAnswer: "{flag} l’enregistre quand même"
    }
  }
}

extension TableWords {
  /// Headings and titles of tables in French, by the English ones.
  static let french: [String: String] = [
    "budget": "budget",
    "category": "catégorie",
    "currency": "monnaie",
    "start": "début",
    "end": "fin",
    "allotted": "alloué",
    "carried": "reporté",
    "spent": "dépensé",
    "remaining": "restant",
    "used %": "utilisé %",
    "days left": "jours restants",
    "per day left": "restant par jour",
    "projected": "projeté",
    "status": "statut",
    "outcome": "résultat",
    "on track": "en bonne voie",
    "daily mean": "moyenne par jour",
    "unallocated": "non réparti",
    "unbudgeted": "hors budget",
    "excess": "excédent",
    "alert": "alerte",
    "share %": "part %",
    "lines": "lignes",
    "last month": "mois dernier",
    "mean before": "moyenne d’avant",
    "change": "écart",
    "item": "article",
    "store": "magasin",
    "unit": "unité",
    "before": "avant",
    "now": "maintenant",
    "change %": "écart %",
    "observations": "observations",
    "reason": "raison",
    "wasted": "jeté",
    "quantity": "quantité",
    "events": "événements",
    "avoidable": "évitable",
    "month": "mois",
    "items": "articles",
    "coverage %": "couverture %",
    "fisher": "Fisher",
    "GEKS": "GEKS",
    "expires": "expire",
    "basis": "base",
    "80 % from": "80 % de",
    "to": "à",
    "waste probability": "risque de perte",
    "value": "valeur",
    "last day": "dernier jour",
    "next day": "prochain jour",
    "within 7 days": "en 7 jours",
    "n": "n",
    "skill %": "gain %",
    "last price": "dernier prix",
    "day": "jour",
    "predicted": "prévu",
    "method": "méthode",
    "period": "période",
    "95 % from": "95 % de",
    "year before": "année d’avant",
    "periods": "périodes",
    "overspent": "dépassées",
    "package before": "emballage avant",
    "package after": "emballage après",
    "price before": "prix avant",
    "price after": "prix après",
    "Budgets": "Budgets",
    "Spend by category": "Dépenses par catégorie",
    "Top items": "Articles les plus coûteux",
    "Stores": "Magasins",
    "What changed most": "Ce qui a le plus changé",
    "What became dearer or cheaper": "Ce qui a augmenté ou baissé",
    "Packages that shrank": "Emballages qui ont rétréci",
    "Waste": "Jeté",
    "The household's own price index": "L’indice des prix du ménage",
    "What spoils within 7 days": "Ce qui expire sous 7 jours",
    "What runs out": "Ce qui va manquer",
    "Prices to come": "Prix à venir",
    "Expected spending": "Dépenses prévues",
    "Spend by month": "Dépenses par mois",
    "{shown} of {all}; larder prints all of them as CSV":
      "{shown} sur {all} ; larder les donne toutes en CSV",
    "Medians of regular prices, against {before}.":
      "Médianes des prix réguliers, par rapport à {before}.",
    "Of what is bought most often. Skill: how much less the error was than the last price's.":
      "De ce qui s’achète le plus souvent. Gain : de combien l’erreur fut moindre que celle du dernier prix.",
    "week": "semaine",
    "2 weeks": "2 semaines",
    "quarter": "trimestre",
    "year": "an",
    "storage": "emplacement",
    "brand": "marque",
    "note": "note",
    "receipt": "ticket",
    "barcode": "code-barres",
    "kind": "type",
    "aisle": "rayon",
    "alias of": "autre nom de",
    "categories": "catégories",
    "rating": "évaluation",
    "about": "sujet",
    "address": "adresse",
    "cap": "plafond",
    "city": "ville",
    "country": "pays",
    "default": "par défaut",
    "detail": "détail",
    "favourite": "favori",
    "list total": "montant avant remise",
    "of": "appartient à",
    "on sale": "promotion",
    "order": "ordre",
    "origin": "origine",
    "package": "emballage",
    "postcode": "code postal",
    "purchase": "achat",
    "purchased": "acheté",
    "retired": "retiré",
    "rollover": "report",
    "shelf life days": "jours de conservation",
    "size": "taille",
    "state": "région",
    "tags": "étiquettes",
    "text": "texte",
    "till": "caisse",
    "time": "heure",
    "variant of": "variante de",
  ]

  /// The fixed words that values of events have, in French, by the English ones.
  static let frenchValues: [String: String] = [
    "yes": "oui",
    "no": "non",
    "expired": "périmé",
    "spoiled": "gâté",
    "forgotten": "oublié",
    "over-purchased": "acheté en trop",
    "disliked": "pas aimé",
    "other": "autre",
    "fridge": "réfrigérateur",
    "freezer": "congélateur",
    "pantry": "placard",
    "use-by": "date limite de consommation",
    "best-before": "à consommer de préférence avant",
    "item": "article",
    "refund": "remboursement",
    "deposit": "consigne",
    "discount": "remise",
    "fee": "frais",
    "tax": "taxe",
    "shelf": "rayon",
    "flyer": "prospectus",
    "receipt": "ticket",
    "web": "web",
    "manual": "à la main",
    "none": "aucun",
    "surplus": "excédent",
    "deficit": "déficit",
    "both": "les deux",
    "product": "produit",
    "store": "magasin",
    "price": "prix",
    "trip": "courses",
    "general": "général",
    "ok": "en ordre",
    "watch": "à surveiller",
    "over": "dépassé",
    "ended": "terminé",
    "kept": "respecté",
    "label": "étiquette",
    "predicted": "prévu",
    "each": "pièce",
    "smoothed-rate": "rythme lissé",
    "pro-rata": "prorata",
    "single": "un seul prix",
    "sticky": "stable",
    "regression": "régression",
    "sale": "promotion",
    "regular": "normal",
    "elevated": "élevé",
  ]
}
