import GroceryModel
import Importing

/// Reads an import's options from the command line.
enum ImportSettings {
  static func options(_ arguments: ParsedArguments, _ session: Session) throws -> ImportOptions {
    var options = ImportOptions()
    try Settings(session.layout).fill(&options)
    options.companion = arguments[ImportingOptions.companion].map(session.world.resolve)
    options.kind = arguments[ImportingOptions.kind].flatMap(ImportKind.init(rawValue:))
    options.currency = try arguments[ImportingOptions.currency]
    options.store = arguments[ImportingOptions.store]
    options.date = try arguments[ImportingOptions.date].map { try session.day($0) }
    options.dateOrder = arguments[ImportingOptions.dateOrder]
    options.decimalMark = arguments[ImportingOptions.decimal].flatMap(DecimalMark.init(rawValue:))
    options.countsCents = arguments[ImportingOptions.decimal] == ImportOptions.cents
    options.encoding = arguments[ImportingOptions.encoding]
    options.acceptsProposals = arguments[ImportingOptions.yes]
    for pair in arguments.values(ImportingOptions.set) {
      guard let sign = pair.firstIndex(of: "="), sign > pair.startIndex else {
        throw Failure(
          .usage, "invalid value '\(pair)' for --set", expected: "ROLE=COLUMN, such as total=Umsatz"
        )
      }
      options.roles[String(pair[..<sign])] = String(pair[pair.index(after: sign)...])
    }
    return options
  }

  static func policy(_ arguments: ParsedArguments) -> ImportPolicy {
    let isAnother = arguments[ImportingOptions.anotherReceipt]
    return ImportPolicy(
      acceptsChanges: arguments[ImportingOptions.acceptChanges],
      coincidence: arguments[ImportingOptions.sameReceipt]
        ? .sameReceipt : isAnother ? .anotherReceipt : .ask,
      rereading: arguments[ImportingOptions.replace]
        ? .replace : arguments[ImportingOptions.keepBoth] ? .keepBoth : .ask,
      listPurchases: arguments[ImportingOptions.replaceList]
        ? .replace : isAnother ? .keepBoth : .ask)
  }
}
