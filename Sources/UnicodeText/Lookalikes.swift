internal import CTextICU

/// Letters of different scripts that look alike (UTS #39): Cyrillic `а` and Latin `a`.
package enum Lookalikes {
  /// The letter of another script that looks like this one, if there is one among the alphabets that are compared: Latin,
  /// Cyrillic, Greek and Armenian.
  package static func letter(like letter: Unicode.Scalar, in script: String) -> Unicode.Scalar? {
    guard let skeleton = skeleton(String(letter)) else { return nil }
    return byScript[script]?[skeleton]
  }

  /// Whether a letter is to the eye one of a script with a mark on it, and the script has none such: Latin `ô` in a Cyrillic word.
  package static func isAccented(_ letter: Unicode.Scalar, in script: String) -> Bool {
    guard let parts = skeleton(String(letter))?.unicodeScalars, parts.count > 1, let base = parts.first else { return false }
    return byScript[script]?[String(base)] != nil && parts.dropFirst().allSatisfy { $0.properties.generalCategory == .nonspacingMark }
  }

  /// By script, then by skeleton.
  private static let byScript: [String: [String: Unicode.Scalar]] = {
    let alphabets: [(String, [ClosedRange<UInt32>])] = [
      ("Latn", [0x41...0x5A, 0x61...0x7A, 0xC0...0xFF, 0x100...0x17F]),
      ("Cyrl", [0x410...0x45F, 0x400...0x40F, 0x490...0x4FF]),
      ("Grek", [0x386...0x3CE]),
      ("Armn", [0x531...0x556, 0x561...0x587]),
    ]
    return Dictionary(
      uniqueKeysWithValues: alphabets.map { script, ranges in
        var letters: [String: Unicode.Scalar] = [:]
        for scalar in ranges.joined().compactMap(Unicode.Scalar.init) {
          if let skeleton = skeleton(String(scalar)), letters[skeleton] == nil { letters[skeleton] = scalar }
        }
        return (script, letters)
      })
  }()

  static func skeleton(_ text: String) -> String? {
    let units = UTF16Buffer(text)
    return UTF16Buffer.string(capacity: 8) { result, capacity in
      units.withPointer { textICU_skeleton($0, units.count, result, capacity) }
    }
  }
}
