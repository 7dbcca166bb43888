import GroceryModel

/// Profiles of known exports that omit something the import needs: the currency or the store.
///
/// A profile has no columns that schema inference finds by itself.
extension ImportProfile {
  public static let builtIn: [ImportProfile] = [
    // The order history of amazon.co.jp, exported by browser add-ons, in yen.
    builtIn(
      "amazon-jp", "注文日|注文番号|商品名|価格|個数|商品小計|注文合計", currency: "JPY",
      store: "Amazon.co.jp"),
    // Migros Cumulus account, Switzerland: the line total already includes the discount.
    builtIn(
      "migros-cumulus", "datum|zeit|filiale|kassennummer|transaktionsnummer|artikel|menge|umsatz",
      currency: "CHF", dateOrder: .dmy, absent: [.discount]),
    // The card statement of JR East's View Card, Japan.
    builtIn("view-card", "ご利用年月日|ご利用箇所|ご利用額|払戻額", currency: "JPY"),
    // Receipts of the NorgesGruppen chains, Norway.
    builtIn(
      "norgesgruppen", "bongnummer|kjops dt td|bruttovarelinje bel|varenavn|vareean nr",
      currency: "NOK"),
    // A list of Brazilian fiscal receipts by access key.
    builtIn("brazil-nfce", "chave|numero|serie|cod sit|valor total", currency: "BRL"),
    // Orders of walmart.com, exported by browser add-ons.
    builtIn(
      "walmart-orders", "order number|order date|product name|delivery status|product link",
      currency: "USD", store: "Walmart"),
    // Orders of a FoodCoopShop, in German.
    builtIn(
      "foodcoopshop-orders", "produkt|hersteller|bruttopreis|nettopreis|abholtag|bestelldatum",
      currency: "EUR", dateOrder: .dmy),
    // Receipts of Finnish stores, exported by Kassakuitti.
    builtIn(
      "kassakuitti", "name|quantity|price per unit|total price|ean code|is discount counted",
      currency: "EUR"),
  ]

  private static func builtIn(
    _ name: String, _ signature: String, currency: String, store: String? = nil,
    dateOrder: DateOrder? = nil, absent: Set<Role> = []
  ) -> ImportProfile {
    var profile = ImportProfile(
      name: name,
      signature: signature.split(separator: "|").map { HeaderWords.normal(String($0)) })
    profile.rule = .contains
    profile.currency = Currency(currency)
    profile.store = store
    profile.dateOrder = dateOrder
    profile.absent = absent
    return profile
  }
}
