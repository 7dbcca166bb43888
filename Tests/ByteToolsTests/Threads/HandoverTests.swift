import Testing

@testable import ByteTools

@Suite struct HandoverTests {
  @Test func `things come out in the order in which they went in, and then nothing`() {
    let handover = Handover<Int>()
    SideWork.run({
      for number in 0..<1000 { handover.put(number) }
      handover.close()
    }) {
      for number in 0..<1000 { #expect(handover.take() == number) }
      #expect(handover.take() == nil)
    }
  }

  @Test func `two threads can hand the same things back and forth`() {
    let (free, filled) = (Handover<Int>(), Handover<Int>())
    for number in 0..<3 { free.put(number) }
    SideWork.run({
      for _ in 0..<500 {
        guard let number = free.take() else { return }
        filled.put(number)
      }
      filled.close()
    }) {
      var taken: [Int] = []
      while let number = filled.take() {
        taken.append(number)
        free.put(number)
      }
      #expect(taken == (0..<500).map { $0 % 3 })
    }
  }

  @Test func `what was handed over before the end is still there after it`() {
    let handover = Handover<String>()
    handover.put("last")
    handover.close()
    #expect(handover.take() == "last")
    #expect(handover.take() == nil)
  }
}
