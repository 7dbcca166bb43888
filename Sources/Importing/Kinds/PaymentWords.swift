import EventSourcing

/// Tells payments that buy nothing by the words of their texts: to an account, or between accounts.
enum PaymentWords {
  /// A payment to the account, as cards call it: `PAYMENT THANK YOU`, `AUTOPAY PAYMENT`; or wages.
  static func isToAccount(_ text: String) -> Bool {
    let words = HeaderWords.split(text)
    // `Pago con tarjeta` is how a purchase was paid.
    if !cards.isDisjoint(with: words) { return false }
    return !tokens.isDisjoint(with: words)
  }

  private static let cards: Set<String> = [
    "card", "tarjeta", "carte", "karte", "carta", "cartão", "cartao", "kaart", "kartą", "kartou",
    "kort", "kortti", "kortilla", "kártyás", "kartı", "картой", "purchase", "compra", "achat", "cb",
  ]

  private static let tokens: Set<String> = [
    "payment", "pymt", "epayment", "directpay", "autopay", "salary", "payroll", "salário",
    "salario", "salaire", "palkka", "pagamento",
    "paiement", "pago", "lastschrifteinzug",
    "betaling", "spłata", "zahlungseingang", "zahlung", "płatność", "platba", "betalning", "ödeme",
    "платеж", "платёж", "gehalt", "wynagrodzenie", "výplata", "stipendio",
    "nómina", "nomina", "lohn", "lön", "lønn", "løn", "salaris",
  ]

  /// A change of place, as budgets write it where the payee stands: `Transfer : Savings`.
  static func isTransfer(_ text: Bytes) -> Bool {
    let word: StaticString = "transfer"
    let count = word.utf8CodeUnitCount
    guard text.count > count, text[0] | 0x20 == UInt8(ascii: "t") else { return false }
    for place in 0..<count where text[place] | 0x20 != word.utf8Start[place] { return false }
    let rest = Bytes(rebasing: text[count...])
    let behind = Bytes(rebasing: rest.drop { $0 == 0x20 })
    if behind.first == UInt8(ascii: ":") { return true }
    guard behind.count < rest.count else { return false }
    return ["to ", "from ", "To ", "From "].contains { behind.starts(with: $0.utf8) }
  }
}
