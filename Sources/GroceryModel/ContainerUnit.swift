/// The names of units that count containers and have no size of their own, such as `pack`.
public enum ContainerUnit {
  /// Returns the name that all spellings of one container share (`packs` and `Packung` are `pack`).
  ///
  /// - Parameter text: A unit that ``Unit`` does not know.
  /// - Returns: The common name; nil where the word is not a known container.
  public static func name(_ text: some StringProtocol) -> String? {
    var word = text.lowercased()
    while word.last == "." || word.last == " " { word.removeLast() }
    return names[word]
  }

  /// Returns what a container's name is matched by, whether the word is known or not.
  public static func key(_ text: some StringProtocol) -> String {
    name(text) ?? NameKey.matching(text)
  }

  private static let names: [String: String] = {
    let spellings: [String: [String]] = [
      "pack": [
        "packs", "package", "packages", "packet", "packets", "pk", "pck", "pkg", "pkt",
        "packung", "packungen", "pckg", "päckchen", "paquet", "paquets", "paquete", "paquetes",
        "pacco", "pacchi", "pak", "pakken", "opakowanie", "op",
      ],
      "bottle": ["bottles", "btl", "flasche", "flaschen", "bouteille", "bouteilles", "bottiglia"],
      "can": ["cans", "tin", "tins", "dose", "dosen"],
      "jar": ["jars", "glas", "gläser"],
      "box": ["boxes", "schachtel", "schachteln", "karton"],
      "bag": ["bags", "beutel", "tüte", "tüten", "sachet", "sachets"],
      "bunch": ["bunches", "bund"],
    ]
    var names: [String: String] = [:]
    for (name, others) in spellings {
      for spelling in others + [name] { names[spelling] = name }
    }
    return names
  }()
}
