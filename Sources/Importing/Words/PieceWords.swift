import ByteTools

/// Words for pieces after a count (`2 adet`) that are not units elsewhere.
enum PieceWords {
  static func contain(_ suffix: Bytes) -> Bool {
    guard suffix.count <= 12 else { return false }
    var text = String(decoding: suffix, as: UTF8.self).lowercased()
    while text.last == "." { text.removeLast() }
    return words.contains(text)
  }

  private static let words: Set<String> = [
    "adet", "ad", "stuks", "stuk", "uds", "ud", "unid", "unidade", "unidades", "unidad", "pezzi",
    "pezzo", "pièce", "pièces", "pce", "pcs", "styck", "τεμ", "buc", "bucăți", "kom", "vnt", "gab",
    "tk", "stück", "штук", "штуки", "枚", "個入", "ea", "bal",
  ]
}
