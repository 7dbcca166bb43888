/// What observations below a node of a tree of normal variables say of the node's value.
struct GaussianMessage: Hashable {
  /// The inverse of the variance; 0 if nothing was observed.
  private(set) var precision = 0.0
  /// The mean times the precision.
  private(set) var information = 0.0

  /// An observation of a node.
  init(mean: Double, precision: Double) {
    self.precision = precision
    information = mean * precision
  }

  /// What is said by the numbers themselves.
  init(precision: Double, information: Double) {
    self.precision = precision
    self.information = information
  }

  /// Nothing was observed.
  static let none = GaussianMessage(precision: 0, information: 0)

  static func += (sum: inout GaussianMessage, more: GaussianMessage) {
    sum.precision += more.precision
    sum.information += more.information
  }

  /// What the message to a child says of its parent, from which the child deviates.
  func blurred(by deviation: Double) -> GaussianMessage {
    var parent = self
    let spread = 1 + precision * deviation * deviation
    parent.precision /= spread
    parent.information /= spread
    return parent
  }
}

/// The sum of several messages to one node; each message can be removed again.
///
/// Sums are exact in units of 2⁻⁶⁴, so neither the order of messages nor a removed message changes
/// a digit.
struct GaussianSum: Hashable {
  private var precision: Int128 = 0
  private var information: Int128 = 0

  private static let unit = 0x1p-64

  static func += (sum: inout GaussianSum, message: GaussianMessage) {
    sum.precision += whole(message.precision)
    sum.information += whole(message.information)
  }

  static func -= (sum: inout GaussianSum, message: GaussianMessage) {
    sum.precision -= whole(message.precision)
    sum.information -= whole(message.information)
  }

  private static func whole(_ number: Double) -> Int128 { Int128((number / unit).rounded()) }

  /// What the messages say together.
  var message: GaussianMessage {
    GaussianMessage(
      precision: Double(precision) * Self.unit, information: Double(information) * Self.unit)
  }
}

/// What is known of a node by all observations in the tree.
struct GaussianBelief: Hashable {
  let mean: Double
  let variance: Double

  /// The belief in a child that deviates from this node and received a message from below.
  ///
  /// This node's belief must hold that message too.
  func spread(by deviation: Double, seen message: GaussianMessage) -> GaussianBelief {
    let tie = 1 / (deviation * deviation)
    let precision = tie + message.precision
    let share = tie / precision
    return GaussianBelief(
      mean: message.information / precision + share * mean,
      variance: 1 / precision + share * share * variance)
  }
}
