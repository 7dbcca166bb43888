extension EntryKind {
  /// Reviews and answers to them.
  static let reviews: [EntryKind] = [
    EntryKind(
      "review", "post", type: .reviewPosted, abstract: "review a product or a store",
      discussion: """
        Takes a rating, a text or both. Without --about, it is about the product --item, else about
        the store --store, else general. A review of a price needs --item and --store.
        """,
      examples: [
        CommandExample("larder review post --item 'Oat Drink 1 l' --rating 4", "four of five"),
        CommandExample(
          "larder review post --store Greenquill --text 'queues on Saturday'", "about a store"),
      ]),
    EntryKind(
      "review", "answer", type: .reviewAnswered, abstract: "answer a review, or another answer",
      subject: "to",
      examples: [
        CommandExample(
          "larder review answer 0123456789abcdef0123456789abcdef --text 'not before ten'",
          "its id is in the column event of 'larder review list'")
      ]),
  ]
}
