import Testing

@testable import ColumnStore

@Suite struct LargeArraysTests {
  @Test func `an array keeps what it has when room is made`() {
    var numbers: [Int] = []
    for number in 0..<600_000 {
      numbers.makeRoom()
      numbers.append(number)
    }
    #expect(numbers == Array(0..<600_000))
    let capacity = numbers.capacity
    numbers.reserveLarge(10)
    #expect(numbers.capacity == capacity)
    numbers.reserveLarge(3_000_000)
    #expect(numbers.capacity >= 3_000_000)
    #expect(numbers == Array(0..<600_000))
  }

  @Test func `a copy is not changed`() {
    var texts = ["a", "b"]
    let copy = texts
    texts.reserveLarge(100)
    texts.append("c")
    #expect(copy == ["a", "b"])
    #expect(texts == ["a", "b", "c"])
  }
}
