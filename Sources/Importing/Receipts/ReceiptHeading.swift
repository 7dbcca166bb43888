/// The name of the store that stands without a label above the lines of a receipt.
///
/// Example: `ALBERT HEIJN` above `FILIAAL 1427`. Tills print the store's name first and then its address, number
/// or telephone, so that a name counts only beside such digits, or where a time of day stands below.
struct ReceiptHeading {
  /// The name; nil if none of the first lines looks like one.
  let store: String?

  /// - Parameters:
  ///   - texts: The lines above the first one with an amount.
  ///   - rest: The lines from there on; tills print the time of day there if not above.
  init(_ texts: some Sequence<Substring>, above rest: some Sequence<Substring> = []) {
    let lines = texts.map(Self.bare).filter { !$0.isEmpty }
    // `Rema 1000` above the street and its number.
    let name = lines.prefix(5).indices.first { place in
      let name = Self.name(in: lines[place])
      guard Self.isName(name) else { return false }
      // `Netto` is a shop too, but only in the first line.
      let words = ReceiptWord.classes(of: name)
      if place == 0 { return words.isDisjoint(with: [.total, .tender]) }
      // `123 Main Street`, `Filiaal 1427`
      let ends = name.split(separator: " ")
      return words.isEmpty
        && ![ends.first, ends.last].contains { $0?.allSatisfy(\.isNumber) == true }
        && name.count(where: \.isLetter) * 10 >= name.count(where: { $0 != " " }) * 7
    }
    let isOfTill = name.map { place in
      lines.prefix(12).enumerated().contains { other, line in
        let digits = line.count(where: \.isNumber)
        return other != place && (digits >= 7 || digits >= 4 && line.contains(where: \.isLetter))
      }
    }
    let isPrinted = isOfTill == true || rest.contains(where: Self.tellsTime)
    store = isPrinted ? name.map { Self.name(in: lines[$0]) } : nil
  }

  /// Returns true if the line has a time of day: `19-09-2026 12:18`.
  private static func tellsTime(_ line: Substring) -> Bool {
    line.split(separator: " ").contains { word in
      let parts = word.split(separator: ":", omittingEmptySubsequences: false)
      return (2...3).contains(parts.count)
        && parts.allSatisfy { $0.count == 2 && $0.allSatisfy(\.isNumber) }
    }
  }

  /// Returns the line without blanks and decoration around it.
  private static func bare(_ line: Substring) -> Substring {
    var line = line
    while let first = line.first, !first.isLetter, !first.isNumber { line.removeFirst() }
    while let last = line.last, !last.isLetter, !last.isNumber, !".)'!,\"»”".contains(last) {
      line.removeLast()
    }
    return line
  }

  /// Returns what stands before two blanks: `MERCADONA, S.A.   A-46103834`.
  private static func name(in line: Substring) -> String {
    let words = ReceiptWord.split(line)
    let end = words.dropFirst().firstIndex(where: \.isApart) ?? words.endIndex
    return words[..<end].map(\.text).joined(separator: " ")
  }

  private static func isName(_ text: String) -> Bool {
    let letters = text.count(where: \.isLetter)
    let words = HeaderWords(text)
    return letters >= 3 && letters * 2 >= text.count(where: { $0 != " " })
      && words.words.count <= 5 && titles.isDisjoint(with: words.words)
      && !text.contains { ":@/=?!".contains($0) } && text.last != ","
      && !text.lowercased().hasPrefix("www.")
      && [Role.receipt, .item, .date].allSatisfy { RoleWords.score(words, $0) < 5 }
  }

  /// Words of titles that tills print above or instead of the store's name.
  private static let titles: Set<String> = Set(
    """
    receipt duplicate copy invoice welcome customer sale order summary slip ticket recibo factura copia cliente \
    bienvenido bienvenidos nota fiscal cupom danfe documento kassenbon kassenzettel beleg rechnung kopie kunde \
    willkommen quittung kundenbeleg duplicata facture client bienvenue reçu caisse scontrino documento commerciale \
    fattura kassabon bon welkom klant kvitto kvittering kuitti kund välkommen velkommen tervetuloa paragon fiskalny \
    niefiskalny účtenka doklad uctenka blok nyugta számla рачун фискални дубликат чек кассовый касса продажа копия \
    фіскальний каса добро пожаловать fiş bilgi fişi hoşgeldiniz struk nota selamat datang biên lai hóa đơn bonul bon \
    απόδειξη 領収書 領収証 レシート 小票 销货凭证 发票 發票 收据 電子發票證明聯 영수증 קבלה חשבונית שלום فاتورة ایصال
    """.split(whereSeparator: \.isWhitespace).map(String.init))
}
