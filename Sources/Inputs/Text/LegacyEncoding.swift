import Foundation
import LintelUnicodeText

extension DecodedText {
  /// Decodes bytes that are neither marked nor UTF-8 by the encoding their statistics suggest, or as Latin-1, in which every
  /// byte is a character, so that the rest of the file can be read.
  static func guess(_ bytes: [UInt8]) -> (utf8: [UInt8], encoding: String) {
    if let guess = CharsetDetector.detect(bytes), let encoding = encodings[guess.charset],
      let text = String(bytes: bytes, encoding: encoding)
    {
      return (Array(text.utf8), "\(guess.charset) (guessed)")
    }
    let text = String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
    return (Array(text.utf8), "ISO-8859-1 (guessed)")
  }

  /// What the detector can answer, of what can be decoded, by IANA name.
  private static let encodings: [String: String.Encoding] = [
    "ISO-8859-1": .windowsCP1252, "windows-1252": .windowsCP1252, "ISO-8859-2": .isoLatin2, "windows-1250": .windowsCP1250,
    "windows-1251": .windowsCP1251, "windows-1253": .windowsCP1253, "windows-1254": .windowsCP1254,
    "ISO-8859-9": .windowsCP1254, "Shift_JIS": .shiftJIS, "EUC-JP": .japaneseEUC,
  ]
}
