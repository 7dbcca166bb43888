import ByteTools
import GroceryModel

/// The sums of purchase lines by currency.
///
/// Consecutive lines usually have the same currency, so the current sum needs no dictionary lookup.
struct RunningNets {
  private var closed: [String: ImportOutcome.Net] = [:]
  private var open = ImportOutcome.Net()
  private var openCurrency: [UInt8] = []

  mutating func add(_ total: Amount, _ currency: Bytes) {
    if !currency.elementsEqual(openCurrency) {
      closed = byCurrency
      open = ImportOutcome.Net()
      openCurrency = Array(currency)
    }
    open.amount += total
    open.lines += 1
  }

  /// The sums so far, by currency code.
  var byCurrency: [String: ImportOutcome.Net] {
    guard open.lines > 0 else { return closed }
    var nets = closed
    let code = String(decoding: openCurrency, as: UTF8.self)
    nets[code, default: ImportOutcome.Net()].amount += open.amount
    nets[code, default: ImportOutcome.Net()].lines += open.lines
    return nets
  }
}
