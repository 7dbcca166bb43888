extension EntryKind {
  /// What people say, and what others answer.
  static let reviews: [EntryKind] = [
    EntryKind(
      "review", "post", type: .reviewPosted, abstract: "say what a product or a store is like",
      discussion: """
        A rating, a text or both. Without --about it is about the product of --item, else about the
        store of --store, else general; an opinion on a price names item and store.
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
          "to what stands in the column event of 'larder review list'")
      ]),
  ]
}
