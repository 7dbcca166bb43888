/// Words for what households spend money on, as people call categories and columns, in many languages.
public enum SpendingWords {
  /// What is used up when it is paid: rent, eating out, the bus.
  public static let services = list(
    """
    utilities, utility, electricity, heating, rent, mortgage, housing, internet, phone, telephone,
    mobile, insurance, transport, transportation, transit, taxi, bus, train, plane, parking, fuel,
    petrol, car, automotive, travel, hotel, lodging, flights, dining out, eating out, dining,
    restaurant, restaurants, takeaway, takeout, fast food, cafes, entertainment, movies,
    cinema, gym, education, tuition, childcare, doctor, subscriptions,
    subscription, donations, donation, charity, nebenkosten, strom, heizung, miete, wohnen,
    versicherung, versicherungen, verkehr, fahrtkosten, tanken, auto, reisen, urlaub,
    restaurantbesuche, gastronomie, freizeit, unterhaltung, bildung, arzt, abos,
    abonnements, spenden, loyer, charges, électricité, chauffage, logement, assurance, assurances,
    transports, carburant, voiture, voyages, vacances, loisirs, sorties, éducation,
    médecin, dons, alquiler, hipoteca, luz, vivienda, seguro, seguros, transporte, gasolina,
    coche, viajes, vacaciones, restaurantes, ocio, educación, médico, suscripciones, affitto,
    mutuo, bollette, luce, assicurazione, trasporti, benzina, viaggi, ristoranti, svago,
    istruzione, aluguel, renda, moradia, combustível, carro, viagem, lazer, educação,
    assinaturas, huur, hypotheek, wonen, verzekering, vervoer, brandstof, reizen,
    vakantie, horeca, ontspanning, onderwijs, abonnementen, hyra, boende, försäkring, resor,
    bensin, restaurang, nöje, fritid, husleje, bolig, forsikring, rejser, husleie, reiser,
    underholdning, vuokra, asuminen, sähkö, vakuutus, liikenne, matkat, ravintolat, czynsz,
    mieszkanie, prąd, ubezpieczenie, paliwo, podróże, restauracje, rozrywka, edukacja, nájem,
    bydlení, elektřina, pojištění, doprava, benzín, cestování, restaurace, zábava, vzdělání,
    lakbér, rezsi, biztosítás, közlekedés, üzemanyag, utazás, étterem, szórakozás, chirie,
    utilități, asigurare, educație, kira, ulaşım, benzin, seyahat, tatil, restoran, eğlence,
    eğitim, аренда, жильё, жилье, коммуналка, связь, интернет, страховка, проезд, транспорт,
    бензин, путешествия, отпуск, кафе, рестораны, развлечения, образование, оренда, комунальні,
    проїзд, подорожі, ресторани, розваги, освіта, ενοίκιο, ρεύμα, μεταφορές, βενζίνη, ταξίδια,
    שכירות, חשמל, תחבורה, דלק, ביטוח, מסעדות, בילויים, חינוך, 家賃, 光熱費, 通信費, 交通費, 外食, 娯楽, 教育, 房租,
    水电, 交通, 通讯, 娱乐, 旅行, 월세, 관리비, 교통비, 통신비, 외식
    """)

  /// Services only as the whole name of a category: `Sports`, but not `Sports drinks`.
  public static let servicesAlone = list(
    """
    bars, sports, sport, medical, essence, energie, energia
    """)

  /// What is taken home, and mixed categories: groceries, clothes, gifts.
  public static let goods = list(
    """
    groceries, grocery, food, coffee, drinks, alcohol, household, water, gas, holiday, vacation,
    health, pharmacy, clothes, clothing, shoes, beauty, fun, leisure, hobby, hobbies, school,
    kids, children, pets, gifts, gift, shopping, misc, miscellaneous, furniture, electronics,
    toiletries, personal care, lebensmittel, essen, getränke, haushalt, wasser, handy, gesundheit,
    medizin, apotheke, drogerie, kleidung, schuhe, hobbys, schule, kinder, haustiere, geschenke,
    möbel, sonstiges, verschiedenes, courses, alimentation, nourriture, boissons, ménage, eau,
    téléphone, santé, pharmacie, vêtements, école, enfants, animaux, cadeaux, divers, comida,
    supermercado, alimentación, bebidas, hogar, agua, calefacción, teléfono, salud, farmacia,
    ropa, escuela, niños, mascotas, regalos, varios, otros gastos, spesa, cibo, alimentari,
    bevande, casa, acqua, riscaldamento, telefono, macchina, vacanze, salute, abbigliamento, scuola,
    bambini, animali, regali, varie, alimentação, mercado, restaurante, aluguer, saúde, farmácia,
    roupas, roupa, escola, crianças, presentes, outros gastos, boodschappen, eten, huishouden,
    gezondheid, kleding, vrije tijd, kinderen, huisdieren, cadeaus, overig, mat, livsmedel,
    hushåll, bil, semester, hälsa, kläder, barn, husdjur, presenter, övrigt, dagligvarer, mad,
    husholdning, ferie, sundhed, tøj, børn, gaver, diverse, klær, helse, strøm, ruoka,
    ruokaostokset, ravintola, terveys, vaatteet, vapaa-aika, lapset, lahjat, muut menot, jedzenie,
    żywność, zakupy spożywcze, dom, woda, wakacje, zdrowie, apteka, ubrania, odzież, dzieci,
    prezenty, inne wydatki, jídlo, potraviny, domácnost, dovolená, zdraví, oblečení, děti, dárky,
    jedlo, domácnosť, nájomné, poistenie, oblečenie, vzdelanie, deti, darčeky, étel, élelmiszer,
    háztartás, egészség, ruha, ruházat, oktatás, gyerek, ajándék, mancare, mâncare, alimente,
    acasa, utilitati, haine, sanatate, sănătate, educatie, cadou, cadouri, concediu, copii, храна,
    наем, ток, вода, дрехи, здраве, деца, подаръци, hrana, namirnice, stanarina, najam, struja,
    prijevoz, prevoz, odjeća, odeća, zdravlje, zabava, obrazovanje, djeca, deca, pokloni, gıda,
    market, mutfak, yemek, elektrik, su, doğalgaz, sağlık, giyim, çocuk, hediye,
    продукты, еда, квартира, электричество, здоровье, лекарства, аптека, одежда, отдых, дети,
    подарки, прочие расходы, продукти, їжа, зв'язок, відпустка, здоров'я, ліки, одяг, діти,
    подарунки, τρόφιμα, φαγητό, νερό, υγεία, ρούχα, διασκέδαση, παιδιά, δώρα, אוכל, מזון, סופר,
    מים, בריאות, בגדים, ילדים, מתנות, 食費, 電気, 水道, 医療費, 衣服, 日用品, 交際費, 餐饮, 食品, 买菜, 医疗, 服饰, 日用, 餐飲,
    食物, 水電, 娛樂, 식비, 의료비, 의류, 생활용품, 문화생활, 교육비, 경조사비, ăn uống, đi chợ, tiền nhà, điện, nước, xăng,
    đi lại, quần áo, sức khỏe, giải trí, giáo dục, makanan, belanja, sewa, listrik, air,
    transportasi, kesehatan, pakaian, hiburan, pendidikan
    """)

  /// What is added to a price or paid for an account; a column of it is no category of its own.
  public static let charges = list(
    """
    services, service, fees, fee, tax, taxes, interest, bills, gebühren, steuern,
    dienstleistungen, frais, impôts, impuestos, tasas, tasse, impostos, taxas, belastingen,
    rachunki, faturalar
    """)

  private static func list(_ text: String) -> [String] {
    text.split(whereSeparator: { $0 == "," || $0 == "\n" }).map { word in
      String(word.drop { $0 == " " })
    }
  }
}
