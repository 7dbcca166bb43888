import ByteTools

/// Words for fridge, freezer and pantry, in many languages.
enum StorageWords {
  static let places = ["fridge", "freezer", "pantry"]

  /// Returns the storage place that a word means, or nil.
  static func place(_ word: String) -> String? {
    if let place = table[word] { return place }
    // `chilled (1-5°C)`
    guard let open = word.firstIndex(where: { "(（".contains($0) }) else { return nil }
    return table[withBytes(of: String(word[..<open])) { trimmedText($0) }]
  }

  private static let table: [String: String] = {
    let words = [
      """
      fridge, refrigerator, kühlschrank, réfrigérateur, frigo, nevera, frigorífico, refrigerador, frigorifero,
      koelkast, kyl, kylskåp, køleskab, kjøleskap, jääkaappi, lodówka, lednice, lednička, chladnička, hűtő,
      hűtőszekrény, buzdolabı, холодильник, geladeira, 冷蔵庫, 冷蔵, 野菜室, チルド,
      冰箱, 冷藏, 냉장고, 냉장, chilled, refrigerated, gekühlt, kühl, réfrigéré, refrigerado, refrigerato, gekoeld
      """,
      """
      freezer, deep freezer, gefrierschrank, gefrierfach, gefriertruhe, tiefkühler, tiefkühlschrank, tiefkühltruhe,
      congélateur, congelador, congelatore, diepvries, vriezer, frys, fryser, pakastin, zamrażarka, zamrażalnik,
      mrazák, mraznička, fagyasztó, derin dondurucu, морозилка, морозильник, freezer box, 冷凍庫, 冷凍,
      冷冻室, 冷冻, 냉동고, 냉동실, 냉동, frozen, tiefgekühlt, surgelé, congelado, surgelato, diepgevroren
      """,
      """
      pantry, larder, cupboard, cabinet, shelf, cellar, basement, vorrat, vorratskammer, vorratsschrank, speisekammer,
      keller, schrank, küchenschrank, regal, garde-manger, placard, cave, cellier, despensa, armario, alacena, dispensa,
      cantina, voorraadkast, kast, kelder, skafferi, spisekammer, skap, ruokakomero, kaappi, spiżarnia, szafka, spíž,
      spajz, kamra, kiler, кладовая, шкаф, 食品庫, 棚, パントリー, 常温, 食品柜,
      常温保存, 팬트리, 찬장, 실온, 상온, ambient, room temperature, shelf stable, dry, raumtemperatur, kitchen
      """,
    ]
    var table: [String: String] = [:]
    for (place, list) in zip(places, words) {
      for word in list.split(whereSeparator: { $0 == "," || $0 == "\n" }) {
        table[withBytes(of: String(word)) { trimmedText($0) }] = place
      }
    }
    return table
  }()
}
