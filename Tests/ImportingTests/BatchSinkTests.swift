import ByteTools
import EventSourcing
import GroceryModel
import Testing

@testable import Importing

@Suite struct BatchSinkTests {
  private static func append(to sink: inout BatchSink) throws {
    var fields = EventFields(type: .purchaseRecorded, date: Day(ordinal: 20_000))
    let (item, total, currency) = (Array("Tea".utf8), Array("2.00".utf8), Array("CHF".utf8))
    try item.withUnsafeBufferPointer { item in
      try total.withUnsafeBufferPointer { total in
        try currency.withUnsafeBufferPointer { currency in
          fields[PurchaseKey.item] = item
          fields[PurchaseKey.total] = total
          fields[PurchaseKey.currency] = currency
          try sink.append(fields, identifier: nil)
        }
      }
    }
  }

  private static func sink(making larder: ScratchLarder) -> BatchSink {
    BatchSink(making: larder.layout) { () throws(LogError) in
      do {
        return try larder.writer()
      } catch {
        throw error as? LogError ?? .cannotCreate(path: larder.layout.root, reason: "\(error)")
      }
    }
  }

  @Test func `a larder is made with its first event, and not before`() throws {
    let larder = try ScratchLarder()
    var sink = Self.sink(making: larder)
    #expect(!FileSystem.isDirectory(larder.layout.root))
    let start = sink.mark()
    try Self.append(to: &sink)
    #expect(FileSystem.isDirectory(larder.layout.root))
    try sink.rollBack(to: start)
    #expect(sink.count == 0)
    try Self.append(to: &sink)
    #expect(try sink.commit()?.commit.events == 1)
  }

  @Test func `nothing is made for nothing`() throws {
    let larder = try ScratchLarder()
    let sink = Self.sink(making: larder)
    #expect(try sink.commit() == nil)
    #expect(!FileSystem.isDirectory(larder.layout.root))
  }

  @Test func `where another program made the larder meanwhile the first event is refused`() throws {
    let larder = try ScratchLarder()
    var sink = Self.sink(making: larder)
    _ = try larder.take([Array("date,item,total\n2026-01-02,Tea,2.00\n".utf8)])
    #expect(throws: LogError.conflict(expected: 0, found: 1)) { try Self.append(to: &sink) }
    #expect(try LogSnapshot(of: larder.layout).head.sequence == 1)
  }
}
