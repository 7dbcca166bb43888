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
    /// Point, the 80 % bounds, the 95 % bounds.
    let expected: [Double]

    func projection() -> MonthEndProjection? {
      MonthEndProjection(
        spent: spent, day: day, of: days,
        past: past.map { Past(total: $0.0, days: $0.1) })
    }
  }

  static let vectors = [
    Vector(
      spent: 0, day: 1, days: 31, past: [], expected: [0, 0, 0, 0, 0]),
    Vector(
      spent: 120.5, day: 4, days: 30, past: [],
      expected: [903.75, 355.475, 1608.675, 120.5, 2313.6]),
    Vector(
      spent: 80, day: 4, days: 31, past: [(300, 30)],
      expected: [
        350.34838709677416, 235.0411130475727, 497.10309952303055, 184.7252116442848,
        627.0858448148576,
      ]),
    Vector(
      spent: 80, day: 4, days: 28,
      past: [
        (300, 30), (420.4, 31), (90, 28), (610, 31), (505.5, 30), (330, 31), (350, 31), (280, 30),
      ],
      expected: [
        350.7528915444246, 169.2881446378552, 581.7080239709674, 90.10352780589767,
        786.2682841201911,
      ]),
    Vector(
      spent: 412.25, day: 17, days: 31, past: [(500, 31), (650, 30)],
      expected: [
        664.7278443607252, 517.4656539746414, 839.3387272470817, 466.97576012798413,
        999.2233910948298,
      ]),
    Vector(
      spent: 45, day: 3, days: 7, past: [(70, 7), (95, 7), (60, 7)],
      expected: [
        85.48989547038327, 65.91536395705872, 110.40293557825089, 57.37375020578982,
        132.4687711023622,
      ]),
    Vector(
      spent: 0, day: 9, days: 31, past: [(0, 31), (0, 30)], expected: [0, 0, 7.2, 0, 13.85]),
    Vector(
      spent: 900, day: 40, days: 92, past: [(2100, 91), (1980, 90)],
      expected: [
        2044.503, 1156.2078518620629, 3261.4673529489737, 1005.1976766786136, 4469.548754416568,
      ]),
    Vector(
      spent: 3000, day: 6, days: 30, past: [(90, 31)],
      expected: [
        3618.6543778801843, 3347.84312722091, 3954.172741528843, 3228.0151402035317,
        4251.346149331941,
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
      MonthEndProjection(spent: 10, day: 2, of: 30, past: []),
      MonthEndProjection(spent: 10, day: 2, of: 30, past: past),
      MonthEndProjection(spent: 10, day: 30, of: 30, past: past),
    ]
    #expect(projections.map(\.?.method) == [.proRata, .smoothedRate, .ended])
    #expect(projections.map(\.?.count) == [0, 1, 1])
  }

  @Test(arguments: [30, 31])
  func `an ended period comes to what was spent`(day: Int) throws {
    let projection = try #require(
      MonthEndProjection(spent: 310.25, day: day, of: 30, past: [Past(total: 9, days: 31)]))
    #expect(isEqual(projection, Array(repeating: 310.25, count: 5)))
  }

  @Test func `a period not yet begun goes by the past alone`() throws {
    let past = [Past(total: 300, days: 30)]
    let projection = try #require(MonthEndProjection(spent: 0, day: 0, of: 30, past: past))
    #expect(abs(projection.total.point - 0.97 * 300) < 1e-9)
    #expect(MonthEndProjection(spent: 0, day: 0, of: 30, past: []) == nil)
  }

  @Test func `net refunds never lower what is to come`() throws {
    let alone = try #require(MonthEndProjection(spent: -40, day: 4, of: 30, past: []))
    #expect(isEqual(alone, Array(repeating: -40, count: 5)))
    let past = [Past(total: -600, days: 30)]
    let refunded = try #require(MonthEndProjection(spent: -40, day: 4, of: 30, past: past))
    #expect(refunded.total.point == -40)
    #expect(
      refunded.total.interval95?.lowerBound == -40 && refunded.total.interval80.upperBound > -40)
  }

  @Test func `days and amounts that cannot be are refused`() {
    let past = [Past(total: 300, days: 30)]
    #expect(MonthEndProjection(spent: 1, day: -1, of: 30, past: past) == nil)
    #expect(MonthEndProjection(spent: 1, day: 0, of: 0, past: past) == nil)
    #expect(MonthEndProjection(spent: .nan, day: 1, of: 30, past: past) == nil)
    #expect(
      MonthEndProjection(spent: 1, day: 1, of: 30, past: [Past(total: 1, days: 0)]) == nil)
    #expect(
      MonthEndProjection(spent: 1, day: 1, of: 30, past: [Past(total: .infinity, days: 9)]) == nil)
  }

  @Test(.enabled(if: PredictionStudy.isPresent, "the shared study is not beside this checkout"))
  func `all golden vectors are reached to nine digits`() throws {
    let cases = try PredictionStudy.goldenCases("monthend", of: GoldenMonthEnd.self)
    #expect(cases.count == 15)
    for golden in cases {
      let projection = try #require(golden.vector.projection())
      #expect(isEqual(projection, golden.vector.expected), "\(golden)")
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
