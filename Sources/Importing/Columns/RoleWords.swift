/// The words that head columns, by role and in many languages.
///
/// Strong phrases mean one thing; weak ones may mean something else, and the column's content decides.
enum RoleWords {
  /// How well a header names a role: 10 for a strong phrase, 5 for a weak one, 6 or 3 where it only
  /// contains one, 0 for none.
  static func score(_ header: HeaderWords, _ role: Role) -> Int {
    guard let phrases = table[role] else { return 0 }
    var best = 0
    let forms = [header.words] + (header.outsideBrackets.map { [$0] } ?? [])
    for form in forms {
      let joined = form.joined(separator: " ")
      if phrases.strong.contains(joined) { return 10 }
      if phrases.weak.contains(joined) { best = max(best, 5) }
    }
    if best > 0 { return best }
    if phrases.folded.contains(header.joined) { return 9 }
    if phrases.endsEastAsian(header.joined, role) { return 6 }
    for phrase in phrases.strongPhrases where header.contains(phrase) {
      best = max(best, min(5 + phrase.count, 7))
    }
    if best > 0 { return best }
    for phrase in phrases.weakPhrases where header.contains(phrase) { best = 3 }
    return best
  }

  /// Whether any role knows this header as a whole, or by its parts.
  static func isKnown(_ header: HeaderWords) -> Bool {
    table.keys.contains { score(header, $0) > 0 }
  }

  /// Whether the whole header is a phrase of some role.
  static func namesWhole(_ header: HeaderWords) -> Bool {
    let joined = header.joined
    return table.values.contains { $0.strong.contains(joined) || $0.weak.contains(joined) }
  }

  private struct Phrases {
    let strong: Set<String>
    let weak: Set<String>
    let strongPhrases: [[String]]
    let weakPhrases: [[String]]
    /// Strong phrases as they are written without accents: `urun`, `kaeufer`.
    let folded: Set<String>
    /// Strong phrases in Chinese, Japanese or Korean, which write no blanks and put the meaning last.
    let eastAsian: [String]

    /// Whether a compound ends in one of the phrases: `税込金額` is a `金額`.
    func endsEastAsian(_ header: String, _ role: Role) -> Bool {
      guard header.unicodeScalars.first.map({ $0.value >= 0x1100 }) ?? false,
        role != .total || !RoleWords.eastAsianReductions.contains(where: header.contains)
      else { return false }
      return eastAsian.contains { header.hasSuffix($0) && header != $0 }
    }

    init(_ strong: String, weak: String) {
      func parse(_ text: String) -> [String] {
        text.split(whereSeparator: { $0 == "," || $0 == "\n" }).map {
          HeaderWords(String($0)).joined
        }.filter { !$0.isEmpty }
      }
      let strongList = parse(strong)
      let weakList = parse(weak)
      self.strong = Set(strongList)
      self.weak = Set(weakList)
      folded = Set(strongList.flatMap(LatinLetters.withoutAccents))
      eastAsian = strongList.filter { phrase in
        phrase.count >= 2 && phrase.unicodeScalars.allSatisfy { $0.value >= 0x1100 }
      }
      // One short word inside a longer header says too little: `no`, `data`, `sum`.
      strongPhrases = strongList.filter { $0.count >= 4 && $0 != "type" && $0 != "section" }.map {
        $0.split(separator: " ").map(String.init)
      }
      weakPhrases = weakList.filter { $0.count >= 4 }.map {
        $0.split(separator: " ").map(String.init)
      }
    }
  }

  /// The words of reductions in Chinese, Japanese and Korean: an amount of them is no total.
  private static let eastAsianReductions = [
    "割引", "値引", "优惠", "折扣", "할인", "税额", "税額", "포인트", "ポイント",
  ]

  private static let table: [Role: Phrases] = [
    .date: Phrases(
      """
      date, datum, fecha, data, dato, päivämäärä, pvm, päiväys, tarih, dátum, дата, 日付, 日時, 購入日, 購入日時,
      注文日, 取引日, 取引年月日, 利用日, ご利用日, ご利用年月日, 날짜, 日期, order date, purchase date, date purchased,
      transaction date, receipt date, bestelldatum, kaufdatum, einkaufsdatum, belegdatum, buchungstag,
      buchungsdatum, invoice date, datetime, date time, datetime local, datum uhrzeit, bill date, data wyst,
      data wystawienia, data paragonu, data transakcji, kjops dt td, kjøpsdato, kjøpt, data compra,
      data da compra, data zakupu, date d achat, date achat, date de commande, date de vente, date ticket,
      aankoopdatum, besteldatum, transactiedatum, créé le, data venda, data emissão, orderdatum, inköpsdatum,
      köpdatum, transaktionsdatum, købsdato, ostopäivä, created at, transaction timestamp, txn date,
      posting date, posted date, sale date, sales date, date of purchase, trip date, shopping date, tanggal,
      tgl, datum nákupu, dátum nákupu, ημερομηνία, datum kupnje, datum kupovine, datum nakupa, vásárlás dátuma,
      дата покупки, дата покупки товара, дата чека, дата і час, дата время, data acquisto, data scontrino,
      data ordine, fecha de compra, fecha compra, fecha pedido, transdag, bokfdag, köpdag, stand, observed, valid from, gültig ab, gültig von, valable du, válido desde, geldig vanaf, scraped at, scraped on, last seen, last checked, gesehen am, observed at, observed on, checked at, checked on, date checked, seen on, as of, price date, purchased at, purchased, purchased on, bought at, bought on,
      delivered at, ordered at, ordered on, gekauft am, acheté le, comprado el, päivä, ostettu, 交易时间, 交易日期,
      消费日期, 消费时间, 下单时间, 购买日期, 거래일, 거래일시, 구매일, 결제일, data de emissão, data emissao, data wydatku,
      ngày, ngày mua, दिनांक, तारीख, วันที่, วัน, التاريخ, تاريخ, تاریخ, תאריך, dátum vásárlás, satın alma tarihi, kuupäev, datums, dată, data şi ora
      """,
      weak:
        "time, ts, timestamp, when, wann, quand, cuándo, quando, wanneer, day, tag, jour, día, dia, dag, zeitpunkt, creation date, booked, tid"
    ),
    .time: Phrases(
      """
      time, zeit, uhrzeit, hora, heure, tid, klo, kellonaika, godzina, ora, tijd, время, час, čas, idő, saat,
      時刻, 時間, time of day, purchase time, tidspunkt, klokkeslæt, klokkeslett, waktu, jam, ώρα, vrijeme
      """, weak: ""),
    .store: Phrases(
      """
      المتجر, متجر, المحل, فروشگاه, חנות, cửa hàng, siêu thị, 商家, 商户, 商户名称, 交易对方, 超市, 门店, 店铺, 店铺名称, 가맹점, 가맹점명, 이용가맹점, 사용처, 상호, दुकान, ร้าน, ร้านค้า,
      store, store name, shop, shop name, merchant, merchant name, vendor, vendor name, retailer, market, markt,
      supermarket, supermarkt, filiale, filialname, geschäft, laden, händler, magasin, nom du magasin, enseigne,
      commerçant, tienda, supermercado, comercio, establecimiento, loja, estabelecimento, mercado, negozio,
      punto vendita, supermercato, esercente, winkel, winkelnaam, butik, butikk, forretning, affär, kauppa,
      myymälä, liike, sklep, nazwa sklepu, obchod, prodejna, predajňa, üzlet, bolt, mağaza, market adı, магазин,
      магазин название, торговая точка, продавец, крамниця, 店舗, 店舗名, 店名, お店, 支店, 利用店舗, ご利用箇所, ご利用店名,
      利用店名, 購入店, 商店, 가게, 매장, payee, organisation, organization, company, warehouse, warehouse info,
      warehouse name, branch, seller s, website, avsbutikkeanlok nr, store id, nama toko, toko, κατάστημα,
      begünstigter zahlungspflichtiger, auftraggeber empfänger, empfänger, zahlungsempfänger, counter party,
      counterparty, partner name, tegenpartij, naam tegenpartij, naam omschrijving, kontrahent, odbiorca, příjemce,
      protistrana, mottagare, mottaker, modtager, saaja, bénéficiaire, beneficiario, súper, wo, où, dónde, dove, waar, prodavaonica, trgovina, trgovac, prodavnica, magazin, pood, veikals, parduotuvė, where bought, bought at
      """,
      weak:
        "location, hersteller, name, description, seller, supplier, where, place, site, leverantör"
    ),
    .receipt: Phrases(
      """
      receipt id, receipt, receipt number, receipt no, receipt nr, receiptid, transaction id, transaction,
      transaction no, transaction number, transaktionsnummer, transaktion, bon, bonnr, bonnummer, bongnummer,
      bon id, kassenbon, kassenbonnummer, belegnummer, belegnr, beleg nr, ticket, ticket id, ticket number,
      numéro de ticket, identificativo de ticket, numéro ticket, n ticket, order id, order number, order no,
      bestellnummer, bestelling, numéro de commande, número de pedido, pedido, invoice no, invoice id,
      invoice number, invoiceno, nr paragonu, numer paragonu, paragon no, paragonno, レシート番号, 注文番号, 伝票番号,
      basket id, basket, trip id, visit id, checkout id, bill no, bill number, fiscal id, pedido id, chave,
      chave de acesso, reversal id, kvittonummer, kvitto, kvittonr, kvitteringsnummer, bonnr, kuittinumero, kuitti,
      numero scontrino, scontrino, número do cupom, cupom, účtenka, číslo účtenky, nyugtaszám, fiş no, номер чека,
      чек, nomor struk, no struk, no nota, broj računa, račun
      """, weak: "id, name, order, nr, number, trip"),
    .till: Phrases(
      """
      till, till number, till no, register, register no, register number, pos, pos id, terminal, terminal id,
      kasse, kassennummer, kassen nr, kassa, kassanummer, kassanr, caisse, numéro de caisse, caja, cassa, kasa,
      nr kasy, pokladna, lane, レジ, レジ番号, kassepos nr
      """, weak: ""),
    .item: Phrases(
      """
      الصنف, المنتج, السلعة, کالا, محصول, نام کالا, מוצר, שם מוצר, פריט, sản phẩm, tên hàng, tên sản phẩm, mặt hàng,
      стока, артикул, alimento, aliment, lebensmittel, livsmedel, élelmiszer, 商品说明, 商品标题, 品项, वस्तु, सामान, สินค้า, รายการ, είδος, 제품명, 제품, 내역, item, item name, item description, items name, article, article name, article description, artikel,
      artikelname, artikelbezeichnung, artikelbeschreibung, product, product name, product title,
      product description, prod name, produkt, produktname, produktbezeichnung, warenbezeichnung, ware, designation,
      désignation, libellé, libelle, libellé produit, nom du produit, nom produit, produit, producto,
      nombre producto, nombre del producto, artículo, produto, nome do produto, descrição, descrição do produto,
      prodotto, nome prodotto, articolo, descrizione, omschrijving, productnaam, artikelnaam, artikelomschrijving,
      vare, varenavn, varetekst, vara, varunamn, produktnavn, produktnamn, artikelnamn, artikelbenämning,
      tuote, tuotenimi, tuotteen nimi, nimike, nazwa, nazwa tow, nazwa towaru, nazwa produktu, nazwatow, towar,
      název, název zboží, název produktu, zboží, položka, názov, tovar, termék, terméknév, megnevezés, ürün,
      ürün adı, наименование, наименование товара, товар, название, название товара, назва, назва товару, продукт,
      商品名, 商品, 品名, 品目, 品物, 상품명, 품목, 商品名称, title, raw description, lineitem name, line item,
      bezeichnung, scalone, nama barang, nama produk, barang, produk, item details, grocery item, grocery,
      προϊόν, περιγραφή, artikl, naziv, naziv artikla, naziv proizvoda, proizvod, izdelek, produs, denumire,
      denumire produs, продукт наименование, toode, prece, prekė, purchase, product name size
      """,
      weak: """
        description, name, was, quoi, qué, wat, product line, memo, note, what, entry, product id, title actual, beschreibung, details,
        text, opis, opis operacji, opis transakcji, popis, concepto, verwendungszweck, libellé opération, text, bezeichner, item id, descripción, food
        """),
    .text: Phrases("printed text, text as printed", weak: ""),
    .quantity: Phrases(
      """
      الكمية, العدد, تعداد, مقدار, כמות, số lượng, sl, 件数, 개수, брой, मात्रा, จำนวน, quantity, qty, units, units sold, unidades, anzahl, menge, stückzahl, stück, quantité, quantite, qté, qte,
      nombre, cantidad, cant, cantidad comprada, quantidade, qtd, qtde, quant, quantità, quantita, qta, q tà, aantal,
      hoeveelheid, antal, mengde, kvantitet, vareantvekt, määrä, kpl, ilość, ilosc, ilość sztuk, množství, mnozstvi,
      počet, počet kusů, mennyiség, db, miktar, adet, количество, кол во, к во, кількість, к сть, 数量, 個数, 点数,
      수량, lineitem quantity, quantity purchased, item quantity, item qty, pcs, pieces, kuantitas, kol, kol vo, množ,
      ποσότητα, količina, kolicina, cantitate, kogus, daudzums, kiekis
      """,
      weak:
        "count, amount, number, weight, jumlah, size, gewicht, poids, peso, vikt, vekt, paino, waga, items"
    ),
    .unit: Phrases(
      """
      الوحدة, واحد, יחידה, đơn vị, đvt, 单位, 단위, unit, units of measure, unit of measure, uom, einheit, mengeneinheit, unité, unite, unidad, unidad de medida,
      unidade, unità, unità di misura, eenheid, enhet, enhed, måleenhet, yksikkö, jednostka, jednostka miary, jm, j m,
      jednotka, mj, egység, mértékegység, birim, единица, ед изм, единица измерения, од вим, 単位, measure,
      unit label, unit type, satuan, jedinica, jedinica mjere, enota, um, mõõtühik
      """, weak: "size, preis pro, per unit"),
    .package: Phrases(
      """
      package, package size, pack size, packsize, pack, packungsgröße, gebinde, packung, conditionnement, format,
      contenido, formato, confezione, verpakking, förpackning, pakkestørrelse, opakowanie, balení, kiszerelés, ambalaj,
      фасовка, упаковка, 規格, 容量, 内容量, product size, item size, net content
      """, weak: "size, inhalt, grammage"),
    .unitPrice: Phrases(
      """
      سعر الوحدة, قیمت واحد, מחיר ליחידה, đơn giá, 单价, 개당가격, unit price, price per unit, price each, unit cost, unitprice, each price, price per item, item unit price,
      à, einzelpreis, stückpreis, preis pro stück, preis je einheit, e preis, ep, grundpreis, prix unitaire, prix unit,
      pu, pu ttc, precio unitario, precio unidad, precio por unidad, p unit, preço unitário, preco unitario,
      valor unitário, valor unitario, vl unit, prezzo unitario, prezzo unit, stukprijs, eenheidsprijs,
      prijs per stuk, á pris, à pris, a pris, apris, enhetspris, enhedspris, styckpris, stykpris, stk pris,
      yksikköhinta, kappalehinta, a hinta, cena jedn, cena jednostkowa, cena za szt, cena za jednotku, cena za ks,
      jednotková cena, egységár, birim fiyat, birim fiyatı, цена за единицу, цена за шт, ціна за одиницу, 単価, 商品単価,
      단가, unitprice usd, lineitem price, verkaufspreis brutto, harga satuan, τιμή μονάδας, jedinična cijena,
      cijena po jedinici, jed cijena, cena za kos, preț unitar, pret unitar, единична цена, unit price usd
      """,
      weak: """
        price, preis, prix, precio, preço, preco, prezzo, prijs, pris, hinta, cena, fiyat, цена, ціна, 価格, 値段,
        السعر, قیمت, מחיר, कीमत, मूल्य, ราคา, giá, 价格, each, per, item price, kostpreis, harga, cijena, τιμή, ár, preț, pret, 가격, rate, list price
        """),
    .total: Phrases(
      """
      कुल, राशि, रकम, รวม, ยอดรวม, จำนวนเงิน, الإجمالي, المجموع, المبلغ, مبلغ, جمع, סה כ, סכום, סך הכל, thành tiền, tổng, tổng tiền, 小计, 总价, 总金额, 实付金额,
      소계, 결제금액, total, total price, line total, linetotal, totalprice, item total, sum, gesamtpreis, gesamt, gesamtbetrag, betrag,
      umsatz, positionsbetrag, summe, endpreis, zeilensumme, montant, montant ttc, total ligne, prix total, total ttc,
      importe, importe total, precio total, total linea, valor total, preço total, vl total, vlr total, importo,
      prezzo totale, totale, importo totale, totaal, totaalprijs, totaalbedrag, bedrag, regeltotaal, belopp,
      totalbelopp, radsumma, summa, beløp, total beløp, linjesum, totalpris, samlet pris, beløb, yhteensä,
      kokonaishinta, rivisumma, wartość, wartosc, kwota, wartość brutto, suma, cena całkowita, cena razem, celkem,
      cena celkem, celková cena, částka, spolu, cena spolu, suma spolu, összesen, összeg, érték, tutar, toplam,
      toplam fiyat, toplam tutar, сумма, стоимость, итого, итоговая сумма, сума, вартість, 金額, 商品小計, 利用金額, ご利用額,
      ご利用金額, 支払金額, 支出, 支払総額, 合計, 総額, 金额, 총액, 금액, 합계, net price, net sales, total owed, order total,
      outflow, bruttopreis, bruttovarelinje bel, sales value, final price, price paid, paid price, amount paid,
      total amount, total paid, total cost, extended price, ext price, lagerwert, line amount, lineamount, line price,
      amount cents, sub total, receipt total, total harga, jumlah harga, загальна сума, σύνολο, ποσό, iznos, ukupno,
      ukupna cijena, znesek, skupaj, valoare, valoare totala, обща сума, стойност, cuánto, wieviel, wie viel, combien, quanto, hoeveel, hur mycket, kokku, summa kokku, kopā, iš viso,
      expense, expenses, ausgabe, ausgaben, dépense, dépenses, gasto, gastos, uscita, uscite, despesa, despesas,
      utgift, udgift, uitgave, uitgaven, wydatek, výdaj, kiadás, расход, расходы, витрата, 지출, 지출금액, withdrawal,
      withdrawals, k zaplacení, zu zahlen, à payer, a pagar, te betalen, att betala, do zapłaty, debit amount, paid out, money out, débit, cargo, addebito, yht, total price usd, total usd, lineitem total, item subtotal, how much, spent, spend, amount spent, cost total
      """,
      weak: """
        amount, amt, price, preis, prix, precio, preço, preco, prezzo, prijs, pris, hinta, cena, fiyat, цена, ціна, cost,
        item price, subtotal, gross sales, wert, value, valor, paid, 小計, price usd, nettopreis, 価格, 値段, 税込, harga,
        cijena, τιμή, ár, preț, pret, 가격, kosten, coût, costo, custo, debit, gross, brutto, netto, net, betrag eur
        """),
    .reducedPrice: Phrases(
      """
      discount price, discounted price, sale price, promo price, reduced price, special price, offer price,
      price after discount, price after, after discount, price now, now, angebotspreis, aktionspreis, sonderpreis, prix promo, prix remisé, precio oferta,
      precio con descuento, prezzo scontato, actieprijs, kampanjpris, tarjoushinta, cena promocyjna, cena po rabacie
      """, weak: ""),
    .listTotal: Phrases(
      """
      list total, regular price, original price, full price, price before discount, price before, before discount, was, was price, price was, old price,
      total before discount,
      gross amount, gross sales, normalpreis, originalpreis, prix barré, precio original, ordinarie pris
      """, weak: ""),
    .kind: Phrases(
      "kind, line type, line kind, entry type, row type, receipt type, record type", weak: "type"),
    .category: Phrases(
      """
      الفئة, دسته, קטגוריה, danh mục, 类别, 交易分类, category, categories, category name, item category, product category, kategorie, warengruppe, catégorie,
      categoría, categoria, categorie, categoria prodotto, reparto, kategori, varegruppe, varugrupp, kategoria,
      kategoria produktu, osasto, tuoteryhmä, luokka, kategória, kategorija, категория, категорія, отдел, type, カテゴリ,
      カテゴリー, 分類, 카테고리, 分类, department, department name, aisle, rayon, famille, item type, product type,
      κατηγορία, productgroep, afdeling, section, food group, categorie produs, bölüm
      """, weak: "group, product line, gruppe, dept, class"),
    .brand: Phrases(
      """
      brand, brand name, marke, marque, marca, merk, märke, varumärke, mærke, merke, merkki, marka, značka, márka,
      марка, бренд, ブランド, メーカー, manufacturer, producent
      """, weak: ""),
    .barcode: Phrases(
      """
      barcode, bar code, ean, ean13, ean code, eancode, upc, upc code, gtin, jan, janコード, strichcode, code barre,
      code barres, código de barras, codigo de barras, codice a barre, streepjescode, streckkod, strekkode,
      stregkode, viivakoodi, kod kreskowy, čárový kód, vonalkód, barkod, штрихкод, штрих код, vareean nr
      """, weak: ""),
    .tags: Phrases("tags, labels, schlagworte, étiquettes, etiquetas", weak: "tag"),
    .currency: Phrases(
      """
      currency, currency code, ccy, cur, curr, währung, waehrung, devise, monnaie, moneda, divisa, moeda, valuta, munt, waluta, měna,
      mena, pénznem, deviza, para birimi, валюта, 通貨, 통화, mata uang, νόμισμα
      """, weak: ""),
    .status: Phrases(
      """
      status, order status, delivery status, item status, line status, fulfilment status, fulfillment status, state,
      bestellstatus, statut, estado, stato, estado del pedido, tila, stan, stav, állapot, durum, статус, 状態,
      transaction status, payment status, 订单状态, 交易状态, 주문상태, 배송상태, 상태, 注文状況, ステータス
      """, weak: "cod sit"),
    .receiptTotal: Phrases(
      """
      receipt total, receipt sum, basket total, bill total, invoice total, order total, grand total, final total,
      receipt amount, order amount, kassenbon summe, bonsumme, レシート金額, 合計金額, 注文合計, total ticket, total du ticket,
      totale scontrino, varekjop uten pant bel, varekjop med pant bel
      """, weak: ""),
    .discount: Phrases(
      """
      discount, discounts, rabatt, rabat, remise, réduction, descuento, desconto, sconto, korting, alennus, sleva, zľava,
      kedvezmény, indirim, скидка, знижка, 割引, 値引, 値引き, aktion, promotion, promo, saving, savings, discount amount,
      discount price, total discounts, retail disc, varerabatt bel, totalrabatt bel, instant savings, coupon,
      coupons, coupon disc, ersparnis, popust, reducere, you saved, diskon
      """, weak: ""),
    .deposit: Phrases(
      """
      pfand, deposit, bottle deposit, consigne, depósito, statiegeld, pant, pantti, panttimaksu, kaucja, záloha, crv,
      vuoto a rendere, betétdíj
      """, weak: ""),
    .tax: Phrases(
      """
      tax, vat, mwst, mw st, mwst satz, mw st satz, ust, tva, iva, btw, moms, momssats, mvasats, mva, alv, dph, áfa, kdv, ндс, пдв, 消費税, 税,
      steuersatz, steuer, taxes, tax amount, tax rate, tax category, tax 5, vat 18 percent, unit price tax, taxe, gst, hst,
      pst, sales tax, ppn, pajak, pdv, stawka vat, moms bel, tax total
      """, weak: ""),
    .inflow: Phrases(
      """
      inflow, credit, credit amount, money in, paid in, deposits, income, gutschrift, haben, einnahme, einnahmen,
      crédit, recette, recettes, ingreso, ingresos, abono, entrata, entrate, accredito, receita, receitas, inkomst,
      indtægt, inntekt, przychód, příjem, bevétel, доход, приход, дохід, 수입, 수입금액, 收入, 収入, 払戻額
      """, weak: ""),
    .expires: Phrases(
      """
      next due date, next best before date, expires, expires on, expiry, expiry date, expiration, expiration date, exp date, best before, best before date,
      best by, use by, use by date, bbd, mhd, haltbar bis, mindesthaltbarkeitsdatum, verfallsdatum, ablaufdatum,
      date de péremption, péremption, dlc, ddm, dluo, fecha de caducidad, caducidad, data de validade, validade,
      scadenza, data di scadenza, houdbaar tot, tht, bäst före, bast före, best før, holdbar til, sidste salgsdag,
      parasta ennen, viimeinen käyttöpäivä, data ważności, termin ważności, spotřebujte do, trvanlivost, lejárat,
      data przydatności, data przydatności do spożycia, sista förbrukningsdag, utgångsdatum, udløbsdato, utløpsdato,
      datum spotřeby, lejárati dátum, minőségét megőrzi, data expirării, ημερομηνία λήξης, λήξη, vencimiento,
      fecha de vencimiento, vencimento, kadaluarsa, tanggal kadaluarsa, hạn sử dụng, hsd, วันหมดอายุ, 保质期至, 到期日,
      有效期至, 过期日期, 소비기한, تاريخ الانتهاء, תאריך תפוגה, vervaldatum, verbrauchen bis, zu verbrauchen bis,
      läuft ab, consommer avant, à consommer avant, consumare entro, da consumarsi entro, срок на годност,
      son kullanma tarihi, skt, срок годности, годен до, придатний до, 賞味期限, 消費期限, 유통기한, kedaluwarsa, rok trajanja
      """, weak: ""),
    .purchased: Phrases(
      "purchased, bought, bought on, gekauft, acheté le, comprado, köpt", weak: ""),
    .storage: Phrases(
      "storage, stored in, storage location, storage place, location, aufbewahrung, lagerort, lagerung, stockage, almacenamiento, förvaring",
      weak: ""),
    .price: Phrases(
      "shelf price, flyer price, regalpreis, observed price",
      weak: "price, preis, prix, precio, preço, prezzo, prijs, pris, hinta, cena, fiyat"),
    .onSale: Phrases(
      "on sale, is sale, sale, special, angebot, aktionspreis, en promotion, oferta", weak: ""),
    .origin: Phrases("origin, source", weak: ""),
    .action: Phrases("action, event, aktion, movement", weak: ""),
    .reason: Phrases("reason, grund, raison, motivo, waste reason", weak: ""),
    .budget: Phrases("budget, budget name", weak: ""),
    .amount: Phrases(
      """
      amount, limit, budgeted, budget amount, betrag, montant, importe, importo, bedrag, belopp, budget, assigned,
      planned, planned amount, allocated, allotted, allocation, monthly amount, weekly amount, yearly amount, annual amount, amount per month, monatsbetrag, monthly budget,
      weekly budget, yearly budget,
      annual budget, monthly limit, weekly limit, spending limit, budget limit, target, monatsbudget, jahresbudget,
      plafond, presupuesto, presupuestado, límite, limite, begroot, begroting, preventivo, budżet, rozpočet,
      orçamento, orçado, bütçe, бюджет, лимит, 予算, 预算, 예산
      """,
      weak: ""),
    .every: Phrases(
      "every, repeat, frequency, interval, cycle, period, recurrence, zeitraum, intervall, häufigkeit, turnus, fréquence, périodicité, frecuencia, periodicidad, frequenza, periodicità, frequentie",
      weak: ""),
    .from: Phrases("from, from currency", weak: ""),
    .start: Phrases(
      """
      start, start date, begin, beginn, début, inicio, fecha inicio, inizio, period start, month, monat, mois, mes, mese, maand, månad, måned, kuukausi, miesiąc,
      měsíc, mês, ay, месяц, місяць, 月, 年月, 월, 月份
      """, weak: ""),
    .end: Phrases("end, end date, period end, ende, fin, fecha fin, fine", weak: ""),
    .rollover: Phrases("rollover, roll over, carry over", weak: ""),
    .cap: Phrases("cap, rollover cap", weak: ""),
    .aliasOf: Phrases("alias of, same as", weak: ""),
    .to: Phrases("to, to currency", weak: ""),
    .rate: Phrases("rate, exchange rate, kurs, wechselkurs", weak: ""),
    .ignore: Phrases(
      """
      balance, running balance, saldo, solde, kontostand, cost of goods, gross profit, cogs, gross income, profit,
      margin, order subtotal, zip, zip code, postal code, store number, rating, health score, customer stratification,
      gross margin percentage, sku, product code, stock code, stockcode, customer id, customerid, customer, phone, email,
      ref currency amount, converted amount, points, punkte, unit price per lb, unit price per ct, per 100g, price per kg,
      kg price, shipment item subtotal, shipment item subtotal tax, subtotal cashless, cashless payment, cash payment,
      cash, change, tendered, total tax, shipping charge, shipping, cum, varelinjer ant, order dow, add to cart order,
      aisle id, department id, item code, article number, artikelnummer, store code, tax id, user id, household id, week,
      no, row number, index, line number, lp, position, pos nr, date scanned, verfügbar, payment method, zahlungsmethode,
      mindestlagerstand, ship date, delivery date, due date, updated at, modified, reordered, 商品順, 購入商品数, 還元ポイント,
      ポイント, お届け先, household key, product sku, item sku, item number, item no, discount percent, vat percent,
      tax percent, gross weight, cashier, cashier name, seller, member, mitglied, kund, customer name, asin, url,
      fee, fees, total fee, total fees, fee amount, commission, gebühr, gebühren, frais, hour, month, year, weekday, 曜日, ご請求額, 今回ご請求額, 現地通貨額, 換算レート, department code, article code, plu
      """, weak: ""),
  ]
}
