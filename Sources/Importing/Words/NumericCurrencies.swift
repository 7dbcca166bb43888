/// Currencies by their numbers in ISO 4217, which programs of banks write instead of codes.
enum NumericCurrencies {
  /// Returns the code of a number such as `980`.
  static func code(_ number: String) -> String? { codes[number] }

  private static let codes: [String: String] = {
    let list = """
      008 DZD 032 ARS 036 AUD 044 BSD 048 BHD 050 BDT 051 AMD 052 BBD 068 BOB 072 BWP 084 BZD 096 BND
      104 MMK 108 BIF 116 KHR 124 CAD 132 CVE 144 LKR 152 CLP 156 CNY 170 COP 188 CRC 191 HRK 192 CUP
      203 CZK 208 DKK 214 DOP 222 SVC 230 ETB 242 FJD 270 GMD 292 GIP 320 GTQ 332 HTG 340 HNL 344 HKD
      348 HUF 352 ISK 356 INR 360 IDR 364 IRR 368 IQD 376 ILS 388 JMD 392 JPY 398 KZT 400 JOD 404 KES
      410 KRW 414 KWD 417 KGS 418 LAK 422 LBP 434 LYD 454 MWK 458 MYR 462 MVR 480 MUR 484 MXN 496 MNT
      498 MDL 504 MAD 512 OMR 516 NAD 524 NPR 554 NZD 558 NIO 566 NGN 578 NOK 586 PKR 590 PAB 598 PGK
      600 PYG 604 PEN 608 PHP 634 QAR 643 RUB 646 RWF 682 SAR 690 SCR 702 SGD 704 VND 710 ZAR 752 SEK
      756 CHF 764 THB 780 TTD 784 AED 788 TND 800 UGX 807 MKD 818 EGP 826 GBP 834 TZS 840 USD 858 UYU
      860 UZS 886 YER 901 TWD 933 BYN 934 TMT 936 GHS 941 RSD 944 AZN 946 RON 949 TRY 950 XAF 952 XOF
      967 ZMW 968 SRD 969 MGA 971 AFN 972 TJS 975 BGN 976 CDF 977 BAM 978 EUR 980 UAH 981 GEL 985 PLN
      986 BRL
      """
    let parts = list.split { $0 == " " || $0 == "\n" }.map(String.init)
    return Dictionary(
      uniqueKeysWithValues: stride(from: 0, to: parts.count, by: 2).flatMap { place in
        // `032` loses its zero in programs that write numbers.
        let (number, code) = (parts[place], parts[place + 1])
        let bare = String(number.drop { $0 == "0" })
        return bare == number ? [(number, code)] : [(number, code), (bare, code)]
      })
  }()
}
