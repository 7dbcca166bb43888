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

  /// Several messages to one node, added in an order of their own.
  init(sumOf messages: [GaussianMessage]) {
    let ordered = messages.sorted {
      ($0.precision, $0.information) < ($1.precision, $1.information)
    }
    for message in ordered {
      precision += message.precision
      information += message.information
    }
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
