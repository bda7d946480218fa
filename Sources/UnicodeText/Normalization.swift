internal import CTextICU

/// Canonical equivalence: `é` as one character or as two is the same text.
package enum Normalization {
  /// A text in Normalization Form C, which has a character of its own for most letters with marks.
  package static func nfc(_ text: String) -> String {
    // Nothing below U+0300 (its first UTF-8 byte is 0xCC) ever changes.
    if text.utf8.allSatisfy({ $0 < 0xCC }) { return text }
    let units = UTF16Buffer(text)
    if units.withPointer({ textICU_isNFC($0, units.count) }) { return text }
    return UTF16Buffer.string(capacity: units.count) { result, capacity in
      units.withPointer { textICU_nfc($0, units.count, result, capacity) }
    } ?? text
  }
}
