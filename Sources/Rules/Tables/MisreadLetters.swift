/// UTF-8 that was read as Windows-1252 or Latin-1: `Ã¼` where `ü` was written.
struct MisreadLetters {
  /// The first of them as people read it, and what was written.
  let shown: String
  let meant: String
  /// The text as it was written; nil where a part of it cannot be told.
  let mended: String?

  init?(in text: String) {
    // All that such a sequence begins with, from `Â` to `ô`, has the first of these bytes, and taken apart the second.
    guard text.utf8.contains(where: { $0 == 0xC3 || $0 == 0xCC }) else { return nil }
    let scalars = text.flatMap { Self.composed[$0].map { [$0] } ?? Array($0.unicodeScalars) }
    let sequences = Self.sequences(in: scalars)
    guard let first = sequences.indices.first(where: { Self.isCertain($0, of: sequences, in: scalars) }) else { return nil }
    // A text in which nothing else is beyond ASCII was read so as a whole.
    let isWhole = sequences.reduce(0) { $0 + $1.end - $1.start } == scalars.count { !$0.isASCII }
    var mended = String.UnicodeScalarView()
    var end = 0
    var isLeft = false
    for index in sequences.indices {
      let sequence = sequences[index]
      let isMended =
        isWhole || Self.isUsual(scalars[sequence.start], scalars[sequence.start + 1])
        || Self.isCertain(index, of: sequences, in: scalars)
      mended.append(contentsOf: scalars[end..<sequence.start])
      if isMended { mended.append(sequence.meant) } else { isLeft = true }
      end = sequence.end
    }
    mended.append(contentsOf: scalars[end...])
    let whole = String(mended)
    shown = Self.text(scalars[sequences[first].start..<sequences[first].end])
    meant = String(Character(sequences[first].meant))
    isLeft = isLeft || whole.contains("â€") || whole.unicodeScalars.contains { $0 == "Ã" || (0x80...0x9F).contains($0.value) }
    self.mended = isLeft ? nil : whole
  }

  /// Characters that are one character of UTF-8, read byte by byte.
  private struct Sequence {
    let start: Int
    let end: Int
    let meant: Unicode.Scalar
  }

  private static func text(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
  }

  private static func sequences(in scalars: [Unicode.Scalar]) -> [Sequence] {
    var found: [Sequence] = []
    var index = 0
    while index < scalars.count {
      if let sequence = sequence(at: index, in: scalars) {
        found.append(sequence)
        index = sequence.end
      } else {
        index += 1
      }
    }
    return found
  }

  private static func sequence(at index: Int, in scalars: [Unicode.Scalar]) -> Sequence? {
    let lead = scalars[index].value
    guard (0xC2...0xF4).contains(lead) else { return nil }
    let length = lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
    guard index + length <= scalars.count else { return nil }
    let bytes = scalars[index..<(index + length)].compactMap(byte)
    // No byte behind the first one is ASCII, or begins another character.
    guard bytes.count == length, let text = String(validating: bytes, as: UTF8.self), let meant = text.unicodeScalars.first,
      text.unicodeScalars.count == 1
    else { return nil }
    return Sequence(start: index, end: index + length, meant: meant)
  }

  /// Letters stand before quotation marks, dashes and ellipses in any text, `à »`, `Å–A`, `aquí……`. So these tell nothing
  /// unless what is around them does.
  private static func isCertain(_ index: Int, of sequences: [Sequence], in scalars: [Unicode.Scalar]) -> Bool {
    let sequence = sequences[index]
    if isQuoted(index, of: sequences, in: scalars) { return false }
    let (lead, second) = (scalars[sequence.start], scalars[sequence.start + 1])
    let before = sequence.start > 0 ? scalars[sequence.start - 1] : " "
    let after = sequence.end < scalars.count ? scalars[sequence.end] : " "
    if second == "·" { return false }
    // A capital within a word, and a mark behind it.
    if lead.value < 0xDF, isSmall(before) { return lead != "×" }
    switch lead {
    case "Ã":
      return !marks.contains(second) || !before.properties.isAlphabetic && isSmall(after)
    case "Â":
      if !marks.contains(second) || !before.properties.isAlphabetic && isSmall(after) { return true }
      return before == " " && second == "»" || second == "«" && (before == " " && after.properties.isAlphabetic)
    case "Ä", "Å":
      return !marks.contains(second) && !signs.contains(second)
    case "â":
      return ["€", "†", "œ", "š"].contains(second) || second == "„" && scalars[sequence.start + 2] == "¢"
    case "ð":
      return second == "Ÿ"
    default:
      // A letter of another script, and the next one of its word.
      let neighbours = [index - 1, index + 1].filter { sequences.indices.contains($0) }.map { sequences[$0] }
      return neighbours.contains { other in
        (other.start == sequence.end || other.end == sequence.start) && isSameScript(lead, scalars[other.start])
          && !(marks.contains(second) && marks.contains(scalars[other.start + 1]))
      }
    }
  }

  /// Whether quotation marks hold nothing else: `people read “Ã¼”` speaks of such letters, and has none.
  private static func isQuoted(_ index: Int, of sequences: [Sequence], in scalars: [Unicode.Scalar]) -> Bool {
    var (first, last) = (index, index)
    while first > 0, sequences[first - 1].end == sequences[first].start { first -= 1 }
    while last + 1 < sequences.count, sequences[last + 1].start == sequences[last].end { last += 1 }
    return isQuoted(sequences[first].start..<sequences[last].end, in: scalars)
  }

  /// Whether a part of a text stands alone within quotation marks, which French sets off by spaces.
  static func isQuoted(_ part: Range<Int>, in scalars: [Unicode.Scalar]) -> Bool {
    func isMark(_ outside: some Swift.Sequence<Unicode.Scalar>) -> Bool {
      outside.first { $0 != "\u{A0}" && $0 != "\u{202F}" }.map(quotes.contains) ?? false
    }
    return isMark(scalars[..<part.lowerBound].reversed()) && isMark(scalars[part.upperBound...])
  }

  private static let quotes: Set<Unicode.Scalar> = ["“", "”", "„", "‘", "’", "«", "»", "\"", "'", "「", "」"]

  /// Cyrillic is `Ð` and `Ñ`, Greek `Î` and `Ï`, Arabic `Ø` to `Û`, Hebrew `×`; from `à` to `í` are those of three bytes.
  private static func isSameScript(_ lead: Unicode.Scalar, _ other: Unicode.Scalar) -> Bool {
    let groups: [ClosedRange<Unicode.Scalar>] = ["Ð"..."Ñ", "Î"..."Ï", "Ø"..."Û", "×"..."×", "à"..."í"]
    return groups.contains { $0.contains(lead) && $0.contains(other) }
  }

  /// What is meant as one wherever a text has another one that is certain.
  private static func isUsual(_ lead: Unicode.Scalar, _ second: Unicode.Scalar) -> Bool {
    "ÃÂ".unicodeScalars.contains(lead) || lead == "â" && second == "€"
  }

  private static func isSmall(_ scalar: Unicode.Scalar) -> Bool { ("a"..."z").contains(scalar) }

  private static func byte(_ scalar: Unicode.Scalar) -> UInt8? { scalar.value < 0x100 ? UInt8(scalar.value) : windows[scalar] }

  /// What may stand behind a letter in any text.
  private static let marks: Set<Unicode.Scalar> = [
    "«", "»", "‹", "›", "“", "”", "„", "‘", "’", "‚", "–", "—", "…", "\u{A0}", "•", "™",
  ]

  /// What may stand behind Å, a unit of length, and behind Ä.
  private static let signs: Set<Unicode.Scalar> = [
    "²", "³", "¹", "±", "ˆ", "˜", "‰", "†", "‡", "¶", "§", "€", "ª", "º", "®", "°", "¿",
  ]

  /// Letters of Windows-1252, also where a program has taken them apart.
  private static let composed: [Character: Unicode.Scalar] = {
    let letters = (UInt8(0xC0)...0xFF).map { Unicode.Scalar($0) } + ["Š", "Ž", "š", "ž", "Ÿ"]
    return Dictionary(letters.map { (Character($0), $0) }, uniquingKeysWith: { first, _ in first })
  }()

  /// The bytes of Windows-1252 from 0x80 to 0x9F, as Unicode's table CP1252.TXT has them. Where it has none, Latin-1's control
  /// characters stand for themselves.
  private static let windows: [Unicode.Scalar: UInt8] = [
    "€": 0x80, "‚": 0x82, "ƒ": 0x83, "„": 0x84, "…": 0x85, "†": 0x86, "‡": 0x87, "ˆ": 0x88, "‰": 0x89, "Š": 0x8A, "‹": 0x8B,
    "Œ": 0x8C, "Ž": 0x8E, "‘": 0x91, "’": 0x92, "“": 0x93, "”": 0x94, "•": 0x95, "–": 0x96, "—": 0x97, "˜": 0x98, "™": 0x99,
    "š": 0x9A, "›": 0x9B, "œ": 0x9C, "ž": 0x9E, "Ÿ": 0x9F,
  ]
}
