import LintelFindings
import LintelModel

/// Words that a table has once, and that differ by one letter, or by two in each other's place, from one that it has often for the
/// same word of the source. No dictionary is asked: the table is one.
///
/// Endings and beginnings tell forms of a word apart, accents and linking letters are spelled in two ways by rules of their
/// language: what differs there is no slip. In the tables of 20 apps all but one of 27 words that were found so were slips; a letter
/// nearer to the end, or a word that is less frequent, and it is one in two.
struct OtherSpellings {
  let pair: TableInLocale.Pair
  /// As the text has it.
  let word: String
  /// As the first text has it.
  let usual: String
  /// In how many texts the table has the usual one.
  let count: Int

  /// Texts that have a word, to make it the usual one. The figure is ours.
  private static let often = 7
  /// Letters before and behind what differs. The figures are ours.
  private static let (start, end) = (3, 5)
  private static let shortest = 8
  /// Letters of a source's word that says what it is about: shorter ones are in most sentences.
  private static let shortestOfSource = 4

  static func found(in table: TableInLocale) -> [OtherSpellings] {
    guard !table.isSource, !table.locale.setsNoSpaces, table.pairs.count > often else { return [] }
    var texts: [String: [Int]] = [:]
    for index in table.pairs.indices {
      guard let text = text(of: table.pairs[index], in: table) else { continue }
      for word in Set(words(of: text, atLeast: shortest - 1)) { texts[word, default: []].append(index) }
    }
    // Both have their first and last letters in common: few are compared.
    var usual: [String: [String]] = [:]
    for (word, places) in texts where places.count >= often && word.count >= shortest { usual[ends(of: word), default: []].append(word) }
    guard !usual.isEmpty else { return [] }
    var found: [OtherSpellings] = []
    for (word, places) in texts where places.count == 1 {
      guard let others = usual[ends(of: word)] else { continue }
      let pair = table.pairs[places[0]]
      let meant = others.filter { isSlip(word, for: $0) && isMeant($0, in: pair, texts[$0] ?? [], of: table) }
      guard let best = meant.max(by: { (texts[$0]!.count, $1) < (texts[$1]!.count, $0) }),
        !words(of: pair.source.value, atLeast: shortest - 1).contains(word), !isCompound(word, or: best, in: table),
        !isSpelledSo(word, for: best, in: texts.keys)
      else { continue }
      let all = texts[best]!
      found.append(
        OtherSpellings(
          pair: pair, word: written(word, in: pair), usual: written(best, in: table.pairs[all[0]]), count: all.count))
    }
    return found.sorted { ($0.pair.translation!.location, $0.word) < ($1.pair.translation!.location, $1.word) }
  }

  private static func text(of pair: TableInLocale.Pair, in table: TableInLocale) -> String? {
    guard let own = pair.translation, own.locale == table.locale, !own.varies, !own.value.isEmpty,
      own.value != pair.source.value, !pair.source.varies
    else { return nil }
    return own.value
  }

  private static func words(of text: String, atLeast letters: Int) -> [String] {
    text.split { !$0.isLetter }.filter { $0.utf8.count >= letters && $0.count >= letters }.map { $0.lowercased() }
  }

  private static func written(_ word: String, in pair: TableInLocale.Pair) -> String {
    pair.translation?.value.split { !$0.isLetter }.first { $0.lowercased() == word }.map { String($0) } ?? word
  }

  private static func ends(of word: String) -> String { "\(word.prefix(start))\(word.suffix(end))" }

  /// Whether one letter is missing, too many or another one, or two are in each other's place.
  private static func isSlip(_ word: String, for other: String) -> Bool {
    let (own, usual) = (Array(word), Array(other))
    let least = min(own.count, usual.count)
    let same = zip(own, usual).prefix { $0 == $1 }.count
    let rest = zip(own.dropFirst(same).reversed(), usual.dropFirst(same).reversed()).prefix { $0 == $1 }.count
    guard same >= start, rest >= end, same + rest <= least else { return false }
    let (first, second) = (own[same..<own.count - rest], usual[same..<usual.count - rest])
    if first.count == 1, second.count == 1 { return !isAccented(first[same]) && !isAccented(second[same]) }
    if first.count + second.count == 1 { return true }
    return first.count == 2 && second.count == 2 && first.elementsEqual(second.reversed())
  }

  /// Whether another word of the table begins in the same way, beyond what differs: `Zifferblatt` beside `Zifferblatts`, where the
  /// usual one is `Ziffernblatts`. Both are words then, and the one is no slip of the finger.
  private static func isSpelledSo(_ word: String, for usual: String, in words: some Sequence<String>) -> Bool {
    let same = zip(word, usual).prefix { $0 == $1 }.count
    let beginning = String(word.prefix(same + 1 + start))
    return words.contains { $0 != word && $0.hasPrefix(beginning) }
  }

  /// Whether a letter is another one with a mark: which of the two is written is a matter of its own.
  private static func isAccented(_ letter: Character) -> Bool {
    guard let scalar = letter.unicodeScalars.first, letter.unicodeScalars.count == 1 else { return true }
    return accented.contains { $0.contains(scalar.value) }
  }

  /// Latin-1 and Latin Extended, accented Greek, й and its like, and ё, ї, ў, ґ.
  private static let accented: [ClosedRange<UInt32>] = [
    0xC0...0x24F, 0x1E00...0x1EFF, 0x386...0x390, 0x3AA...0x3B0, 0x3CA...0x3CE, 0x1F00...0x1FFF, 0x439...0x439, 0x450...0x45F,
    0x490...0x4FF,
  ]

  /// Whether the source has a word here that it has in most texts of the usual one.
  private static func isMeant(_ usual: String, in pair: TableInLocale.Pair, _ places: [Int], of table: TableInLocale) -> Bool {
    var counts: [String: Int] = [:]
    for place in places {
      for word in Set(words(of: table.pairs[place].source.value, atLeast: shortestOfSource)) { counts[word, default: 0] += 1 }
    }
    return words(of: pair.source.value, atLeast: shortestOfSource).contains { 5 * counts[$0, default: 0] >= 4 * places.count }
  }

  /// Whether one of the two is two words of the table, and the other the same with a letter between them.
  private static func isCompound(_ word: String, or usual: String, in table: TableInLocale) -> Bool {
    let (longer, shorter) = word.count > usual.count ? (word, usual) : (usual, word)
    guard longer.count == shorter.count + 1 else { return false }
    var joints: [(String, String)] = []
    for place in longer.indices {
      let (first, second) = (longer[..<place], longer[longer.index(after: place)...])
      if first.count >= start, second.count >= start, first + second == shorter { joints.append((String(first), String(second))) }
    }
    guard !joints.isEmpty else { return false }
    var known: Set<String> = []
    for pair in table.pairs { if let text = text(of: pair, in: table) { known.formUnion(words(of: text, atLeast: start)) } }
    return joints.contains { known.contains($0.0) && known.contains($0.1) }
  }

  func remark(in table: TableInLocale) -> Remark {
    let unit = pair.translation!
    return Remark(
      .needsReview, "once",
      "\(StringUnit.quoted(word)) may be misspelled: \(amount: count) other \(table.locale) texts of \(table.name) have \(StringUnit.quoted(usual))",
      certainty: .possible, unit: unit, blame: .translation,
      evidence: [.text("translation", unit.shownText)],
      suggestion: "Spell it as in the other texts, unless it is another word.", location: unit.location,
      cause: Cause(table: table.id, keys: [pair.source.key], locales: [table.locale]))
  }
}
