extension RoleWordList {
  /// Headers of columns that are not used for purchases.
  static let ignored: [RoleWordList] = [
    RoleWordList(
      .ignore,
      """
      balance, running balance, saldo, solde, kontostand, cost of goods, gross profit, cogs,
      gross income, profit, margin, order subtotal, zip, zip code, postal code, plz, postleitzahl, code postal, código postal, cep, kod pocztowy, psč, irányítószám, postnummer, store number,
      rating, health score, customer stratification, gross margin percentage, sku, product code,
      stock code, stockcode, codigo, código, codigo producto, código producto, código do produto, codice articolo, customer id, customerid, customer, phone, email, ref currency amount,
      receipt subtotal, receipt sub total, receipt vat, receipt tax, receipt net total,
      converted amount, product condition, item condition, condition, zustand, artikelzustand, points, punkte, unit price per lb, unit price per ct, per 100g,
      price per kg, kg price, shipment item subtotal, shipment item subtotal tax,
      subtotal cashless, cashless payment, cash payment, cash, change, tendered, total tax,
      shipping charge, shipping, versandkosten, frais de port, frais de livraison, gastos de envío, spese di spedizione, koszt dostawy, frete, cum, varelinjer ant, order dow, add to cart order, aisle id,
      department id, item code, article number, artikelnummer, store code, tax id, user id,
      household id, week, no, row number, index, line number, lp, position, pos nr, date scanned,
      verfügbar, payment method, zahlungsmethode, mindestlagerstand, ship date, delivery date,
      source name, due date, updated at, modified, reordered, 商品順, 購入商品数, 還元ポイント, ポイント,
      お届け先, household key, product sku, item sku, item number, item no, discount percent,
      vat percent, tax percent, gross weight, cashier, cashier name, seller, member, mitglied,
      kund, customer name, user name, username, asin, url, fee, fees, total fee, total fees, fee amount, commission,
      gebühr, gebühren, frais, hour, month, year, weekday, 曜日, ご請求額, 今回ご請求額,
      現地通貨額, 換算レート, department code, article code, plu,
      foreign amount, foreign currency amount, amount in foreign currency,
      amount foreign currency, betrag in fremdwährung, fremdwährungsbetrag, montant en devise,
      montant devise, importe divisa, importe en divisa, account name, account number, kontoname,
      iban, bic, opening balance, closing balance, available balance,
      finished on, completed on, completed date, finished date,
      clearing date, settlement date, closing balance, saldos,
      saldo final, saldo inicial, egyenleg, záró egyenleg, könyvelt egyenleg, gjendja, υπόλοιπο,
      zůstatek, bakiye, saldo po operacji, saldo po transakcji, saldo końcowe, остаток, остаток на счете, залишок,
      余额, 账户余额, 残高, 差引残高, 잔액, 거래후잔액, 거래 후 잔액, số dư, ยอดคงเหลือ, יתרה, الرصيد, مانده, sold, sold final,
      stanje, стање, likutis, atlikums, jääk, staða, baki, saldo disponible, saldo disponibile,
      saldo nach buchung, kontostand nach buchung, solde après opération, értéknap, odometer, odo,
      mileage, kilometerstand, kilometerstand km, compteur, odómetro, przebieg, tachometr, пробег, latitude,
      longitude, settled, settled at, cleared at, confidence, probability, likelihood, accuracy, km, kilometers, kilometres, miles, distance,
      strecke, distanz, kilometer, lat, lon, lng, gps, coordinates, breitengrad, längengrad, latitud, longitud,
      """ + BankHeaders.valueDates)
  ]
}
