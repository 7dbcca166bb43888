import EventSourcing

/// What the words of a line's text hint at; a hint alone never drops a line or turns its sign.
struct WordClass: OptionSet {
  let rawValue: UInt16

  /// The whole text is a word for a sum.
  static let total = WordClass(rawValue: 1)
  /// The whole text is one letter away from such a word.
  static let nearTotal = WordClass(rawValue: 2)
  static let subtotal = WordClass(rawValue: 4)
  /// The whole text is a means of payment, or change.
  static let tender = WordClass(rawValue: 8)
  static let tax = WordClass(rawValue: 16)
  static let deposit = WordClass(rawValue: 32)
  static let discount = WordClass(rawValue: 64)
  static let fee = WordClass(rawValue: 128)
  static let refund = WordClass(rawValue: 256)
  /// Bonus points, coupons and other notices that cost nothing.
  static let notice = WordClass(rawValue: 512)
  static let cancelled = WordClass(rawValue: 1024)
  /// The whole text is a word for an ordinary sale.
  static let sale = WordClass(rawValue: 2048)
  /// A means of payment stands somewhere in the text.
  static let paidBy = WordClass(rawValue: 4096)
  /// The text says that something is inside the sums already.
  static let included = WordClass(rawValue: 8192)
  /// The whole text is a word for money that comes in or only changes its place.
  static let income = WordClass(rawValue: 16384)
  /// The whole text is a word for money spent.
  static let expense = WordClass(rawValue: 32768)
}

/// Finds the words that tell kinds of lines, in many languages.
enum LineWords {
  static func classify(_ bytes: Bytes) -> WordClass {
    guard bytes.allSatisfy({ $0 < 0x80 }) else {
      return withBytes(of: String(decoding: bytes, as: UTF8.self).lowercased()) {
        classifyLowercase($0)
      }
    }
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: bytes.count) { room in
      for index in 0..<bytes.count {
        let byte = bytes[index]
        room[index] = byte &- 0x41 < 26 ? byte | 0x20 : byte
      }
      return classifyLowercase(Bytes(room))
    }
  }

  private static func classifyLowercase(_ text: Bytes) -> WordClass {
    let whole = withoutCurrency(trimmed(text))
    var words = phrases[quickHash(whole)]
    var start = 0
    for index in 0...text.count {
      if index < text.count, isWordByte(text[index]) { continue }
      if index > start {
        words.formUnion(tokens[quickHash(Bytes(rebasing: text[start..<index]))])
      }
      start = index + 1
    }
    if words.isDisjoint(with: [.total, .subtotal]), isNearTotal(whole) {
      words.insert(.nearTotal)
    }
    return words
  }

  /// Without signs at the ends: `** TOTAL: **` is `total`.
  private static func trimmed(_ text: Bytes) -> Bytes {
    var text = text
    while let first = text.first, !isWordByte(first) { text = Bytes(rebasing: text.dropFirst()) }
    while let last = text.last, !isWordByte(last) { text = Bytes(rebasing: text.dropLast()) }
    return text
  }

  /// Without a currency behind the last word: `summe eur` is `summe`.
  private static func withoutCurrency(_ text: Bytes) -> Bytes {
    guard text.count > 4, text[text.count - 4] == UInt8(ascii: " "),
      let (sign, _) = CurrencySign.leading(Bytes(rebasing: text[(text.count - 3)...])),
      sign.codes == [sign.sign]
    else { return text }
    return Bytes(rebasing: text[..<(text.count - 4)])
  }

  @inline(__always)
  private static func isWordByte(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 || byte >= 0x80
  }

  /// Whether one letter was lost or changed in a word for a sum of at least five letters.
  private static func isNearTotal(_ text: Bytes) -> Bool {
    guard (4...14).contains(text.count), !text.contains(UInt8(ascii: " ")) else { return false }
    return longTotals.contains { isOneEdit(text, $0) }
  }

  private static func isOneEdit(_ text: Bytes, _ word: [UInt8]) -> Bool {
    guard abs(text.count - word.count) <= 1 else { return false }
    var first = 0
    while first < min(text.count, word.count), text[first] == word[first] { first += 1 }
    var last = 0
    while last < min(text.count, word.count) - first,
      text[text.count - 1 - last] == word[word.count - 1 - last]
    {
      last += 1
    }
    return max(text.count, word.count) - first - last == 1
  }

  private static let totals = list(
    """
    total, totals, sum, summe, gesamt, gesamtsumme, gesamtbetrag, endsumme, zu zahlen, total general, total geral,
    totale, totale complessivo, totaal, te betalen, summa, att betala, å betale, at betale, i alt, yhteensä,
    maksettava, razem, suma, do zapłaty, celkem, k úhradě, spolu, összesen, fizetendő, toplam, genel toplam, итого,
    всего, к оплате, разом, до сплати, 合計, 合計金額, お支払金額, お買上計, 総合計, 注文全体, （注文全体）, grand total,
    valor a pagar, valor a pagar r, valor total, valor total r, total a pagar, total amount, total due, total balance, balance due, amount due, total ttc, total à payer, importe total, ukupno, za platiti,
    skupaj, σύνολο, total de plata, kokku, kopā, iš viso, order total, receipt total, total sales
    """)
  private static let subtotals = list(
    """
    subtotal, sub total, sub-total, zwischensumme, sous-total, sous total, subtotale, subtotaal, delsumma, delsum,
    välisumma, mezisoučet, részösszeg, ara toplam, подытог, промежуточный итог, 小計, subtotal amount, item subtotal,
    items subtotal, net total
    """)
  private static let tenders = list(
    """
    cash, change, change due, visa, mastercard, maestro, amex, debit card, credit card, debit, card, card payment, ec
    karte, ec-karte, ec-cash, girocard, bar, bargeld, barzahlung, rückgeld, kreditkarte, carte bancaire, cb, espèces,
    rendu, efectivo, tarjeta, cambio, contanti, carta, resto, contant, pinnen, pin, kort, kontant, växel, kortti,
    käteinen, gotówka, karta, reszta, hotově, készpénz, bankkártya, nakit, kredi kartı, наличные, карта, сдача,
    お預り, お釣り, おつり, 現金, クレジット, （クレジットカードへの請求）, クレジットカードへの請求, payment, paid,
    apple pay, google pay, ebt, gift card payment, gotovina, kartica
    """)
  private static let taxes = list(
    """
    tax, taxes, sales tax, hst, gst, pst, qst, vat, mwst, ust, tva, iva, btw, moms, mva, alv, dph, áfa, kdv, ндс, 消費税,
    外税, 内税, tax total, total tax, pdv, taxe, tax 1, tax 2, state tax, local tax
    """)
  private static let fees = list(
    """
    shipping, delivery, delivery fee, tip, service fee, bag fee, enviro fee, recycling fee, shipping fee, handling,
    shipping and handling, versand, versandkosten, liefergebühr, lieferung, livraison, frais de port,
    frais de livraison, envío, gastos de envío, entrega, consegna, spedizione, bezorging, bezorgkosten, frakt,
    toimitus, dostawa, doprava, szállítás, доставка, （配送料・手数料）, 配送料・手数料, 配送料, 送料, レジ袋, tragetasche,
    tragtasche, sac, bag charge, service charge, fee, fees, frais, gebühr
    """)
  private static let feeTokens = list(
    "fee, fees, surcharge, gebühr, liefergebühr, servicegebühr, versandkosten, crf")
  private static let discountTokens = list(
    """
    coupon, coupons, discount, discounts, rabatt, rabat, remise, réduction, reduction, descuento, dto, desconto,
    sconto, korting, alennus, upust, opust, sleva, zľava, kedvezmény, indirim, скидка, знижка, savings, saving, save,
    saved, promo, promotion, gutschein, aktion, voucher, preisvorteil, nachlass, mitarbeiterrabatt, treuerabatt,
    rabattaktion, popust, reducere, markdown, bonus, offer, instant, tpd, rbw, diskon, hinnasto
    """)
  private static let discountPhrases = list("割引, （割引）, 値引, 値引き, クーポン, 会員割引")
  private static let depositTokens = list(
    """
    pfand, leergut, leerg, einwegpfand, mehrwegpfand, mehrweg, pfandrückgabe, deposit, deposits, crv, redemp,
    consigne, statiegeld, pant, pantti, palautuspantti, kaucja, záloha, zálohy, depósito, betétdíj, dep
    """)
  private static let refundTokens = list(
    """
    refund, refunded, return, returned, returns, erstattung, erstattet, rückgabe, retoure, remboursement, remboursé,
    reembolso, reembolsado, devolución, devuelto, rimborso, rimborsato, reso, retour, återbetald, återköp, retur,
    palautus, hyvitys, zwrot, vratka, visszáru, iade, возврат, повернення, 返品, 返金, povrat
    """)
  private static let cancelledTokens = list(
    """
    canceled, cancelled, cancelada, cancelado, storniert, storno, annulé, annulée, annullato, annulla, geannuleerd,
    makulerad, annullerad, annulleret, kansellert, peruttu, anulowane, anulowano, zrušeno, törölve, iptal, отменен,
    отменён, отменено, скасовано, 取消, キャンセル, declined, voided, void, failed, rejected, reversed
    """)
  private static let noticeTokens = list(
    """
    coupon, coupons, points, punkte, bonus, pts, cum, cumulus, payback, stamp, stamps, sammelpunkte, promo, loyalty,
    ポイント, クーポン, points earned, herzen, treuepunkte
    """)
  private static let paidByTokens = list(
    """
    visa, mastercard, maestro, amex, eftpos, discover, girocard, vpay, bancontact, twint, mobilepay, vipps, swish,
    paypal, klarna, debit, credit, kreditkarte, debitkarte, card, carte, tarjeta, cartão, cartao, carta, kort, karta,
    kortti, карта, картой, картою, cash, contactless, bargeld, efectivo, dinheiro, contanti, наличными
    """)
  private static let includedTokens = list(
    """
    included, incl, inkl, inclus, incluse, incluido, incluida, incluídos, inclusief, inklusive, compreso, compresa,
    enthalten, enthaltene, davon, darin, dont, waarvan, varav, hvorav, heraf, herav
    """)
  private static let incomes = list(
    """
    income, einnahme, einnahmen, einzahlung, revenu, recette, ingreso, ingresos, entrata, entrate, receita, inkomst,
    indtægt, inntekt, tulo, przychód, wpływ, příjem, bevétel, gelir, доход, поступление, дохід, 収入, 수입, 收入,
    不计收支, transfer, transfers, incoming transfer, outgoing transfer, transfer in, transfer out, überweisung,
    umbuchung, virement, transferencia, trasferimento, transferência, overføring, overföring, przelew, 振替, 이체, 转账,
    перевод, deposit, credit
    """)
  private static let expenses = list(
    """
    expense, expenses, ausgabe, ausgaben, dépense, dépenses, gasto, gastos, uscita, uscite, spesa, despesa, utgift,
    udgift, uitgave, meno, wydatek, výdaj, kiadás, gider, расход, витрата, 支出, 지출, debit, outcome, spending, payment
    """)
  private static let sales = list(
    "sale, sales, purchase, item, product, normal, verkauf, kauf, vente, venta, vendita, salg, köp, myynti, zakup"
  )

  private static let longTotals: [[UInt8]] = (totals + subtotals).map { Array($0.utf8) }.filter {
    $0.count >= 5
  }

  private static let phrases = table([
    (totals, .total), (subtotals, .subtotal), (tenders, .tender), (taxes, .tax), (fees, .fee),
    (discountPhrases, .discount), (sales, .sale), (incomes, .income), (expenses, .expense),
  ])

  private static let tokens = table([
    (feeTokens, .fee), (discountTokens, .discount), (depositTokens, .deposit),
    (refundTokens, .refund), (cancelledTokens, .cancelled), (noticeTokens, .notice),
    (paidByTokens, .paidBy), (includedTokens, .included),
  ])

  private static func list(_ text: String) -> [String] {
    text.split(whereSeparator: { $0 == "," || $0 == "\n" }).map {
      withBytes(of: String($0)) { trimmedText($0) }
    }.filter { !$0.isEmpty }
  }

  private static func table(_ lists: [([String], WordClass)]) -> WordTable {
    var table = WordTable()
    for (words, value) in lists {
      for word in words {
        let hash = withBytes(of: word) { quickHash(trimmed($0)) }
        table.insert(hash, value)
      }
    }
    return table
  }
}

/// Classes by the hashes of words.
private struct WordTable {
  private var slots = [(hash: UInt64, words: WordClass)](repeating: (0, []), count: 2048)

  mutating func insert(_ hash: UInt64, _ words: WordClass) {
    var slot = Int(truncatingIfNeeded: hash) & 2047
    while slots[slot].hash != 0, slots[slot].hash != hash { slot = (slot + 1) & 2047 }
    slots[slot].hash = hash
    slots[slot].words.formUnion(words)
  }

  subscript(hash: UInt64) -> WordClass {
    var slot = Int(truncatingIfNeeded: hash) & 2047
    while slots[slot].hash != 0 {
      if slots[slot].hash == hash { return slots[slot].words }
      slot = (slot + 1) & 2047
    }
    return []
  }
}

/// Remembers the classes of texts seen lately: product names come again and again.
struct WordClassCache: ~Copyable {
  private let hashes: UnsafeMutablePointer<UInt64>
  private let classes: UnsafeMutablePointer<UInt16>
  private static let slots = 1 << 16

  init() {
    hashes = .allocate(capacity: Self.slots)
    classes = .allocate(capacity: Self.slots)
    hashes.initialize(repeating: 0, count: Self.slots)
    classes.initialize(repeating: 0, count: Self.slots)
  }

  deinit {
    hashes.deallocate()
    classes.deallocate()
  }

  @inline(__always)
  mutating func classify(_ bytes: Bytes) -> WordClass {
    if bytes.isEmpty { return [] }
    let hash = quickHash(bytes) | 1
    let slot = Int(truncatingIfNeeded: hash >> 17) & (Self.slots - 1)
    if hashes[slot] == hash { return WordClass(rawValue: classes[slot]) }
    let words = LineWords.classify(bytes)
    hashes[slot] = hash
    classes[slot] = words.rawValue
    return words
  }
}
