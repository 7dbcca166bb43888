extension TextKey {
  /// The text in Russian.
  var russian: String {
    switch self {
    case .titleLeft: "{month}: потрачено {spent}, осталось {left} из {budget}"
    case .titleOver: "{month}: потрачено {spent}, на {over} больше бюджета в {budget}"
    case .titleSpent: "{month}: потрачено {spent}"
    case .titleNothing: "{month}: покупок не было"
    case .monthUpTo: "{month}, по {day}"
    case .yearUpTo: "{year}, по {day}"
    case .monthOfYear: "{month} {year}"
    case .nothingBought: "Покупок не было."
    case .leadKept: "Бюджет соблюдён."
    case .leadNear: "Бюджет соблюдён почти без остатка."
    case .leadOver: "Бюджет превышен на {over}."
    case .leadPerDay: "Осталось {left} на {n} [день|дня|дней]: {each} в день."
    case .leadAlsoSpent: "Ещё потрачено {spent} ({n} [строка|строки|строк])."
    case .leadMoreThanLast: "Это на {change} больше, чем {in} ({last})."
    case .leadLessThanLast: "Это на {change} меньше, чем {in} ({last})."
    case .leadSameAsLast: "Это столько же, сколько {in} ({last})."
    case .leadMoreThanUsual:
      "На {change} больше обычного (в среднем за {n} [последний месяц|последних месяца|последних месяцев]: {usual})."
    case .leadLessThanUsual:
      "На {change} меньше обычного (в среднем за {n} [последний месяц|последних месяца|последних месяцев]: {usual})."
    case .leadAsUsual:
      "Это как обычно (в среднем за {n} [последний месяц|последних месяца|последних месяцев]: {usual})."
    case .driversMost: "Большую часть [объясняет|объясняют|объясняют] {list}."
    case .driversSome: "[Самая большая часть|Самые большие части|Самые большие части]: {list}."
    case .leadPartsOver: "Сверх бюджета: {list}."
    case .overPart: "{name} на {over}"
    case .overPeriod: "{name} за {days} на {over}"
    case .leadWaste: "Выброшено продуктов на {cost}."
    case .leadNextMonth: "Расходы {in} составят около {point} (от {low} до {high})."
    case .leadWholeMonth: "Весь месяц обойдётся примерно в {point} (от {low} до {high})."
    case .leadUnbalanced:
      "{n} [чек|чека|чеков] со строками, которые не дают указанной суммы: {command}"
    case .inMonth: "в {month}"
    case .inSameDays: "{in} за {n} [первый день|первых дня|первых дней]"
    case .weekdayAndDay: "{weekday}, {day} {month}"
    case .dayOfMonth: "{day} {month}"
    case .listEnd: "{list} и {last}"
    case .contents: "Содержание"
    case .budget: "Бюджет"
    case .budgets: "Бюджеты"
    case .whereItWent: "На что ушло"
    case .whatChanged: "Что изменилось"
    case .prices: "Цены"
    case .eatSoon: "Съесть скоро"
    case .thrownAway: "Выброшено"
    case .buySoon: "Купить скоро"
    case .monthsEnd: "Чем закончится месяц"
    case .numbers: "Числа"
    case .howMade: "Как это получено"
    case .budgetColumn: "Бюджет"
    case .spent: "Потрачено"
    case .left: "Остаток"
    case .used: "Использовано"
    case .status: "Состояние"
    case .category: "Категория"
    case .share: "Доля"
    case .change: "Изменение"
    case .usual: "Обычно"
    case .againstUsual: "к обычному"
    case .total: "Всего"
    case .item: "Товар"
    case .shop: "Магазин"
    case .part: "Часть"
    case .before: "Было"
    case .now: "Стало"
    case .eatBy: "Съесть до"
    case .inHouse: "Дома"
    case .worth: "Стоит"
    case .cost: "Стоимость"
    case .quantity: "Количество"
    case .expectedOn: "Ожидается"
    case .lastBought: "Куплено"
    case .usually: "Обычно"
    case .month: "Месяц"
    case .about: "Около"
    case .atLeast: "От"
    case .atMost: "До"
    case .comparedWith: "По сравнению с"
    case .others: "ещё {n} [категория|категории|категорий]"
    case .lines: "Строки"
    case .statusOver: "превышен"
    case .statusNear: "впритык"
    case .statusKept: "соблюдён"
    case .statusWatch: "внимание"
    case .statusOnTrack: "в порядке"
    case .periodBy: "{days} на {over}"
    case .noneOver: "ни один из {n} не превышен"
    case .someOver: "превышено {over} из {n}: {list}"
    case .amountsIn: "{what}, {currency}"
    case .budgetChart: "Расходы и бюджет"
    case .spentByCategory: "Расходы по категориям"
    case .spentByDay: "Расходы на каждый день с начала месяца"
    case .shops: "По магазинам: {list}."
    case .sameDaysNote: "Все месяцы сравниваются за {n} [первый день|первых дня|первых дней]."
    case .changedMost: "Что больше всего отличается от обычного"
    case .moreOf: "Больше обычного: {list}."
    case .newThings: "Новое или не купленное три месяца: {list}."
    case .lessOf: "Меньше обычного: {list}."
    case .notBought: "Не куплено: {list}."
    case .whyChanged: "Почему изменились расходы"
    case .splitSentence:
      "По сравнению с тем, что потрачено {month}, расходы изменились на {change}:"
    case .partPrices: "Цены тех же вещей"
    case .partQuantities: "Больше или меньше тех же вещей"
    case .partNew: "Вещи, не купленные {last}"
    case .partGone: "Вещи, купленные только {last}"
    case .partRest: "Залог за тару, возвраты, сборы и скидки на чек"
    case .basketLevel: "То, что вы покупаете, {list}."
    case .dearerThan: "на {percent} дороже, чем {in}"
    case .cheaperThan: "на {percent} дешевле, чем {in}"
    case .basketPrices: "Цены того, что вы покупаете"
    case .levelUnit: "{month} = 100"
    case .dearer: "Дороже, чем {in}: {list}."
    case .cheaper: "Дешевле, чем {in}: {list}."
    case .pricesMoved: "Изменившиеся цены"
    case .packagesShrank: "Упаковки, которые стали меньше:"
    case .packageShrank: "{item}: {after} с {day}, раньше {before}; дороже на {percent} за {unit}"
    case .eatFirst: "Съесть сначала: {list}."
    case .buyFirst: "Скоро понадобится: {list}."
    case .moreRows: "Ещё {n} не показано."
    case .forecastSentence: "Около {point}; в четырёх из пяти таких месяцев от {low} до {high}."
    case .expectedSpending: "Ожидаемые расходы"
    case .spentInMonth: "Расходы за месяц"
    case .budgetThisMonth: "Бюджет этого месяца"
    case .expected: "Ожидается"
    case .forecastChart: "Прошлые месяцы и ожидаемый"
    case .titleYear: "{year}: потрачено {spent}, {each} в месяц"
    case .inYear: "в {year} году"
    case .yearMore:
      "{months}: потрачено {spent}, на {change} больше, чем в те же месяцы {year} года ({before})."
    case .yearLess:
      "{months}: потрачено {spent}, на {change} меньше, чем в те же месяцы {year} года ({before})."
    case .yearSame: "{months}: потрачено {spent}, столько же, сколько в те же месяцы {year} года."
    case .monthsRange: "{first} – {last}"
    case .budgetKeptIn: "{name}: соблюдён {kept} из {n} [раза|раз|раз]."
    case .monthRecords: "Самый дорогой месяц – {high} ({most}), самый дешёвый – {low} ({least})."
    case .monthsHeading: "Месяцы"
    case .spentByMonth: "Расходы по месяцам"
    case .seasons: "Времена года"
    case .seasonChart: "Каждая категория в течение года, в одном масштабе"
    case .peakOf: "{name} {in} ({spent})"
    case .peaks: "Больше всего потрачено: {list}."
    case .records: "Рекорды"
    case .dayRecord: "Самый дорогой день – {day}: {spent}."
    case .oftenest: "Чаще всего куплено: {item} ({n} [раз|раза|раз])."
    case .mostSpentOn: "На что потрачено больше всего"
    case .periodsKept: "Соблюдён"
    case .keptOf: "{kept} из {n}"
    case .methodYear:
      "Год сравнивается с теми же месяцами предыдущего; месяцы до первой покупки не учитываются. Возвраты и скидки вычтены."
    case .perUnit: "{currency} за {unit}"
    case .indexTitle: "Все отчёты"
    case .indexLead: "{n} [месяц|месяца|месяцев], {first} – {last}."
    case .indexFooter: "По {day}"
    case .yearsHeading: "Годы"
    case .yearColumn: "Год"
    case .numbersSummary: "Все таблицы со столбцами для программ"
    case .categorisedShare:
      "У {percent} расходов в {currency} есть категория из файла, правила или названия."
    case .methodSpending:
      "Возвраты, сданная тара и скидки вычтены. Обычное – среднее до трёх предыдущих месяцев."
    case .methodPrices:
      "Уровни цен сравнивают все пары из 13 месяцев по тому, что куплено в обоих (индекс GEKS)."
    case .methodForecast:
      "Прогнозы видят только то, что датировано не позже дня отчёта; их пределы были верны примерно в четырёх из пяти прошлых месяцев."
    case .footer: "На {day} · {events} событий · отпечаток {id}"
    case .countOfLines: "{n} [строка покупок|строки покупок|строк покупок]"
    case .countOfItems: "{n} [товара|товаров|товаров]"
    case .countOfStores: "{n} [магазина|магазинов|магазинов]"
    case .dayOfYear: "{day} {year} г."
    case .statusHeld: "{lines} {items} из {stores}, {first} – {last}"
    case .statusSpent: "Потрачено {in} по {day}: {list}"
    case .statusNothing: "Ничего не потрачено {in} по {day}"
    case .statusLastBought: "последняя покупка была {day}"
    case .statusBudgetLeft: "Бюджет {name}: осталось {left} из {whole} до {day}"
    case .statusBudgetOver: "Бюджет {name}: на {over} больше {whole} до {day}"
    case .statusMoreBudgets: "ещё {n} [бюджет|бюджета|бюджетов]: {command}"
    case .statusOverBudget: "Сверх бюджета: {list}"
    case .statusMore: "{list} и ещё {n}"
    case .statusNoneDue: "За {n} [день|дня|дней] срок не истекает ни у одного продукта"
    case .statusDue: "Съесть в течение {n} [дня|дней|дней]: {list}"
    case .statusPast: "у некоторых срок уже вышел"
    case .statusSpendHint: "куда ушли деньги"
    case .statusStockHint: "что есть дома и что съесть первым"
    case .statusReportHint: "весь месяц"
    case .statusNoLarder: "Здесь ещё нет larder. Три способа начать:"
    case .statusDemoHint: "записать пример хозяйства, чтобы попробовать"
    case .statusImportHint: "прочитать чеки, как их выгружают магазины и приложения"
    case .statusAddHint: "записать покупку вручную"
    case .nothingToShow: "показать нечего"
    case .nothingToShowSince: "показать нечего; последняя покупка была {day}"
    case .nothingRecorded: "показать нечего; покупок по {day} не записано"
    case .factRecorded: "Записано: {list}"
    case .factReceipt: "Записан итог чека: {list}"
    case .factPrice: "Записана цена: {list}"
    case .factExpiry: "Записана дата: {list}"
    case .factUsed: "Записано как израсходованное: {list}"
    case .factWasted: "Записано как выброшенное: {list}"
    case .factOpened: "Записано как открытое: {list}"
    case .factMoved: "Записано как перемещённое: {list}"
    case .factBudget: "Бюджет задан: {list}"
    case .factBudgetClosed: "Бюджет закрыт: {list}"
    case .factRate: "Записан курс валюты: {list}"
    case .factDescribed: "Описано: {list}"
    case .factReview: "Записан отзыв: {list}"
    case .factTrial: "Было бы записано: {list}"
    case .factAt: "{what}, {store}"
    case .factGoodUntil: "годно до {day}"
    case .factEvery: "каждый период ({step}) с {day}"
    case .factUndo: "номер {id}; {command} отменит запись"
    case .listOpen: "{n} купить"
    case .listChecked: "{n} отмечено ({share})"
    case .listUnavailable: "{n} нет в наличии"
    case .listEstimated: "около {money}"
    case .listInBasket: "в корзине {money}"
    case .listUnpriced: "{n} без цены"
    case .listBudgetLeft: "осталось {left} из {budget}"
    case .listBudgetOver: "на {over} больше, чем {budget}"
    case .listOtherAisles: "Прочее"
    case .listCheckedPart: "Отмечено"
    case .listUnavailablePart: "Нет в наличии"
    case .listRecord: "Чтобы записать купленное, выполните:"
    case .undoBatch: "пакет {moment}, {what}"
    case .undoEvent: "событие {id}: {what}"
    case .undoContents: "{n} [событие|события|событий]: {what}"
    case .undoAmount: "{amount} {currency}"
    case .undoLines: "{amounts} в {n} [строке|строках|строках]"
    case .undoMoreFiles: "ещё {n} [файл|файла|файлов]"
    case .undoDays: "{first} — {last}"
    case .undoDone: "Отменено: {what}"
    case .undoTrial: "Было бы отменено: {what}"
    case .undoAlready: "Уже отменено: {what}"
    case .undoRestores: "{command} восстановит запись"
    case .undoRemoves: "{command} снова отменит запись"
    case .undoProfileRemoved: "профиль {name} удалён"
    case .undoProfileTrial: "профиль {name} был бы удалён"
    case .undoProfileStays: "профиль {name} остаётся; {command} удалит его"
    case .eventPurchase: "покупка {what}"
    case .eventReceipt: "сумма чека {what}"
    case .eventPrice: "цена {what}"
    case .eventExpiry: "срок: {what}"
    case .eventUsed: "расход: {what}"
    case .eventWasted: "выброшено: {what}"
    case .eventOpened: "открыто: {what}"
    case .eventMoved: "перемещено: {what}"
    case .eventBudget: "бюджет {what}"
    case .eventBudgetClosed: "конец бюджета {what}"
    case .eventDescribed: "описание: {what}"
    case .eventRate: "курс {what}"
    case .eventUndo: "отмена: {what}"
    case .eventList: "список {what}"
    case .eventEntry: "запись в списке: {what}"
    case .eventEntryChange: "изменение записи в списке: {what}"
    case .eventEntryMark: "отметка в списке: {what}"
    case .eventUnit: "единица: {what}"
    case .eventAisle: "отдел {what}"
    case .eventShelf: "отдел товара: {what}"
    case .eventTrip: "поход в магазин {what}"
    case .eventReview: "отзыв {what}"
    case .eventAnswer: "ответ {what}"
    case .remarkNewItem: "товар '{name}' новый"
    case .remarkNewStore: "магазин '{name}' новый"
    case .remarkDidYouMean: "может быть, {list}?"
    case .remarkEither: "{list} или {last}"
    case .remarkMoreNew:
      "ещё {n} [новое название похоже|новых названия похожи|новых названий похожи] на известные"
    case .remarkUnusual: "'{name}' стоит {price}, обычно {usual}"
    case .remarkUnusualOfCategory:
      "'{name}' стоит {price}; строка категории {category} обычно стоит {usual}"
    case .remarkDearest: "'{name}' стоит {price}; самая дорогая строка до сих пор стоит {usual}"
    case .remarkBudgetEnds: "период '{name}' до {day} ещё считается; после него новый не начнётся"
    case .remarkBudgetClosed: "'{name}' уже закрыт {day}"
    case .listNoList: "'{name}' — не список и не известный товар"
    case .listMeant: "для списка '{list}': {command}; как товар: {other}"
    case .listBecameEntry: "списка '{name}' нет, поэтому это товар в списке '{list}'"
    case .listMakeIt: "если это список: {command}"
    case .listStayOpen:
      "{n} [запись списка '{list}' ещё открыта и остаётся|записи списка '{list}' ещё открыты и остаются|записей списка '{list}' ещё открыты и остаются] в закрытом списке"
    case .listMoveThem: "перенести в другой список: {command}"
    case .forecastTooFew:
      "Для прогноза известно слишком мало: нужны траты в 3 дня и первая неделя или два прежних месяца."
    case .titleNotBegun: "{month}: ещё не начался"
    case .leadNotBegun: "Начало: {first}; страница составлена {day}."
    case .shopNone: "без магазина {spent}"
    case .shopOthers: "ещё {n} [магазин|магазина|магазинов] {spent}"
    case .dayRange: "{first}–{last}"
    case .categoryProduce: "Овощи и фрукты"
    case .categoryDairy: "Молочные продукты"
    case .categoryMeat: "Мясо и рыба"
    case .categoryBakery: "Хлеб и выпечка"
    case .categoryFrozen: "Заморозка"
    case .categoryPantry: "Бакалея"
    case .categoryBeverages: "Напитки"
    case .categorySnacks: "Снеки"
    case .categoryPersonalCare: "Личная гигиена"
    case .categoryHousehold: "Для дома"
    case .categoryOther: "Прочее"
    case .askCurrency: "ни столбец, ни знак, ни заголовок не называет валюту"
    case .askDateOrder:
      "даты столбца '{column}' можно прочитать в двух порядках, например '{example}'"
    case .askDayOrder:
      "дни столбца '{column}' можно прочитать в двух порядках, например '{example}'"
    case .askDecimal: "суммы столбца '{column}' можно прочитать двояко, например '{example}'"
    case .askDecimalMark: "{mark} отделяет дробную часть или тысячи?"
    case .askCents:
      "суммы столбца '{column}' — целые числа, например {example}; возможно, это сотые доли"
    case .askItem: "ни один заголовок не называет товар каждой строки"
    case .askDate: "ни в одном столбце нет даты"
    case .askWhichDate: "неизвестно, какая из дат — день покупки: {list}"
    case .askYear: "год не указан: {list}"
    case .askPaid: "неизвестно, что из этого уплачено: {list}"
    case .askCurrencies: "суммы в нескольких валютах: {list}"
    case .askCurrencyColumn: "нужен столбец с валютой каждой строки"
    case .askSameReceipt:
      "строк за {receipt} уже записано: {known}, новых: {new}, записанных, но отсутствующих в файле: {missing}"
    case .askIsSameReceipt: "это тот же чек?"
    case .askSameTrip:
      "покупок этого дня и магазина уже записано: {n}, из списка '{list}' за {day}"
    case .askIsSameTrip: "этот чек о той же покупке?"
    case .askAnswer: "ответьте: {flag}"
    case .askAnswerForAll: "ответьте: {flag}, или для всех файлов: 'larder config {setting}'"
    case .askAlsoFor: "тот же вопрос: {list}"
    case .askMoreFiles: "ещё {n} [файл|файла|файлов]"
    case .askBarcode: "штрихкод {barcode} уже у '{name}'"
    case .askBarcodeAnswer: "если это один товар: {command}"
    case .askNoPrice: "у '{name}' нет цены"
    case .askNoPriceAnswer: "задайте: {command}"
    case .askOverBudget: "'{name}' обойдётся в {cost}, на {over} больше бюджета {budget}"
    case .askOverBudgetAnswer: "{flag} записывает всё равно"
    }
  }
}

extension TableWords {
  /// Headings and titles of tables in Russian, by the English ones.
  static let russian: [String: String] = [
    "budget": "бюджет",
    "category": "категория",
    "currency": "валюта",
    "start": "начало",
    "end": "конец",
    "allotted": "выделено",
    "carried": "перенесено",
    "spent": "потрачено",
    "remaining": "осталось",
    "used %": "использовано %",
    "days left": "дней осталось",
    "per day left": "осталось в день",
    "projected": "ожидается",
    "status": "состояние",
    "outcome": "итог",
    "on track": "по плану",
    "daily mean": "в среднем в день",
    "unallocated": "не распределено",
    "unbudgeted": "вне бюджета",
    "excess": "превышение",
    "alert": "замечание",
    "share %": "доля %",
    "lines": "строки",
    "last month": "прошлый месяц",
    "mean before": "среднее до",
    "change": "изменение",
    "item": "товар",
    "store": "магазин",
    "unit": "единица",
    "before": "раньше",
    "now": "сейчас",
    "change %": "изменение %",
    "observations": "наблюдения",
    "reason": "причина",
    "wasted": "выброшено",
    "quantity": "количество",
    "events": "события",
    "avoidable": "можно избежать",
    "month": "месяц",
    "items": "товары",
    "coverage %": "охват %",
    "fisher": "Фишер",
    "GEKS": "GEKS",
    "expires": "годен до",
    "basis": "основание",
    "80 % from": "80 % от",
    "to": "до",
    "waste probability": "риск выбросить",
    "value": "стоимость",
    "last day": "последний день",
    "next day": "следующий день",
    "within 7 days": "за 7 дней",
    "n": "n",
    "skill %": "точность %",
    "last price": "последняя цена",
    "day": "день",
    "predicted": "прогноз",
    "method": "метод",
    "period": "период",
    "95 % from": "95 % от",
    "year before": "год назад",
    "periods": "периоды",
    "overspent": "превышены",
    "package before": "упаковка раньше",
    "package after": "упаковка теперь",
    "price before": "цена раньше",
    "price after": "цена теперь",
    "Budgets": "Бюджеты",
    "Spend by category": "Расходы по категориям",
    "Top items": "Главные товары",
    "Stores": "Магазины",
    "What changed most": "Что изменилось больше всего",
    "What became dearer or cheaper": "Что подорожало или подешевело",
    "Packages that shrank": "Упаковки, которые уменьшились",
    "Waste": "Выброшено",
    "The household's own price index": "Собственный индекс цен",
    "What spoils within 7 days": "Что испортится за 7 дней",
    "What runs out": "Что заканчивается",
    "Prices to come": "Будущие цены",
    "Expected spending": "Ожидаемые расходы",
    "Spend by month": "Расходы по месяцам",
    "{shown} of {all}; larder prints all of them as CSV":
      "{shown} из {all}; larder выводит все как CSV",
    "Medians of regular prices, against {before}.": "Медианы обычных цен, по сравнению с {before}.",
    "Of what is bought most often. Skill: how much less the error was than the last price's.":
      "Из того, что покупают чаще всего. Точность: насколько ошибка меньше, чем у последней цены.",
    "week": "неделя",
    "2 weeks": "2 недели",
    "quarter": "квартал",
    "year": "год",
    "storage": "место",
    "brand": "марка",
    "note": "заметка",
    "receipt": "чек",
    "barcode": "штрихкод",
    "kind": "вид",
    "aisle": "ряд",
    "alias of": "другое имя для",
    "categories": "категории",
    "rating": "оценка",
    "about": "тема",
    "address": "адрес",
    "cap": "предел",
    "city": "город",
    "country": "страна",
    "default": "по умолчанию",
    "detail": "уточнение",
    "favourite": "избранное",
    "list total": "сумма до скидки",
    "of": "относится к",
    "on sale": "акция",
    "order": "порядок",
    "origin": "источник",
    "package": "упаковка",
    "postcode": "индекс",
    "purchase": "покупка",
    "purchased": "куплено",
    "retired": "убрано",
    "rollover": "перенос",
    "shelf life days": "срок хранения в днях",
    "size": "размер",
    "state": "регион",
    "tags": "метки",
    "text": "текст",
    "till": "касса",
    "time": "время",
    "variant of": "вариант",
  ]

  /// The fixed words that values of events have, in Russian, by the English ones.
  static let russianValues: [String: String] = [
    "yes": "да",
    "no": "нет",
    "expired": "просрочено",
    "spoiled": "испорчено",
    "forgotten": "забыто",
    "over-purchased": "куплено лишнее",
    "disliked": "не понравилось",
    "other": "другое",
    "fridge": "холодильник",
    "freezer": "морозилка",
    "pantry": "кладовая",
    "use-by": "годен до",
    "best-before": "лучше употребить до",
    "item": "товар",
    "refund": "возврат",
    "deposit": "залог",
    "discount": "скидка",
    "fee": "сбор",
    "tax": "налог",
    "shelf": "ценник",
    "flyer": "листовка",
    "receipt": "чек",
    "web": "интернет",
    "manual": "вручную",
    "none": "нет",
    "surplus": "остаток",
    "deficit": "перерасход",
    "both": "оба",
    "product": "товар",
    "store": "магазин",
    "price": "цена",
    "trip": "поход",
    "general": "общее",
    "ok": "в порядке",
    "watch": "под угрозой",
    "over": "превышен",
    "ended": "закончен",
    "kept": "соблюдён",
    "label": "этикетка",
    "predicted": "прогноз",
    "each": "шт.",
    "smoothed-rate": "сглаженный темп",
    "pro-rata": "пропорционально",
    "single": "одна цена",
    "sticky": "держится",
    "regression": "регрессия",
    "sale": "акция",
    "regular": "обычная",
    "elevated": "повышенная",
  ]
}
