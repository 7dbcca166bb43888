import EventSourcing
import GroceryModel

/// Pairs payments with receipts: those that agree most first.
struct PaymentPairing {
  private let payments: [PossiblePayment]
  private var free: [UInt128: ReceiptHead]
  private let sums: [UInt128: ReceiptSum]
  private let descriptions: Descriptions
  /// The receipt of each payment that has one, by the payment's place.
  private var found: [Int: PaidReceipt] = [:]

  init(
    _ payments: [PossiblePayment], _ heads: [UInt128: ReceiptHead], _ sums: [UInt128: ReceiptSum],
    _ descriptions: Descriptions
  ) {
    self.payments = payments.sorted {
      ($0.line.day, $0.line.event) < ($1.line.day, $1.line.event)
    }
    free = heads
    self.sums = sums
    self.descriptions = descriptions
  }

  mutating func paired() -> [PaidReceipt] {
    pairNamed()
    pairUnnamed()
    pairNear()
    return found.sorted { $0.key < $1.key }.map(\.value)
  }

  /// Gives each payment, from the first on, the latest receipt of its store with its total.
  private mutating func pairNamed() {
    for (place, payment) in payments.enumerated() {
      let candidates = named(payment.receipts, payment.line)
      guard let receipt = candidates.max(by: { isEarlier($0, $1) }) else { continue }
      pair(place, receipt)
    }
  }

  /// Pairs payments with receipts without a store, where each has only the other.
  private mutating func pairUnnamed() {
    var candidates: [Int: [UInt128]] = [:]
    var paymentsOf: [UInt128: Int] = [:]
    for (place, payment) in payments.enumerated()
    where found[place] == nil && payment.isWhole {
      let receipts = payment.receipts.filter { receipt in
        guard let head = free[receipt], head.store.isEmpty else { return false }
        return payment.line.day - head.day <= PaidReceiptsQuestion.mostDaysOfLooser
      }
      candidates[place] = receipts
      for receipt in receipts { paymentsOf[receipt, default: 0] += 1 }
    }
    for (place, receipts) in candidates {
      guard receipts.count == 1, paymentsOf[receipts[0]] == 1 else { continue }
      pair(place, receipts[0])
    }
  }

  /// Gives each payment left, from the first on, the receipt of its store whose sum is nearest.
  private mutating func pairNear() {
    for (place, payment) in payments.enumerated() where found[place] == nil {
      func distance(_ receipt: UInt128) -> Amount {
        sums[receipt].map { ($0.total - payment.line.total).magnitude } ?? .zero
      }
      let candidates = named(payment.nearReceipts, payment.line)
      let nearest = candidates.min { left, right in
        let distances = (distance(left), distance(right))
        return distances.0 == distances.1 ? isEarlier(right, left) : distances.0 < distances.1
      }
      if let nearest { pair(place, nearest) }
    }
  }

  private mutating func pair(_ place: Int, _ receipt: UInt128) {
    guard let head = free.removeValue(forKey: receipt), let sum = sums[receipt] else { return }
    found[place] = PaidReceipt(payments[place].line, head, sum.total)
  }

  /// The receipts that are free and whose store a payment's text names.
  private func named(_ receipts: [UInt128], _ line: SourcedLine) -> [UInt128] {
    guard !receipts.isEmpty else { return [] }
    let payee = StoreWords(withOtherNames([line.item, line.store]))
    return receipts.filter { receipt in
      guard let head = free[receipt] else { return false }
      return payee.agree(with: StoreWords(withOtherNames([head.store])))
    }
  }

  private func withOtherNames(_ names: [String]) -> [String] {
    names + names.compactMap { descriptions.canonicalStore(of: NameKey.matching($0)) }
  }

  /// Sorts by day; receipts of one day by their identity, so that the order of the log does not matter.
  private func isEarlier(_ left: UInt128, _ right: UInt128) -> Bool {
    guard let first = free[left]?.day, let second = free[right]?.day, first != second else {
      return left < right
    }
    return first < second
  }
}
