/// Whether two texts of one script are spelled nearly alike, as a word is that languages borrow from each other: *Temperature* and
/// *Temperatur*.
enum NearlySame {
  /// Longer texts, in bytes of UTF-8, are sentences. The figure is ours.
  private static let longest = 48

  /// Whether no more than two fifths of the letters differ. The figure is ours.
  static func are(_ first: String, _ second: String) -> Bool {
    guard first.utf8.count <= longest, second.utf8.count <= longest else { return false }
    let (a, b) = (spelled(first), spelled(second))
    guard !a.isEmpty, !b.isEmpty else { return false }
    let most = max(a.count, b.count) * 2 / 5
    guard abs(a.count - b.count) <= most else { return false }
    return distance(a, b) <= most
  }

  /// What stands for a letter with an accent, which is like any: *Menü* is *Menu*.
  private static let accented = UInt8.max

  private static func spelled(_ text: String) -> [UInt8] {
    text.unicodeScalars.compactMap { scalar in
      if scalar.isASCII { return scalar.isUppercaseLetter ? UInt8(scalar.value) | 0x20 : UInt8(scalar.value) }
      return (0x300..<0x370).contains(scalar.value) ? nil : accented
    }
  }

  /// How many letters are to be put in, taken out or replaced (Levenshtein).
  private static func distance(_ a: [UInt8], _ b: [UInt8]) -> Int {
    var previous = Array(0...b.count)
    var row = previous
    for (i, own) in a.enumerated() {
      row[0] = i + 1
      for (j, other) in b.enumerated() {
        let isSame = own == other || own == accented || other == accented
        row[j + 1] = min(previous[j + 1] + 1, row[j] + 1, previous[j] + (isSame ? 0 : 1))
      }
      swap(&previous, &row)
    }
    return previous[b.count]
  }
}
