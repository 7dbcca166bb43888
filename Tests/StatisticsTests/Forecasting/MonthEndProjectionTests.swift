import Statistics
import Testing

@Suite struct MonthEndProjectionTests {
  typealias Past = MonthEndProjection.PastPeriod

  /// Inputs and what the reference recipe (Python) made of them.
  struct Vector: Sendable {
    let spent: Double
    let day: Int
    let days: Int
    let past: [(Double, Int)]
    /// Days before the day that is looked from, with what was spent.
    var spending: [(Int, Double)] = []
    /// Point, the 80 % bounds, the 95 % bounds.
    let expected: [Double]

    func projection() -> MonthEndProjection? {
      MonthEndProjection(
        spent: spent, day: day, of: days,
        past: past.map { Past(total: $0.0, days: $0.1) },
        spendingDays: spending.map {
          MonthEndProjection.SpendingDay(age: $0.0, amount: $0.1)
        })
    }
  }

  static let vectors = [
    Vector(
      spent: 0, day: 1, days: 31, past: [], expected: [0, 0, 0, 0, 0]),
    Vector(
      spent: 120.5, day: 4, days: 30, past: [],
      expected: [903.75, 355.475, 1608.675, 120.5, 2313.6]),
    Vector(
      spent: 160, day: 10, days: 31, past: [(320, 30), (400, 31), (320, 30)],
      spending: [
        (3, 80.0), (10, 80.0), (17, 80.0), (24, 80.0), (31, 80.0), (38, 80.0), (45, 80.0),
        (52, 80.0), (59, 80.0), (66, 80.0), (73, 80.0), (80, 80.0), (87, 80.0), (94, 80.0),
      ],
      expected: [
        394.4683037220844, 315.018076370136, 504.9041197412926, 284.03248770287615,
        589.121360734358,
      ]),
    Vector(
      spent: 300, day: 10, days: 31, past: [(20, 30), (240, 31), (15, 30)],
      spending: [(4, 300.0), (40, 15.0), (70, 240.0), (88, 20.0)],
      expected: [386.54065607940447, 300.0, 648.35543347763, 300.0, 848.0127457381473]),
    Vector(
      spent: 0, day: 5, days: 30, past: [(90, 31)],
      spending: [(9, 60.0), (20, 30.0)],
      expected: [67.58709677419355, 0.0, 191.06767111038732, 0.0, 280.5703692869573]),
    Vector(
      spent: 80, day: 4, days: 31, past: [(300, 30)],
      spending: [(0, 50.0), (2, 30.0), (6, 100.0), (12, 50.0), (30, 150.0)],
      expected: [350.34838709677416, 162.90151887932964, 650.666487789239, 80.0, 868.3467218482067]),
    Vector(
      spent: 80, day: 4, days: 28,
      past: [
        (300, 30), (420.4, 31), (90, 28), (610, 31), (505.5, 30), (330, 31), (350, 31), (280, 30),
      ],
      spending: [(1, 80.0), (9, 120.0), (20, 60.0), (33, 200.0), (60, 10.0), (190, 500.0)],
      expected: [
        350.7528915444246, 216.71212035263974, 565.5063851742734, 151.8536826791955,
        721.1666355905397,
      ]),
    Vector(
      spent: 412.25, day: 17, days: 31, past: [(500, 31), (650, 30)],
      spending: [(0, 12.25), (4, 200.0), (9, 200.0)],
      expected: [664.7278443607252, 412.25, 1044.402248905785, 412.25, 1398.765026481174]),
    Vector(
      spent: 45, day: 3, days: 7, past: [(70, 7), (95, 7), (60, 7)],
      spending: [(1, 45.0)],
      expected: [85.48989547038327, 45.0, 193.76827632793024, 45.0, 272.2519349360851]),
    Vector(
      spent: 0, day: 9, days: 31, past: [(0, 31), (0, 30)],
      spending: [],
      expected: [0.0, 0.0, 0.0, 0.0, 0.0]),
    Vector(
      spent: 900, day: 40, days: 92, past: [(2100, 91), (1980, 90)],
      spending: [
        (0, 150.0), (6, 156.0), (12, 162.0), (18, 168.0), (24, 174.0), (30, 180.0), (36, 186.0),
        (42, 192.0), (48, 198.0), (54, 204.0), (60, 210.0), (66, 216.0), (72, 222.0), (78, 228.0),
        (84, 234.0), (90, 240.0), (96, 246.0), (102, 252.0), (108, 258.0), (114, 264.0),
        (120, 270.0), (126, 276.0), (132, 282.0), (138, 288.0), (144, 294.0), (150, 300.0),
        (156, 306.0), (162, 312.0), (168, 318.0), (174, 324.0),
      ],
      expected: [
        2044.503, 1718.8734881516916, 2584.751962839239, 1615.264098018139, 3184.206291469079,
      ]),
  ]

  @Test(arguments: vectors.indices)
  func `a projection equals the reference`(index: Int) throws {
    let vector = Self.vectors[index]
    let projection = try #require(vector.projection())
    #expect(isEqual(projection, vector.expected), "\(projection)")
  }

  @Test func `the method tells what the projection rests on`() {
    let past = [Past(total: 300, days: 30)]
    let projections = [
      MonthEndProjection(spent: 10, day: 2, of: 30, past: [], spendingDays: []),
      MonthEndProjection(spent: 10, day: 2, of: 30, past: past, spendingDays: []),
      MonthEndProjection(spent: 10, day: 30, of: 30, past: past, spendingDays: []),
    ]
    #expect(projections.map(\.?.method) == [.proRata, .smoothedRate, .ended])
    #expect(projections.map(\.?.count) == [0, 1, 1])
  }

  @Test(arguments: [30, 31])
  func `an ended period comes to what was spent`(day: Int) throws {
    let projection = try #require(
      MonthEndProjection(
        spent: 310.25, day: day, of: 30, past: [Past(total: 9, days: 31)], spendingDays: []))
    #expect(isEqual(projection, Array(repeating: 310.25, count: 5)))
  }

  @Test func `a period not yet begun goes by the past alone`() throws {
    let past = [Past(total: 300, days: 30)]
    let projection = try #require(
      MonthEndProjection(spent: 0, day: 0, of: 30, past: past, spendingDays: []))
    #expect(abs(projection.total.point - 0.97 * 300) < 1e-9)
    #expect(MonthEndProjection(spent: 0, day: 0, of: 30, past: [], spendingDays: []) == nil)
  }

  @Test func `bounds do not depend on the currency's unit`() throws {
    let vector = Self.vectors[4]
    let small = try #require(vector.projection()?.total)
    let large = try #require(
      Vector(
        spent: 1000 * vector.spent, day: vector.day, days: vector.days,
        past: vector.past.map { (1000 * $0.0, $0.1) },
        spending: vector.spending.map { ($0.0, 1000 * $0.1) }, expected: []
      ).projection()?.total)
    #expect(isNear(large.interval80.upperBound, 1000 * small.interval80.upperBound))
    #expect(isNear(large.interval80.lowerBound, 1000 * small.interval80.lowerBound))
  }

  @Test func `net refunds never lower what is to come`() throws {
    let alone = try #require(
      MonthEndProjection(spent: -40, day: 4, of: 30, past: [], spendingDays: []))
    #expect(isEqual(alone, Array(repeating: -40, count: 5)))
    let past = [Past(total: -600, days: 30)]
    let refunded = try #require(
      MonthEndProjection(spent: -40, day: 4, of: 30, past: past, spendingDays: []))
    #expect(refunded.total.point == -40)
    #expect(
      refunded.total.interval95?.lowerBound == -40 && refunded.total.interval80.upperBound >= -40)
  }

  @Test func `days and amounts that cannot be are refused`() {
    let past = [Past(total: 300, days: 30)]
    #expect(MonthEndProjection(spent: 1, day: -1, of: 30, past: past, spendingDays: []) == nil)
    #expect(MonthEndProjection(spent: 1, day: 0, of: 0, past: past, spendingDays: []) == nil)
    #expect(MonthEndProjection(spent: .nan, day: 1, of: 30, past: past, spendingDays: []) == nil)
    #expect(
      MonthEndProjection(
        spent: 1, day: 1, of: 30, past: [Past(total: 1, days: 0)], spendingDays: []) == nil)
    #expect(
      MonthEndProjection(
        spent: 1, day: 1, of: 30, past: [Past(total: .infinity, days: 9)], spendingDays: []) == nil)
  }

  @Test(.enabled(if: PredictionStudy.isPresent, "the shared study is not beside this checkout"))
  func `golden points are reached to nine digits, and bounds without past periods`() throws {
    let cases = try PredictionStudy.goldenCases("monthend", of: GoldenMonthEnd.self)
    #expect(cases.count == 15)
    for golden in cases {
      let (vector, projection) = (golden.vector, try #require(golden.vector.projection()))
      #expect(isNear(projection.total.point, vector.expected[0], within: 1e-9), "\(golden)")
      // The bounds of the first study rest on past periods alone.
      #expect(!vector.past.isEmpty || isEqual(projection, vector.expected), "\(golden)")
    }
  }

  /// Equal to nine digits, or to a billionth of the unit below one.
  private func isEqual(_ projection: MonthEndProjection, _ expected: [Double]) -> Bool {
    let total = projection.total
    let values = [
      total.point, total.interval80.lowerBound, total.interval80.upperBound,
      total.interval95?.lowerBound,
      total.interval95?.upperBound,
    ]
    return values.count == expected.count
      && zip(values, expected).allSatisfy { abs(($0 ?? .nan) - $1) <= 1e-9 * max(1, abs($1)) }
  }
}

/// One case of the shared study's golden vectors, which are not part of this repository.
private struct GoldenMonthEnd: Decodable {
  let spent: Double
  let day: Int
  let ndays: Int
  let past: [[Double]]
  let out: [String: Double]

  var vector: MonthEndProjectionTests.Vector {
    MonthEndProjectionTests.Vector(
      spent: spent, day: day, days: ndays, past: past.map { ($0[0], Int($0[1])) },
      expected: ["point", "lo80", "hi80", "lo95", "hi95"].map { out[$0] ?? .nan })
  }
}
