/// The character encodings that the import can read.
public enum TextEncoding: String, CaseIterable, Sendable {
  case utf8 = "utf-8"
  case utf8Twice = "utf-8-twice"
  case utf16LittleEndian = "utf-16-le"
  case utf16BigEndian = "utf-16-be"
  case windows1252 = "cp1252"
  case windows1250 = "cp1250"
  case windows1251 = "cp1251"
  case windows1253 = "cp1253"
  case windows1254 = "cp1254"
  case windows1255 = "cp1255"
  case windows1256 = "cp1256"
  case windows1257 = "cp1257"
  case windows874 = "cp874"
  case koi8r = "koi8-r"
  case cp866 = "cp866"
  case macRoman = "macroman"
  case shiftJIS = "cp932"
  case gbk = "gbk"
  case korean = "cp949"

  /// True if only letter statistics and header words can identify the encoding.
  ///
  /// UTF-8 and UTF-16 are recognised by their byte patterns.
  var isLegacy: Bool {
    switch self {
    case .utf8, .utf8Twice, .utf16LittleEndian, .utf16BigEndian: false
    default: true
    }
  }

  /// Returns the encoding with that name in any common spelling (`UTF8`, `latin1`, `Shift_JIS`), or
  /// nil.
  public init?(named name: String) {
    let letters = name.lowercased().filter { $0.isLetter || $0.isNumber }
    switch letters {
    case "utf8", "utf8sig", "ascii": self = .utf8
    case "utf8twice", "mojibake": self = .utf8Twice
    case "utf16", "utf16le", "unicode", "ucs2": self = .utf16LittleEndian
    case "utf16be": self = .utf16BigEndian
    case "cp1252", "windows1252", "latin1", "iso88591", "iso885915", "ansi": self = .windows1252
    case "cp1250", "windows1250", "latin2", "iso88592": self = .windows1250
    case "cp1251", "windows1251": self = .windows1251
    case "cp1253", "windows1253", "greek", "iso88597": self = .windows1253
    case "cp1254", "windows1254", "latin5", "iso88599": self = .windows1254
    case "cp1255", "windows1255", "hebrew", "iso88598": self = .windows1255
    case "cp1256", "windows1256", "arabic": self = .windows1256
    case "cp1257", "windows1257", "baltic", "iso885913": self = .windows1257
    case "cp874", "windows874", "tis620", "thai", "iso885911": self = .windows874
    case "koi8r": self = .koi8r
    case "cp866", "ibm866", "dos866": self = .cp866
    case "macroman", "mac", "macintosh", "xmacroman": self = .macRoman
    case "gbk", "gb2312", "cp936", "gb18030", "euccn": self = .gbk
    case "cp949", "euckr", "uhc", "ksc56011987", "ksx1001": self = .korean
    case "cp932", "shiftjis", "sjis", "windows31j", "mskanji": self = .shiftJIS
    default: return nil
    }
  }
}
