extension TextKey {
  /// The text in Ukrainian.
  var ukrainian: String {
    switch self {
    case .titleLeft: "{month}: витрачено {spent}, залишилося {left} з {budget}"
    case .titleOver: "{month}: витрачено {spent}, на {over} більше за бюджет {budget}"
    case .titleSpent: "{month}: витрачено {spent}"
    case .titleNothing: "{month}: покупок не було"
    case .monthUpTo: "{month}, по {day}"
    case .yearUpTo: "{year}, по {day}"
    case .monthOfYear: "{month} {year}"
    case .nothingBought: "Покупок не було."
    case .leadKept: "Бюджету дотримано."
    case .leadNear: "Бюджету дотримано майже без залишку."
    case .leadOver: "Бюджет перевищено на {over}."
    case .leadPerDay: "Залишилося {left} на {n} [день|дні|днів]: {each} на день."
    case .leadAlsoSpent: "Ще витрачено {spent} ({n} [рядок|рядки|рядків])."
    case .leadMoreThanLast: "Це на {change} більше, ніж {in} ({last})."
    case .leadLessThanLast: "Це на {change} менше, ніж {in} ({last})."
    case .leadSameAsLast: "Це стільки ж, скільки {in} ({last})."
    case .leadMoreThanUsual:
      "На {change} більше, ніж зазвичай (у середньому за {n} [останній місяць|останні місяці|останніх місяців]: {usual})."
    case .leadLessThanUsual:
      "На {change} менше, ніж зазвичай (у середньому за {n} [останній місяць|останні місяці|останніх місяців]: {usual})."
    case .leadAsUsual:
      "Це як зазвичай (у середньому за {n} [останній місяць|останні місяці|останніх місяців]: {usual})."
    case .driversMost: "Більшу частину [пояснює|пояснюють|пояснюють] {list}."
    case .driversSome: "[Найбільша частина|Найбільші частини|Найбільші частини]: {list}."
    case .leadPartsOver: "Понад бюджет: {list}."
    case .overPart: "{name} на {over}"
    case .overPeriod: "{name} за {days} на {over}"
    case .leadWaste: "Викинуто продуктів на {cost}."
    case .leadNextMonth: "Витрати {in} становитимуть близько {point} (від {low} до {high})."
    case .leadWholeMonth: "Увесь місяць коштуватиме близько {point} (від {low} до {high})."
    case .leadUnbalanced: "{n} [чек|чеки|чеків] з рядками, що не дають зазначеної суми: {command}"
    case .inMonth: "у {month}"
    case .inSameDays: "{in} за {n} [перший день|перші дні|перших днів]"
    case .weekdayAndDay: "{weekday}, {day} {month}"
    case .dayOfMonth: "{day} {month}"
    case .listEnd: "{list} і {last}"
    case .contents: "Зміст"
    case .budget: "Бюджет"
    case .budgets: "Бюджети"
    case .whereItWent: "На що пішло"
    case .whatChanged: "Що змінилося"
    case .prices: "Ціни"
    case .eatSoon: "З’їсти скоро"
    case .thrownAway: "Викинуто"
    case .buySoon: "Купити скоро"
    case .monthsEnd: "Чим закінчиться місяць"
    case .numbers: "Числа"
    case .howMade: "Як це отримано"
    case .budgetColumn: "Бюджет"
    case .spent: "Витрачено"
    case .left: "Залишок"
    case .used: "Використано"
    case .status: "Стан"
    case .category: "Категорія"
    case .share: "Частка"
    case .change: "Зміна"
    case .usual: "Зазвичай"
    case .againstUsual: "до звичного"
    case .total: "Усього"
    case .item: "Товар"
    case .shop: "Магазин"
    case .part: "Частина"
    case .before: "Було"
    case .now: "Стало"
    case .eatBy: "З’їсти до"
    case .inHouse: "Удома"
    case .worth: "Коштує"
    case .cost: "Вартість"
    case .quantity: "Кількість"
    case .expectedOn: "Очікується"
    case .lastBought: "Куплено"
    case .usually: "Зазвичай"
    case .month: "Місяць"
    case .about: "Близько"
    case .atLeast: "Від"
    case .atMost: "До"
    case .comparedWith: "Порівняно з"
    case .others: "ще {n} [категорія|категорії|категорій]"
    case .lines: "Рядки"
    case .statusOver: "перевищено"
    case .statusNear: "впритул"
    case .statusKept: "дотримано"
    case .statusWatch: "увага"
    case .statusOnTrack: "за планом"
    case .periodBy: "{days} на {over}"
    case .noneOver: "жодного з {n} не перевищено"
    case .someOver: "перевищено {over} з {n}: {list}"
    case .amountsIn: "{what}, {currency}"
    case .budgetChart: "Витрати й бюджет"
    case .spentByCategory: "Витрати за категоріями"
    case .spentByDay: "Витрати на кожен день від початку місяця"
    case .shops: "За магазинами: {list}."
    case .sameDaysNote: "Усі місяці порівнюються за {n} [перший день|перші дні|перших днів]."
    case .changedMost: "Що найбільше відрізняється від звичного"
    case .moreOf: "Більше, ніж зазвичай: {list}."
    case .newThings: "Нове або не куплене три місяці: {list}."
    case .lessOf: "Менше, ніж зазвичай: {list}."
    case .notBought: "Не куплено: {list}."
    case .whyChanged: "Чому змінилися витрати"
    case .splitSentence: "Порівняно з тим, що витрачено {month}, витрати змінилися на {change}:"
    case .partPrices: "Ціни тих самих речей"
    case .partQuantities: "Більше чи менше тих самих речей"
    case .partNew: "Речі, не куплені {last}"
    case .partGone: "Речі, куплені лише {last}"
    case .partRest: "Застава за тару, повернення, збори та знижки на чек"
    case .basketLevel: "Те, що ви купуєте, {list}."
    case .dearerThan: "на {percent} дорожче, ніж {in}"
    case .cheaperThan: "на {percent} дешевше, ніж {in}"
    case .basketPrices: "Ціни того, що ви купуєте"
    case .levelUnit: "{month} = 100"
    case .dearer: "Дорожче, ніж {in}: {list}."
    case .cheaper: "Дешевше, ніж {in}: {list}."
    case .pricesMoved: "Ціни, що змінилися"
    case .packagesShrank: "Упаковки, що поменшали:"
    case .packageShrank: "{item}: {after} з {day}, раніше {before}; дорожче на {percent} за {unit}"
    case .eatFirst: "З’їсти спершу: {list}."
    case .buyFirst: "Скоро знадобиться: {list}."
    case .moreRows: "Ще {n} не показано."
    case .forecastSentence:
      "Близько {point}; у чотирьох із п’яти таких місяців від {low} до {high}."
    case .expectedSpending: "Очікувані витрати"
    case .spentInMonth: "Витрати за місяць"
    case .budgetThisMonth: "Бюджет цього місяця"
    case .expected: "Очікується"
    case .forecastChart: "Минулі місяці та очікуваний"
    case .titleYear: "{year}: витрачено {spent}, {each} на місяць"
    case .inYear: "у {year} році"
    case .yearMore:
      "{months}: витрачено {spent}, на {change} більше, ніж у ті самі місяці {year} року ({before})."
    case .yearLess:
      "{months}: витрачено {spent}, на {change} менше, ніж у ті самі місяці {year} року ({before})."
    case .yearSame: "{months}: витрачено {spent}, стільки ж, скільки в ті самі місяці {year} року."
    case .monthsRange: "{first} – {last}"
    case .budgetKeptIn: "{name}: дотримано {kept} з {n} [разу|разів|разів]."
    case .monthRecords: "Найдорожчий місяць – {high} ({most}), найдешевший – {low} ({least})."
    case .monthsHeading: "Місяці"
    case .spentByMonth: "Витрати за місяцями"
    case .seasons: "Пори року"
    case .seasonChart: "Кожна категорія протягом року, в одному масштабі"
    case .peakOf: "{name} {in} ({spent})"
    case .peaks: "Найбільше витрачено: {list}."
    case .records: "Рекорди"
    case .dayRecord: "Найдорожчий день – {day}: {spent}."
    case .oftenest: "Найчастіше куплено: {item} ({n} [раз|рази|разів])."
    case .mostSpentOn: "На що витрачено найбільше"
    case .periodsKept: "Дотримано"
    case .keptOf: "{kept} з {n}"
    case .methodYear:
      "Рік порівнюється з тими самими місяцями попереднього; місяці до першої покупки не враховано. Повернення та знижки віднято."
    case .perUnit: "{currency} за {unit}"
    case .indexTitle: "Усі звіти"
    case .indexLead: "{n} [місяць|місяці|місяців], {first} – {last}."
    case .indexFooter: "По {day}"
    case .yearsHeading: "Роки"
    case .yearColumn: "Рік"
    case .numbersSummary: "Усі таблиці зі стовпцями для програм"
    case .categorisedShare:
      "{percent} витрат у {currency} мають категорію з файлу, правила або назви."
    case .methodSpending:
      "Повернення, здану тару та знижки віднято. Звичне – середнє до трьох попередніх місяців."
    case .methodPrices:
      "Рівні цін порівнюють усі пари з 13 місяців за тим, що куплено в обох (індекс GEKS)."
    case .methodForecast:
      "Прогнози бачать лише те, що датовано не пізніше дня звіту; їхні межі справджувалися приблизно в чотирьох із п’яти минулих місяців."
    case .footer: "На {day} · {events} подій · відбиток {id}"
    case .countOfLines: "{n} [рядок покупок|рядки покупок|рядків покупок]"
    case .countOfItems: "{n} [товару|товарів|товарів]"
    case .countOfStores: "{n} [магазину|магазинів|магазинів]"
    case .dayOfYear: "{day} {year} р."
    case .statusHeld: "{lines} {items} з {stores}, {first} – {last}"
    case .statusSpent: "Витрачено {in} по {day}: {list}"
    case .statusNothing: "Нічого не витрачено {in} по {day}"
    case .statusLastBought: "остання покупка була {day}"
    case .statusBudgetLeft: "Бюджет {name}: залишилось {left} з {whole} до {day}"
    case .statusBudgetOver: "Бюджет {name}: на {over} більше за {whole} до {day}"
    case .statusMoreBudgets: "ще {n} [бюджет|бюджети|бюджетів]: {command}"
    case .statusOverBudget: "Понад бюджет: {list}"
    case .statusMore: "{list} і ще {n}"
    case .statusNoneDue: "За {n} [день|дні|днів] строк не спливає в жодного продукту"
    case .statusDue: "З’їсти протягом {n} [дня|днів|днів]: {list}"
    case .statusPast: "у деяких строк уже минув"
    case .statusSpendHint: "куди пішли гроші"
    case .statusStockHint: "що є вдома і що з’їсти першим"
    case .statusReportHint: "увесь місяць"
    case .statusNoLarder: "Тут ще немає larder. Три способи почати:"
    case .statusDemoHint: "записати приклад господарства, щоб спробувати"
    case .statusImportHint: "прочитати чеки, як їх вивантажують магазини й застосунки"
    case .statusAddHint: "записати покупку вручну"
    case .nothingToShow: "показати нічого"
    case .nothingToShowSince: "показати нічого; остання покупка була {day}"
    case .nothingRecorded: "показати нічого; покупок по {day} не записано"
    case .factRecorded: "Записано: {list}"
    case .factReceipt: "Записано підсумок чека: {list}"
    case .factPrice: "Записано ціну: {list}"
    case .factExpiry: "Записано дату: {list}"
    case .factUsed: "Записано як витрачене: {list}"
    case .factWasted: "Записано як викинуте: {list}"
    case .factOpened: "Записано як відкрите: {list}"
    case .factMoved: "Записано як переміщене: {list}"
    case .factBudget: "Бюджет задано: {list}"
    case .factBudgetClosed: "Бюджет закрито: {list}"
    case .factRate: "Записано курс валюти: {list}"
    case .factDescribed: "Описано: {list}"
    case .factReview: "Записано відгук: {list}"
    case .factTrial: "Було б записано: {list}"
    case .factAt: "{what}, {store}"
    case .factGoodUntil: "придатне до {day}"
    case .factEvery: "кожен період ({step}) з {day}"
    case .factUndo: "номер {id}; {command} скасує запис"
    case .listOpen: "{n} купити"
    case .listChecked: "{n} позначено ({share})"
    case .listUnavailable: "{n} немає в наявності"
    case .listEstimated: "близько {money}"
    case .listInBasket: "у кошику {money}"
    case .listUnpriced: "{n} без ціни"
    case .listBudgetLeft: "лишилося {left} із {budget}"
    case .listBudgetOver: "на {over} більше, ніж {budget}"
    case .listOtherAisles: "Інше"
    case .listCheckedPart: "Позначено"
    case .listUnavailablePart: "Немає в наявності"
    case .listRecord: "Щоб записати куплене, виконайте:"
    case .undoBatch: "пакет {moment}, {what}"
    case .undoEvent: "подія {id}: {what}"
    case .undoContents: "{n} [подія|події|подій]: {what}"
    case .undoAmount: "{amount} {currency}"
    case .undoLines: "{amounts} у {n} [рядку|рядках|рядках]"
    case .undoMoreFiles: "ще {n} [файл|файли|файлів]"
    case .undoDays: "{first} — {last}"
    case .undoDone: "Скасовано: {what}"
    case .undoTrial: "Було б скасовано: {what}"
    case .undoAlready: "Уже скасовано: {what}"
    case .undoRestores: "{command} відновить запис"
    case .undoRemoves: "{command} знову скасує запис"
    case .undoProfileRemoved: "профіль {name} видалено"
    case .undoProfileTrial: "профіль {name} було б видалено"
    case .undoProfileStays: "профіль {name} залишається; {command} видалить його"
    case .eventPurchase: "покупка {what}"
    case .eventReceipt: "сума чека {what}"
    case .eventPrice: "ціна {what}"
    case .eventExpiry: "термін: {what}"
    case .eventUsed: "витрата: {what}"
    case .eventWasted: "викинуто: {what}"
    case .eventOpened: "відкрито: {what}"
    case .eventMoved: "переміщено: {what}"
    case .eventBudget: "бюджет {what}"
    case .eventBudgetClosed: "кінець бюджету {what}"
    case .eventDescribed: "опис: {what}"
    case .eventRate: "курс {what}"
    case .eventUndo: "скасування: {what}"
    case .eventList: "список {what}"
    case .eventEntry: "запис у списку: {what}"
    case .eventEntryChange: "зміна запису у списку: {what}"
    case .eventEntryMark: "позначка у списку: {what}"
    case .eventUnit: "одиниця: {what}"
    case .eventAisle: "відділ {what}"
    case .eventShelf: "відділ товару: {what}"
    case .eventTrip: "похід до магазину {what}"
    case .eventReview: "відгук {what}"
    case .eventAnswer: "відповідь {what}"
    case .remarkNewItem: "товар '{name}' новий"
    case .remarkNewStore: "магазин '{name}' новий"
    case .remarkDidYouMean: "можливо, {list}?"
    case .remarkEither: "{list} або {last}"
    case .remarkMoreNew: "ще {n} [нова назва схожа|нові назви схожі|нових назв схожі] на відомі"
    case .remarkUnusual: "'{name}' коштує {price}, зазвичай {usual}"
    case .remarkUnusualOfCategory:
      "'{name}' коштує {price}; рядок категорії {category} зазвичай коштує {usual}"
    case .remarkDearest: "'{name}' коштує {price}; найдорожчий рядок досі коштує {usual}"
    case .remarkBudgetEnds:
      "період '{name}' до {day} ще враховується; після нього новий не почнеться"
    case .remarkBudgetClosed: "'{name}' уже закрито {day}"
    case .listNoList: "'{name}' — не список і не відомий товар"
    case .listMeant: "для списку '{list}': {command}; як товар: {other}"
    case .listBecameEntry: "списку '{name}' немає, тому це товар у списку '{list}'"
    case .listMakeIt: "якщо це список: {command}"
    case .listStayOpen:
      "{n} [запис списку '{list}' ще відкритий і лишається|записи списку '{list}' ще відкриті й лишаються|записів списку '{list}' ще відкриті й лишаються] у закритому списку"
    case .listMoveThem: "перенести до іншого списку: {command}"
    case .forecastTooFew:
      "Для прогнозу відомо замало: потрібні витрати за 3 дні й перший тиждень або два попередні місяці."
    case .titleNotBegun: "{month}: ще не почався"
    case .leadNotBegun: "Початок: {first}; сторінку складено {day}."
    case .shopNone: "без магазину {spent}"
    case .shopOthers: "ще {n} [магазин|магазини|магазинів] {spent}"
    case .dayRange: "{first}–{last}"
    case .categoryProduce: "Овочі та фрукти"
    case .categoryDairy: "Молочні продукти"
    case .categoryMeat: "М’ясо та риба"
    case .categoryBakery: "Хліб і випічка"
    case .categoryFrozen: "Заморожене"
    case .categoryPantry: "Бакалія"
    case .categoryBeverages: "Напої"
    case .categorySnacks: "Снеки"
    case .categoryPersonalCare: "Особиста гігієна"
    case .categoryHousehold: "Для дому"
    case .categoryOther: "Інше"
    case .askCurrency: "ні стовпець, ні знак, ні заголовок не називає валюту"
    case .askDateOrder:
      "дати стовпця '{column}' можна прочитати у двох порядках, наприклад '{example}'"
    case .askDayOrder:
      "дні стовпця '{column}' можна прочитати у двох порядках, наприклад '{example}'"
    case .askDecimal: "суми стовпця '{column}' можна прочитати двояко, наприклад '{example}'"
    case .askDecimalMark: "{mark} відокремлює дробову частину чи тисячі?"
    case .askCents:
      "суми стовпця '{column}' — цілі числа, наприклад {example}; можливо, це соті частки"
    case .askItem: "жоден заголовок не називає товар кожного рядка"
    case .askDate: "у жодному стовпці немає дати"
    case .askWhichDate: "невідомо, яка з дат — день покупки: {list}"
    case .askYear: "рік не вказано: {list}"
    case .askPaid: "невідомо, що з цього сплачено: {list}"
    case .askCurrencies: "суми в кількох валютах: {list}"
    case .askCurrencyColumn: "потрібен стовпець із валютою кожного рядка"
    case .askSameReceipt:
      "рядків за {receipt} уже записано: {known}, нових: {new}, записаних, але відсутніх у файлі: {missing}"
    case .askIsSameReceipt: "це той самий чек?"
    case .askSameTrip:
      "покупок цього дня й магазину вже записано: {n}, зі списку '{list}' за {day}"
    case .askIsSameTrip: "цей чек про ту саму покупку?"
    case .askAnswer: "дайте відповідь: {flag}"
    case .askAnswerForAll: "дайте відповідь: {flag}, або для всіх файлів: 'larder config {setting}'"
    case .askAlsoFor: "те саме запитання: {list}"
    case .askMoreFiles: "ще {n} [файл|файли|файлів]"
    case .askBarcode: "штрихкод {barcode} уже у '{name}'"
    case .askBarcodeAnswer: "якщо це один товар: {command}"
    case .askNoPrice: "у '{name}' немає ціни"
    case .askNoPriceAnswer: "задайте: {command}"
    case .askOverBudget: "'{name}' коштуватиме {cost}, на {over} більше за бюджет {budget}"
    case .askOverBudgetAnswer: "{flag} записує все одно"
    }
  }
}

extension TableWords {
  /// Headings and titles of tables in Ukrainian, by the English ones.
  static let ukrainian: [String: String] = [
    "budget": "бюджет",
    "category": "категорія",
    "currency": "валюта",
    "start": "початок",
    "end": "кінець",
    "allotted": "виділено",
    "carried": "перенесено",
    "spent": "витрачено",
    "remaining": "залишилось",
    "used %": "використано %",
    "days left": "днів залишилось",
    "per day left": "залишилось на день",
    "projected": "очікується",
    "status": "стан",
    "outcome": "підсумок",
    "on track": "за планом",
    "daily mean": "у середньому на день",
    "unallocated": "не розподілено",
    "unbudgeted": "поза бюджетом",
    "excess": "перевищення",
    "alert": "зауваження",
    "share %": "частка %",
    "lines": "рядки",
    "last month": "минулий місяць",
    "mean before": "середнє до",
    "change": "зміна",
    "item": "товар",
    "store": "магазин",
    "unit": "одиниця",
    "before": "раніше",
    "now": "зараз",
    "change %": "зміна %",
    "observations": "спостереження",
    "reason": "причина",
    "wasted": "викинуто",
    "quantity": "кількість",
    "events": "події",
    "avoidable": "можна уникнути",
    "month": "місяць",
    "items": "товари",
    "coverage %": "охоплення %",
    "fisher": "Фішер",
    "GEKS": "GEKS",
    "expires": "придатний до",
    "basis": "підстава",
    "80 % from": "80 % від",
    "to": "до",
    "waste probability": "ризик викинути",
    "value": "вартість",
    "last day": "останній день",
    "next day": "наступний день",
    "within 7 days": "за 7 днів",
    "n": "n",
    "skill %": "точність %",
    "last price": "остання ціна",
    "day": "день",
    "predicted": "прогноз",
    "method": "метод",
    "period": "період",
    "95 % from": "95 % від",
    "year before": "рік тому",
    "periods": "періоди",
    "overspent": "перевищені",
    "package before": "упаковка раніше",
    "package after": "упаковка тепер",
    "price before": "ціна раніше",
    "price after": "ціна тепер",
    "Budgets": "Бюджети",
    "Spend by category": "Витрати за категоріями",
    "Top items": "Головні товари",
    "Stores": "Магазини",
    "What changed most": "Що змінилося найбільше",
    "What became dearer or cheaper": "Що подорожчало чи подешевшало",
    "Packages that shrank": "Упаковки, що зменшилися",
    "Waste": "Викинуто",
    "The household's own price index": "Власний індекс цін",
    "What spoils within 7 days": "Що зіпсується за 7 днів",
    "What runs out": "Що закінчується",
    "Prices to come": "Майбутні ціни",
    "Expected spending": "Очікувані витрати",
    "Spend by month": "Витрати за місяцями",
    "{shown} of {all}; larder prints all of them as CSV":
      "{shown} з {all}; larder виводить усі як CSV",
    "Medians of regular prices, against {before}.": "Медіани звичайних цін, порівняно з {before}.",
    "Of what is bought most often. Skill: how much less the error was than the last price's.":
      "З того, що купують найчастіше. Точність: наскільки похибка менша, ніж в останньої ціни.",
    "week": "тиждень",
    "2 weeks": "2 тижні",
    "quarter": "квартал",
    "year": "рік",
    "storage": "місце",
    "brand": "марка",
    "note": "нотатка",
    "receipt": "чек",
    "barcode": "штрихкод",
    "kind": "вид",
    "aisle": "ряд",
    "alias of": "інша назва для",
    "categories": "категорії",
    "rating": "оцінка",
    "about": "тема",
    "address": "адреса",
    "cap": "межа",
    "city": "місто",
    "country": "країна",
    "default": "типовий",
    "detail": "уточнення",
    "favourite": "обране",
    "list total": "сума до знижки",
    "of": "належить до",
    "on sale": "акція",
    "order": "порядок",
    "origin": "джерело",
    "package": "упаковка",
    "postcode": "індекс",
    "purchase": "покупка",
    "purchased": "куплено",
    "retired": "прибрано",
    "rollover": "перенесення",
    "shelf life days": "термін зберігання у днях",
    "size": "розмір",
    "state": "регіон",
    "tags": "мітки",
    "text": "текст",
    "till": "каса",
    "time": "час",
    "variant of": "варіант",
  ]

  /// The fixed words that values of events have, in Ukrainian, by the English ones.
  static let ukrainianValues: [String: String] = [
    "yes": "так",
    "no": "ні",
    "expired": "прострочено",
    "spoiled": "зіпсовано",
    "forgotten": "забуто",
    "over-purchased": "куплено зайве",
    "disliked": "не сподобалося",
    "other": "інше",
    "fridge": "холодильник",
    "freezer": "морозилка",
    "pantry": "комора",
    "use-by": "вжити до",
    "best-before": "краще спожити до",
    "item": "товар",
    "refund": "повернення",
    "deposit": "застава",
    "discount": "знижка",
    "fee": "збір",
    "tax": "податок",
    "shelf": "цінник",
    "flyer": "листівка",
    "receipt": "чек",
    "web": "інтернет",
    "manual": "вручну",
    "none": "немає",
    "surplus": "залишок",
    "deficit": "перевитрата",
    "both": "обидва",
    "product": "товар",
    "store": "магазин",
    "price": "ціна",
    "trip": "похід",
    "general": "загальне",
    "ok": "гаразд",
    "watch": "під загрозою",
    "over": "перевищено",
    "ended": "завершено",
    "kept": "дотримано",
    "label": "етикетка",
    "predicted": "прогноз",
    "each": "шт.",
    "smoothed-rate": "згладжений темп",
    "pro-rata": "пропорційно",
    "single": "одна ціна",
    "sticky": "тримається",
    "regression": "регресія",
    "sale": "акція",
    "regular": "звичайна",
    "elevated": "підвищена",
  ]
}
