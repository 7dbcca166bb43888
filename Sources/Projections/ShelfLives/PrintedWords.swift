/// The words of a name as tills print them.
enum PrintedWords {
  /// The folded words of a name, with usual abbreviations written out.
  static func folded(_ name: some StringProtocol) -> [UInt8] {
    let words = KeywordFolding.folded(name).split(separator: KeywordFolding.space)
    return Array(words.map { abbreviations[$0] ?? $0 }.joined(separator: [KeywordFolding.space]))
  }

  private static let abbreviations = Dictionary(
    list.split { $0 == "," || $0 == "\n" }.map { entry in
      let parts = entry.split(separator: " ")
      guard parts.count >= 2 else { preconditionFailure("not an abbreviation: '\(entry)'") }
      return (
        ArraySlice(parts[0].utf8), ArraySlice(parts.dropFirst().joined(separator: " ").utf8)
      )
    }, uniquingKeysWith: { first, _ in first })

  /// The abbreviation and what it stands for, both folded.
  ///
  /// Listed are those that mean the same in every language of the tables.
  private static let list = """
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
    cerl cereal, spag spaghetti, brd bread, flr flour, bgl bagel, bgls bagels, mstrd mustard, pb peanut butter, \
    pnut peanut, mrgrn margarine, marg margarine, ic ice cream, pzza pizza, \
    jog joghurt, jogh joghurt, joh joghurt, schok schokolade, scho schokolade, \
    gem gemuse, kart kartoffeln, speisekart kartoffeln, kartof kartoffeln, hahn hahnchen, \
    hahnch hahnchen, hackfl hackfleisch, rinderhackfl hackfleisch, geschn geschnitten, \
    scheib scheiben, gerauch geraucherter, konf konfiture, marm marmelade, aufschn aufschnitt, \
    wurstch wurstchen, brotch brotchen, jbn jambon, jamb jambon, pdt pommes de terre, \
    yrt yaourt, yao yaourt, frge fromage, surg surgele, prosc prosciutto, \
    gratt grattugiato, affum affumicato, pom pomodoro, insal insalata, form formaggio, parmig parmigiano, \
    mant mantequilla, patat patatas, galle galletas, congel congelado, cong congelado, refrig refrigerado, tiefgek tiefgekuhlt, mozza mozzarella, \
    jbon jambon, conf confiture, marmell marmellata, aardapp aardappelen, bns beans, bn beans, \
    mushrms mushrooms, mushr mushrooms, chnks chunks, grk greek, brn brown, \
    surge surgele, tiefk tiefgekuhlt, haehnch hahnchen, broetch brotchen, \
    konfit konfiture, pomod pomodoro, formagg formaggio, prosciut prosciutto, \
    zanah zanahoria, melocot melocoton, mermel mermelada, champ champignons, mroz mrozone, \
    kurcz kurczaka, зам замороженный, мол молоко, раст растительное, \
    слив сливочное, сл сливочное, конс консервированный, огур огурцы, карт картофель, шок шоколад
    """
}
