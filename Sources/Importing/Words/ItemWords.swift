extension RoleWordList {
  /// Headers for the item and its quantity.
  static let items: [RoleWordList] = [
    RoleWordList(
      .item,
      """
      x prod,
      الصنف, المنتج, السلعة, کالا, محصول, نام کالا, מוצר, שם מוצר, פריט, sản phẩm, tên hàng,
      tên sản phẩm, mặt hàng, стока, артикул, alimento, aliment, lebensmittel, livsmedel,
      élelmiszer, 商品说明, 商品标题, 品项, वस्तु, सामान, สินค้า, รายการ, είδος, 제품명, 제품,
      내역, nome transazione, transaction name, item, item name, item description, items name, article, article name,
      article description, artikel, artikelname, artikelbezeichnung, artikelbeschreibung, product,
      product name, product title, product description, prod name, produkt, produktname,
      produktbezeichnung, warenbezeichnung, ware, designation, désignation, libellé, libelle,
      libellé produit, nom du produit, nom produit, produit, produits, producto, productos, produtos, prodotti, produkte, nombre producto,
      nombre del producto, artículo, artigo, produto, nome do produto, descrição, descrição do produto,
      prodotto, nome prodotto, articolo, descrizione, varelinje, omschrijving, productnaam, artikelnaam,
      artikelomschrijving, vare, varenavn, varetekst, vara, varunamn, produktnavn, produktnamn,
      artikelnamn, artikelbenämning, tuote, tuotenimi, tuotteen nimi, nimike, nazwa, nazwa tow,
      nazwa towaru, nazwa produktu, nazwatow, towar, název, název zboží, název produktu, zboží,
      položka, názov, tovar, termék, terméknév, megnevezés, ürün, ürün adı, наименование,
      наименование товара, товар, название, название товара, назва, назва товару, продукт, 商品名,
      商品, 品名, 品目, 品物, 상품명, 품목, 商品名称, 商品名稱, 品項, title, raw description, lineitem name,
      line item, bezeichnung, scalone, nama barang, nama produk, barang, produk, item details,
      grocery item, grocery, προϊόν, περιγραφή, artikl, naziv, naziv artikla, naziv proizvoda,
      item received, received item, product received, item delivered, delivered item,
      article reçu, artículo recibido,
      proizvod, izdelek, produs, denumire, denumire produs, продукт наименование, toode, prece,
      prekė, purchase, product name size, thing, things, stuff,
      bidhaa, bilihin, produkto, item ng bilihin, nama item, nama barangan, barangan, vöruheiti, vara nafn,
      prekės pavadinimas, preces nosaukums, toote nimetus, produkti, artikulli, производ, артикл, назив, назив артикла,
      producte, article comprat, produktua, cynnyrch, პროდუქტი, ապրանք, পণ্য, பொருள், వస్తువు, ವಸ್ತು, چیز, نام محصول,
      اسم المنتج, اسم الصنف, البند, שם הפריט, שם המוצר, tên mặt hàng, tên món, ชื่อสินค้า, รายการสินค้า,
      food name, food item, dish, dishes, meal, menu item, plat, plats, plato, piatto, gericht, speise, danie, jídlo, блюдо, страва, 料理名, 商品名字, 菜品, 菜名, 名称, 品名规格, 物品, 货品, 品項名稱, 消費明細, 購入品, 買ったもの, 상품, 품명, 구매상품, 상품 이름,
      наименование продукта, продукт название, покупка, bought item, goods, merchandise, co, podrobnosti zboží,
      nazwa artykułu, nimi, tuotekuvaus, varebeskrivelse, varebetegnelse, produktbeskrivelse, artikeltext,
      produit acheté, nom de l article, libellé article, nombre artículo, nombre del artículo, nome articolo,
      position, positionen, posten, poste, descrizione articolo, nome do item, descrição do item, description of goods, ürün ismi, ürün açıklaması
      """,
      weak: """
        תיאור, nosaukums, pavadinimas, nimetus, description, beskrywing, desc, items, name, nombre, line, was, quoi, qué, wat, product line, memo, note, what, entry, product id,
        title actual, beschreibung, details, text, opis, opis operacji, opis transakcji, popis,
        concepto, verwendungszweck, libellé opération, bezeichner, item id, descripción, food, közlemény,
        umsatztext, verwendung, meddelelse, melding, mensagem, detalhes,
        título, titolo, titre, titel, tytuł, název, 备注, 備註, narration, narrative, particulars, transaction details, transaction description,
        forklaring, tekst, selite, açıklama, lançamento, histórico, movimiento, operación,
        operazione, causale, buchungstext, beschreibung1, 摘要, 적요, お取扱内容, お取り扱い内容, cosa, notes,
        nota, notas, notiz, wording, beskrivning, beskrivelse, 内容, описание, опис, leírás
        """),
    RoleWordList(.text, "printed text, text as printed"),
    RoleWordList(
      .brand,
      """
      brand, brand name, marke, marque, marca, merk, märke, varumärke, mærke, merke, merkki,
      marka, značka, márka, марка, бренд, ブランド, メーカー, manufacturer, producent
      """),
    RoleWordList(
      .barcode,
      """
      barcode, bar code, ean, ean13, ean code, eancode, code ean, ean number, ean nummer, ean nr,
      code ean13, código ean, codice ean, kod ean, upc, upc code, code upc, upc number, gtin, jan, janコード,
      strichcode, code barre, code barres, código de barras, codigo de barras, codice a barre,
      streepjescode, streckkod, strekkode, stregkode, viivakoodi, kod kreskowy, čárový kód,
      vonalkód, barkod, штрихкод, штрих код, vareean nr
      """),
    RoleWordList(
      .category,
      """
      الفئة, دسته, קטגוריה, danh mục, 类别, 交易分类, category, categories, category name,
      item category, product category, spending category, kategorie, warengruppe, catégorie, categoría, categoria,
      categorie, categoria prodotto, reparto, kategori, harcama kategorisi, gider kategorisi, harcama türü, kategori pengeluaran, varegruppe, varugrupp, kategoria,
      kategoria produktu, osasto, tuoteryhmä, luokka, kategória, kategorija, категория, категорія,
      отдел, type, カテゴリ, カテゴリー, 分類, 類別, 카테고리, 分类, department, department name, aisle,
      rayon, famille, item type, product type, κατηγορία, productgroep, afdeling, section,
      food group, categorie produs, bölüm, subcategory, subcategory name, sub category,
      sub category name, unterkategorie, sous catégorie, subcategoría, sottocategoria, subcategoria,
      subcategorie, underkategori, podkategoria, podkategorie, подкатегория
      """,
      weak: "group, product line, gruppe, dept, class"),
    RoleWordList(.tags, "tags, labels, schlagworte, étiquettes, etiquetas", weak: "tag"),
    RoleWordList(
      .kind,
      """
      kind, признак расчета, признак расчёта, line type, line kind, entry type, row type, receipt type, record type,
      doc type, document type, belegart, tipo de documento, tipo documento, type de document,
      dokumenttyp
      """,
      weak: "type"),
    RoleWordList(
      .quantity,
      """
      q com,
      الكمية, العدد, تعداد, مقدار, כמות, số lượng, sl, 件数, 개수, брой, मात्रा, จำนวน, quantity,
      qty, units, units sold, unidades, anzahl, anz, 數量, menge, stückzahl, stück, quantité, quantite, qté,
      qte, nombre, cantidad, cant, cantidad comprada, quantidade, qtd, qtde, quant, quantità,
      quantita, qta, q tà, aantal, hoeveelheid, antal, antall, mengde, kvantitet, vareantvekt, määrä, kpl,
      ilość, ilosc, ilość sztuk, množství, mnozstvi, počet, počet kusů, mennyiség, db, miktar,
      liczba sztuk, liczba, sztuk, sztuki, adet, количество, кол во, к во, кількість, к сть, 数量, 個数, 点数, 수량, lineitem quantity,
      quantity purchased, item quantity, item qty, pcs, pieces, kuantitas, kol, kol vo, množ,
      ποσότητα, količina, kolicina, cantitate, kogus, daudzums, kiekis,
      how many, how much qty, wie viele, combien de, cuántos, quanti, quantos, hoeveel stuks,
      hur många,
      delivered, delivered qty, qty delivered, delivered quantity, quantity delivered, supplied,
      supplied qty, qty supplied, fulfilled qty, qty fulfilled, fulfilled quantity,
      quantity fulfilled, picked, picked qty, qty picked, shipped qty, qty shipped,
      shipped quantity, quantity shipped, received qty, qty received, geliefert, liefermenge,
      gelieferte menge, livré, livrée, quantité livrée, qté livrée, qté servie, qté reçue, quantité servie, entregado, cantidad entregada,
      cantidad servida, geleverd, levererat, levert, leveret, consegnato, entregue, dostarczono,
      dodáno, toimitettu, доставлено,
      idadi, kiasi, dami, kuantiti, bilangan, magn, kogus tk, skaits, kiekis vnt, sasia, количина,
      кол, ном, quantitat, unitats, kopurua, რაოდენობა, քանակ, পরিমাণ, அளவு, పరిమాణం, ಪ್ರಮಾಣ, تعداد خرید, الكميه, عدد,
      כמות יחידות, số lượng mua, จำนวนชิ้น, 购买数量, 商品数量, 購買數量, 수량 개, 구매수량, 購入数, 数,
      количество шт, количество товара, ks, szt, st, stk, mängd, mængde, antal st, antall stk, stykker, kappaletta, kpl määrä,
      uds, udes, unid, nb, nbre, nb unités, n pezzi, pezzi, pz, nr bucăți, buc, bucăți, kom, komada,
      anzahl stück, stückanzahl, einheiten, stuks, aantal stuks
      """,
      weak: """
        count, amount, number, weight, jumlah, size, gewicht, poids, peso, vikt, vekt, paino,
        waga, items, received, ordered, packs
        """),
    RoleWordList(
      .unit,
      """
      الوحدة, واحد, יחידה, đơn vị, đvt, 单位, 단위, unit, units of measure, unit of measure, uom,
      einheit, mengeneinheit, unité, unite, unidad, unidad de medida, unidade, unità,
      unità di misura, eenheid, enhet, enhed, måleenhet, yksikkö, jednostka, jednostka miary, jm,
      j m, un, und, unid, jednotka, jedn, einh, udm, mj, egység, mértékegység, birim, единица, ед изм, единица измерения, од вим,
      単位, measure, unit label, unit type, satuan, jedinica, jedinica mjere, enota, um, mõõtühik
      """,
      weak: "size, preis pro, per unit"),
    RoleWordList(
      .package,
      """
      package, package size, pack size, packsize, pack, packungsgröße, gebinde, packung,
      conditionnement, format, contenido, formato, confezione, verpakking, förpackning,
      pakkestørrelse, opakowanie, balení, kiszerelés, ambalaj, фасовка, упаковка, 規格, 容量,
      内容量, product size, item size, net content
      """,
      weak: "size, inhalt, grammage"),
    RoleWordList(
      .expires,
      """
      next due date, next best before date, expires, expires on, expires at, expire date, expire at, expired date, expiry, expiry date, expiration,
      expiration date, exp date, best before, best before date, best by, use by, use by date, bbd,
      mhd, haltbar bis, mindesthaltbarkeitsdatum, verfallsdatum, ablaufdatum, date de péremption,
      date péremption, péremption, dlc, ddm, dluo, fecha de caducidad, caducidad, data de validade, validade,
      scadenza, data di scadenza, houdbaar tot, tht, bäst före, bast före, best før, holdbar til,
      sidste salgsdag, parasta ennen, viimeinen käyttöpäivä, data ważności, termin ważności,
      spotřebujte do, trvanlivost, lejárat, data przydatności, data przydatności do spożycia,
      sista förbrukningsdag, utgångsdatum, udløbsdato, utløpsdato, datum spotřeby, lejárati dátum,
      minőségét megőrzi, data expirării, ημερομηνία λήξης, λήξη, vencimiento,
      fecha de vencimiento, vencimento, kadaluarsa, tanggal kadaluarsa, hạn sử dụng, hsd,
      วันหมดอายุ, 保质期至, 到期日, 有效期至, 过期日期, 소비기한, تاريخ الانتهاء, תאריך תפוגה,
      vervaldatum, verbrauchen bis, zu verbrauchen bis, läuft ab, consommer avant,
      à consommer avant le, consommer avant le,
      à consommer avant, consumare entro, da consumarsi entro, срок на годност,
      son kullanma tarihi, son kullanma, son tüketim tarihi, skt, stt, срок годности, годен до, придатний до, 賞味期限, 消費期限,
      유통기한, kedaluwarsa, rok trajanja
      """),
    RoleWordList(
      .storage,
      """
      storage, stored in, storage location, storage place, location, ort, standort, emplacement, ubicación, luogo, plaats, plats,
      sijainti, miejsce, umístění, aufbewahrung, lagerort,
      lagerung, stockage, almacenamiento, förvaring
      """),
  ]
}
