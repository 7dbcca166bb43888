/// Whether numbers are equal but for rounding.
func isNear(_ value: Double?, _ expected: Double, within tolerance: Double = 1e-12) -> Bool {
  value.map { abs($0 - expected) <= tolerance * abs(expected) } ?? false
}
