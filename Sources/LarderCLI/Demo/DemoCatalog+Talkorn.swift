extension DemoCatalog {
  static let talkorn: [DemoProduct] = [
    DemoProduct("Äpfel Elstar", .produce, 229, every: 18, grams: 620...1340, season: .storage),
    DemoProduct("Möhren 1 kg", .produce, 99, every: 28, season: .storage),
    DemoProduct("Gurke", .produce, 69, every: 22, season: .greenhouse),
    DemoProduct("Spitzkohl", .produce, 159, every: 40, grams: 640...1120, season: .storage),
    DemoProduct("Vollmilch 3,5 % 1 l", .dairy, 109, every: 8, keeps: .bestBefore(8...11)),
    DemoProduct("Speisequark 500 g", .dairy, 129, every: 16, keeps: .bestBefore(12...18)),
    DemoProduct("Emmentaler am Stück", .dairy, 1199, every: 24, grams: 210...390),
    DemoProduct("Schlagsahne 200 g", .dairy, 119, every: 30, keeps: .bestBefore(12...21)),
    DemoProduct(
      "Hähnchenschenkel", .meat, 549, every: 32, grams: 680...1180, keeps: .useBy(3...4)),
    DemoProduct(
      "Räucherlachs 100 g", .meat, 349, every: 38, drift: 20, keeps: .useBy(9...14)),
    DemoProduct("Brötchen", .bakery, 39, every: 4),
    DemoProduct(
      "Roggenmischbrot 1 kg", .bakery, 299, every: 17, keeps: .bestBefore(5...7, "pantry")),
    DemoProduct("Gemüsepfanne 750 g", .frozen, 249, every: 36),
    DemoProduct("Weizenmehl 1 kg", .pantry, 89, every: 44),
    DemoProduct("Sauerkraut 500 g", .pantry, 129, every: 60),
    DemoProduct("Süßer Senf 250 ml", .pantry, 119, every: 90),
    DemoProduct("Apfelschorle 1,5 l", .beverages, 99, every: 7, deposit: 25),
    DemoProduct("Mineralwasser 0,75 l", .beverages, 69, every: 5, deposit: 15),
    DemoProduct("Weißbier alkoholfrei 0,5 l", .beverages, 99, every: 10, deposit: 8),
    DemoProduct("Käsegebäck 100 g", .snacks, 169, every: 26),
    DemoProduct("Gummibären 200 g", .snacks, 109, every: 24, drift: 30),
    DemoProduct("Handseife 300 ml", .care, 139, every: 64),
    DemoProduct("Spülbürste Holz", .household, 249, every: 120),
    DemoProduct("Toilettenpapier 8 Rollen", .household, 379, every: 30),
    DemoProduct("Geschenkpapier", .other, 199, every: 140),
  ]
}
