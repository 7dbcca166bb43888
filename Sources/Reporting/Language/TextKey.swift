/// Everything that reports say, each a template: `{name}` is filled, and `[one|many]` is chosen by `{n}`.
enum TextKey: CaseIterable, Sendable {
  // Titles
  case titleLeft, titleOver, titleSpent, titleNothing, monthUpTo, monthOfYear, yearUpTo
  // What there is to know
  case nothingBought, leadKept, leadNear, leadOver, leadPerDay, leadAlsoSpent
  case leadMoreThanLast, leadLessThanLast, leadSameAsLast
  case leadMoreThanUsual, leadLessThanUsual, leadAsUsual, driversMost, driversSome, driversOpposed
  case leadPartsOver, overPart, overPeriod, leadWaste, leadNextMonth, leadWholeMonth
  case leadUnbalanced
  // Days and lists
  case inMonth, inSameDays, weekdayAndDay, dayOfMonth, listEnd
  // Headings
  case contents, budget, budgets, whereItWent, whatChanged, prices, eatSoon, thrownAway, buySoon
  case monthsEnd, numbers, howMade
  // Columns
  case budgetColumn, spent, left, used, status, category, share, change, usual, againstUsual, total
  case item, shop, part, before, now, eatBy, inHouse, worth, cost, quantity, expectedOn, lastBought
  case usually, month, about, atLeast, atMost, comparedWith, others, lines
  // Statuses
  case statusOver, statusNear, statusKept, statusWatch, statusOnTrack, periodBy, noneOver, someOver
  // Captions and remarks
  case amountsIn, budgetChart, spentByCategory, spentByDay, shops, sameDaysNote, changedMost
  case moreOf, newThings, lessOf, notBought, whyChanged, splitSentence
  case partPrices, partQuantities, partNew, partGone, partRest
  case basketLevel, asDearAs, dearerThan, cheaperThan, basketPrices, levelUnit, dearer, cheaper
  case pricesMoved
  case packagesShrank, packageShrank, eatFirst, buyFirst, moreRows
  case forecastSentence, expectedSpending, spentInMonth, budgetThisMonth, expected, forecastChart
  // Years and the index
  case titleYear, inYear, yearMore, yearLess, yearSame, monthsRange, budgetKeptIn, monthRecords
  case monthsHeading, spentByMonth, seasons, seasonChart, peakOf, peaks, records, dayRecord
  case oftenest, mostSpentOn, periodsKept, keptOf, leftCarried, methodYear
  case perUnit, indexTitle, indexLead, indexFooter, yearsHeading, yearColumn
  // Numbers and how they were made
  case numbersSummary, categorisedShare, methodSpending, methodPrices, methodForecast, footer
  // The status, and empty answers
  case countOfLines, countOfItems, countOfStores, dayOfYear, statusHeld, statusSpent, statusNothing
  case statusHeldNowhere, statusDays
  case statusLastBought, statusBudgetLeft, statusBudgetOver, statusMoreBudgets, statusOverBudget
  case statusMore, statusNoneDue, statusDue, statusPast, statusSpendHint, statusStockHint
  case statusReportHint, statusNoLarder, statusDemoHint, statusImportHint, statusAddHint
  case nothingToShow, nothingToShowSince, nothingRecorded
  // Facts that a person records
  case factRecorded, factReceipt, factPrice, factExpiry, factUsed, factWasted, factOpened, factMoved
  case factBudget, factBudgetClosed, factRate, factDescribed, factReview, factTrial
  case factAt, factEach, factGoodUntil, factScope, factEvery, factUndo
  // A shopping list's page
  case listOpen, listChecked, listUnavailable, listEstimated, listInBasket, listUnpriced
  case listBudgetLeft, listBudgetOver, listOtherAisles, listCheckedPart, listUnavailablePart
  case listRecord
  // What was taken back
  case undoBatch, undoEvent, undoContents, undoAmount, undoLines, undoMoreFiles, undoDays
  case undoDone, undoTrial, undoAlready, undoRestores, undoRemoves, undoProfileRemoved
  case undoProfileTrial, undoProfileStays
  case eventPurchase, eventReceipt, eventPrice, eventExpiry, eventUsed, eventWasted, eventOpened
  case eventMoved, eventBudget, eventBudgetClosed, eventDescribed, eventRate, eventUndo, eventList
  case eventEntry, eventEntryChange, eventEntryMark, eventUnit, eventAisle, eventShelf, eventTrip
  case eventReview, eventAnswer
  // Remarks, and what is not known yet
  case remarkNewItem, remarkNewStore, remarkDidYouMean, remarkOneProduct, remarkEither
  case remarkMoreNew, remarkUnusual
  case remarkUnusualOfCategory, remarkDearest, remarkBudgetEnds, remarkBudgetClosed, listNoList
  case listMeant, listBecameEntry, listMakeIt, listStayOpen, listMoveThem, forecastTooFew
  case titleNotBegun, leadNotBegun, shopNone, shopOthers, dayRange
  // Larder's categories
  case categoryProduce, categoryDairy, categoryMeat, categoryBakery, categoryFrozen
  case categoryPantry, categoryBeverages, categorySnacks, categoryPersonalCare, categoryHousehold
  case categoryOther
  // Questions
  case askCurrency, askDateOrder, askDayOrder, askDecimal, askDecimalMark, askCents, askItem
  case askDate, askWhichDate, askYear, askPaid, askCurrencies, askCurrencyColumn, askSameReceipt
  case askIsSameReceipt, askSameTrip, askIsSameTrip, askAnswer, askAnswerForAll, askAlsoFor
  case askMoreFiles, askBarcode, askBarcodeAnswer, askNoPrice, askNoPriceAnswer, askOverBudget
  case askOverBudgetAnswer

  /// The template in a language; the compiler finds a text that is missing.
  func text(in language: Language) -> String {
    switch language {
    case .english: english
    case .german: german
    case .spanish: spanish
    case .french: french
    case .russian: russian
    case .ukrainian: ukrainian
    case .hebrew: hebrew
    }
  }
}
