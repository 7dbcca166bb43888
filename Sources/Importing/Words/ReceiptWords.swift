extension RoleWordList {
  /// Headers for the date, the store and the receipt of a purchase.
  static let receipts: [RoleWordList] = [
    RoleWordList(
      .date,
      """
      dh emi,
      date, datum, fecha, data, dato, päivämäärä, pvm, päiväys, tarih, dátum, дата, 日付, 日時,
      購入日, 購入日時, 注文日, 取引日, 取引年月日, 利用日, ご利用日, ご利用年月日, 날짜, 日期,
      order date, purchase date, date purchased, transaction date, receipt date, bestelldatum,
      kaufdatum, einkaufsdatum, belegdatum, buchungstag, buchungsdatum, invoice date, datetime,
      date time, datetime local, datum uhrzeit, bill date, data wyst, data wystawienia,
      data paragonu, data transakcji, kjops dt td, kjøpsdato, kjøpt, data compra, data da compra,
      data zakupu, date d achat, date achat, date de commande, date de vente, date ticket,
      aankoopdatum, besteldatum, transactiedatum, créé le, data venda, data emissão, orderdatum,
      inköpsdatum, köpdatum, transaktionsdatum, købsdato, ostopäivä, created at,
      transaction timestamp, txn date, transactiondate, bokförd, posting date, posted date, sale date, sales date,
      date of purchase, trip date, shopping date, tanggal, tgl, datum nákupu, dátum nákupu,
      transaktionsdag, ημερομηνία, datum kupnje, datum kupovine, datum nakupa, vásárlás dátuma, дата покупки,
      дата покупки товара, дата чека, дата і час, дата время, data acquisto, data scontrino,
      data ordine, fecha de compra, fecha compra, fecha pedido, transdag, bokfdag, köpdag, stand,
      observed, valid from, gültig ab, gültig von, valable du, válido desde, geldig vanaf,
      scraped at, scraped on, last seen, last checked, gesehen am, observed at, observed on,
      checked at, checked on, date checked, seen on, as of, price date, purchased at, purchased,
      purchased on, bought at, bought on, delivered at, ordered at, ordered on, gekauft am,
      acheté le, comprado el, päivä, ostettu, 交易时间, 交易日期, 消费日期, 消费时间, 下单时间,
      购买日期, 거래일, 거래일시, 구매일, 결제일, data de emissão, data emissao, data wydatku,
      ngày, ngày mua, दिनांक, तारीख, วันที่, วัน, التاريخ, تاريخ, تاریخ, תאריך, dátum vásárlás,
      satın alma tarihi, kuupäev, datums, dată, data şi ora,
      created on, started on, started date, purchase time, placed on, placed at, order placed,
      order placed at, date of transaction, transaction time,
      buchung, buchungszeit, kirjauspäivä, maksupäivä, tapahtumapäivä, bokföringsdag, bokført,
      bogført, bogføringsdato, data operacji, data księgowania, data operazione, data contabile,
      data lançamento, fecha operación, date opération, date op, datum transakce,
      datum zaúčtování, datum provedení, könyvelés dátuma, tranzakció dátuma,
      tranzakció ideje, vásárlás ideje, işlem tarihi,
      tarehe, siku, petsa, tarikh, dagsetning, dags, data zakupów, data e blerjes, датум, dat, eguna,
      dyddiad, dáta, күні, თარიღი, ամսաթիվ, তারিখ, நாள், తేదీ, ದಿನಾಂಕ, תאריך עסקה, תאריך רכישה, תאריך העסקה,
      تاريخ الشراء, تاريخ العملية, تاریخ خرید, ngày giao dịch, ngày mua hàng, วันที่ซื้อ, วันที่ทำรายการ,
      付款时间, 支付时间, 記帳日期, 消費日期, 刷卡日期, 消费日, 生成时间, 创建时间, 買った日, 利用年月日, 使用日,
      구매 일자, 구매일자, 이용일, 이용일시, 결제일시, 거래일자, 사용일, 사용일자, дата операции, дата проводки
      """,
      weak: """
        time, ts, timestamp, when, wann, quand, cuándo, quando, wanneer, day, tag, jour, día, dia,
        dag, zeitpunkt, creation date, booked, tid,
        giorno, dzień, den, gün, nap
        """),
    RoleWordList(
      .time,
      """
      time, zeit, uhrzeit, hora, heure, tid, klo, kellonaika, godzina, ora, tijd, время, час, čas,
      idő, saat, 時刻, 時間, time of day, purchase time, tidspunkt, klokkeslæt, klokkeslett,
      waktu, jam, ώρα, vrijeme
      """),
    RoleWordList(.purchased, "purchased, bought, bought on, gekauft, acheté le, comprado, köpt"),
    RoleWordList(
      .store,
      """
      x fant, emisor nombre, anagrafica denominazione, denominazione, rzn soc, razon social,
      venue, venue name, emitente, emissor, fornitore, fornecedor, lieferant, proveedor, fournisseur, dostawca, leverancier,
      поставщик, постачальник, saņēmējs maksātājs, saņēmējs, název protiúčtu, název obchodníka, jméno protistrany, název protistrany, maksunsaaja, المتجر, متجر, المحل, فروشگاه, חנות, cửa hàng, siêu thị, 商家, 商户, 商户名称, 交易对方,
      超市, 店家, 店家名稱, 商店名稱, 门店, 店铺, 店铺名称, 가맹점, 가맹점명, 이용가맹점, 사용처, 상호, दुकान, ร้าน,
      ร้านค้า, store, store name, shop, shop name, restaurant, restaurant name, merchant, merchant name, vendor, vendor name,
      retailer, market, markt, supermarket, supermarkt, filiale, filialname, geschäft, laden,
      händler, magasin, nom du magasin, enseigne, commerçant, tienda, supermercado, comercio,
      establecimiento, loja, estabelecimento, mercado, negozio, punto vendita, supermercato,
      esercente, winkel, winkelnaam, butik, butikk, forretning, affär, kauppa, myymälä, liike,
      sklep, nazwa sklepu, obchod, prodejna, predajňa, üzlet, bolt, mağaza, market adı, магазин,
      магазин название, торговая точка, продавец, крамниця, 店舗, 店舗名, 店名, お店, 支店,
      利用店舗, ご利用箇所, ご利用店名, 利用店名, 購入店, 商店, 가게, 매장, payee, organisation,
      organization, company, warehouse, warehouse info, warehouse name, branch, seller s, website,
      avsbutikkeanlok nr, store id, nama toko, toko, κατάστημα, begünstigter zahlungspflichtiger,
      auftraggeber empfänger, empfänger zahlungspflichtiger, empfänger auftraggeber, empfänger, zahlungsempfänger, counter party, counterparty,
      partner name, tegenpartij, naam tegenpartij, naam omschrijving, kontrahent, dane kontrahenta, odbiorca,
      příjemce, protistrana, mottagare, mottaker, modtager, saaja, bénéficiaire, beneficiario,
      súper, wo, où, dónde, dove, waar, prodavaonica, trgovina, trgovac, prodavnica, magazin,
      pood, veikals, parduotuvė, where bought, bought at,
      gavėjas, mokėtojas gavėjas, gavėjas mokėtojas, saaja maksja, saaja maksja nimi, handelaar, verkoper, sprzedawca, obchodník, kereskedő, elfogadóhely, brukersted, inköpsställe, försäljningsställe, ostopaikka,
      maksupaikka, üye işyeri, satıcı, penjual, target name, recipient name, payee account name, merchant descriptor,
      payee name, odbiorca zleceniodawca, nadawca odbiorca, begünstigter auftraggeber,
      auftraggeber begünstigter, saajan nimi, saaja maksaja, mottakers navn, motpart, tiers,
      marchand, comerciante, trgovec, prejemnik, dodavatel, partner neve, kedvezményezett,
      işyeri, получатель, контрагент, 利用先, branch name, store location,
      duka, tindahan, kedai, pasaraya, verslun, búð, parduotuvės pavadinimas, dyqani, dyqan, продавница,
      succursale, point de vente, filial, oddział, pobočka, sucursal, filiaal, radnja, lloc, botiga, establiment, denda, siop, siopa, დუქანი, მაღაზია, խանութ, দোকান, கடை, దుకాణం, ಅಂಗಡಿ,
      دکان, فروشنده, اسم المتجر, اسم المحل, التاجر, שם בית עסק, ספק, שם בית העסק, בית עסק, nơi mua, tên cửa hàng, ชื่อร้าน,
      对方, 消费商户, 特店名稱, 商户名, 收款方, 消費店家, 店舗名称, 取引先, 交易场所, 交易地点, 기재내용, 보낸분 받는분, 의뢰인 수취인, 買った店, 購入先, ご利用先, 支払先, 구매처, 이용처, 거래처, 상점,
      сеть, название магазина, место покупки, место, seller name, chain, retailer name, point of sale,
      commerce, lieu d achat, lieu, kde, gdzie, kaupan nimi, ostopaikka, inköpsställe, købssted, kjøpssted, kaufort,
      einkaufsort, lugar, lugar de compra, luogo acquisto, local de compra, nome do estabelecimento, nombre del comercio
      """,
      weak: """
        location, local, hersteller, name, description, beskrywing, seller, supplier, where, place, site, leverantör,
        narration, narrative, particulars, transaction details, transaction description,
        otsikko, testo d avviso, avisierungstext, texte de notification,
        forklaring, selite, beskrivning, beskrivelse, açıklama, lançamento, histórico, movimiento, operación, operazione,
        causale, testo di avviso, основание, основание операции, paaiškinimai, mokėjimo paskirtis, selgitus, informācija saņēmējam, maksājuma mērķis, αιτιολογία, buchungstext, beschreibung1, 摘要, 적요, お取扱内容, お取り扱い内容
        """),
    RoleWordList(
      .receipt,
      """
      מספר קבלה, purchase id, receipt id, sale id, saleid, receipt, receipt number, receipt no, receipt nr, receiptid, transaction id,
      transaction, transaction no, transaction number, transaktionsnummer, transaktion, bon,
      bonnr, bon nr, bonnummer, bongnummer, bon id, kassenbon, kassenbonnummer, belegnummer, belegnr,
      beleg nr, ticket, ticket id, ticket number, numéro de ticket, identificativo de ticket,
      numéro ticket, n ticket, commande n, n commande, číslo objednávky, 發票號碼, 訂單編號, 订单号, 订单编号, order id, order number, order no, bestellnummer, bestelling,
      numéro de commande, número de pedido, pedido, invoice no, invoice id, invoice number,
      invoiceno, nr paragonu, numer paragonu, paragon no, paragonno, レシート番号, 注文番号,
      伝票番号, basket id, basket, trip id, visit id, checkout id, bill no, bill number,
      fiscal id, pedido id, chave, chave de acesso, reversal id, kvittonummer, kvitto, kvittonr,
      kvitteringsnummer, kuittinumero, kuitti, numero scontrino, scontrino, número do cupom,
      cupom, účtenka, číslo účtenky, nyugtaszám, fiş no, номер чека, чек, nomor struk, no struk,
      no nota, broj računa, račun, bestell id, bestellid, bestell nr, bestellnr, auftragsnummer, auftragsnr,
      rechnungsnummer, rechnungsnr, rechnung nr, numéro de facture, n facture, número de factura, numero fattura, numer zamówienia,
      nr zamówienia, numer faktury, nr faktury, ordrenummer, ordernummer, tilausnumero, номер заказа, sipariş no, fatura no
      """,
      weak: "id, name, order, nr, number, trip"),
    RoleWordList(
      .till,
      """
      till, till number, till no, register, register no, register number, pos, pos id, terminal,
      terminal id, kasse, kassennummer, kassen nr, kassa, kassanummer, kassanr, caisse,
      numéro de caisse, caja, cassa, kasa, nr kasy, pokladna, lane, レジ, レジ番号, kassepos nr
      """),
    RoleWordList(
      .status,
      """
      status, order status, delivery status, item status, line status, fulfilment status,
      fulfillment status, state, bestellstatus, statut, estado, stato, estado del pedido, tila,
      stan, stav, állapot, durum, sipariş durumu, teslimat durumu, สถานะการสั่งซื้อ, статус, 状態, transaction status, payment status, 订单状态, 狀態, 訂單狀態, 發票狀態,
      交易状态, 当前状态, situação, situacao, 주문상태, 배송상태, 상태, 注文状況, ステータス,
      취소여부, cancelled, canceled, cancellation, storniert, annulé, anulado, annullato,
      cancelado
      """,
      weak: "cod sit"),
  ]
}
