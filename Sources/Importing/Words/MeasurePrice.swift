import GroceryModel

/// Recognises headers of prices per kilogram, litre or other unit of measure.
///
/// Such a price is for comparison; it is never the amount paid.
enum MeasurePrice {
  /// Returns true if the header names a price per unit of measure.
  static func isNamed(by text: String, _ words: [String]) -> Bool {
    if words.contains(where: compounds.contains) { return true }
    guard let last = words.last, isMeasure(last) else { return false }
    // `€/kg` and `Price/kg` are prices; `Qty/kg` and `Amount in kg` are quantities.
    if let slash = text.lastIndex(of: "/") {
      let before = HeaderWords.split(String(text[..<slash]))
      return CurrencySign.named(in: text) != nil || before.contains(where: isMoney)
    }
    let rest = words.dropLast().filter { Int($0) == nil }
    guard let link = rest.last else { return false }
    let isLinked = links.contains(link)
    let amount = isLinked ? rest.dropLast() : rest[...]
    // `Per kg` and `price kg` are prices; `weight per kg` is not.
    return isLinked && amount.isEmpty || amount.contains(where: isMoney)
  }

  private static func isMeasure(_ word: String) -> Bool {
    let unit = word.drop { $0.isNumber }
    return measures.contains(String(unit))
      || GroceryModel.Unit(String(unit)) != nil
        && GroceryModel.Unit(String(unit))?.dimension != .count
  }

  /// Whether the header names a place on the map or a distance, whose numbers look like amounts: `Dropoff Lat`.
  static func namesPlace(_ header: HeaderWords) -> Bool {
    header.words.last.map(places.contains) ?? false
  }

  private static let places: Set<String> = [
    "lat", "lng", "lon", "latitude", "longitude", "altitude", "distance", "miles", "odometer",
    "odo", "km", "kms", "kilometer", "kilometers", "kilometres", "mileage", "kilometerstand",
    "kilometraje",
    "kilómetros", "chilometri", "quilometragem", "kilométrage", "przebieg", "пробег", "км", "里程",
    "breitengrad", "längengrad", "latitud", "longitud", "latitudine", "longitudine", "широта",
    "долгота",
    "緯度", "経度", "纬度", "经度",
  ]

  private static func isMoney(_ word: String) -> Bool {
    prices.contains(word) || Currency(word.uppercased())?.isListed == true
  }

  private static let measures: Set<String> = [
    "kg", "kilo", "unit/kg", "kilogram", "kilogramm", "l", "lt", "liter", "litre", "litro", "litr",
    "lb",
  ]
  private static let links: Set<String> = [
    "per", "pro", "je", "au", "par", "por", "al", "za", "na", "på", "pr", "za", "на", "за",
  ]
  private static let prices: Set<String> = [
    "price", "valor", "preis", "prix", "precio", "preço", "preco", "prezzo", "prijs", "pris",
    "hinta",
    "cena", "cijena", "fiyat", "fiyatı", "цена", "ціна", "ár", "preț", "pret", "cost", "kosten",
    "τιμή", "harga", "giá", "kč", "zł", "kr", "ft", "lei", "лв", "руб",
  ]
  private static let compounds: Set<String> = [
    "kilopreis", "literpreis", "grundpreis", "kilopris", "literpris", "jämförpris", "jmfpris",
    "jämförelsepris", "kiloprijs", "literprijs", "kilohinta", "litrahinta", "vertailuhinta",
    "egységnyiár", "kilopræs", "sammenligningspris",
  ]
}
