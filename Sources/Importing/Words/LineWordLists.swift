import ByteTools

/// Word lists for kinds of lines in many languages: whole texts, or single words (`…Tokens`).
extension LineWords {
  static let totals = list(
    """
    ogółem, ogolem, zusammen, total, totals, sum, summe, gesamt, gesamtwert, gesamtwert ihrer bestellung, gesamtsumme, gesamtausgaben, gesamtkosten, total spent, total spending, total dépenses, total gastos, spese totali, gesamtbetrag, endsumme, zu zahlen, total general, total geral,
    totale, totale complessivo, totaal, te betalen, summa, att betala, å betale, at betale, i alt, yhteensä,
    maksettava, razem, suma, do zapłaty, celkem, k úhradě, spolu, összesen, fizetendő, toplam, genel toplam, итого,
    всего, к оплате, сумма к оплате, разом, до сплати, сума до сплати, 合計, 合計金額, お支払金額, お買上計, 総合計, 注文全体, （注文全体）, grand total,
    valor a pagar, valor a pagar r, valor total, valor total r, total a pagar, total amount, total due, total balance, gesamtsaldo, solde total, saldo total, saldo totale, totaal saldo, saldo geral, balance due, amount due, total ttc, ttc, total à payer,
    total a payer, net à payer, net a payer, à payer, a payer, importe total, ukupno, za platiti,
    skupaj, σύνολο, total de plata, kokku, kopā, iš viso, week total, weekly total, month total, monthly total, day total, daily total, total for week, total for the week, total for month,
    total for the month, wochensumme, monatssumme, tagessumme, summe woche, summe monat, total semaine, total mois, total semana, total mes,
    totale settimana, totale mese, weektotaal, maandtotaal, итого за неделю, итого за месяц, разом за тиждень, разом за місяць, apyvarta, likutis pradžiai, likutis pabaigai, order total, receipt total, total sales,
    total to pay, total paid, total charged, total charge, balance to pay, amount to pay, amount paid, amount payable,
    order value, total cost, total inc gst, total incl gst, total inc vat, total incl vat, zu zahlender betrag,
    zahlbetrag, rechnungsbetrag, montant dû, montant total, montant à payer, totaal te betalen, totaalbedrag,
    totale da pagare, importo dovuto, importo totale, total compra, suma total, totalt, totalsumma, loppusumma,
    végösszeg, razem do zapłaty, celkem k úhradě, ödenecek tutar, 总计, 總計, 合计, 总额, 应付金额, 实付金额, 실결제금액,
    합계, 총액, 결제금액, 총 결제금액, 应付, 實付, 实付, 应收, 應付, 合计金额, 小计合计, รวมทั้งสิ้น, ยอดสุทธิ, ยอดรวม, รวม, कुल, कुल योग,
    कुल राशि, देय राशि, סה״כ לתשלום, סה"כ לתשלום, סהכ לתשלום, סה״כ, סה"כ, לתשלום, الإجمالي, المجموع, المبلغ المستحق,
    الاجمالي, المجموع الكلي, مجموع, جمع کل, قابل پرداخت, tổng cộng, tổng tiền, thanh toán, jumlah, jumlah bayaran, kabuuan,
    noch zu zahlen, still to pay, left to pay, reste à payer, pendiente de pago, restante da pagare, nog te betalen,
    totaal bedrag, total euro, totale euro, summe euro, montant net à payer, netto razem, samtals, alls, kokku tasuda,
    tasuda, apyvarta, käive, apgrozījums, turnover, total turnover, obroty, obraty, оборот, обороты, kopā apmaksai, mokėti, iš viso mokėti, gesamt eur, за сплату, усього, všetko spolu, na úhradu,
    общо, обща сума, за плащане, вкупно, вкупен износ, вкупен промет, за наплата, укупно, укупан износ, укупан износ рачуна, за уплату,
    ukupan iznos, ukupan iznos računa, za uplatu, ukupno za platiti, za plačilo, za placilo, πληρωτέο, πληρωτέο ποσό, celkom, celkom eur,
    total lei, total de plată, de plată
    """)
  /// Words for totals that are not enough alone, because a product may have the word in its name.
  static let totalTokens = list(
    """
    total, totals, totale, totaal, totaalbedrag, totalt, summe, sum, summa, suma, gesamt, gesamtsumme, montant, betrag,
    betalen, zahlen, zahlender, payer, pagar, pagare, dovuto, payable, due, charged, razem, celkem, yhteensä, összesen,
    toplam, итого, всего, σύνολο, ukupno, subtotal, zwischensumme, subtotale, subtotaal, delsumma, delsum, mezisoučet, סה, סהכ
    """)
  /// Words for what a total counts: `Subtotal (3 items)`.
  static let countedTokens = list(
    """
    item, items, itens, article, articles, artikel, articoli, artículos, artigos, varer, varor, vare,
    tuotetta, pozycji, položek, tétel, ürün, pcs, stk, st, pos, positionen, product, products, produkte, producten, produits
    """)
  static let subtotals = list(
    """
    subtotal, sub total, sub-total, ht, total ht, zwischensumme, sous-total, sous total, subtotale, subtotaal, delsumma, delsum,
    välisumma, mezisoučet, részösszeg, ara toplam, подытог, промежуточный итог, 小計, subtotal amount, item subtotal,
    items subtotal, net total, taxable tot, taxable total, subtot, sub tot
    """)
  static let tenders = list(
    """
    presentment, presentment refund, pago con tarjeta, compra tarjeta, compra con tarjeta,
    devolución compra tarjeta, direct debit, standing order, pos purchase, card purchase,
    cash, change, change due, hotovost, vráceno, vrátit, para üstü, tiền khách đưa, tiền thối lại, tiền thừa, vuelto,
    devuelto, återlämnat, byttepenger, visszajáró, rest, visa, mastercard, maestro, amex, debit card, credit card, debit, card, card payment, ec
    karte, ec-karte, ec-cash, girocard, bar, bargeld, barzahlung, rückgeld, kreditkarte, carte bancaire, cb, espèces,
    rendu, efectivo, tarjeta, cambio, contanti, carta, resto, contant, pinnen, pin, kort, kontant, växel, kortti,
    готовина, повраћај, платна картица, картица, пренос на рачун, povraćaj, povrat, platna kartica, kontantno, в брой,
    ресто, карта дебитна, ρέστα, card bancar, numerar lei, rest lei, hotovosť, platobná karta, výdavok, безготівкова,
    готівка грн, картка, здача, bayar, dibayar, kembali, kembalian, tahsilat, vraćeno, vraceno,
    käteinen, gotówka, karta, reszta, hotově, készpénz, bankkártya, nakit, kredi kartı, наличные, карта, сдача,
    お預り, お釣り, おつり, 現金, クレジット, （クレジットカードへの請求）, クレジットカードへの請求, payment, paid,
    geg bar, geg. bar, bar gegeben, gegeben, gegeben bar, kartenzahlung, cash given, cash tendered, recibido, numerário,
    multibanco, mb way, bancomat, pagamento elettronico, pagamento contante, contant gegeven, carte, apple pay, google pay, ebt, gift card payment, gift card, gotovina, kartica, cash back, cashback,
    eft, eftpos, cb sans contact, bankpas, tarj bancaria, tarj. bancaria, tarjeta bancaria, bizum, blik, bankkort, dankort,
    pankkikortti, kartou, kartą, platba kartou, ebt snap, snap, clubcard voucher, voucher payment, bank card, kontaktlos,
    contactless, kontaktlos karte, anzahlung, angezahlt, bereits bezahlt, prepaid, already paid, down payment, advance paid,
    acompte, déjà payé, anticipo, acconto, già pagato, aanbetaling, sinal, handpenning, förskott, zaliczka, záloha zaplacena,
    takaisin, vaihtoraha, pag carta, pag. carta, pag contanti, mottaget, tilbage, retur växel, money received, cash received,
    cash tend, cash tender, change given, your change, tendered, amount tendered, tender, paid cash,
    cash paid, card paid, paid by card, paid by cash, paid card, visa debit, visa credit, debit mastercard, contactless card,
    微信支付, 支付宝, 支付寶, 现金, 現金支付, 找零, 找赎, 银行卡, เงินสด, เงินทอน, บัตรเครดิต, รับเงิน, ทอน, नकद, वापसी, कार्ड, מזומן, עודף,
    אשראי, כרטיס אשראי, نقدا, نقدي, الباقي, بطاقة, نقد, باقی, کارت, tiền mặt, tiền thối, thẻ, tunai, baki, kad, sukli,
    현금, 카드, 거스름돈, 신용카드, 받은금액, 잔돈, お預かり, 現計, カード, 釣銭, クレジット支払, 電子マネー, готівка, решта, готівкою, безготівково,
    наличными, безналичными, получено, sularaha, tagasi, kaart, skaidra nauda, atlikums, grynieji, grąža, kortele
    """)
  static let taxes = list(
    """
    tax, taxes, topkdv, sales tax, hst, gst, pst, qst, vat, mwst, ust, tva, iva, btw, moms, mva, alv, dph, áfa, kdv, ндс, 消費税,
    外税, 内税, 消費税等, 外税額, 内税額, 消費税額, 부가세, tax total, total tax, pdv, taxe, tax 1, tax 2, state tax, local tax, toplam kdv, kdv toplam,
    kdv toplamı, moms i alt, moms totalt, total tva, iva totale, totale iva, total iva, mwst gesamt, summe mwst,
    gesamt mwst, btw totaal, totaal btw, suma vat, suma ptu, razem ptu, dph celkem, celkem dph, alv yhteensä,
    укупан износ пореза, порез, ukupan iznos poreza, porez, вкупно ддв, ддв, ддс
    """)
  static let taxTokens = list(
    """
    tax, taxes, imposta, impuesto, impuestos, imposto, gst, hst, pst, qst, vat, mwst, ust, tva, iva, btw, moms, mva, alv, dph, áfa, kdv, ндс, пдв, pdv, ptu
    """)
  static let fees = list(
    """
    shipping, delivery, delivery fee, delivery charge, delivery charges, tip, service fee, bag fee, enviro fee, recycling fee, shipping fee, handling,
    shipping and handling, versand, versandkosten, liefergebühr, lieferung, livraison, frais de port,
    frais de livraison, frais de préparation, frais de service, servicekosten, bereitstellungsgebühr,
    gastos de preparación, envío, gastos de envío, entrega, consegna, spedizione, bezorging, bezorgkosten, frakt,
    toimitus, dostawa, doprava, szállítás, доставка, （配送料・手数料）, 配送料・手数料, 配送料, 送料, レジ袋, tragetasche,
    tragtasche, sac, bag charge, service charge, fee, fees, frais, gebühr
    """)
  static let feeTokens = list(
    """
    fee, fees, díj, díja, díjak, surcharge, gebühr, liefergebühr, servicegebühr, versandkosten, crf, commission, kontoführungsentgelt, comisión,
    commissione, commissioni, comissão, prowizja, komisja, opłata, poplatek, jutalék, comision, комиссия, комісія
    """)
  static let discountTokens = list(
    """
    nuolaida, nuolaidos, atlaide, allahindlus, multibuy, multisave, mehrkauf, multikauf, coupon, coupons, discount, discounts, rabatt, rabat, remise, réduction, reduction, descuento, descuentos, dto, desconto, descontos,
    sconto, korting, alennus, upust, opust, sleva, zľava, kedvezmény, indirim, скидка, знижка, savings, saving, save,
    saved, promo, promotion, gutschein, aktion, voucher, preisvorteil, nachlass, mitarbeiterrabatt, treuerabatt,
    rabattaktion, popust, reducere, markdown, bonus, offer, instant, tpd, rbw, diskon, hinnasto, plussa, off, avantage, clubcard
    """)
  /// Words for discounts on the whole receipt: coupons, member and staff discounts.
  static let receiptDiscountTokens = list(
    """
    coupon, coupons, voucher, vouchers, gutschein, gutscheine, gutscheincode, bon, bons, achat, d’achat, cupón, cupon,
    cupones, cupom, cupons, vale, vales, buono, buoni, kupon, kupón, kupong, kuponki, waardebon, tegoedbon, presentkort,
    gavekort, lahjakortti, poukaz, poukázka, utalvány, çeki, купон, ваучер, промокод, クーポン, 쿠폰, 优惠券, promocode, code,
    loyalty, member, members, membership, staff, employee, treue, treuerabatt, treuebonus, kundenkarte, payback,
    mitarbeiter, mitarbeiterrabatt, personal, personalrabatt, fidélité, fidelite, personnel, fidelidad, socio, socios,
    empleado, empleados, fidelidade, fedeltà, fedelta, dipendenti, personeel, personeelskorting, ledenkorting,
    klantenkaart, medlem, medlemsrabatt, personalerabat, jäsen, henkilökunta, lojalnościowy, pracowniczy, věrnostní,
    zaměstnanecká, hűség, üye, 会員割引, 社員割引, gesamtrabatt, totalrabatt, bonrabatt, kassenrabatt, einkaufsrabatt,
    order, basket, cart, receipt, warenkorb, einkauf, panier, carrito, carrello
    """)
  static let discountPhrases = list(
    "cc, cc price, clubcard price, nectar price, 割引, （割引）, 折扣, 折價, 優惠, 値引, 値引き, クーポン, 会員割引")
  static let depositTokens = list(
    """
    pfand, leergut, leerg, pantretur, kaucji, kaucję, empties, einwegpfand, mehrwegpfand, mehrweg, pfandrückgabe, deposit, deposits, crv, redemp,
    consigne, statiegeld, pant, pantti, palautuspantti, kaucja, leeggoed, vidange, vidanges, vratná, vratné, tomflaske, kaution, záloha, zálohy, depósito, betétdíj, dep
    """)
  static let refundTokens = list(
    """
    rückerstattung, rueckerstattung, rückvergütung, rückerstattet, rückzahlung, rueckzahlung, restituzione, remboursée, zwrócono, zwrócone, zwrócony, 退款成功, 환불완료,
    terugbetaling, visszatérítés, vrácení, zurückgeschickt, retourniert, vrácena, vrácen, vrácené, devolvida, devolvido, returnerad, returnerat,
    returneret, returnert, geretourneerd, retourné, retournée, 반품, 반품완료,
    זיכוי, החזר, скасування, refund, refunded, return, returned, returns, erstattung, erstattet, rückgabe, retoure, remboursement, remboursé, avoir,
    reembolso, reembolsado, devolución, devuelto, rimborso, rimborsato, rimborsata, reso, retour, återbetald, återbetalad, återbetalat, återköp, retur,
    refunderad, refunderat, refunderet, refundert, refundiert, tilbagebetalt, tilbakebetalt, terugbetaald, devuelta, reembolsada,
    palautettu, hyvitetty, zrefundowano, refundováno, visszatérítve, возвращено, возвращён, возвращен, повернено,
    tagastus, tagastamine, atmaksa, atgriešana, grąžinimas, retururi, returnare, rambursare, повърнато, povratak, επιστροφή,
    palautus, hyvitys, estorno, estornado, zwrot, vratka, visszáru, iade, возврат, повернення, 返品, 返金, povrat, 退款, 환불
    """)
  static let cancelledTokens =
    list(
      """
      avbruten, avbrutet, avbrutt, afbrudt, zrušena, zrušen,
      canceled, cancelled, cancelada, cancelado, storniert, storno, annulé, annulée, annullato, annulla, geannuleerd,
      dibatalkan, batal, ยกเลิก, ยกเลิกแล้ว, रद्द, ملغي, ملغى, בוטל, בוטלה, zrušená, stornována, anulat, anulată, otkazano,
      отказана, ακυρώθηκε, atcelts, peruutettu, geweigerd, abgelehnt, refusé, refusée, rechazado, rifiutato,
      makulerad, annullerad, annulleret, kansellert, peruttu, anulowane, anulowano, zrušeno, törölve, iptal, отменен,
      отменён, отменено, скасовано, 取消, キャンセル, 已全额退款, 全额退款, 已全額退款, 对方已退还, 已退还, fully refunded, declined, voided, void, reverted, failed, failure, unsuccessful, fehlgeschlagen, échoué, échouée,
      avvist, avslått, avvisad, nekad, avvisat, afvist, hylätty, odrzucona, odrzucono, odmítnuta, zamietnutá, elutasítva, respinsă, respins,
      отклонен, отклонён, отклонена, отклонено, не исполнено, не выполнено, не виконано, відхилено, reddedildi, recusada, recusado, negada, denegada, denegado, odbijena, zavrnjena,
      fallido, fallida, fallito, fallita, mislukt, rejected, refused, disapproved, reversed, ditolak, bị từ chối, từ chối, 拒否, 却下, 已拒绝, 거부, 반려,
      iptal edildi, iptal edilmiş, 作废, 已作廢, 已作废, anulado, anulada, anulados, annullata, annullati, annullate, anulirano, poništeno, відмінено, autorizzato
      """) + pendingTokens
  /// Words for payments that are not booked yet.
  static let pendingTokens = list(
    """
    pending, ausstehend, vorgemerkt, reserverat, reserverad, reserveret, reservert, pendiente, pendente, oczekująca, oczekujące, väntande, denied, afventer, varaus, katevaraus
    """)
  static let undelivered = list(
    """
    to buy, comprar, por comprar, a comprar, zu kaufen, kaufen, à acheter, da comprare, te kopen, att köpa, do kupienia, купить, wishlist,
    not approved, not completed, not authorised, not authorized, out of stock, unavailable, not available, not delivered, not supplied, nicht lieferbar, nicht geliefert,
    nicht verfügbar, ausverkauft, indisponible, en rupture, rupture, non livré, agotado, no disponible, no entregado,
    non disponibile, esaurito, niet leverbaar, niet geleverd, uitverkocht, slutsåld, ej levererad, udsolgt, utsolgt,
    đã hủy, 취소, 승인취소, 매출취소, 체크카드취소, 카드취소, 주문취소, 취소완료, 결제취소, 구매취소, 交易关闭, 已取消, 订单取消, 已关闭, 已退款, 支付失败, 付款失败, 交易失败, 失败, 失敗, 支払失敗, 결제실패, 승인거절, 作廢, 已作廢, 注文取消, キャンセル済み,
    待付款, 未付款, 待支付, 未支付, awaiting payment, unpaid, unbezahlt,
    в обработке, в обработці, planned, scheduled, not paid yet, geplant, prévu, planifié, programado, previsto, programmato, gepland, planerad, planlagt,
    suunniteltu, planowany, planowane, zaplanowane, plánováno, tervezett, запланировано, 予定, 计划中, 예정,
    loppunut, niedostępny, niedostępne, nedostupné, vyprodáno, нет в наличии, не доставлено, 欠品, 品切れ, 缺货, 품절
    """)
  static let noticeTokens = list(
    """
    coupon, coupons, points, punkte, punti, puntos, pontos, punten, poäng, punkty, баллы, баллов, bonus, pts, cum, cumulus, payback, stamp, stamps, sammelpunkte, promo, loyalty,
    ポイント, クーポン, points earned, herzen, treuepunkte, voordeel, 면세물품, 과세물품, 면세, 과세,
    총품목수량, 품목수량, 총수량, 合計点数, お買上点数, 買上点数, 商品件数, 总件数, 總件數
    """)
  static let paidByTokens = list(
    """
    visa, mastercard, maestro, amex, autopay, eftpos, discover, girocard, vpay, bancontact, twint, mobilepay, vipps, swish,
    paypal, klarna, debit, credit, kreditkarte, debitkarte, card, carte, tarjeta, cartão, cartao, carta, kort, karta,
    kortti, карта, картой, картою, cash, contactless, pagamento, pago, paiement, zahlung, gezahlt, bezahlt, betaling, betaald, betalt, betalning, płatność,
    zapłacono, eft, bankpas, bizum, blik, bankkort, dankort, pankkikortti, kartou, kartą, platba, zaplaceno, maksettu, fizetve, ödeme, ödenen, оплата, оплачено, payment, paid, tendered, bargeld, efectivo, dinheiro, contanti, наличными
    """)
  static let includedTokens = list(
    """
    included, incl, inkl, inclus, incluse, incluido, incluida, incluídos, inclusief, inklusive, compreso, compresa,
    enthalten, enthaltene, enth, udgør, compris, comprise, cui, tym, toho, davon, darin, dont, waarvan, varav, hvorav, heraf, herav
    """)
  static let incomes = list(
    """
    credit transfer received, transfer received, in, incoming, ingoing, earning, earnings, wage, revenue, 수익, kredi, alacak,
    direct deposit, incoming payment, incoming transfer, payment received, money received, direct credit, bank credit,
    geldeingang, virement en votre faveur, bonifico in entrata, přijatá platba, příchozí úhrada, saapuva maksu,
    пополнение, зачисление, 转入, 入账, 收款, 振込入金, direct deposit received, zahlungseingang, virement reçu, transferencia recibida, bonifico ricevuto, przelew przychodzący,
    příchozí platba, innbetaling, indbetaling, gutschrift überweisung,
    überweisungs-gutschrift, überweisungsgutschrift, gutschr. überweisung, gutschr. ueberweisung, dauerauftrags-gutschrift,
    dauerauftragsgutschrift, echtzeitgutschrift, echtzeit-gutschrift, sepa-gutschrift, inkomende overboeking, входящий перевод, gelen havale,
    income, inflow, チャージ, ポイント、残高の獲得, ポイント獲得, money added, renda, renda extra, einnahme, einnahmen, einzahlung, revenu, recette, ingreso, ingresos, entrata, entrate, receita, inkomst,
    indtægt, inntekt, tulo, przychód, wpływ, příjem, bevétel, gelir, доход, поступление, дохід, 収入, 수입, 收入,
    transfer, transfers, incoming transfer, outgoing transfer, transfer in, transfer out, internal transfer,
    überweisung, ueberweisung, cr, bij, haben, paycheck, paychecks, paycheque, salary, payroll, wages, gehalt, lohn, salaire,
    salario, nómina, sueldo, stipendio, loon, lön, løn, lønn, palkka, wynagrodzenie, výplata, maaş, зарплата, 給与,
    給料, 급여, 工资, 工資, general card deposit, bank deposit to pp account,
    umbuchung, übertrag, uebertrag, virement, transfert, traspaso, transferencia, trasferimento, transferência, overføring, overföring, przelew, 振替, 이체, 转账,
    перевод, haber, crédit, crédito, credito, kredit, кредит, gutschrift, π, deposit, credit, topup, top up, top-up, transfer-in, transfer-out, inc, eingang, insättning, abono
    """)
  static let withdrawals = list(
    """
    atm, cash withdrawal, cash advance, atm withdrawal, cash at atm, geldautomat, auszahlung ga, retrait gab,
    retirada efectivo, reintegro efectivo, reintegro en cajero, retiro en cajero, wypłata z bankomatu, výběr z bankomatu, bargeldauszahlung, bargeldabhebung,
    retrait dab, retrait au dab, prelievo, prelievo bancomat, retirada de efectivo, cajero, cajeros, cajero automático, banco 24 horas, banco 24h, saque, reintegro, kontantuttag, készpénzfelvétel, barauszahlung, geldautomatenauszahlung, wypłata gotówki, výběr hotovosti, pinopname, geldopname, atm출금, atm인출, 현금인출, 현금출금, 取现, 提现
    """)
  /// Words for taking money out.
  static let drawTokens = list(
    """
    bargeldbezug, awl, 현금인출, 현금출금, atm출금, atm인출, withdrwl, משיכה, withdraw, withdrawal, withdrawals, withdrawl, wdl, uttag, kontantuttag, prelievo, prelevamento, levantamento, levantamentos, saque, retragere,
    retrageri, abhebung, auszahl, auszahlung, barauszahlung, bargeldauszahlung, bargeldabhebung, geldautomatenauszahlung, retrait,
    retraits, retiro, retirada, reintegro, extracción, hævning, uttak,
    minibankuttak, nosto, käteisnosto, opname, geldopname, pinopname, wypłata, výběr, výber,
    készpénzfelvétel, podizanje, podignuta, dvig, isplata, теглене, снятие, выдача, зняття,
    çekme, çekim, paraçekme, izmaksa, išgryninimas, ανάληψη, penarikan
    """)
  /// Words for cash machines.
  static let machineTokens = list(
    """
    bargeldbezug, atw, מכספומט, כספומט, lnk, atm, geldautomat, geldautomatenauszahlung, bankomat, bankautomat, automat, dab, gab, cajero, cajeros, multibanco,
    awl, 현금인출기, atm출금, atm인출, minibankuttak, minibank, käteisautomaatti, otto, geldautomaat, bankomatu, bankomatou, bankomate, банкомат, банкомате, банкомату,
    sularaha, grynieji, atim, atmd
    """)
  /// Words for coins and notes.
  static let cashTokens = list(
    """
    bargeldbezug, barauszahlung, bargeldauszahlung, bargeldabhebung, geldautomatenauszahlung, kontantuttag, käteisnosto, készpénzfelvétel,
    saque, saques, pinopname, geldopname, grynieji, cash, efectivo, dinheiro, contanti, bancomat, numerar, espèces, especes, bargeld, contant, contanten, kontanter, kontant, käteinen,
    käteistä, gotówka, gotówki, gotówkowa, hotovost, hotovosti, készpénz, gotovina, gotovine, gotovinsko, наличные, наличных, готівка, готівки,
    nakit, sularaha, skaidras, skaidra, naudas, grynųjų, grynieji, μετρητών, μετρητά, tunai
    """)
  static let moveTokens = list(
    """
    put, sip, aplicação, aplicacao, resgate, sparplan, fondssparplan, wertpapiersparplan, kontoübertrag, vir, ueberweisung, einzelueberweisung, einzelüberweisung, naar, trasferimento, trasferimenti, transfert, pārskaitījums, 转账, 转账汇款, 轉帳, 이체, העברה, transfer, transferred, transferencia, transferência, xfer, tfr, trf, überweisung, übertrag, umbuchung, dauerauftrag, virement, traspaso, bonifico,
    giroconto, overboeking, överföring, overføring, overførsel, przelew, převod, prevod, átutalás, перевод, переказ, siirto,
    tilisiirto, ülekanne, pārskaitījums, pervedimas, virare, μεταφορά, havale, virman, prijenos, prenos
    """)
  /// Words for savings and for being the owner's.
  static let ownTokens = list(
    """
    חיסכון, לחיסכון, hucha, ldd, pel, own, sav, chk, pocket, checking, libreta, interne, internes, internal, interno, interna, 本人, savings, saving, pot, vault, sparkonto, sparen, sparbuch, tagesgeld, tagesgeldkonto, festgeld, livret, épargne, epargne, ahorro, ahorros,
    risparmio, risparmi, spaarrekening, opsparing, opsparingskonto, sparekonto, oszczędności, oszczędnościowe, poupança, poupanca, säästötili,
    säästökonto, hoius, spořicí, spořící, megtakarítás, megtakarítási, накопительный, вклад, депозит, заощадження, economii, depozit, krājkonts,
    taupomoji, indėlis, štednja, štednju, varčevanje, vadeli, birikim,
    eigen, eigenes, eigene, propia, propias, propio, propios, própria, próprias, proprio, proprii, propri, propriu, własne, własny, własny,
    vlastní, vlastními, vlastnými, saját, eget, egna, egen, omien, własnymi, własnego, собственные, собственными, своими, своего
    """)
  /// Words for paying off a card or a loan: a move to the owner's own account in one word.
  static let ownMoveTokens =
    list(
      """
      rdb, cdb, krājkontu, krājkontā, krājkonta, umbuchung, giroconto, 信用卡还款, 信用卡還款, 自动还款, repayments, kreditkartenabrechnung, kreditkartenabr, kreditkartenabrechn, kreditkartenzahlung, tilgung, amortización,
      afbetaling, aflossing, amortering, lyhennys, погашение, spłata, splátka, törlesztés
      """) + ownMoves
  /// Single words for moves to the owner's own account that are also whole texts.
  private static let ownMoves = list(
    "이체출금, 이체입금, 이체지출, 이체수입, 还款, 還款, 信用卡还款, 信用卡转账还款, 信用卡還款, 债务-还款, 债务-借出, 债务-借入, 债务-收款, repayment, kantor"
  )
  /// Words for money changed into another currency.
  static let exchanges = list(
    "exchange, conversion, currency conversion, currency exchange, wymiana walut, währungsumtausch, change de devises, cambio de divisa"
  )
  static let expenses = list(
    """
    out, outgoing, outgo, outgoings, borç, 支払い, 支払,
    expense, outflow, expenses, ausgabe, ausgaben, dépense, dépenses, gasto, gastos, uscita, uscite, spesa, despesa, utgift,
    udgift, uitgave, meno, wydatek, výdaj, kiadás, gider, расход, витрата, 支出, 지출, debit, outcome, spending, payment, zahlung,
    withdrawal, card purchase, dr, db, debe, débit, débito, debito, debet, дебет, belastung, lastschrift, χ, af, soll, regular, ausgang, kortköp, uttag, varekjøp, cargo, card payment, express checkout payment, exp
    """)
  /// What rows are called that state a balance or a turnover of an account.
  static let balances = list(
    """
    balance adjustment, reconciliation balance adjustment, manual balance adjustment, reconciliation, starting balance,
    initial balance, startsaldo, eröffnungssaldo, kontoabgleich, solde d'ouverture, ajustement du solde, beginsaldo,
    начальный остаток, початковий залишок, יתרת פתיחה, balance correction, modified balance, saldokorrektur, saldoanpassung, ajuste de saldo,
    correction du solde, rettifica saldo, korekta salda, корректировка баланса, 残高調整,
    balance, saldo, saldo do dia, solde, kontostand, opening balance, closing balance, balance brought forward, balance carried forward, turnover, debit turnover,
    credit turnover, total debits, total credits, anfangssaldo, endsaldo, alter kontostand, neuer kontostand,
    solde initial, solde final, ancien solde, nouveau solde, saldo inicial, saldo final, saldo anterior,
    saldo iniziale, saldo finale, saldo początkowe, saldo końcowe, obroty, počáteční zůstatek, konečný zůstatek,
    nyitó egyenleg, záró egyenleg, likutis pradžiai, likutis pabaigai, apyvarta, sākuma atlikums, beigu atlikums,
    apgrozījums, algsaldo, lõppsaldo, käive, ingående saldo, utgående saldo, inngående saldo, alkusaldo, loppusaldo,
    входящий остаток, исходящий остаток, обороты, вхідний залишок, вихідний залишок, обороти, açılış bakiyesi,
    kapanış bakiyesi, saldo awal, saldo akhir, 期初余额, 期末余额
    """)
  /// Words for money put aside.
  static let savings = list(
    """
    savings, saving, sparen, ersparnisse, rücklage, rücklagen, ahorro, ahorros, épargne, risparmio, risparmi, poupança,
    investimento, investition, inversión, investissement, aplicação, yatırım,
    spaargeld, sparande, opsparing, sparing, säästöt, oszczędności, spoření, úspory, megtakarítás, economii, birikim,
    сбережения, накопления, заощадження, חיסכון, tabungan, tiết kiệm, 貯金, 貯蓄, 積立, 積立金, 储蓄, 儲蓄, 存款, 저축, 적금, เงินออม
    """)
  static let movements =
    list(
      """
      payment, payments, zahlung, payments and credits, payment/credit, payments and transfers, bill payment, loan payment,
      credit card payment, credit card payments, settle up, settlement, settle all balances,
      investment, investments, buy, sell, stocks, savings account, credit card account, cash & atm, own transfer, internal transfer,
      to savings, space transfer, pot transfer, vault transfer, neutral, kapitalanlage, wertpapiere, épargne, ahorro, inversión, inversiones, investimenti, investimentos,
      starting balance, opening balance, balance adjustment, balance correction, reconciliation, reconcile, modified bal,
      modified balance, saldokorrektur, saldoanpassung, ajuste de saldo, correction du solde, rettifica saldo, korekta salda, корректировка,
      корректировка баланса, anfangssaldo, カード引き落とし, 現金・カード, 残高調整, 不计收支, 信用卡还款, переводы, между своими счетами, перевод между счетами, umbuchungen, überträge,
      virements internes, giroconto, repayments, general authorization, general authorisation, account hold,
      account hold for open authorization, przelewy własne, przelew własny, internal transfers, own transfers, standard transfer, instant transfer,
      payment thank you, payment - thank you, payment received thank you, odeme - tesekkurler, ödeme - teşekkürler,
      paiement merci, pago gracias, gracias por su pago, zahlung danke,
      loan repayment, 상환, 返済, loan pmt, acct xfer, account xfer, account transfer, internal xfer
      """) + ownMoves
  static let savedTokens = list(
    """
    saved, savings, ersparnis, gesamtersparnis, gespart, voordeel, besparing, économisé, économies, ahorro, ahorrado,
    risparmio, risparmiato, oszczędzasz, zaoszczędzono, ušetřili, sparat, spart, säästit,
    ietaupījums, ietaupīts, sutaupėte, sutaupyta, säästsite
    """)
  static let refundPhrases = list(
    """
    credit note, credit memo, creditnote, nota de crédito, nota de credito, nota di credito, creditnota, kreditnota,
    kreditfaktura, dobropis, faktura korygująca, ใบลดหนี้, 已退款, 已全额退款, 全额退款, 部分退款, 退款, 折让单, 환불, 返金, 返品
    """)
  static let sales = list(
    """
    sale, sales, purchase, invoice, tax invoice, item, product, normal, verkauf, kauf, vente, venta, vendita, salg, köp,
    myynti, zakup, rechnung, facture, factura, fattura, faktura, fatura, ใบกำกับภาษี, 发票, 發票, verkoop, försäljning, sprzedaż, prodej,
    eladás, satış, продажа, продаж, приход, πώληση, 売上, 销售, 銷售, 판매
    """
  )

  private static func list(_ text: String) -> [String] {
    text.split(whereSeparator: { $0 == "," || $0 == "\n" }).map {
      withBytes(of: String($0)) { trimmedText($0) }
    }.filter { !$0.isEmpty }
  }
}
