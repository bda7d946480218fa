import LintelModel

/// Windows-1252, in which spreadsheet programs of Western European systems save CSV when nobody asks them for UTF-8.
/// Source: https://encoding.spec.whatwg.org/index-windows-1252.txt
package enum WesternText {
  /// What the bytes from 80 to 9F are; nil for those that mean nothing, and for letters and signs that its languages hardly write: where they
  /// stand, the file is in another encoding, such as Mac Roman, whose “é” and “ü” are among them.
  private static let high: [Unicode.Scalar?] = [
    "€", nil, "‚", nil, "„", "…", nil, nil, nil, "‰", nil, "‹", "Œ", nil, nil, nil,
    nil, "‘", "’", "“", "”", "•", "–", "—", nil, "™", nil, "›", "œ", nil, nil, nil,
  ]

  /// The languages whose letters it has.
  private static let languages: Set<String> = [
    "af", "ca", "da", "de", "en", "es", "eu", "fo", "fr", "ga", "gl", "id", "is", "it", "ms", "nb", "nl", "nn", "no", "pt", "sv",
  ]

  package static func writes(_ locale: LocaleID) -> Bool { languages.contains(locale.language) }

  /// As UTF-8; nil for what is surely something else.
  static func utf8(of bytes: [UInt8]) -> [UInt8]? {
    var text = String.UnicodeScalarView()
    for byte in bytes {
      switch byte {
      case 0x80...0x9F:
        guard let scalar = high[Int(byte) - 0x80] else { return nil }
        text.append(scalar)
      case 0: return nil
      default: text.append(Unicode.Scalar(byte))
      }
    }
    return Array(String(text).utf8)
  }
}
