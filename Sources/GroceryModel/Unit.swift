/// What kind of thing a unit measures; conversions exist only inside one.
public enum Dimension: String, Hashable, Sendable {
  /// Base unit kg.
  case mass
  /// Base unit l.
  case volume
  /// Base unit each.
  case count

  /// The unit that prices per unit are given in.
  public var base: Unit {
    switch self {
    case .mass: .kilogram
    case .volume: .litre
    case .count: .each
    }
  }
}

/// A unit of quantity with its exact size in the base unit of its dimension.
public struct Unit: Hashable, Sendable {
  /// How events write it.
  public let symbol: String
  /// Units convert only within a dimension.
  public let dimension: Dimension
  /// One of this unit is `numerator / denominator` base units.
  public let numerator: Int64
  public let denominator: Int64

  private init(_ symbol: String, _ dimension: Dimension, _ numerator: Int64, _ denominator: Int64) {
    self.symbol = symbol
    self.dimension = dimension
    self.numerator = numerator
    self.denominator = denominator
  }

  public static let each = Unit("each", .count, 1, 1)
  public static let kilogram = Unit("kg", .mass, 1, 1)
  public static let litre = Unit("l", .volume, 1, 1)

  /// All units known, with the sizes of the international pound, the US liquid gallon (NIST
  /// Handbook 44, appendix C) and the gallon of the United Kingdom (Weights and Measures Act 1985).
  public static let all: [Unit] = [
    .each, Unit("dozen", .count, 12, 1),
    .kilogram, Unit("g", .mass, 1, 1000), Unit("mg", .mass, 1, 1_000_000),
    Unit("lb", .mass, 45_359_237, 100_000_000),
    Unit("oz", .mass, 45_359_237, 1_600_000_000),
    .litre, Unit("dl", .volume, 1, 10), Unit("cl", .volume, 1, 100),
    Unit("ml", .volume, 1, 1000),
    Unit("floz", .volume, 3_785_411_784, 128_000_000_000),
    Unit("pt", .volume, 3_785_411_784, 8_000_000_000),
    Unit("qt", .volume, 3_785_411_784, 4_000_000_000),
    Unit("gal", .volume, 3_785_411_784, 1_000_000_000),
    Unit("ukfloz", .volume, 56_826_125, 2_000_000_000),
    Unit("ukpt", .volume, 56_826_125, 100_000_000),
    Unit("ukqt", .volume, 56_826_125, 50_000_000),
    Unit("ukgal", .volume, 454_609, 100_000),
  ]

  /// The unit of that symbol or everyday name (`kg`, `Kilo`, `lbs`, `ea`, `Stk`), or nil.
  public init?(_ text: some StringProtocol) {
    var word = text.lowercased()
    while word.last == "." || word.last == " " { word.removeLast() }
    guard let symbol = Self.symbols[word], let unit = Self.bySymbol[symbol] else { return nil }
    self = unit
  }

  private static let bySymbol: [String: Unit] = Dictionary(
    uniqueKeysWithValues: all.map { ($0.symbol, $0) })

  private static let symbols: [String: String] = {
    let names: [String: [String]] = [
      "each": [
        "ea", "pc", "pcs", "pce", "piece", "pieces", "count", "ct", "unit", "units", "un", "u",
        "stk", "stück", "st", "szt", "kpl", "kos", "pz", "pieza", "db", "ks", "шт", "個", "点", "本",
        "adet", "ud", "uds", "unid", "und", "buc", "tk", "개", "τεμ",
      ],
      "dozen": [
        "dz", "doz", "dutzend", "docena", "docenas", "douzaine", "douzaines", "дюжина", "дюжину",
        "дюжини", "תריסר",
      ],
      "kg": [
        "kilo", "kilos", "kilogram", "kilograms", "kgs", "kilogramm", "kilogramme", "kilogrammes",
        "kilogramo", "kilogramos", "chilo",
        "quilo", "quilos", "килограмм", "кілограм", "公斤", "千克", "кг", "ק\"ג", "ק״ג", "קג", "קילו",
      ],
      "g": [
        "gr", "gram", "grams", "gramm", "gm", "gramme", "grammes", "gramo", "gramos", "grammo",
        "grammi", "克", "г", "גרם",
      ],
      "mg": ["milligram", "milligrams"],
      "lb": ["lbs", "pound", "pounds"],
      "oz": ["ounce", "ounces"],
      "l": [
        "lt", "ltr", "liter", "litre", "liters", "litres", "litro", "litros", "litri", "litr",
        "litry", "litrů",
        "litra", "litraa", "litrów", "litru", "litrov", "л", "литр", "литра", "литров", "літр",
        "літри", "літрів",
        "λίτρο", "λίτρα", "ליטר", "升", "リットル", "리터",
      ],
      "dl": ["deciliter", "decilitre", "deziliter"],
      "cl": ["centiliter", "centilitre"],
      "ml": ["milliliter", "millilitre", "мл", "מ\"ל", "מ״ל"],
      "floz": ["fl oz", "fl. oz", "fl.oz", "fluid ounce", "fluid ounces"],
      "pt": ["pint", "pints"],
      "qt": ["quart", "quarts"],
      "gal": ["gallon", "gallons"],
      "ukpt": ["uk pint", "uk pints", "imperial pint", "imperial pints"],
      "ukgal": ["uk gallon", "uk gallons", "imperial gallon", "imperial gallons"],
    ]
    var symbols: [String: String] = [:]
    for unit in all { symbols[unit.symbol] = unit.symbol }
    for (symbol, synonyms) in names {
      for synonym in synonyms { symbols[synonym] = symbol }
    }
    return symbols
  }()
}

extension Unit: CustomStringConvertible {
  public var description: String { symbol }
}

extension Unit {
  /// The unit of the same name in the United Kingdom, if it has another size there.
  public var ofUnitedKingdom: Unit { Unit("uk" + symbol) ?? self }

  /// How prices of a unit are read: `per kg`, but `each`.
  public static func basis(_ symbol: String) -> String {
    symbol == each.symbol ? symbol : "per \(symbol)"
  }
}
