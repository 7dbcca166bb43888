extension TextKey {
  /// The text in Hebrew.
  var hebrew: String {
    switch self {
    case .titleLeft: "{month}: הוצאו {spent}, נותרו {left} מתוך {budget}"
    case .titleOver: "{month}: הוצאו {spent}, {over} מעל התקציב של {budget}"
    case .titleSpent: "{month}: הוצאו {spent}"
    case .titleNothing: "{month}: לא נקנה דבר"
    case .monthUpTo: "{month} עד {day}"
    case .yearUpTo: "{year} עד {day}"
    case .monthOfYear: "{month} {year}"
    case .nothingBought: "לא נקנה דבר."
    case .leadKept: "התקציב נשמר."
    case .leadNear: "התקציב נשמר כמעט בלי עודף."
    case .leadOver: "חריגה של {over} מהתקציב."
    case .leadPerDay: "נותרו {left} ל־{n} [יום|ימים]: {each} ליום."
    case .leadAlsoSpent: "הוצאו גם {spent} ({n} [שורה|שורות])."
    case .leadMoreThanLast: "זה {change} יותר מאשר {in} ({last})."
    case .leadLessThanLast: "זה {change} פחות מאשר {in} ({last})."
    case .leadSameAsLast: "זה כמו {in} ({last})."
    case .leadMoreThanUsual:
      "זה {change} יותר מהרגיל (ממוצע של {n} [חודש|חודשים] אחרונים: {usual})."
    case .leadLessThanUsual:
      "זה {change} פחות מהרגיל (ממוצע של {n} [חודש|חודשים] אחרונים: {usual})."
    case .leadAsUsual: "זה כרגיל (ממוצע של {n} [חודש|חודשים] אחרונים: {usual})."
    case .driversMost: "את רוב ההפרש [מסביר|מסבירים] {list}."
    case .driversSome: "[החלק הגדול ביותר|החלקים הגדולים ביותר]: {list}."
    case .leadPartsOver: "מעל התקציב: {list}."
    case .overPart: "{name} ב־{over}"
    case .overPeriod: "{name} של {days} ב־{over}"
    case .leadWaste: "נזרק מזון בשווי {cost}."
    case .leadNextMonth: "ההוצאה הצפויה {in}: בערך {point} ({low} עד {high})."
    case .leadWholeMonth: "כל החודש יעלה בערך {point} ({low} עד {high})."
    case .leadUnbalanced: "ב־{n} [קבלה|קבלות] השורות אינן מסתכמות בסכום הרשום: {command}"
    case .inMonth: "ב{month}"
    case .inSameDays: "{in} ב־{n} [היום הראשון|הימים הראשונים]"
    case .weekdayAndDay: "יום {weekday} {day} ב{month}"
    case .dayOfMonth: "{day} ב{month}"
    case .listEnd: "{list} ו־{last}"
    case .contents: "תוכן"
    case .budget: "תקציב"
    case .budgets: "תקציבים"
    case .whereItWent: "לאן הלך הכסף"
    case .whatChanged: "מה השתנה"
    case .prices: "מחירים"
    case .eatSoon: "לאכול בקרוב"
    case .thrownAway: "נזרק"
    case .buySoon: "לקנות בקרוב"
    case .monthsEnd: "איך יסתיים החודש"
    case .numbers: "מספרים"
    case .howMade: "איך זה נעשה"
    case .budgetColumn: "תקציב"
    case .spent: "הוצא"
    case .left: "נותר"
    case .used: "נוצל"
    case .status: "מצב"
    case .category: "קטגוריה"
    case .share: "חלק"
    case .change: "שינוי"
    case .usual: "רגיל"
    case .againstUsual: "מול הרגיל"
    case .total: "סך הכול"
    case .item: "פריט"
    case .shop: "חנות"
    case .part: "חלק"
    case .before: "לפני"
    case .now: "עכשיו"
    case .eatBy: "לאכול עד"
    case .inHouse: "בבית"
    case .worth: "שווי"
    case .cost: "עלות"
    case .quantity: "כמות"
    case .expectedOn: "צפוי"
    case .lastBought: "נקנה לאחרונה"
    case .usually: "בדרך כלל"
    case .month: "חודש"
    case .about: "בערך"
    case .atLeast: "מ־"
    case .atMost: "עד"
    case .comparedWith: "בהשוואה אל"
    case .others: "עוד {n} [קטגוריה|קטגוריות]"
    case .lines: "שורות"
    case .statusOver: "חריגה"
    case .statusNear: "גבולי"
    case .statusKept: "נשמר"
    case .statusWatch: "לשים לב"
    case .statusOnTrack: "כמתוכנן"
    case .periodBy: "{days} ב־{over}"
    case .noneOver: "אין חריגה באף אחד מ־{n}"
    case .someOver: "חריגה ב־{over} מתוך {n}: {list}"
    case .amountsIn: "{what}, ב־{currency}"
    case .budgetChart: "הוצאה ותקציב"
    case .spentByCategory: "הוצאה לפי קטגוריה"
    case .spentByDay: "ההוצאה עד כל יום"
    case .shops: "לפי חנות: {list}."
    case .sameDaysNote: "כל החודשים מושווים לפי {n} [היום הראשון|הימים הראשונים]."
    case .changedMost: "מה השתנה ביותר מול הרגיל"
    case .moreOf: "יותר מהרגיל: {list}."
    case .newThings: "חדש, או לא נקנה שלושה חודשים: {list}."
    case .lessOf: "פחות מהרגיל: {list}."
    case .notBought: "לא נקנה: {list}."
    case .whyChanged: "למה השתנה החשבון"
    case .splitSentence: "החשבון השתנה ב־{change} ממה שהוצא {month}:"
    case .partPrices: "מחירים של אותם דברים"
    case .partQuantities: "יותר או פחות מאותם דברים"
    case .partNew: "דברים שלא נקנו {last}"
    case .partGone: "דברים שנקנו רק {last}"
    case .partRest: "פיקדון, החזרים, עמלות והנחות על הקבלה"
    case .basketLevel: "מה שאתם קונים {list}."
    case .dearerThan: "יקר יותר ב־{percent} מאשר {in}"
    case .cheaperThan: "זול יותר ב־{percent} מאשר {in}"
    case .basketPrices: "המחירים של מה שאתם קונים"
    case .levelUnit: "{month} = 100"
    case .dearer: "יקר יותר מאשר {in}: {list}."
    case .cheaper: "זול יותר מאשר {in}: {list}."
    case .pricesMoved: "מחירים שהשתנו"
    case .packagesShrank: "אריזות שהתכווצו:"
    case .packageShrank: "{item}: {after} מאז {day}, קודם {before}; יקר יותר ב־{percent} ל־{unit}"
    case .eatFirst: "לאכול קודם: {list}."
    case .buyFirst: "כנראה יידרש בקרוב: {list}."
    case .moreRows: "עוד {n} לא מוצגים."
    case .forecastSentence: "בערך {point}; בארבעה מתוך חמישה חודשים כאלה בין {low} לבין {high}."
    case .expectedSpending: "הוצאה צפויה"
    case .spentInMonth: "הוצאה בחודש"
    case .budgetThisMonth: "התקציב של החודש"
    case .expected: "צפוי"
    case .forecastChart: "החודשים עד כה ומה שצפוי"
    case .titleYear: "{year}: הוצאו {spent}, {each} לחודש"
    case .inYear: "בשנת {year}"
    case .yearMore: "{months}: הוצאו {spent}, {change} יותר מאשר באותם חודשים של {year} ({before})."
    case .yearLess: "{months}: הוצאו {spent}, {change} פחות מאשר באותם חודשים של {year} ({before})."
    case .yearSame: "{months}: הוצאו {spent}, כמו באותם חודשים של {year}."
    case .monthsRange: "{first} עד {last}"
    case .budgetKeptIn: "{name}: נשמר ב־{kept} מתוך {n} [תקופה|תקופות]."
    case .monthRecords: "החודש היקר ביותר היה {high} ({most}), הזול ביותר {low} ({least})."
    case .monthsHeading: "חודשים"
    case .spentByMonth: "הוצאה לפי חודש"
    case .seasons: "עונות"
    case .seasonChart: "כל קטגוריה לאורך השנה, באותו קנה מידה"
    case .peakOf: "{name} {in} ({spent})"
    case .peaks: "ההוצאות הגדולות ביותר: {list}."
    case .records: "שיאים"
    case .dayRecord: "היום היקר ביותר היה {day}: {spent}."
    case .oftenest: "נקנה הכי הרבה: {item} ({n} [פעם|פעמים])."
    case .mostSpentOn: "על מה הוצא הכי הרבה"
    case .periodsKept: "נשמר"
    case .keptOf: "{kept} מתוך {n}"
    case .methodYear:
      "שנה מושווית לאותם חודשים של השנה שלפניה; חודשים שלפני הקנייה הראשונה אינם נכללים. החזרים והנחות הופחתו."
    case .perUnit: "{currency} ל־{unit}"
    case .indexTitle: "כל הדוחות"
    case .indexLead: "{n} [חודש|חודשים], {first} עד {last}."
    case .indexFooter: "עד {day}"
    case .yearsHeading: "שנים"
    case .yearColumn: "שנה"
    case .numbersSummary: "כל הטבלאות, עם העמודות שתוכניות קוראות"
    case .categorisedShare: "ל־{percent} מההוצאה ב־{currency} יש קטגוריה מקובץ, מכלל או משם."
    case .methodSpending:
      "החזרים, פיקדונות שהוחזרו והנחות הופחתו. רגיל הוא הממוצע של עד שלושה חודשים קודמים."
    case .methodPrices:
      "רמות המחירים משוות כל שני חודשים מתוך 13 לפי מה שנקנה בשניהם (מדד GEKS)."
    case .methodForecast:
      "התחזיות רואות רק את מה שתאריכו עד יום הדוח; הטווחים שלהן התקיימו בערך בארבעה מתוך חמישה חודשים קודמים."
    case .footer: "נכון ל־{day} · {events} אירועים · טביעה {id}"
    case .countOfLines: "[שורת קנייה אחת|{n} שורות קנייה]"
    case .countOfItems: "[פריט אחד|{n} פריטים]"
    case .countOfStores: "[חנות אחת|{n} חנויות]"
    case .dayOfYear: "{day} {year}"
    case .statusHeld: "{lines} של {items} מתוך {stores}, {first} עד {last}"
    case .statusSpent: "הוצאו {in} עד {day}: {list}"
    case .statusNothing: "לא הוצא דבר {in} עד {day}"
    case .statusLastBought: "הקנייה האחרונה הייתה ב־{day}"
    case .statusBudgetLeft: "תקציב {name}: נותרו {left} מתוך {whole} עד {day}"
    case .statusBudgetOver: "תקציב {name}: {over} מעל {whole} עד {day}"
    case .statusMoreBudgets: "[תקציב נוסף אחד|{n} תקציבים נוספים]: {command}"
    case .statusOverBudget: "מעל התקציב: {list}"
    case .statusMore: "{list} ועוד {n}"
    case .statusNoneDue: "אין מזון שתוקפו יפוג תוך [יום אחד|{n} ימים]"
    case .statusDue: "לאכול תוך [יום אחד|{n} ימים]: {list}"
    case .statusPast: "חלק כבר עבר את התאריך"
    case .statusSpendHint: "לאן הלך הכסף"
    case .statusStockHint: "מה יש בבית ומה לאכול קודם"
    case .statusReportHint: "החודש במלואו"
    case .statusNoLarder: "עדיין אין כאן larder. שלוש דרכים להתחיל:"
    case .statusDemoHint: "לכתוב משק בית לדוגמה להתנסות"
    case .statusImportHint: "לקרוא קבלות כפי שחנויות ויישומים מייצאים אותן"
    case .statusAddHint: "לרשום קנייה ביד"
    case .nothingToShow: "אין מה להציג"
    case .nothingToShowSince: "אין מה להציג; הקנייה האחרונה הייתה ב־{day}"
    case .nothingRecorded: "אין מה להציג; לא נרשמה קנייה עד {day}"
    case .factRecorded: "נרשם: {list}"
    case .factReceipt: "נרשם סכום קבלה: {list}"
    case .factPrice: "נרשם מחיר: {list}"
    case .factExpiry: "נרשם תאריך: {list}"
    case .factUsed: "נרשם כנצרך: {list}"
    case .factWasted: "נרשם כנזרק: {list}"
    case .factOpened: "נרשם כנפתח: {list}"
    case .factMoved: "נרשם כהועבר: {list}"
    case .factBudget: "נקבע תקציב: {list}"
    case .factBudgetClosed: "נסגר תקציב: {list}"
    case .factRate: "נרשם שער חליפין: {list}"
    case .factDescribed: "תואר: {list}"
    case .factReview: "נרשמה ביקורת: {list}"
    case .factTrial: "היה נרשם: {list}"
    case .factAt: "{what} ב-{store}"
    case .factGoodUntil: "טוב עד {day}"
    case .factEvery: "כל {step} מ-{day}"
    case .factUndo: "מזהה {id}; {command} מבטל"
    case .listOpen: "{n} לקנות"
    case .listChecked: "{n} סומנו ({share})"
    case .listUnavailable: "{n} לא במלאי"
    case .listEstimated: "בערך {money}"
    case .listInBasket: "{money} בסל"
    case .listUnpriced: "{n} ללא מחיר"
    case .listBudgetLeft: "נותרו {left} מתוך {budget}"
    case .listBudgetOver: "{over} מעל {budget}"
    case .listOtherAisles: "אחר"
    case .listCheckedPart: "סומן"
    case .listUnavailablePart: "לא במלאי"
    case .listRecord: "כדי לרשום את מה שנקנה, יש להריץ:"
    case .undoBatch: "אצווה {moment}, {what}"
    case .undoEvent: "אירוע {id}: {what}"
    case .undoContents: "{n} [אירוע|אירועים]: {what}"
    case .undoAmount: "{amount} {currency}"
    case .undoLines: "{amounts} ב-{n} [שורה|שורות]"
    case .undoMoreFiles: "עוד {n} [קובץ|קבצים]"
    case .undoDays: "{first} עד {last}"
    case .undoDone: "בוטל: {what}"
    case .undoTrial: "היה מבוטל: {what}"
    case .undoAlready: "כבר בוטל: {what}"
    case .undoRestores: "{command} מחזיר את זה"
    case .undoRemoves: "{command} מבטל את זה שוב"
    case .undoProfileRemoved: "הפרופיל {name} הוסר"
    case .undoProfileTrial: "הפרופיל {name} היה מוסר"
    case .undoProfileStays: "הפרופיל {name} נשאר; {command} מסיר אותו"
    case .eventPurchase: "קנייה {what}"
    case .eventReceipt: "סכום הקבלה {what}"
    case .eventPrice: "מחיר {what}"
    case .eventExpiry: "תאריך של {what}"
    case .eventUsed: "שימוש ב-{what}"
    case .eventWasted: "נזרק: {what}"
    case .eventOpened: "נפתח: {what}"
    case .eventMoved: "הועבר: {what}"
    case .eventBudget: "תקציב {what}"
    case .eventBudgetClosed: "סיום התקציב {what}"
    case .eventDescribed: "תיאור של {what}"
    case .eventRate: "שער חליפין {what}"
    case .eventUndo: "ביטול של {what}"
    case .eventList: "רשימה {what}"
    case .eventEntry: "פריט ברשימה {what}"
    case .eventEntryChange: "שינוי פריט ברשימה {what}"
    case .eventEntryMark: "סימון פריט ברשימה {what}"
    case .eventUnit: "יחידה של {what}"
    case .eventAisle: "מעבר {what}"
    case .eventShelf: "המעבר של {what}"
    case .eventTrip: "יציאה לקניות {what}"
    case .eventReview: "ביקורת {what}"
    case .eventAnswer: "תשובה {what}"
    case .remarkNewItem: "הפריט '{name}' חדש"
    case .remarkNewStore: "החנות '{name}' חדשה"
    case .remarkDidYouMean: "האם הכוונה ל־{list}?"
    case .remarkEither: "{list} או {last}"
    case .remarkMoreNew: "[עוד שם חדש אחד דומה|עוד {n} שמות חדשים דומים] לשמות מוכרים"
    case .remarkUnusual: "'{name}' עולה {price}, בדרך כלל {usual}"
    case .remarkUnusualOfCategory:
      "'{name}' עולה {price}; שורה בקטגוריה {category} עולה בדרך כלל {usual}"
    case .remarkDearest: "'{name}' עולה {price}; השורה היקרה ביותר עד כה עולה {usual}"
    case .remarkBudgetEnds: "התקופה של '{name}' עד {day} עדיין נספרת; אחריה לא תתחיל תקופה נוספת"
    case .remarkBudgetClosed: "'{name}' כבר נסגר ב־{day}"
    case .listNoList: "'{name}' אינו רשימה ואינו פריט מוכר"
    case .listMeant: "לרשימה '{list}': {command}; כפריט: {other}"
    case .listBecameEntry: "אין רשימה בשם '{name}', ולכן נוסף ל־'{list}' כפריט"
    case .listMakeIt: "אם זו רשימה: {command}"
    case .listStayOpen:
      "[רשומה אחת של '{list}' עדיין פתוחה ונשארת|{n} רשומות של '{list}' עדיין פתוחות ונשארות] ברשימה הסגורה"
    case .listMoveThem: "להעברה לרשימה אחרת: {command}"
    case .forecastTooFew:
      "ידוע מעט מדי לתחזית: נדרשות הוצאות בשלושה ימים והשבוע הראשון, או שני חודשים קודמים."
    case .titleNotBegun: "{month}: טרם התחיל"
    case .leadNotBegun: "ההתחלה ב־{first}; הדף מתאריך {day}."
    case .shopNone: "ללא חנות {spent}"
    case .shopOthers: "[חנות אחת נוספת|{n} חנויות נוספות] {spent}"
    case .dayRange: "{first}–{last}"
    case .categoryProduce: "פירות וירקות"
    case .categoryDairy: "מוצרי חלב"
    case .categoryMeat: "בשר ודגים"
    case .categoryBakery: "מאפים"
    case .categoryFrozen: "קפואים"
    case .categoryPantry: "מזווה"
    case .categoryBeverages: "משקאות"
    case .categorySnacks: "חטיפים"
    case .categoryPersonalCare: "טיפוח אישי"
    case .categoryHousehold: "משק בית"
    case .categoryOther: "אחר"
    case .askCurrency: "אין עמודה, סימן או כותרת שמציינים את המטבע"
    case .askDateOrder: "את התאריכים של '{column}' אפשר לקרוא בשני סדרים, למשל '{example}'"
    case .askDayOrder: "את הימים של '{column}' אפשר לקרוא בשני סדרים, למשל '{example}'"
    case .askDecimal: "את הסכומים של '{column}' אפשר לקרוא בשתי דרכים, למשל '{example}'"
    case .askDecimalMark: "האם {mark} לפני השבר או מפריד אלפים?"
    case .askCents: "הסכומים של '{column}' הם מספרים שלמים כמו {example}, אולי אגורות או סנטים"
    case .askItem: "אין כותרת שמציינת את הפריט בכל שורה"
    case .askDate: "אין עמודה עם תאריך"
    case .askWhichDate: "לא ידוע איזה תאריך הוא יום הקנייה: {list}"
    case .askYear: "השנה של {list} אינה מצוינת"
    case .askPaid: "לא ידוע איזה מהסכומים שולם: {list}"
    case .askCurrencies: "הסכומים בכמה מטבעות: {list}"
    case .askCurrencyColumn: "נדרשת עמודה עם המטבע של כל שורה"
    case .askSameReceipt:
      "{known} שורות של {receipt} כבר רשומות, {new} אינן, ו־{missing} רשומות אינן בקובץ"
    case .askIsSameReceipt: "האם זו אותה קבלה?"
    case .askSameTrip:
      "{n} [קנייה|קניות] של היום והחנות האלה כבר רשומות, מהרשימה '{list}' של {day}"
    case .askIsSameTrip: "האם הקבלה היא מאותה קנייה?"
    case .askAnswer: "לענות עם {flag}"
    case .askAnswerForAll: "לענות עם {flag}, או לכל הקבצים עם 'larder config {setting}'"
    case .askAlsoFor: "אותה שאלה עבור {list}"
    case .askMoreFiles: "[עוד קובץ אחד|עוד {n} קבצים]"
    case .askBarcode: "ל־'{name}' כבר יש הברקוד {barcode}"
    case .askBarcodeAnswer: "אם זה מוצר אחד: {command}"
    case .askNoPrice: "ל־'{name}' אין מחיר"
    case .askNoPriceAnswer: "לקבוע עם: {command}"
    case .askOverBudget: "'{name}' יעלה {cost}, {over} מעל התקציב של {budget}"
    case .askOverBudgetAnswer: "{flag} רושם בכל זאת"
    }
  }
}

extension TableWords {
  /// Headings and titles of tables in Hebrew, by the English ones.
  static let hebrew: [String: String] = [
    "budget": "תקציב",
    "category": "קטגוריה",
    "currency": "מטבע",
    "start": "התחלה",
    "end": "סוף",
    "allotted": "הוקצה",
    "carried": "הועבר",
    "spent": "הוצא",
    "remaining": "נותר",
    "used %": "נוצל %",
    "days left": "ימים שנותרו",
    "per day left": "נותר ליום",
    "projected": "צפוי",
    "status": "מצב",
    "outcome": "תוצאה",
    "on track": "לפי התכנון",
    "daily mean": "ממוצע ליום",
    "unallocated": "לא חולק",
    "unbudgeted": "מחוץ לתקציב",
    "excess": "חריגה",
    "alert": "הערה",
    "share %": "חלק %",
    "lines": "שורות",
    "last month": "חודש קודם",
    "mean before": "ממוצע קודם",
    "change": "שינוי",
    "item": "פריט",
    "store": "חנות",
    "unit": "יחידה",
    "before": "קודם",
    "now": "עכשיו",
    "change %": "שינוי %",
    "observations": "תצפיות",
    "reason": "סיבה",
    "wasted": "נזרק",
    "quantity": "כמות",
    "events": "אירועים",
    "avoidable": "ניתן למניעה",
    "month": "חודש",
    "items": "פריטים",
    "coverage %": "כיסוי %",
    "fisher": "פישר",
    "GEKS": "GEKS",
    "expires": "תפוגה",
    "basis": "בסיס",
    "80 % from": "80 % מ־",
    "to": "עד",
    "waste probability": "סיכוי לזריקה",
    "value": "שווי",
    "last day": "יום אחרון",
    "next day": "היום הבא",
    "within 7 days": "תוך 7 ימים",
    "n": "n",
    "skill %": "דיוק %",
    "last price": "מחיר אחרון",
    "day": "יום",
    "predicted": "חזוי",
    "method": "שיטה",
    "period": "תקופה",
    "95 % from": "95 % מ־",
    "year before": "שנה קודמת",
    "periods": "תקופות",
    "overspent": "חריגות",
    "package before": "אריזה קודם",
    "package after": "אריזה עכשיו",
    "price before": "מחיר קודם",
    "price after": "מחיר עכשיו",
    "Budgets": "תקציבים",
    "Spend by category": "הוצאות לפי קטגוריה",
    "Top items": "הפריטים המובילים",
    "Stores": "חנויות",
    "What changed most": "מה השתנה יותר מכול",
    "What became dearer or cheaper": "מה התייקר או הוזל",
    "Packages that shrank": "אריזות שהתכווצו",
    "Waste": "נזרק",
    "The household's own price index": "מדד המחירים של משק הבית",
    "What spoils within 7 days": "מה יפוג תוך 7 ימים",
    "What runs out": "מה עומד להיגמר",
    "Prices to come": "מחירים צפויים",
    "Expected spending": "הוצאות צפויות",
    "Spend by month": "הוצאות לפי חודש",
    "{shown} of {all}; larder prints all of them as CSV":
      "{shown} מתוך {all}; larder מדפיס את כולן כ־CSV",
    "Medians of regular prices, against {before}.": "חציונים של מחירים רגילים, לעומת {before}.",
    "Of what is bought most often. Skill: how much less the error was than the last price's.":
      "ממה שנקנה לרוב. דיוק: בכמה קטנה הטעות מזו של המחיר האחרון.",
    "week": "שבוע",
    "2 weeks": "שבועיים",
    "quarter": "רבעון",
    "year": "שנה",
    "storage": "מקום",
    "brand": "מותג",
    "note": "הערה",
    "receipt": "קבלה",
    "barcode": "ברקוד",
    "kind": "סוג",
    "aisle": "מעבר",
    "alias of": "שם אחר של",
    "categories": "קטגוריות",
    "rating": "דירוג",
    "about": "נושא",
    "address": "כתובת",
    "cap": "תקרה",
    "city": "עיר",
    "country": "מדינה",
    "default": "ברירת מחדל",
    "detail": "פרט",
    "favourite": "מועדף",
    "list total": "סכום לפני הנחה",
    "of": "שייך ל",
    "on sale": "מבצע",
    "order": "סדר",
    "origin": "מקור",
    "package": "אריזה",
    "postcode": "מיקוד",
    "purchase": "רכישה",
    "purchased": "נקנה",
    "retired": "הוסר",
    "rollover": "העברה",
    "shelf life days": "ימי מדף",
    "size": "גודל",
    "state": "מחוז",
    "tags": "תגיות",
    "text": "טקסט",
    "till": "קופה",
    "time": "שעה",
    "variant of": "גרסה של",
  ]

  /// The fixed words that values of events have, in Hebrew, by the English ones.
  static let hebrewValues: [String: String] = [
    "yes": "כן",
    "no": "לא",
    "expired": "פג תוקף",
    "spoiled": "התקלקל",
    "forgotten": "נשכח",
    "over-purchased": "נקנה יותר מדי",
    "disliked": "לא טעים",
    "other": "אחר",
    "fridge": "מקרר",
    "freezer": "מקפיא",
    "pantry": "מזווה",
    "use-by": "לשימוש עד",
    "best-before": "עדיף לפני",
    "item": "פריט",
    "refund": "החזר",
    "deposit": "פיקדון",
    "discount": "הנחה",
    "fee": "עמלה",
    "tax": "מס",
    "shelf": "מדף",
    "flyer": "עלון",
    "receipt": "קבלה",
    "web": "אינטרנט",
    "manual": "ידני",
    "none": "ללא",
    "surplus": "עודף",
    "deficit": "גירעון",
    "both": "שניהם",
    "product": "מוצר",
    "store": "חנות",
    "price": "מחיר",
    "trip": "קנייה",
    "general": "כללי",
    "ok": "תקין",
    "watch": "במעקב",
    "over": "חריגה",
    "ended": "הסתיים",
    "kept": "נשמר",
    "label": "תווית",
    "predicted": "חזוי",
    "each": "יחידה",
    "smoothed-rate": "קצב מוחלק",
    "pro-rata": "יחסי",
    "single": "מחיר יחיד",
    "sticky": "יציב",
    "regression": "רגרסיה",
    "sale": "מבצע",
    "regular": "רגיל",
    "elevated": "גבוה",
  ]
}
