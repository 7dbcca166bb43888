import GroceryModel
import Projections

extension Table {
  /// The answer of `larder review list`.
  public static func reviews(_ rows: [ReviewBook.Review]) -> Table {
    Table(
      name: "reviews",
      columns: [
        Column("day", kind: .day), Column("about"), Column("item"), Column("store"),
        Column("rating", kind: .count), Column("person"), Column("text"), Column("event"),
        Column("to"),
      ],
      rows: rows.map { row in
        [
          .day(row.day.description), .text(row.about), .present(row.item), .present(row.store),
          row.rating.map { .count($0) } ?? .missing, .present(row.person), .present(row.text),
          .text(row.event.description), row.to.map { .text($0.description) } ?? .missing,
        ]
      })
  }

  /// The answer of `larder review list --ratings`.
  public static func ratings(_ rows: [(item: String, rating: ReviewBook.Rating)]) -> Table {
    Table(
      name: "ratings",
      columns: [Column("item"), Column("rating", kind: .figure), Column("reviews", kind: .count)],
      rows: rows.map { [.text($0.item), .figure($0.rating.text), .count($0.rating.count)] })
  }

  /// The columns of `larder feed`.
  public static let feedColumns: [Column] = [
    Column("day", kind: .day), Column("kind"), Column("item"), Column("store"),
    Column("value", kind: .figure), Column("currency"), Column("unit"), Column("text"),
    Column("person"), Column("event"),
  ]

  /// The answer of `larder feed`.
  public static func feed(_ rows: [FeedQuestion.Entry], title: String = "") -> Table {
    Table(
      name: "feed", title: title, columns: feedColumns,
      rows: rows.map { row in
        [
          .day(row.day.description), .text(row.kind.rawValue), .present(row.item),
          .present(row.store), row.value.isEmpty ? .missing : .figure(row.value),
          .present(row.currency), .present(row.unit), .present(row.text), .present(row.person),
          .text(row.event.description),
        ]
      })
  }

  /// The columns of `larder people`.
  public static let peopleColumns: [Column] = [
    Column("person"), Column("contributions", kind: .count), Column("level", kind: .count),
    Column("next_at", kind: .count),
    Column("progress_percent", heading: "progress %", kind: .figure),
    Column("priced", kind: .count), Column("described", kind: .count),
    Column("reviewed", kind: .count), Column("stores", kind: .count),
    Column("answers", kind: .count), Column("events", kind: .count), Column("lines", kind: .count),
  ]

  /// The answer of `larder people`.
  public static func people(_ rows: [Contributor]) -> Table {
    Table(
      name: "people", columns: peopleColumns,
      rows: rows.map { row in
        [
          .text(row.person), .count(row.contributions), .count(row.level),
          row.next.map { .count($0) } ?? .missing,
          row.progressPercent.map { .figure($0) } ?? .missing,
        ] + row.counts.map { .count($0) } + [.count(row.events), .count(row.lines)]
      })
  }
}
