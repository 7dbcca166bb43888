import EventSourcing
import GroceryModel
import Statistics

extension ExpirationQuestion {
  /// How good forecasts of labels were: of all products together, then of each.
  ///
  /// Every label of a product but its first is forecast on the day of the purchase, from the labels
  /// dated before that day; the naive forecast is the product's label before it.
  ///
  /// - Parameters:
  ///   - latest: At most so many forecasts of a product, the latest.
  ///   - replay: The log.
  ///   - rules: What files lines that do not say their category.
  /// - Returns: One row for all together, and one a product.
  /// - Throws: As ``answer(from:rules:)``.
  public func backtests(
    latest: Int = .max, from replay: Replay, rules: CategoryRules = CategoryRules()
  ) throws -> ForecastAnswer<BacktestSummary> {
    let (windows, choice) = try windows(latest: latest, from: replay, rules: rules)
    let series = windows.sorted { $0.key.precedes($1.key) }.map { name, windows in
      (name: name, currency: "", unit: "days", backtests: [Backtest(windows)])
    }
    return ForecastAnswer(BacktestSummary.rows(series, horizons: [1]), choice)
  }

  /// The forecasts of each product's labels, oldest first, by its name.
  func windows(
    latest: Int = .max, from replay: Replay, rules: CategoryRules = CategoryRules()
  ) throws -> (windows: [String: [Backtest.Window]], choice: ItemChoice) {
    let book = try StockBook(from: replay, filters: filters, rules: rules)
    let choice = try book.catalog.choice(filters)
    let labels = book.lifeLabels().filter { $0.day <= book.today }
    let found = LabelWindows(labels, book).windows(latest: latest) { label in
      choice.products[label.product] && period?.contains(label.bought) ?? true
        && storage.map { $0 == label.storage } ?? true
    }
    var windows: [String: [Backtest.Window]] = [:]
    for label in labels where choice.products[label.product] {
      windows[book.catalog.name(of: label.product)] = found[label.product] ?? []
    }
    return (windows, choice)
  }
}

/// Forecasts of labels that have come to be known.
struct LabelWindows {
  /// By day of purchase, those of one product together within the day.
  private let labels: [LifeLabel]
  /// By the day they are dated.
  private let byDay: [LifeLabel]
  private let products: [Int: LearntLives.Product]

  init(_ labels: [LifeLabel], _ book: StockBook) {
    func key(_ label: LifeLabel) -> (Int, Double, Int) {
      (label.product, label.days, Int(label.storage.rawValue))
    }
    self.labels = labels.sorted {
      $0.bought != $1.bought ? $0.bought < $1.bought : key($0) < key($1)
    }
    byDay = labels.sorted { $0.day != $1.day ? $0.day < $1.day : key($0) < key($1) }
    products = book.products(of: labels)
  }

  func windows(
    latest: Int, where isAsked: (LifeLabel) -> Bool
  ) -> [Int: [Backtest.Window]] {
    var windows: [Int: [Backtest.Window]] = [:]
    var learnt = LearntLives([], of: products)
    var own: [Keeping: [LifeLabel]] = [:]
    var later = byDay[...]
    for target in targets(latest: latest, where: isAsked) {
      let known = later.prefix { $0.day < target.bought }
      later = later.dropFirst(known.count)
      learnt.learn(known)
      for label in known { own[keeping(label), default: []].append(label) }
      if let window = window(target, own[keeping(target)] ?? [], learnt) {
        windows[target.product, default: []].append(window)
      }
    }
    return windows
  }

  /// The labels to be forecast, at most so many of each product, in the order of their purchases.
  private func targets(latest: Int, where isAsked: (LifeLabel) -> Bool) -> [LifeLabel] {
    let asked = labels.filter(isAsked)
    guard latest < asked.count else { return asked }
    var left: [Int: Int] = [:]
    return asked.reversed().filter { label in
      left[label.product, default: 0] += 1
      return left[label.product, default: 0] <= latest
    }.reversed()
  }

  /// A product kept in one place.
  private struct Keeping: Hashable {
    let product: Int
    let storage: Storage
  }

  private func keeping(_ label: LifeLabel) -> Keeping {
    Keeping(
      product: label.product,
      storage: label.storage == .unstated
        ? products[label.product]?.prior?.usual ?? .unstated : label.storage)
  }

  private func window(
    _ target: LifeLabel, _ own: [LifeLabel], _ learnt: LearntLives
  ) -> Backtest.Window? {
    let before = own.sorted {
      ($0.bought, $0.day, $0.days) < ($1.bought, $1.day, $1.days)
    }.map(\.days)
    let product = products[target.product]
    let storage = keeping(target).storage
    guard let naive = before.last,
      let life = learnt.life(
        of: target.product, in: storage, category: product?.category ?? "",
        priorDays: product?.prior?.life(in: storage, isOpened: false)?.days)
    else { return nil }
    let bounds = DayBounds(KeepingLife(life: life, method: ""), from: target.bought)
    func days(_ day: Day) -> Double { Double(day - target.bought) }
    return Backtest.Window(
      prediction: Prediction(
        point: days(bounds.day), interval80: days(bounds.low80)...days(bounds.high80),
        interval95: days(bounds.low95)...days(bounds.high95)),
      actual: target.days, naive: naive,
      // Labels are in whole days, so the scale is at least one day.
      scale: max(1, Backtest.scale(of: before)))
  }
}
