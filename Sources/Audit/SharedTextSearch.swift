import LintelInputs
import LintelLanguage
import LintelModel

/// Finds strings of a table that have the very same text in a language, though the source and nearly all other languages tell
/// them apart: one of the two has the other's translation. Words that mean nearly the same often have one translation, so only
/// opposites, sentences and texts of a strange length are told.
struct SharedTextSearch {
  private let table: TableInLocale
  private let family: TableFamily

  /// Fewer languages are no majority.
  private static let fewest = 5
  /// Of more strings with one text than this the first are compared: a broken table may have it for all of its keys.
  private static let compared = 6

  static func found(in table: TableInLocale, of family: TableFamily) -> [SharedText] {
    guard family.locales.count > fewest else { return [] }
    let search = SharedTextSearch(table: table, family: family)
    return search.groups.flatMap { search.told(among: $0) }
  }

  /// Indices of pairs whose translations are the same text, in order. One pass over the bytes of each.
  private var groups: [[Int]] {
    var first: [UInt64: Int] = [:]
    var several: [UInt64: [Int]] = [:]
    first.reserveCapacity(table.pairs.count)
    for index in table.pairs.indices {
      guard let unit = table.pairs[index].translation, unit.locale == table.locale, !unit.varies,
        unit.value != table.pairs[index].source.value, let hash = Self.hash(unit.value)
      else { continue }
      if let known = first[hash] { several[hash, default: [known]].append(index) } else { first[hash] = index }
    }
    return several.values.sorted { $0[0] < $1[0] }
  }

  private func told(among indices: [Int]) -> [SharedText] {
    var seen: Set<String> = []
    let pairs = indices.map { table.pairs[$0] }.filter { pair in
      let source = SaidText.of(pair.source.value)
      return pair.source.origin != .unknown && !pair.source.varies && SaidText.of(pair.translation!.value) != source
        && seen.insert(source).inserted
    }.prefix(Self.compared)
    guard pairs.count > 1 else { return [] }
    let words = pairs.map { ContentWords($0.source.value) }
    var found: [SharedText] = []
    for first in pairs.indices {
      for second in pairs.indices.dropFirst(first + 1) {
        let isSame = SaidText.of(pairs[first].translation!.value) == SaidText.of(pairs[second].translation!.value)
        if isSame, let told = shared(pairs[first], words[first], pairs[second], words[second]) { found.append(told) }
      }
    }
    return found
  }

  private func shared(
    _ first: TableInLocale.Pair, _ ownWords: ContentWords, _ second: TableInLocale.Pair, _ otherWords: ContentWords
  ) -> SharedText? {
    let length = first.translation!.value.unicodeScalars.count
    let areOpposites = table.sourceLocale.language == "en" && ownWords.isOpposite(of: otherWords)
    // Before the other languages are asked: most strings with one text are words of one meaning.
    let areSentences =
      min(ownWords.length, otherWords.length) >= 25 && min(ownWords.count, otherWords.count) >= 3
      // Of a short sentence one word in common says what it is about.
      && ownWords.share(with: otherWords) <= (min(ownWords.count, otherWords.count) < 6 ? 0 : 0.2)
    guard areOpposites || (areSentences || length >= 25) && !ownWords.isLike(otherWords) else { return nil }
    let both = others(first.source.key, second.source.key)
    let apart = both.count { SaidText.of($0.first) != SaidText.of($0.second) }
    guard both.count >= Self.fewest, apart * 10 >= both.count * 9 else { return nil }
    func made(_ kind: SharedText.Kind, _ first: TableInLocale.Pair, _ second: TableInLocale.Pair) -> SharedText {
      let (words, others) = (ContentWords(first.source.value), ContentWords(second.source.value))
      let owner = TextOwner.found(of: first, words, second, others, in: table)
      return SharedText(kind, first: first, second: second, owner: owner, languages: both.count, apart: apart)
    }
    if areOpposites { return made(.opposites, first, second) }
    if length >= 25 {
      func isStrange(beside texts: [String]) -> Bool {
        length * 5 > 7 * (texts.map(\.unicodeScalars.count).max() ?? length)
      }
      if isStrange(beside: both.map { $0.first }) { return made(.longer, first, second) }
      if isStrange(beside: both.map { $0.second }) { return made(.longer, second, first) }
    }
    return areSentences ? made(.sentences, first, second) : nil
  }

  /// What the other languages have, where they have both.
  private func others(_ first: String, _ second: String) -> [(first: String, second: String)] {
    family.locales.compactMap { locale in
      guard locale != table.locale, let one = family.translation(of: first, in: locale),
        let other = family.translation(of: second, in: locale)
      else { return nil }
      return (one.value, other.value)
    }
  }

  /// Of a text without its spaces, its most common marks and the case of Latin letters; nil where nothing is left to read. Equal
  /// texts have equal ones, and others hardly ever.
  private static func hash(_ text: String) -> UInt64? {
    var (hash, hasLetter): (UInt64, Bool) = (0xCBF2_9CE4_8422_2325, false)
    for byte in text.utf8 {
      var byte = byte
      if byte < 0x80 {
        if byte <= 0x20 || marks.contains(byte) { continue }
        if (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) { byte |= 0x20 }
        if (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) { hasLetter = true }
      } else {
        hasLetter = true
      }
      hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
    }
    return hasLetter ? hash : nil
  }

  private static let marks = Array(".!?:;,\"'()".utf8)
}

/// A text without case and without the marks and spaces at its ends.
private enum SaidText {
  static func of(_ text: String) -> String {
    let start = text.drop(while: isMark)
    guard let end = start.lastIndex(where: { !isMark($0) }) else { return "" }
    return start[...end].lowercased()
  }

  private static func isMark(_ character: Character) -> Bool {
    character.isWhitespace || ".…!?:;。！？：؟،,“”„«»\"'()".contains(character)
  }
}
