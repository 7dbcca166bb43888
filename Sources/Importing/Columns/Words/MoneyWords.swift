extension RoleWordList {
  /// The words for prices, totals and what is taken off them.
  static let money: [RoleWordList] = [
    RoleWordList(
      .unitPrice,
      """
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
      jed cijena, cena za kos, preț unitar, pret unitar, единична цена, unit price usd
      """,
      weak: """
        price, preis, prix, precio, preço, preco, prezzo, prijs, pris, hinta, cena, fiyat, цена,
        ціна, 価格, 値段, السعر, قیمت, מחיר, कीमत, मूल्य, ราคา, giá, 价格, each, per, item price,
        kostpreis, harga, cijena, τιμή, ár, preț, pret, 가격, rate, list price, mrp
        """),
    RoleWordList(
      .total,
      """
      कुल, राशि, रकम, รวม, ยอดรวม, จำนวนเงิน, الإجمالي, المجموع, المبلغ, مبلغ, جمع, סה כ, סכום,
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
      expense, expenses, ausgabe, ausgaben, dépense, dépenses, gasto, gastos, uscita, uscite,
      despesa, despesas, utgift, udgift, uitgave, uitgaven, wydatek, výdaj, kiadás, расход,
      расходы, витрата, 지출, 지출금액, withdrawal, withdrawals, k zaplacení, zu zahlen, à payer,
      a pagar, te betalen, att betala, do zapłaty, debit amount, paid out, money out, débit,
      cargo, addebito, yht, total price usd, total usd, lineitem total, item subtotal, how much,
      spent, spend, amount spent, cost total,
      monto, monto total, monto neto, monto pagado, ile zapłaciłem, ile zapłaciłam,
      ile kosztowało, quanto ho speso,
      débit euros, débit eur, débito, débitos, débito eur, bezahlt, gezahlt, betaalde prijs, maksettu,
      lastschrift, lastschriften,
      you pay, you paid, amount charged, charged, price charged, net paid, actual price,
      actual cost, sie zahlen, vous payez, pagado, pagato, betaald, betalt, zapłacono, zaplaceno,
      оплачено,
      outcome, ut, beløp ut, insättningar uttag, umsatz in eur, ausgang, utgifter, gastado, dépensé,
      belastung, belastungen, obciążenia, obciążenie, ut fra konto, ut av konto, debits, débits,
      withdrawal amount, withdrawal amt, debit amt, cargos, retiro, retiros, addebiti, saídas,
      saída, montant débit, utbetalning, bedrag af, terhelés, borç, списание, дебет, お引出し,
      お引出し金額, 出金, 出金額, 支出金額, 출금, 출금액, 찾으신금액
      """,
      weak: """
        amount, amt, price, preis, prix, precio, preço, preco, prezzo, prijs, pris, hinta, cena,
        fiyat, цена, ціна, cost, item price, subtotal, gross sales, wert, value, valor, paid,
        小計, price usd, nettopreis, 価格, 値段, 税込, harga, cijena, τιμή, ár, preț, pret, 가격,
        kosten, coût, costo, custo, debit, gross, brutto, netto, net, betrag eur,
        monto bruto, objem, spesa,
        pence, cents, centimes, rappen, centavos
        """),
    RoleWordList(
      .reducedPrice,
      """
      discount price, discounted price, sale price, promo price, reduced price, special price,
      offer price, price after discount, price after, after discount, price now, now,
      angebotspreis, aktionspreis, sonderpreis, prix promo, prix remisé, precio oferta,
      precio con descuento, prezzo scontato, actieprijs, kampanjpris, tarjoushinta,
      cena promocyjna, cena po rabacie
      """),
    RoleWordList(
      .listTotal,
      """
      list total, regular price, original price, full price, price before discount, price before,
      before discount, mrp, was, was price, price was, old price, total before discount, gross amount,
      gross sales, normalpreis, originalpreis, prix barré, precio original, ordinarie pris
      """),
    RoleWordList(
      .receiptTotal,
      """
      receipt total, receipt sum, basket total, bill total, invoice total, order total,
      document total, ticket total, total order, total invoice, total bill, basket value, grand total, final total, receipt amount, order amount, kassenbon summe, bonsumme,
      レシート金額, 合計金額, 注文合計, total ticket, total du ticket, totale scontrino,
      varekjop uten pant bel, varekjop med pant bel
      """),
    RoleWordList(
      .discount,
      """
      discount, discounts, rabatt, rabat, remise, réduction, descuento, desconto, sconto, korting,
      alennus, sleva, zľava, kedvezmény, indirim, скидка, знижка, 割引, 値引, 値引き, 折扣, έκπτωση, aktion,
      promotion, promo, saving, savings, discount amount, discount price, total discounts,
      retail disc, varerabatt bel, totalrabatt bel, instant savings, coupon, coupons, coupon disc,
      ersparnis, popust, reducere, you saved, diskon
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
      inflow, credit, credit amount, money in, paid in, deposits, income, gutschrift, haben,
      einnahme, einnahmen, crédit, recette, recettes, ingreso, ingresos, abono, entrata, entrate,
      accredito, receita, receitas, inkomst, indtægt, inntekt, przychód, příjem, bevétel, доход,
      приход, дохід, 수입, 수입금액, 收入, 収入, 払戻額,
      crédit euros, crédit eur, crédito, créditos, credito,
      gutschriften, credits, credit amt, deposit amount, deposit amt, uznania, uznanie, wpływy,
      inn, beløp inn, inn på konto, inn til konto, abonos, accrediti, entradas, entrada, insättning,
      montant crédit, bedrag bij, jóváírás, alacak, поступление, зачисление, кредит, 入金,
      入金額, お預入れ, お預入れ金額, 収入金額, 입금, 입금액, 맡기신금액
      """),
    RoleWordList(
      .price, "shelf price, flyer price, regalpreis, observed price",
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
      moeda, valuta, munt, waluta, měna, mena, pénznem, deviza, para birimi, валюта, 通貨, 통화,
      mata uang, νόμισμα
      """),
  ]
}
