extension RoleWordList {
  /// Headers for prices, totals, discounts and taxes.
  static let money: [RoleWordList] = [
    RoleWordList(
      .unitPrice,
      """
      v un com,
      سعر الوحدة, قیمت واحد, מחיר ליחידה, đơn giá, 单价, 개당가격, unit price, price per unit,
      price each, unit cost, unitprice, each price, price per item, item unit price, à,
      einzelpreis, einzelpr, stückpreis, preis pro stück, preis je einheit, e preis, ep, grundpreis,
      prix unitaire, prix unit, pu, pu ttc, precio unitario, precio unidad, precio por unidad,
      p unit, preço unitário, preco unitario, valor unitário, valor unitario, vl unit,
      prezzo unitario, prezzo unit, stukprijs, eenheidsprijs, prijs per stuk, á pris, à pris,
      a pris, apris, enhetspris, enhedspris, styckpris, stykpris, stk pris, yksikköhinta,
      kappalehinta, a hinta, cena jedn, cena jednostkowa, cena za szt, cena za jednotku,
      cena za ks, jednotková cena, egységár, birim fiyat, birim fiyatı, цена за единицу,
      цена за шт, ціна за одиницу, 単価, 單價, 商品単価, 단가, unitprice usd, lineitem price,
      verkaufspreis brutto, harga satuan, τιμή μονάδας, jedinična cijena, cijena po jedinici,
      jed cijena, cena za kos, preț unitar, pret unitar, единична цена, unit price usd,
      bei ya moja, presyo bawat isa, harga seunit, harga per unit, einingarverð, vieneto kaina, ühiku hind,
      cena par vienību, çmimi për njësi, единечна цена, јединична цена, preu unitari, unitateko prezioa,
      ราคาต่อหน่วย, ราคา หน่วย, ราคาขาย, ราคาต่อชิ้น, giá đơn vị, سعر الحبة, قیمت هر واحد, מחיר יחידה, 商品单价, 單位價格, 개당 가격, 단위가격,
      税込単価, 税抜単価, цена за 1, цена за штуку, cost each, cost per unit, cost per item, per item,
      each cost, price ea, ea price, unit cost price, prix à l unité, prix de l unité, preis einzeln, stk preis,
      preis stk, preis st, precio ud, precio u, p u, pvp unitario, valor un, vlr unit, vlr unitario, preço un,
      prezzo al pezzo, prezzo cad, prezzo cadauno, cena szt, cena j, cena za sztukę, ár db, db ár,
      egységár ft, pris pr stk, pris per st, pris stk, hinta kpl, kpl hinta, adet fiyatı
      """,
      weak: """
        price, prices, preis, prix, precio, preço, preco, prezzo, prijs, pris, hinta, cena, fiyat, цена,
        ціна, 価格, 値段, السعر, قیمت, מחיר, कीमत, मूल्य, ราคา, giá, 价格, each, per, item price,
        kostpreis, harga, cijena, τιμή, ár, preț, pret, 가격, rate, list price, mrp,
        buy price, buying price, purchase price, kaufpreis, aankoopprijs, precio de compra,
        preço de compra, prezzo di acquisto, cena zakupu
        """),
    RoleWordList(
      .total,
      """
      v prod,
      कुल, राशि, montante, betalat, chiffre d affaires, cifra d affari, रकम, รวม, ยอดรวม, จำนวนเงิน, الإجمالي, المجموع, المبلغ, مبلغ, جمع, סה כ, סכום,
      סך הכל, thành tiền, tổng, tổng tiền, 小计, 总价, 总金额, 实付金额, 소계, 결제금액, total,
      total price, line total, linetotal, totalprice, item total, sum, gesamtpreis, gesamtpr, gesamt,
      gesamtbetrag, betrag, umsatz, positionsbetrag, summe, endpreis, zeilensumme, montant,
      montant ttc, total ligne, prix total, total ttc, importe, importe total, precio total,
      total linea, valor total, preço total, vl total, vlr total, importo, prezzo totale, totale,
      importo totale, totaal, totaalprijs, totaalbedrag, bedrag, regeltotaal, belopp, totalbelopp,
      radsumma, summa, beløp, total beløp, linjesum, totalpris, samlet pris, beløb, yhteensä,
      kokonaishinta, rivisumma, wartość, wartosc, kwota, wartość brutto, suma, cena całkowita,
      cena razem, celkem, cena celkem, celková cena, částka, spolu, cena spolu, suma spolu,
      összesen, összeg, érték, tutar, tutarı, toplam, toplam fiyat, toplam tutar, сумма, стоимость, итого,
      итоговая сумма, сума, вартість, 金額, 商品小計, 利用金額, ご利用額, ご利用金額, 支払金額,
      支出, 支払総額, 合計, 総額, 金额, 總計, 總額, 총액, 금액, 합계, net price, net sales, total owed,
      order total, outflow, bruttopreis, bruttovarelinje bel, sales value, final price,
      price paid, paid price, amount paid, total amount, total paid, total cost, extended price,
      ext price, lagerwert, line amount, lineamount, line price, amount cents, sub total,
      receipt total, total harga, jumlah harga, загальна сума, σύνολο, ποσό, αξία, iznos, ukupno,
      ukupna cijena, znesek, skupaj, valoare, valoare totala, обща сума, стойност, cuánto,
      wieviel, wie viel, combien, quanto, hoeveel, hur mycket, kokku, summa kokku, kopā, iš viso,
      expense, expenses, soll, debe, ausgabe, ausgaben, dépense, dépenses, gasto, gastos, uscita, uscite,
      despesa, despesas, utgift, udgift, uitgave, uitgaven, wydatek, výdaj, kiadás, расход,
      расходы, витрата, 지출, 지출금액, withdrawal, withdrawals, withdrawn, amount withdrawn, pengeluaran, uang keluar, k zaplacení, zu zahlen, à payer,
      expense amount, outgoing amount, amount debited, amount spent, spent amount, ausgaben betrag, importe gasto, montant débité,
      importo addebito, importo uscita, kwota obciążenia, kwota wydatku,
      a pagar, te betalen, att betala, do zapłaty, debit amount, paid out, money out, débit,
      cargo, addebito, dare, yht, total price usd, total usd, total charged, lineitem total, item subtotal, how much,
      spent, spend, amount spent, cost total,
      monto, monto total, monto neto, monto pagado, ile zapłaciłem, ile zapłaciłam,
      ile kosztowało, quanto ho speso,
      débit euros, débit eur, débito, débitos, débito eur, bezahlt, gezahlt, betaalde prijs, maksettu,
      lastschrift, lastschriften,
      patient paid, patient pays, copay, out of pocket, eigenanteil, zuzahlung, reste à charge, eigen bijdrage,
      you pay, you paid, amount charged, charged, price charged, net paid, actual price,
      actual cost, sie zahlen, vous payez, pagado, pagato, betaald, betalt, zapłacono, zaplaceno,
      оплачено,
      zahlungsbetrag, fare, fare amount, fare paid, trip fare, fahrpreis, prix de la course, 记账金额 支出, 交易金额 支出, 支出金额,
      outcome, ut, beløp ut, insättningar uttag, umsatz in eur, ausgang, utgifter, gastado, dépensé,
      belastung, belastungen, obciążenia, obciążenie, ut fra konto, ut av konto, debits, débits,
      withdrawal amount, withdrawal amt, debit amt, cargos, retiro, retiros, addebiti, saídas,
      saída, montant débit, utbetalning, bedrag af, terhelés, borç, списание, дебет, お引出し,
      お引出し金額, 出金, 出金額, 出金金額, 支出金額, 출금, 출금액, 찾으신금액,
      总费用, 税込価格, 税込金額, 実支払額, 合计, 实付,
      debi, χρέωση, odliv, isplata, matumizi, tumia, amount out, uitgave eur, af, menot, ottot, списано, חובה, รายจ่าย,
      เงินออก, tiền ra, ghi nợ, پرداخت, سحب, مدين, összege, tranzakció összege, értéke, végösszeg,
      gharama, jumla, halaga, presyo, kabuuan, bayad, nagastos, kos, jumlah bayaran, amaun,
      upphæð, samtals, mokėjimas, suma eur, summa eur, shuma, vlera, износ, вкупно, вредност, укупно, цена укупно,
      iznos plaćanja, plaćeno, za plačilo, plačano, despeses, ordaindutakoa, guztira,
      bedrag betaald, totaalprys, gastos totales, pago, pagos, pagamento, valor pago, valor gasto,
      montant payé, somme, dépensé, payé, paye, preis gesamt, gesamtkosten, bezahlter betrag, ausgegeben,
      razem, zapłata, wydano, do zapłacenia, útrata, zaplatil, платёж, платеж, оплата, потрачено,
      сумма покупки, сумма операции, сумма платежа, сума платежу, сума операції, ödenen, ödeme, harcama, tutar tl,
      ödenen tutar, पैसे, कुल राशि, মোট, মূল্য, মোট মূল্য, மொத்தம், మొత్తం, ಒಟ್ಟು, مجموع, کل مبلغ, رقم,
      قیمت کل, جمع کل, مبلغ کل, الثمن الإجمالي, المبلغ الإجمالي, الاجمالي, السعر الإجمالي, סכום לתשלום, סכום העסקה,
      סכום חיוב, סכום כולל, tổng cộng, số tiền, ราคารวม, ยอดชำระ, รวมเงิน, ยอดรวมสุทธิ, รวมทั้งสิ้น,
      成交金额, 消费金额, 付款金额, 交易金额, 应付金额, 實付金額, 消費金額, 刷卡金額, 付款金額, 總價,
      결제 금액, 합계금액, 총금액, 사용금액, 이용금액, 구매금액, お支払い金額, 支払額, 購入金額, 利用額, 税込合計
      """,
      weak: """
        amount, amt, price, preis, prix, precio, preço, preco, prezzo, prijs, pris, hinta, cena,
        fiyat, цена, ціна, cost, item price, subtotal, gross sales, wert, value, valor, paid,
        小計, price usd, nettopreis, 価格, 値段, 税込, harga, cijena, τιμή, ár, preț, pret, 가격,
        kosten, coût, costo, custo, debit, out, gross, brutto, netto, net, betrag eur,
        monto bruto, objem, spesa,
        määrä, pence, cents, centimes, rappen, centavos, jumlah, 费用, 费用 元, 税抜価格, 税抜金額, 本体価格
        """),
    RoleWordList(
      .reducedPrice,
      """
      discount price, discounted price, sale price, promo price, reduced price, special price,
      offer price, price after discount, price after, after discount, after coupon, after coupons,
      after savings, nach rabatt, nach abzug, après remise, dopo sconto, na korting, efter rabatt, po slevě, price now, now,
      angebotspreis, aktionspreis, sonderpreis, prix promo, prix remisé, precio oferta,
      precio con descuento, prezzo scontato, actieprijs, kampanjpris, tarjoushinta,
      cena promocyjna, cena po rabacie,
      cena ar atlaidi, akcijas cena, kaina su nuolaida, akcijos kaina, soodushind, akční cena, zľavnená cena,
      akciová cena, akciós ár, kedvezményes ár, preț redus, preț promoțional, промоционална цена,
      цена с отстъпка, цена со скидкой, цена по акции, акционная цена, ціна зі знижкою, акційна ціна,
      indirimli fiyat, akcijska cijena, snižena cijena, akcijska cena, τιμή με έκπτωση, τιμή προσφοράς,
      preço promocional, preço com desconto, precio rebajado, precio promocional, prezzo in offerta,
      prezzo promo, promoprijs, aanbiedingsprijs, rabattpris, tilbudspris, kampagnepris, alennushinta, 割引価格,
      特価, セール価格, 优惠价, 折后价, 促销价, 할인가, harga promo, harga diskon, giá khuyến mãi, giá sau giảm, מחיר מבצע,
      מחיר אחרי הנחה, سعر العرض, السعر بعد الخصم
      """),
    RoleWordList(
      .listTotal,
      """
      list total, regular price, original price, full price, price before discount, price before,
      before discount, mrp, was, was price, price was, old price, total before discount, gross amount,
      gross sales, normalpreis, originalpreis, prix barré, precio original, ordinarie pris,
      normaalhind, cena bez atlaides, parastā cena, kaina be nuolaidos, běžná cena, původní cena, bežná cena,
      eredeti ár, preț inițial, preț vechi, стара цена, редовна цена, цена без скидки, старая цена,
      обычная цена, ціна без знижки, стара ціна, звичайна ціна, normal fiyat, eski fiyat, indirimsiz fiyat,
      redovna cijena, stara cijena, redna cena, αρχική τιμή, preço original, preço normal, precio normal,
      precio anterior, prezzo originale, prezzo pieno, normale prijs, oude prijs, førpris, normalhinta,
      normal price, 通常価格, 定価, 原价, 정가, harga normal, harga asli, giá gốc, מחיר רגיל, מחיר מקורי, السعر الأصلي,
      السعر قبل الخصم
      """),
    RoleWordList(
      .receiptTotal,
      """
      v nf, payable amount, amount payable, importo totale documento,
      receipt total, receipt sum, receipt grand total, receipt grandtotal, receipt total amount, basket total, bill total, invoice total, order total,
      document total, ticket total, total order, total invoice, total bill, basket value, grand total, final total, receipt amount, order amount, kassenbon summe, bonsumme,
      レシート金額, 合計金額, 注文合計, total ticket, total de la compra, total compra, totale spesa, totale della spesa, total de l achat, total du ticket, gesamteinkauf,
      einkaufssumme, purchase total, totale scontrino,
      varekjop uten pant bel, varekjop med pant bel
      """),
    RoleWordList(
      .discount,
      """
      disc, disc amt, v desc, discount, discounts, total discount, total discounts, discount total, line discount, item discount,
      discount value, discounts total, rabatt, rabat, remise, réduction, descuento, desconto, sconto, korting,
      alennus, sleva, zľava, kedvezmény, indirim, скидка, знижка, 割引, 値引, 値引き, 折扣, έκπτωση, aktion,
      promotion, promo, saving, savings, discount amount, discount price, total discounts,
      retail disc, varerabatt bel, totalrabatt bel, instant savings, coupon, coupons, coupon disc,
      ersparnis, action, azione, popust, reducere, you saved, diskon, 优惠, 优惠金额, 优惠券, 折扣金额, 折價, 할인, 할인금액, 値引額, 割引額,
      giảm giá, khuyến mãi, ส่วนลด, الخصم, خصم, تخفیف, הנחה, छूट, сумма скидки, desconto valor, opust,
      montant de la réduction, montant réduction, montant de la remise, montant remise, rabattbetrag,
      importe descuento, importe del descuento, valor do desconto, valor desconto, importo sconto,
      kwota rabatu, сума знижки
      """),
    RoleWordList(
      .deposit,
      """
      pfand, deposit, bottle deposit, consigne, depósito, statiegeld, pant, pantti, panttimaksu,
      kaucja, záloha, crv, vuoto a rendere, betétdíj
      """),
    RoleWordList(
      .tax,
      """
      tax, vat, mwst, mw st, mwst satz, mw st satz, ust, tva, iva, btw, moms, momssats, mvasats,
      mva, alv, dph, áfa, kdv, ндс, пдв, 消費税, 税, steuersatz, steuer, taxes, tax amount,
      tax rate, tax category, tax 5, vat 18 percent, unit price tax, taxe, gst, hst, pst,
      sales tax, ppn, pajak, pdv, stawka vat, moms bel, tax total
      """),
    RoleWordList(
      .inflow,
      """
      inflow, credit, credit amount, income amount, incoming amount, amount credited, einnahmen betrag, importe ingreso, montant crédité,
      importo accredito, importo entrata, kwota uznania, kwota wpływu, money in, paid in, deposits, income, gutschrift, haben, avere,
      einnahme, einnahmen, crédit, recette, recettes, ingreso, ingresos, abono, entrata, entrate,
      accredito, 记账金额 收入, 交易金额 收入, 收入金额, receita, receitas, inkomst, indtægt, inntekt, przychód, příjem, bevétel, доход,
      приход, дохід, 수입, 수입금액, 收入, 収入, 払戻額,
      crédit euros, crédit eur, crédito, créditos, credito,
      gutschriften, credits, credit amt, deposit amount, deposit amt, uznania, uznanie, wpływy,
      inn, beløp inn, inn på konto, inn til konto, abonos, accrediti, entradas, entrada, insättning,
      montant crédit, bedrag bij, jóváírás, alacak, поступление, зачисление, кредит, 入金,
      入金額, 入金金額, お預入れ, お預入れ金額, 収入金額, 입금, 입금액, 맡기신금액, kredi, πίστωση, priliv, uplata,
      pemasukan, uang masuk, received amount, amount received, mapato, ingreso abono, credit eur, amount in, in, inkomsten, bij, tulot, pano, panot, зачислено, זכות, รายรับ, เงินเข้า,
      tiền vào, ghi có, دریافت, إيداع, دائن
      """),
    RoleWordList(
      .price,
      "shelf price, flyer price, regalpreis, observed price, retail price, maloprodajna cijena, mpc",
      weak: """
        price, preis, prix, precio, preço, prezzo, prijs, pris, hinta, cena, fiyat
        """),
    RoleWordList(
      .onSale,
      """
      on sale, is on sale, price is discounted, is sale, sale, special, angebot, aktionspreis, en promotion, oferta
      """),
    RoleWordList(
      .currency,
      """
      currency, currency code, ccy, cur, curr, währung, waehrung, devise, monnaie, moneda, divisa,
      moeda, valuta, valuuta, valiuta, valūta, munt, waluta, měna, mena, pénznem, deviza, para birimi, валюта, 通貨, 통화,
      记账币种, 交易币种, 币种, 幣別, mata uang, kode mata uang, currency of account, kontowährung, νόμισμα
      """),
  ]
}
