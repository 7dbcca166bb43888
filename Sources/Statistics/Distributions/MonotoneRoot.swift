/// Where a monotone function is zero, by Newton's steps kept between the bounds found so far.
///
/// - Parameters:
///   - start: The first guess; the function has to have a zero on the line.
///   - function: A value and the slope there.
/// - Returns: The zero, where the last step was below 10⁻¹⁰ and so the error about its square.
func monotoneRoot(near start: Double, of function: (Double) -> (value: Double, slope: Double))
  -> Double
{
  var (low, high) = (-Double.infinity, Double.infinity)
  var x = start
  for _ in 0..<2000 {
    let (value, slope) = function(x)
    if (value < 0) == (slope > 0) { low = x } else { high = x }
    // A far step rests on a slope that does not hold so far: two is a factor of seven for the
    // logarithms that are looked for here.
    var next = x + min(max(-value / slope, -2), 2)
    guard next != x else { return x }
    if !(next > low && next < high) { next = 0.5 * (low + high) }
    let step = abs(next - x)
    x = next
    if step <= 1e-10 { return x }
  }
  return x
}
