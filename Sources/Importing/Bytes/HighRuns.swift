/// Statistics of runs of non-ASCII bytes, to recognise encodings of non-Latin alphabets.
///
/// Long runs are whole words in Cyrillic or Greek. If all runs have an even length, the characters
/// have two bytes (Chinese, Korean).
struct HighRuns {
  private var high = 0
  private var inRuns = 0
  private var runCount = 0
  private var oddRuns = 0
  private var run = 0
  private var last: UInt8 = 0
  /// Bytes 0xA1 to 0xBF: punctuation and symbols in single-byte code pages, trail bytes in two-byte
  /// ones.
  private var signs = 0
  private var letters = 0
  /// Counts of the letters *a*, *i* and *o* in both cases, in Windows-1251 and in Windows-1253.
  private var cyrillicVowels = 0
  private var greekVowels = 0
  /// Counts of byte pairs that are common Korean and common Chinese characters.
  private var korean = 0
  private var chinese = 0

  /// Counts one byte of the text; call it for ASCII bytes too, because they end a run.
  mutating func read(_ byte: UInt8) {
    guard byte >= 0x80 else {
      end()
      return
    }
    high += 1
    run += 1
    if byte >= 0xC0 { letters += 1 }
    if (0xA1...0xBF).contains(byte) { signs += 1 }
    switch byte & 0xDF {
    case 0xC0, 0xC8, 0xCE: cyrillicVowels += 1
    case 0xC1, 0xC9, 0xCF: greekVowels += 1
    default: break
    }
    if run % 2 == 0 { readPair(last, byte) }
    last = byte
  }

  private mutating func readPair(_ lead: UInt8, _ trail: UInt8) {
    if Self.everydayKorean.contains(KoreanTable.scalar(lead: lead, trail: trail)) { korean += 1 }
    if Self.everydayChinese.contains(GBKTable.scalar(lead: lead, trail: trail)) { chinese += 1 }
  }

  private mutating func end() {
    guard run > 0 else { return }
    runCount += 1
    if run > 1 { inRuns += run }
    if run % 2 == 1 { oddRuns += 1 }
    run = 0
  }

  /// The encoding that the runs suggest, or nil if they are not conclusive.
  var choice: TextEncoding? {
    guard high > 1, inRuns * 10 >= high * 7 else { return nil }
    if oddRuns * 10 <= runCount, signs * 7 >= high, korean + chinese > 0 {
      return korean > chinese ? .korean : .gbk
    }
    guard letters * 10 >= high * 8, high >= runCount * 3 else { return nil }
    return greekVowels > cyrillicVowels ? .windows1253 : .windows1251
  }

  private static let everydayKorean = scalars(
    """
    이다가의는을에고하지로기사한인대자어정리시원라마수아나과일금액매장상품명날짜단격량합계할유란쌀돼물채소커피빵면국김치두부햇반우울서트
    점롯데홈플러스편의생선쇠갈비삼겹닭오징어참새콩감귤포도복숭박호양파늘추무배
    """)
  private static let everydayChinese = scalars(
    """
    日期商品名称数量单价金额合计店牛奶鸡蛋米面油菜肉鱼果水饮料酒茶糖盐酱醋豆腐大小中新鲜袋瓶盒斤公克元超市支付纯苹东北方便韭洗衣液包猪
    羊虾蕉橙葡萄瓜番茄土萝卜白青红黄黑香干粉条饼食用生活家总数编号类别规格优惠折扣
    """)

  private static func scalars(_ text: String) -> Set<UInt32> {
    Set(text.unicodeScalars.filter { $0.value > 0x80 }.map(\.value))
  }
}
