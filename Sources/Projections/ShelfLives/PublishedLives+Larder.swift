extension PublishedLives {
  /// How long what keeps in the pantry does, beside grains and snacks.
  static let larder = [
    oils, baking, chocolate, spreads, spices, tins, sauces, nuts, babyFood,
  ].joined(separator: "\n")
}
