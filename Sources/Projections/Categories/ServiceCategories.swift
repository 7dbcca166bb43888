import GroceryModel

/// Categories of what is used up when it is paid, and never stands in a cupboard: rent, eating out, the bus.
enum ServiceCategories {
  /// Returns true if the category is called so, by its whole name or by one of its words.
  static func contain(_ category: String) -> Bool {
    let name = NameKey.matching(category)
    if names.contains(name) { return true }
    return name.split(whereSeparator: { !$0.isLetter }).contains { names.contains(String($0)) }
  }

  private static let names = Set(
    """
    utilities, utility, electricity, heating, rent, mortgage, housing, internet, phone, telephone, mobile,
    insurance, transport, transportation, transit, taxi, bus, train, plane, parking, fuel, petrol,
    car, automotive, travel, hotel, lodging, flights, dining out, eating out, dining, restaurant,
    restaurants, takeaway, takeout, fast food, bars, cafes, entertainment, movies, cinema, sports,
    gym, education, tuition, childcare, medical, doctor, subscriptions, subscription, donations,
    donation, charity, services, service, fees, fee, tax, taxes, interest, bills,
    nebenkosten, strom, heizung, miete, wohnen, versicherung, versicherungen, verkehr, fahrtkosten,
    tanken, auto, reisen, urlaub, restaurantbesuche, gastronomie, freizeit, unterhaltung, sport,
    bildung, arzt, abos, abonnements, spenden, gebühren, steuern, dienstleistungen,
    loyer, charges, électricité, chauffage, logement, assurance, assurances, transports, carburant,
    essence, voiture, voyages, vacances, loisirs, sorties, éducation, médecin, abonnements, dons,
    frais, impôts, alquiler, hipoteca, luz, vivienda, seguro, seguros, transporte, gasolina, coche,
    viajes, vacaciones, restaurantes, ocio, educación, médico, suscripciones, impuestos, tasas,
    affitto, mutuo, bollette, luce, casa, assicurazione, trasporti, benzina, viaggi, ristoranti,
    svago, istruzione, tasse, aluguel, renda, moradia, energia, combustível, carro, viagem, lazer,
    educação, impostos, taxas, assinaturas, huur, hypotheek, energie, wonen, verzekering, vervoer,
    brandstof, reizen, vakantie, horeca, ontspanning, onderwijs, abonnementen, belastingen,
    hyra, boende, försäkring, resor, bensin, restaurang, nöje, fritid, husleje, bolig, forsikring,
    rejser, husleie, reiser, underholdning, vuokra, asuminen, sähkö, vakuutus, liikenne, matkat,
    ravintolat, czynsz, mieszkanie, prąd, ubezpieczenie, paliwo, podróże, restauracje, rozrywka,
    edukacja, rachunki, nájem, bydlení, elektřina, pojištění, doprava, benzín, cestování, restaurace,
    zábava, vzdělání, lakbér, rezsi, biztosítás, közlekedés, üzemanyag, utazás, étterem, szórakozás,
    chirie, utilități, asigurare, transport, restaurant, educație, kira, faturalar, ulaşım, benzin,
    seyahat, tatil, restoran, eğlence, eğitim, аренда, жильё, жилье, коммуналка, связь, интернет,
    страховка, проезд, транспорт, бензин, путешествия, отпуск, кафе, рестораны, развлечения,
    образование, оренда, комунальні, проїзд, подорожі, ресторани, розваги, освіта, ενοίκιο, ρεύμα,
    μεταφορές, βενζίνη, ταξίδια, שכירות, חשמל, תחבורה, דלק, ביטוח, מסעדות, בילויים, חינוך,
    家賃, 光熱費, 通信費, 交通費, 外食, 娯楽, 教育, 房租, 水电, 交通, 通讯, 娱乐, 旅行, 월세, 관리비, 교통비, 통신비, 외식
    """.split(whereSeparator: { $0 == "," || $0 == "\n" }).map { name in
      NameKey.matching(String(name.drop { $0 == " " }))
    })
}
