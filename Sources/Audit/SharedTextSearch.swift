import LintelInputs
import LintelLanguage
import LintelModel

/// Finds strings of a table that have the very same text in a language, though the source and nearly all other languages tell
/// them apart: one of the two has the other's translation. Words that mean nearly the same often have one translation, so only
/// opposites, sentences and texts of a strange length are told.
struct SharedTextSearch {
  private let table: TableInLocale
  private let family: TableFamily
  /// Made where the first pair is told: in most tables none is.
  private lazy var strings = TellingTexts(of: table)

  // The figures are ours.

  /// Fewer languages are no majority.
  private static let fewest = 5
  /// Of opposites so many languages are enough, if each of them tells the two apart: the sources do so, too.
  private static let fewestOfOpposites = 3
  /// Scalars of a text that is more than a label: of shorter ones two may well be the same.
  private static let leastLength = 25
  /// Words that mean something: a text with fewer is no sentence.
  private static let leastWords = 3
  /// Of a sentence with fewer words that mean something, one word in common says what it is about.
  private static let wordsOfLong = 6
  /// Which part of their words two longer sentences may have in common and still speak of different things.
  private static let mostShared = 0.2
  /// In so many of ten languages the two have to be told apart: one or two may have mistaken them, too.
  private static let apartOfTen = 9
  /// So many times as long as every other language's is a text that was meant for more words.
  private static let strangeLength = (times: 7, of: 5)
  /// Of more strings with one text than this the first are compared: a broken table may have it for all of its keys.
  private static let compared = 6

  static func found(in table: TableInLocale, of family: TableFamily) -> [SharedText] {
    guard family.locales.count > fewestOfOpposites else { return [] }
    var search = SharedTextSearch(table: table, family: family)
    var found: [SharedText] = []
    for group in search.groups { found += search.told(among: group) }
    return found
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

  private mutating func told(among indices: [Int]) -> [SharedText] {
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

  private mutating func shared(
    _ first: TableInLocale.Pair, _ ownWords: ContentWords, _ second: TableInLocale.Pair, _ otherWords: ContentWords
  ) -> SharedText? {
    let length = first.translation!.value.unicodeScalars.count
    let isEnglish = table.sourceLocale.language == "en"
    let isDenial = isEnglish && (ownWords.denies(otherWords) || otherWords.denies(ownWords))
    let isOpposite = isEnglish && ownWords.isOpposite(of: otherWords)
    // Whose name it has, `CSV` or `SQL`, the text says itself.
    let named = NamedTokens.owner(of: first.translation!.value, first.source.value, second.source.value)
    let areOpposites = isOpposite || isDenial || named != nil
    let count = min(ownWords.count, otherWords.count)
    // Before the other languages are asked: most strings with one text are words of one meaning.
    let areSentences =
      min(ownWords.length, otherWords.length) >= Self.leastLength && count >= Self.leastWords
      && ownWords.share(with: otherWords) <= (count < Self.wordsOfLong ? 0 : Self.mostShared)
    guard areOpposites || (areSentences || length >= Self.leastLength) && !ownWords.isLike(otherWords) else { return nil }
    let both = others(first.source.key, second.source.key)
    let apart = both.count { SaidText.of($0.first) != SaidText.of($0.second) }
    // Spanish of Spain and of Mexico are one language here: who translates one of them begins with the other.
    let isEnough =
      both.count >= Self.fewest || areOpposites && Set(both.map { $0.language }).count >= Self.fewestOfOpposites
    guard isEnough, apart * 10 >= both.count * Self.apartOfTen else { return nil }
    func made(_ kind: SharedText.Kind, isTurned: Bool = false) -> SharedText {
      let (own, other) = isTurned ? (second, first) : (first, second)
      let text: String = own.translation!.value
      var owner: SharedText.Owner? = kind == .opposites ? named : nil
      if owner == nil, isEnglish {
        owner = TextOwner.found(
          of: (text, other.translation!.value), own.source.value, other.source.value, among: strings,
          beside: isTurned ? both.map { (language: $0.language, first: $0.second, second: $0.first) } : both, in: table.locale)
        owner = owner ?? TextOwner.byValues(of: text, own.source.value, other.source.value)
      }
      return SharedText(kind, first: own, second: other, owner: owner, languages: both.count, apart: apart,
        isOfCounterparts: kind == .opposites && (!isOpposite || ownWords.isCounterpart(of: otherWords)))
    }
    if areOpposites { return made(.opposites) }
    if length >= Self.leastLength {
      func isStrange(beside texts: [String]) -> Bool {
        let longest = texts.map(\.unicodeScalars.count).max() ?? length
        return length * Self.strangeLength.of > longest * Self.strangeLength.times
      }
      if isStrange(beside: both.map { $0.first }) { return made(.longer) }
      if isStrange(beside: both.map { $0.second }) { return made(.longer, isTurned: true) }
    }
    return areSentences ? made(.sentences) : nil
  }

  /// What the other languages have, where they have both.
  private func others(_ first: String, _ second: String) -> [TextOwner.Other] {
    family.locales.compactMap { locale in
      guard locale != table.locale, let one = family.translation(of: first, in: locale),
        let other = family.translation(of: second, in: locale)
      else { return nil }
      return (locale.language, one.value, other.value)
    }
  }

  /// Of a text without its spaces, its most common marks and the case of Latin letters; nil where nothing is left to read. Equal
  /// texts have equal ones, and others hardly ever.
  private static func hash(_ text: String) -> UInt64? {
    var (hash, hasLetter) = (TextHash(), false)
    for byte in text.utf8 {
      var byte = byte
      if byte < 0x80 {
        if byte <= 0x20 || marks.contains(byte) { continue }
        if (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) { byte |= 0x20 }
        if (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) { hasLetter = true }
      } else {
        hasLetter = true
      }
      hash.add(byte)
    }
    return hasLetter ? hash.value : nil
  }

  private static let marks = Array(".!?:;,\"'()".utf8)
}
