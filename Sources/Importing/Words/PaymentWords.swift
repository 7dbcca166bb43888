import ByteTools
import GroceryModel

/// Recognises payments that buy nothing, such as transfers, by words in their text.
enum PaymentWords {
  /// Returns true for a payment to the account (`PAYMENT THANK YOU`, `AUTOPAY PAYMENT`) or wages.
  static func isToAccount(_ text: String) -> Bool {
    let words = HeaderWords.split(text)
    // `Pago con tarjeta` is the means of payment of a purchase.
    let isByCard = words.indices.contains { place in
      // `Pago a tu tarjeta` pays the card's bill.
      (cards.contains(words[place]) || cardEndings.contains { words[place].hasSuffix($0) })
        && (place == 0 || !possessives.contains(words[place - 1]))
    }
    return !isByCard && !tokens.isDisjoint(with: words)
  }

  private static let cards: Set<String> = [
    "card", "tarjeta", "carte", "karte", "carta", "cartão", "cartao", "kaart", "kartą", "kartou",
    "kort", "kortti", "kortilla", "kártyás", "kartı", "картой", "purchase", "compra", "achat", "cb",
    "pos",
  ]

  private static let possessives: Set<String> = [
    "your", "tu", "su", "mi", "votre", "deine", "ihre", "sua", "seu", "tua", "vostra", "uw", "je",
  ]

  /// The last part of words for cards: `debetkaart`, `Girokarte`.
  private static let cardEndings = ["karte", "kaart", "kort", "card"]

  private static let tokens: Set<String> = [
    "payment", "pymt", "epayment", "directpay", "autopay", "salary", "payroll", "salário",
    "salario", "salaire", "palkka", "pagamento",
    "paiement", "pago", "lastschrifteinzug",
    "betaling", "ödemesi", "odeme", "odemesi", "spłata", "zahlungseingang", "zahlung", "płatność",
    "platba", "betalning", "ödeme",
    "платеж", "платёж", "girokonto", "gehalt", "wynagrodzenie", "výplata", "stipendio",
    "nómina", "nomina", "lohn", "lön", "lønn", "løn", "salaris",
  ]

  /// Returns true if the payment type means money received.
  static func isReceived(_ text: String) -> Bool { received.contains(HeaderWords.normal(text)) }

  private static let received: Set<String> = [
    "credit transfer received", "transfer received", "payment received", "money received",
    "received", "entrate varie", "altre entrate", "other income", "sonstige einnahmen",
    "autres revenus",
    "otros ingresos", "outras receitas", "overige inkomsten", "inne przychody", "прочие доходы",
    "incoming transfer", "incoming payment", "incoming", "direct deposit", "bank credit",
    "direct credit",
    "credit transfer in", "transfer in", "salary", "zahlungseingang", "geldeingang", "gutschrift",
    "überweisungsgutschrift", "lohn gehalt", "gehalt", "virement reçu", "virement en votre faveur",
    "transferencia recibida", "abono", "bonifico ricevuto", "bonifico in entrata", "accredito",
    "bijschrijving",
    "overboeking ontvangen", "przelew przychodzący", "wpływ", "příchozí platba", "příchozí úhrada",
    "jóváírás", "innbetaling", "indbetaling", "insättning", "saapuva maksu", "входящий перевод",
    "зачисление",
    "пополнение", "gelen havale", "gelen eft", "入金", "振込入金", "收款", "转入", "入账", "입금",
  ]

  /// Whether the title of a table says that it lists money that came in: `Income in March`.
  static func titlesIncome(_ text: String) -> Bool {
    text.utf8.count <= 40
      && (!incomeTitles.isDisjoint(with: HeaderWords.split(text))
        || joinedIncomeTitles.contains { text.contains($0) })
  }

  private static let incomeTitles: Set<String> = [
    "income", "incomes", "earnings", "einnahmen", "einkommen", "revenus", "recettes", "ingresos",
    "entrate", "receitas", "rendas", "inkomsten", "inkomster", "indtægter", "inntekter", "tulot",
    "przychody", "wpływy", "příjmy", "bevételek", "gelirler", "доходы", "доходи", "έσοδα",
  ]
  /// The same in languages that part no words.
  private static let joinedIncomeTitles = ["收入", "収入", "수입", "รายรับ", "รายได้"]

  /// Whether a text names wages, a pension or a grant.
  static func namesWages(_ text: Bytes) -> Bool {
    text.count <= 60 && !wages.isDisjoint(with: HeaderWords.split(trimmedText(text)))
  }

  /// Whether a text names what is used up when it is paid: `Rent Payment`.
  static func namesService(_ text: Bytes) -> Bool {
    !services.isDisjoint(with: HeaderWords.split(trimmedText(text)))
  }

  /// Whether a category holds money that is not given to any purpose yet: where a file has it, it marks all
  /// income, and what came in under another category is money back.
  static func holdsUnassigned(_ category: String) -> Bool {
    unassigned.contains(HeaderWords.normal(category))
  }

  private static let unassigned = Set(
    [
      "ready to assign", "inflow: ready to assign", "to be budgeted", "inflow: to be budgeted",
      "available to budget", "income: available this month", "income: available next month",
    ].map { HeaderWords.normal($0) })

  private static let services = Set(SpendingWords.services.map { HeaderWords.normal($0) })

  /// Whether a text names an office that pays taxes or benefits back: what it refunds was not spent in a shop.
  static func namesAuthority(_ text: Bytes) -> Bool {
    let words = HeaderWords.split(trimmedText(text))
    return !authorities.isDisjoint(with: words)
      || authorities.contains(words.prefix(2).joined(separator: " "))
  }

  private static let authorities: Set<String> = [
    "finanzamt", "finanzkasse", "familienkasse", "bundeskasse", "landesoberkasse", "hmrc", "irs",
    "us treasury", "franchise tax", "canada revenue", "ato", "ird", "dgfip", "trésor public",
    "finances publiques", "agencia tributaria", "aeat", "agenzia entrate", "receita federal",
    "autoridade tributária", "belastingdienst", "skatteverket", "skatteetaten", "skattestyrelsen",
    "verohallinto", "urząd skarbowy", "finanční úřad", "фнс", "дпс", "מס הכנסה",
  ]

  private static let wages: Set<String> = [
    "salary", "payroll", "wages", "paycheck", "paycheque", "pension", "scholarship", "stipend",
    "gehalt",
    "lohn", "rente", "salaire", "salario", "salário", "sueldo", "nómina", "nomina", "stipendio",
    "pensione",
    "salaris", "lön", "løn", "lønn", "palkka", "palk", "wynagrodzenie", "pensja", "výplata", "mzda",
    "fizetés", "munkabér", "maaş", "зарплата", "стипендия", "пенсия", "зарплатня", "μισθός",
    "salariu", "plača", "alga", "atlyginimas", "laun", "משכורת", "راتب", "حقوق", "वेतन", "เงินเดือน",
    "lương",
    "gaji", "sweldo", "給与", "給料", "賞与", "工资", "工資", "薪水", "薪資", "급여", "월급",
  ]

  /// Returns true for interest, dividends and bank charges.
  static func isOfBank(_ text: String) -> Bool {
    !bankTokens.isDisjoint(with: HeaderWords.split(text))
  }

  private static let bankTokens: Set<String> = [
    "interest", "dividend", "dividends", "div", "finance", "cashback", "zinsen", "zins",
    "habenzins",
    "dividende", "dividenden", "intérêts", "interets", "intereses", "dividendo", "dividendos",
    "interessi",
    "juros", "rente", "ränta", "rente", "korko", "odsetki", "úroky", "kamat", "faiz", "проценты",
    "利息", "이자",
  ]

  /// Returns true for money changed into another currency: `Converted 100.00 EUR to 110.00 USD`.
  private static func isConversion(_ text: Bytes) -> Bool {
    let word = "converted "
    guard text.count > word.utf8.count,
      text.prefix(word.utf8.count).map({ $0 | 0x20 }).elementsEqual(word.utf8)
    else { return false }
    return text[word.utf8.count] &- UInt8(ascii: "0") < 10
  }

  /// Returns true for a transfer, as budgeting programs write it in the payee column: `Transfer :
  /// Savings`.
  static func isTransfer(_ text: Bytes) -> Bool {
    if isBetweenAccounts(text) || isConversion(text) { return true }
    guard let first = text.first, first | 0x20 == 0x74 || first | 0x20 == 0x78 else { return false }
    let start = text.prefix(11).map { $0 | 0x20 }
    let word = transfers.first { start.starts(with: $0.utf8) }
    guard let count = word?.utf8.count, text.count > count else { return false }
    let rest = Bytes(rebasing: text[count...])
    let behind = Bytes(rebasing: rest.drop { $0 == 0x20 })
    if behind.first == UInt8(ascii: ":") { return true }
    guard behind.count < rest.count else { return false }
    let next = behind.prefix(5).map { $0 | 0x20 }
    return ["to ", "from "].contains { next.starts(with: $0.utf8) }
  }

  /// Returns true if one person paid another what they owed, as programs for shared costs write it:
  /// `Walter P. paid Anna`.
  static func isBetweenPeople(_ text: Bytes) -> Bool {
    guard text.count <= 60 else { return false }
    let words = text.split(separator: 0x20)
    guard
      let paid = words.firstIndex(where: { word in settled.contains(where: word.elementsEqual) })
    else { return false }
    let names = [words[..<paid], words[(paid + 1)...]]
    return names.allSatisfy { name in
      (1...3).contains(name.count)
        && name.allSatisfy { word in
          let word = String(decoding: word, as: UTF8.self)
          return word.first?.isUppercase == true && !word.contains(where: \.isNumber)
        }
    }
  }

  private static let settled = [
    "paid", "bezahlte", "zahlte", "pagó", "pagou", "betaalde", "betalade", "betalte", "zapłacił",
    "zapłaciła",
  ].map { Array($0.utf8) }

  /// Returns true if a transfer is to somebody with a name of several words and without the number of an
  /// account: `Transfer To Castle Property Managers`.
  static func isTransferToName(_ text: Bytes, _ words: WordClass) -> Bool {
    guard words.isDisjoint(with: .own), isTransfer(text) else { return false }
    let parts = HeaderWords.split(trimmedText(text))
    guard parts.count > 3, parts[1] == "to" else { return false }
    return parts[2...3].allSatisfy { part in
      part.allSatisfy(\.isLetter) && part.count > 1 && !ownWords.contains(part)
    }
  }

  private static let ownWords: Set<String> = [
    "my", "our", "joint", "other", "another", "account", "acct", "acc", "bank", "card", "credit",
    "loan", "wallet", "cash", "fund", "invest", "investment", "investments", "brokerage",
  ]

  /// Returns true if the words of a payment mean a transfer between accounts of one owner.
  static func isBetweenOwn(_ words: WordClass) -> Bool { words.isSuperset(of: [.moves, .own]) }

  /// Returns true if the words of a payment mean cash: two of taking out, a machine, and cash; or one of
  /// the first two with a round amount.
  ///
  /// `ATM MILANO` may be a bus company, and `WITHDRAWAL POS` a purchase.
  /// A list of spending may count cash from a machine by its card, an account's statement does not.
  static func isCash(_ words: WordClass, isRound: Bool, isOfAccount: Bool) -> Bool {
    let draws: WordClass = [.draws, .machine]
    guard !words.isDisjoint(with: draws), words.isDisjoint(with: .fee) else { return false }
    if words.contains(.cash) { return true }
    if words.contains(.sale) { return false }
    let isBoth = words.isSuperset(of: draws)
    if isBoth, isOfAccount { return true }
    return (isBoth || isRound) && words.isDisjoint(with: .paidBy)
  }

  /// Returns true if the text means that the bill of a credit card is paid.
  static func paysCard(_ text: Bytes) -> Bool {
    let text = padded(text)
    return has(cardBills, text) || has(creditCards, text) && has(bills, text)
      || has(["visa "], text) && has(["abrechnung", "monatsrechnung"], text)
      || text.hasPrefix(" payment to ") && has(["card ending in "], text)
  }

  /// Returns true if the text names a fund, a plan or an account to which money is put aside.
  static func putsAside(_ text: Bytes) -> Bool { has(putAside, padded(text)) }

  /// The lower-case words of a text between single blanks, with one at either end.
  private static func padded(_ text: Bytes) -> String {
    " \(HeaderWords.normal(trimmedText(text))) "
  }

  /// Whether a word of the text begins like one of the phrases; a phrase with a blank at its end is whole words.
  ///
  /// Chinese and Japanese part no words.
  private static func has(_ phrases: [String], _ text: String) -> Bool {
    phrases.contains { phrase in
      let partsWords = phrase.unicodeScalars.first.map { $0.value < 0x1100 } ?? true
      return text.contains(partsWords ? " " + phrase : phrase)
    }
  }

  /// Words for a credit card; where one stands beside a word of ``bills``, the card's own bill is paid.
  private static let creditCards = [
    "credit card ", "creditcard", "kreditkart", "tarjeta crédito", "tarjeta credito",
    "tarjeta de crédito", "tarjeta de credito", "tarjeta ", "visa classic ", "carta di credito",
    "carte di credito ",
    "carte de crédit", "dépenses carte", "depenses carte", "différé carte", "differe carte",
    "cartão de crédito", "cartao de credito", "karty kredytowej", "kreditní kart", "kreditnej kart",
    "kredi kart", "luottokort", "kreditkort", "кредитной карт", "кредитки ", "hitelkárty",
    "card center", "crd ", "cc ", "amex ", "american express ", "mastercard ", "eurocard ",
    "diners ", "信用卡", "クレジットカード",
  ]
  /// Words for the bill of a card, which no single purchase by card has.
  private static let bills = [
    "autopay ", "monatsrechnung", "abrechnung", "ausgleich ", "liquidación", "liquidacion",
    "recibo visa", "recibo tarjeta", "estratto", "relevé", "releve ", "prélèvement", "prelevement",
    "fatura", "погашен", "törleszt", "autogiro ", "avtalegiro ", "faktura ", "paymnt ", "pymnt ",
    "pymt ",
  ]
  private static let putAside = ["mutual fund", "mf sip", "sip mf", "sparplan", "extra konto "]

  private static let cardBills = [
    "visa rechnung ", "visa service ", "mastercard rechnung ", "kreditkartenrechnung ",
    "payment to crd ", "payment to credit card ", "credit card bill", "card bill payment",
    "credit card payment", "credit card repayment", "international card services",
    "cc payment", "credit card autopay", "card autopay", "kreditkartenabrechnung",
    "kreditkarten abrechnung", "abrechnung kreditkarte", "pago tarjeta de credito",
    "pago tarjeta de crédito",
    "pago de tarjeta de crédito", "addebito carta di credito", "saldo carta di credito",
    "relevé carte", "paiement carte de crédit",
    "pagto cartão crédito", "pagto cartao credito",
    "pagamento cartão de crédito", "pagamento de cartão", "pagamento fatura cartão",
    "pagamento de fatura", "spłata karty", "splátka kreditní karty",
    "погашение кредитной карты", "kredi kartı ödemesi", "信用卡还款", "カード引き落とし",
  ]

  /// Returns true if a bank uses the word for payments to others.
  ///
  /// `transfer` is not included, because it is as often between own accounts.
  static func isSending(_ text: String) -> Bool {
    !sendings.isDisjoint(with: HeaderWords.split(text))
  }

  /// Returns true for a direct debit, which only a bank statement has.
  static func isDirectDebit(_ text: String) -> Bool {
    !directDebits.isDisjoint(with: HeaderWords.split(text))
  }

  private static let directDebits: Set<String> = [
    "lastschrift", "folgelastschrift", "basislastschrift", "prélèvement", "prelevement",
    "domiciliación", "domiciliacion", "incasso", "inkaso", "autogiro", "avtalegiro",
  ]

  private static let sendings: Set<String> = [
    "überweisung", "ueberweisung", "überweisungsauftrag", "ueberweisungsauftrag", "dauerauftrag",
    "virement", "bonifico", "overboeking",
    "przelew", "převod", "átutalás", "transferencia", "transferência", "overføring", "överföring",
  ]

  private static let transfers = ["transferred", "transfer", "tfr", "trf", "trsf", "xfer"]

  /// Returns true if a text begins with the word for a direction: `To Savings`, `Til opsparing`.
  ///
  /// Short words of other languages are also parts of names, so that little may follow them.
  static func leadsToOrFrom(_ text: Bytes) -> Bool {
    guard let end = text.prefix(8).firstIndex(of: UInt8(ascii: " ")) else { return false }
    let word = String(decoding: text[..<end], as: UTF8.self).lowercased()
    return ["to", "from"].contains(word)
      || directions.contains(word) && text.count { $0 == UInt8(ascii: " ") } < 3
  }

  private static let directions = Set(toAndFrom.map { String($0.lowercased().dropLast()) })

  /// Returns true for a quoted account name: `To 'Savings'`, `From "Cash"`, `На банку «Море»`.
  private static func isBetweenAccounts(_ text: Bytes) -> Bool {
    guard text.count > 5, let last = text.last else { return false }
    if last == 0x27 || last == 0x22 {
      return toAndFrom.contains { word in
        text.count > word.utf8.count && text.starts(with: word.utf8)
          && text[word.utf8.count] == last
      }
    }
    guard last == 0xBB else { return false }
    let said = String(decoding: text, as: UTF8.self).lowercased()
    return ownJars.contains { said.contains($0 + " «") }
  }

  /// Words before the quoted name of another account.
  private static let toAndFrom = [
    "To Space ", "From Space ", "To ", "From ", "to ", "from ", "A ", "Da ", "An ", "Von ", "À ",
    "Vers ", "De ", "Para ",
    "Naar ", "Van ", "Auf ", "Aufs ", "Vom ",
    "Do ", "Z ", "До ", "Від ", "На ", "Из ", "В ", "Til ", "Fra ", "Till ", "Från ",
  ]

  /// Words before the quoted name of money that is kept apart from an account.
  private static let ownJars = ["на банку", "з банки", "из банки", "в копилку", "из копилки"]
}
