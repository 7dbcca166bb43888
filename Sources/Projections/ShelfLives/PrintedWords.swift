import ByteTools

/// The words of a name as tills, shops and recipes print them.
enum PrintedWords {
  /// The folded words of a name, with usual abbreviations and cut words written out.
  ///
  /// Words of taste and of measure are left out: `sabor fresa`, `2 cucharadas de`.
  static func folded(_ name: some StringProtocol) -> [UInt8] {
    let folded = KeywordFolding.folded(name)
    var words: [(word: ArraySlice<UInt8>, isCut: Bool)] = []
    let cut = cutWords(of: name)
    for word in folded.split(separator: KeywordFolding.space) {
      words.append((word, cut.contains(word)))
    }
    if !cut.isEmpty { words = completed(words) }
    return joined(
      withoutSlashes(words.map(\.word)).map { abbreviations[$0] ?? $0 })
  }

  /// Writes out what Russian and Ukrainian tills print as two letters with a slash, and the tin of Portuguese
  /// ones: `х/к`, `lt`.
  private static func withoutSlashes(_ words: [ArraySlice<UInt8>]) -> [ArraySlice<UInt8>] {
    var whole: [ArraySlice<UInt8>] = []
    var place = 0
    while place < words.count {
      if place + 1 < words.count, words[place].count == 2, words[place + 1].count == 2,
        let long = slashed[words[place] + [KeywordFolding.space] + words[place + 1]]
      {
        whole.append(long)
        place += 2
        continue
      }
      if let before = whole.last, words[place].elementsEqual("lt".utf8),
        !startsWithDigit(before), place + 1 == words.count || startsWithDigit(words[place + 1])
      {
        whole.append(ArraySlice("lata".utf8))
      } else {
        whole.append(words[place])
      }
      place += 1
    }
    return whole
  }

  private static func startsWithDigit(_ word: ArraySlice<UInt8>) -> Bool {
    word.first.map { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ?? false
  }

  private static let slashed: [ArraySlice<UInt8>: ArraySlice<UInt8>] = Dictionary(
    uniqueKeysWithValues: [
      ("с к", "сырокопченый"), ("х к", "копченый"), ("г к", "копченый"), ("в к", "варенокопченый"),
      ("п к", "полукопченый"), ("с в", "сыровяленый"), ("с с", "слабосоленый"),
      ("с м", "замороженный"), ("в м", "замороженный"),
    ].map { (ArraySlice($0.0.utf8), ArraySlice($0.1.utf8)) })

  /// The words of a name in capitals, in which a word without a full stop may be cut as well.
  ///
  /// - Parameters:
  ///   - words: The words of ``folded(_:)``.
  ///   - name: The name as printed.
  /// - Returns: Nil for other names, and where no word can be completed.
  static func completed(_ words: [UInt8], ofTillsName name: some StringProtocol) -> [UInt8]? {
    guard !name.unicodeScalars.contains(where: { $0.properties.isLowercase }) else { return nil }
    var isChanged = false
    let whole = words.split(separator: KeywordFolding.space).map { word in
      let shortened = ShortenedWords.shared
      guard
        let long = shortened.word(withoutVowels: word) ?? shortened.word(perhapsCutTo: word)
      else { return word }
      isChanged = true
      return long[...]
    }
    return isChanged ? joined(whole) : nil
  }

  private static func joined(_ words: [ArraySlice<UInt8>]) -> [UInt8] {
    Array(WordGrammar.withoutModifiers(words).joined(separator: [KeywordFolding.space]))
  }

  /// The folded words before a full stop.
  private static func cutWords(of name: some StringProtocol) -> Set<ArraySlice<UInt8>> {
    var cut: Set<ArraySlice<UInt8>> = []
    for part in name.split(separator: ".", omittingEmptySubsequences: false).dropLast() {
      let folded = KeywordFolding.folded(part)
      guard let last = part.last, last.isLetter,
        let word = folded.split(separator: KeywordFolding.space).last
      else { continue }
      cut.insert(Array(word)[...])
    }
    return cut
  }

  /// Completes phrases with cut words first, then single words.
  private static func completed(
    _ words: [(word: ArraySlice<UInt8>, isCut: Bool)]
  ) -> [(word: ArraySlice<UInt8>, isCut: Bool)] {
    let shortened = ShortenedWords.shared
    var whole: [(word: ArraySlice<UInt8>, isCut: Bool)] = []
    var place = 0
    while place < words.count {
      if let (text, count) = shortened.phrase(cutTo: words[place...]) {
        whole += text.split(separator: KeywordFolding.space).map { ($0, false) }
        place += count
        continue
      }
      let (word, isCut) = words[place]
      if isCut, place + 1 < words.count,
        let long = shortened.compound(of: word, and: words[place + 1].word)
      {
        whole.append((long[...], false))
        place += 2
        continue
      }
      if isCut, abbreviations[word] == nil, let long = shortened.word(cutTo: word) {
        whole.append((long[...], false))
      } else {
        whole.append((word, isCut))
      }
      place += 1
    }
    return whole
  }

  private static let abbreviations: [ArraySlice<UInt8>: ArraySlice<UInt8>] = {
    var abbreviations: [ArraySlice<UInt8>: ArraySlice<UInt8>] = [:]
    withBytes(of: list) { list in
      KeywordTable.forEachWord(of: list) { entry in
        guard let gap = entry.firstIndex(of: KeywordFolding.space) else {
          preconditionFailure("not an abbreviation: '\(String(decoding: entry, as: UTF8.self))'")
        }
        let short = Array(entry[..<gap])[...]
        if abbreviations[short] == nil {
          abbreviations[short] =
            KeywordFolding.folded(
              String(decoding: entry[(gap + 1)...], as: UTF8.self))[...]
        }
      }
    }
    return abbreviations
  }()

  /// The abbreviation and what it stands for, both folded.
  ///
  /// Listed are those that mean the same in every language of the tables.
  private static let list = """
    saum saumon, starb starbucks, chdr cheddar, bcn bacon, thk thick, prgrsso progresso, guac guacamole, portug portuguesa, almnd almond, brz breeze, unswt unsweetened, halfv halfvolle, patr patroszony, bkg baking, vleesw vleeswaren, houdb houdbare, dv diepvries, omog omogeneizzato, ferm fermento, \
    fco frasco, rotb rotbarsch, condens condensada, ppr paper, twl towel, twls towels, кислом кисломолочний, плавл плавленый, прес прессованные, ktchp ketchup, ktchup ketchup, \
    pb peanut butter, schenk schenkel, dess dessert, courg courgette, frg frango, mant manteiga,  gelat gelatina, peit peito, ralad ralado, parmesao parmesano, cong congelado, \
    yogh yogurt, lch leche, gall galletas, pech pechuga, merm mermelada, aceit aceite, refr refresco, \
    mozzar mozzarella, prosc prosciutto, pross prosciutto, biscot biscotti, parmig parmigiano, acq acqua, succ succo, \
    emm emmental, camemb camembert, poul poulet, saus saucisse, yaourts yaourt, rav ravioli, \
    haehn hahnchen, joghur joghurt, frischk frischkase, butterm buttermilch, broet brotchen, sultaninen rosinen, \
    mlek mleko, smiet smietana, smietank smietanka, makar makaron, kielb kielbasa, szyn szynka, czek czekolada, \
    twar twarog, twarozek twarog, kanap kanapkowy, drob drobiowa, \
    kyckl kyckling, kottf kottfars, aardb aardbei, kaasb kaas, \
    сметан сметана, кефир кефир, йогур йогурт, колб колбаса, сосис сосиски, сгущ сгущенка, вафел вафли, бискв бисквит, \
    біскв бісквіт, шоколадн шоколад, вершк вершки, твор творог, морк морковь, кукур кукуруза, горош горошек, гов говядина, \
    свин свинина, кур куриное, куряч куряче, печін печінка, олив оливковое, майон майонез, минер минеральная, газир газированная, \
    sce sauce, cinn cinnamon, flrts florets, shamp shampoo, cndl candle, steamfrsh steamfresh, mccrmck mccormick, dche douche, strawbs strawberries, chick chicken, sug sugar, ges gesalzen, ds dose, hle huile, jb jambon, kons konserwowa, qjo queijo, qj queijo, iog iogurte, pnt peanut, rst roast, turky turkey, medalh medalhoes, печ печенье, йог йогурт, кур куряче, св свинина, морож мороженое, qso queso, put puten, rdy ready, mxd mixed, \
    mlk milk, whl whole, btr butter, bttr butter, buttr butter, crm cream, chs cheese, chse cheese, \
    ched cheddar, chedd cheddar, mozz mozzarella, moz mozzarella, parm parmesan, yog yogurt, \
    ygt yogurt, yogt yogurt, yoghrt yogurt, chkn chicken, chckn chicken, ckn chicken, chix chicken, \
    brst breast, brsts breast, thgh thighs, grnd ground, bf beef, trky turkey, tky turkey, \
    saus sausage, ssg sausage, slcd sliced, shrd shredded, shred shredded, smkd smoked, fzn frozen, \
    frzn frozen, froz frozen, frz frozen, veg vegetables, vegs vegetables, tom tomato, \
    toms tomatoes, tomat tomatoes, pots potatoes, potat potatoes, swt sweet, strawb strawberries, \
    strwb strawberries, blueb blueberries, rasp raspberries, bnna banana, bnnas bananas, \
    avo avocado, avos avocado, broc broccoli, cauli cauliflower, cuc cucumber, mush mushrooms, \
    mshrm mushrooms, ltce lettuce, lett lettuce, oj orange juice, jce juice, choc chocolate, \
    choco chocolate, bisc biscuits, bscts biscuits, bscuit biscuits, crckr crackers, \
    cerl cereal, spag spaghetti, brd bread, flr flour, bgl bagel, bgls bagels, mstrd mustard, \
    pnut peanut, mrgrn margarine, marg margarine, ic ice cream, pzza pizza, \
    jog joghurt, jogh joghurt, joh joghurt, schok schokolade, scho schokolade, \
    gem gemuse, kart kartoffeln, speisekart kartoffeln, kartof kartoffeln, hahn hahnchen, \
    hahnch hahnchen, hackfl hackfleisch, rinderhackfl hackfleisch, geschn geschnitten, \
    scheib scheiben, gerauch gerauchert, konf konfiture, marm marmelade, aufschn aufschnitt, \
    wurstch wurstchen, brotch brotchen, jbn jambon, jamb jambon, pdt pommes de terre, \
    yrt yaourt, yao yaourt, frge fromage, surg surgele, prosc prosciutto, \
    gratt grattugiato, affum affumicato, insal insalata, parmig parmigiano, \
    mant mantequilla, galle galletas, congel congelado, cong congelado, refrig refrigerado, tiefgek tiefgekuhlt, mozza mozzarella, \
    jbon jambon, marmell marmellata, aardapp aardappelen, bns beans, bn beans, \
    mushrms mushrooms, mushr mushrooms, chnks chunks, grk greek, brn brown, \
    surge surgele, tiefk tiefgekuhlt, haehnch hahnchen, broetch brotchen, \
    konfit konfiture, pomod pomodoro, formagg formaggio, prosciut prosciutto, \
    zanah zanahoria, melocot melocoton, mermel mermelada, champ champignons, mroz mrozone, \
    kurcz kurczaka, мол молоко, раст растительное, \
    слив сливочное, сл сливочное, конс консервированный, огур огурцы, карт картофель, шок шоколад
    """
}
