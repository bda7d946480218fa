/// The 8-bit character set of NeXTSTEP, which octal escapes of a `.strings` file still mean.
///
/// Source of the upper half: the mapping NEXTSTEP.TXT that the Unicode Consortium publishes under VENDORS/NEXT.
enum NextStepLatin {
  static func scalar(_ code: UInt8) -> Unicode.Scalar {
    code < 0x80 ? Unicode.Scalar(code) : upperHalf[Int(code) - 0x80]
  }

  private static let upperHalf = Array(
    ("\u{A0}ÀÁÂÃÄÅÇÈÉÊËÌÍÎÏ" + "ÐÑÒÓÔÕÖÙÚÛÜÝÞµ×÷"
      + "©¡¢£\u{2044}¥ƒ§¤’“«‹›ﬁﬂ" + "®–†‡·¦¶•‚„”»…‰¬¿"
      + "¹\u{2CB}´\u{2C6}\u{2DC}¯\u{2D8}\u{2D9}¨²\u{2DA}¸³\u{2DD}\u{2DB}\u{2C7}" + "—±¼½¾àáâãäåçèéêë"
      + "ìÆíªîïðñŁØŒºòóôõ" + "öæùúûıüýłøœßþÿ\u{FFFD}\u{FFFD}").unicodeScalars)
}
