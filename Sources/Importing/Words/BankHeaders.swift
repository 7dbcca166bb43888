/// Headers that only the statement of a bank account has.
enum BankHeaders {
  /// The day from which an amount bears interest.
  static let valueDates =
    """
    value date, valuta date, valutadatum, wertstellung, wertstellungsdatum,
    wertstellung valuta, date de valeur, date valeur, fecha valor, data valuta, data waluty,
    rentedato, rentedag, arvopäivä
    """

  /// The text that goes with a payment, beside its payee.
  private static let references = words(
    """
    verwendungszweck, verwendung, umsatztext, payment reference, közlemény, mededeling, mededelingen, meddelelse, causale, paaiškinimai,
    mokėjimo paskirtis, maksājuma mērķis, informācija saņēmējam, selgitus, назначение платежа, призначення платежу
    """)

  /// Words for what is left on an account.
  static let balances: Set<String> = [
    "balance", "saldo", "solde", "kontostand", "egyenleg", "bakiye", "zůstatek", "υπόλοιπο",
    "остаток", "残高", "差引残高", "余额", "잔액",
  ]

  private static let days = words(valueDates)

  /// Returns true if the header names only the text that goes with a payment.
  static func namePurpose(_ header: HeaderWords) -> Bool { references.contains(header.joined) }

  /// Returns true if the header names the text that goes with a payment, or may do so.
  static func nameReference(_ header: HeaderWords) -> Bool {
    namePurpose(header)
      || ["reference", "communication", "communications"].contains(header.joined)
  }

  /// Returns true if a header is of an account: its number, its balance, or the days of its interest.
  static func are(in headers: [HeaderWords]) -> Bool {
    headers.contains { header in
      days.contains(header.joined) || references.contains(header.joined)
        || !numbers.isDisjoint(with: header.words)
        || !balances.isDisjoint(with: header.words)
    }
  }

  /// Returns true if the header names the code of a merchant's business (ISO 18245).
  static func nameMerchantCode(_ header: HeaderWords) -> Bool {
    header.words.contains("mcc") || header.joined == "merchant category code"
  }

  /// Returns true if the header names those who pay.
  static func namePayer(_ header: HeaderWords) -> Bool { payers.contains(header.joined) }

  private static let payers = words(
    """
    zahlungspflichtige r, zahlungspflichtiger, zahlungspflichtige, auftraggeber, auftraggeber name, name auftraggeber, payer,
    payer name, ordering party, debtor, debtor name, from name, donneur d ordre, ordenante, ordinante, opdrachtgever, nadawca,
    nazwa nadawcy, plátce, платник, плательщик
    """)

  /// Returns true if the header names the account of each row.
  static func nameAccount(_ header: HeaderWords) -> Bool {
    !accounts.isDisjoint(with: header.words)
  }

  private static let accounts = words(
    """
    account, konto, auftragskonto, kontoname, compte, cuenta, conto, conta, rekening, rachunek, účet,
    számla, tili, konts, 账户, 帳戶, 账号, wallet, portemonnaie, счет, счёт, рахунок, חשבון
    """)

  private static let numbers: Set<String> = ["iban", "bic"]

  private static func words(_ text: String) -> Set<String> {
    Set(
      text.split(whereSeparator: { $0 == "," || $0 == "\n" }).map {
        HeaderWords.normal(String($0))
      })
  }
}
