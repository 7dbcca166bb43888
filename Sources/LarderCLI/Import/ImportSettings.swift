import GroceryModel
import Importing

/// Reads an import's options from the command line.
enum ImportSettings {
  static func options(_ arguments: ParsedArguments, _ session: Session) throws -> ImportOptions {
    var options = ImportOptions()
    try Settings(session.layout).fill(&options)
    options.companion = arguments.value("with").map(session.world.resolve)
    options.kind = arguments.value("as").flatMap(ImportKind.init(rawValue:))
    options.currency = try arguments.value("currency").map {
      try TypedCurrency.read($0, as: "--currency")
    }
    options.store = arguments.value("store")
    options.date = try arguments.value("date").map(session.day)
    options.dateOrder = arguments.value("date-order").flatMap(DateOrder.init(rawValue:))
    options.decimalMark = arguments.value("decimal").flatMap(DecimalMark.init(rawValue:))
    options.countsCents = arguments.value("decimal") == ImportOptions.cents
    options.encoding = arguments.value("encoding")
    options.acceptsProposals = arguments.flag("yes")
    for pair in arguments.values("set") {
      guard let sign = pair.firstIndex(of: "="), sign > pair.startIndex else {
        throw Failure(
          .usage, "invalid value '\(pair)' for --set", expected: "ROLE=COLUMN, such as total=Umsatz"
        )
      }
      options.roles[String(pair[..<sign])] = String(pair[pair.index(after: sign)...])
    }
    return options
  }

  static func policy(_ arguments: ParsedArguments) throws -> ImportPolicy {
    guard !arguments.flag("same-receipt") || !arguments.flag("another-receipt") else {
      throw Failure.exclusive("--same-receipt", "--another-receipt")
    }
    let coincidence: ImportPolicy.Coincidence =
      arguments.flag("same-receipt")
      ? .sameReceipt : arguments.flag("another-receipt") ? .anotherReceipt : .ask
    guard !arguments.flag("replace") || !arguments.flag("keep-both") else {
      throw Failure.exclusive("--replace", "--keep-both")
    }
    let rereading: ImportPolicy.Rereading =
      arguments.flag("replace") ? .replace : arguments.flag("keep-both") ? .keepBoth : .ask
    guard !arguments.flag("replace-list") || !arguments.flag("another-receipt") else {
      throw Failure.exclusive("--replace-list", "--another-receipt")
    }
    return ImportPolicy(
      acceptsChanges: arguments.flag("accept-changes"), coincidence: coincidence,
      rereading: rereading,
      listPurchases: arguments.flag("replace-list")
        ? .replace : arguments.flag("another-receipt") ? .keepBoth : .ask)
  }
}
