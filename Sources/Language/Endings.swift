import LintelTables

/// Ways a word may end, the longest first.
struct Endings: Sendable {
  private let endings: [[UInt8]]

  init(_ list: WordList) {
    endings = list.words.map { Array($0.utf8) }.sorted { $0.count > $1.count }
  }

  /// The word without the longest of the endings that leaves at least so many letters; nil if it has none of them.
  func stem(of word: ArraySlice<UInt8>, atLeast letters: Int = 0) -> ArraySlice<UInt8>? {
    for ending in endings where word.hasEnding(ending[...]) {
      let stem = word.dropLast(ending.count)
      if stem.letters >= letters { return stem }
    }
    return nil
  }

  func match(_ word: ArraySlice<UInt8>, atLeast letters: Int = 0) -> Bool { stem(of: word, atLeast: letters) != nil }
}

/// Ways to get from a form back to the form a list holds: `ies y`, or `e en`; a hyphen means nothing.
struct EndingPairs: Sendable {
  private let pairs: [(ending: [UInt8], base: [UInt8])]

  init(_ list: WordList) {
    pairs = list.words.compactMap { line in
      let parts = line.split(separator: " ").map { $0 == "-" ? [] : Array($0.utf8) }
      return parts.count == 2 ? (parts[0], parts[1]) : nil
    }
  }

  /// Endings that hang on the whole of the form the list holds.
  init(suffixes: WordList) { pairs = suffixes.words.map { (Array($0.utf8), []) } }

  private init(pairs: [(ending: [UInt8], base: [UInt8])]) { self.pairs = pairs }

  func joined(_ other: EndingPairs) -> EndingPairs { EndingPairs(pairs: pairs + other.pairs) }

  /// Whether one of the words that this form may belong to satisfies a condition.
  func anyBase(of word: ArraySlice<UInt8>, _ isKnown: (ArraySlice<UInt8>) -> Bool) -> Bool {
    pairs.contains { pair in
      word.count > pair.ending.count && word.hasEnding(pair.ending[...])
        && isKnown((word.dropLast(pair.ending.count) + pair.base)[...])
    }
  }

  /// The stem with the last place where it holds the first part of a pair changed to the second, once for each pair.
  func changes(of stem: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    pairs.compactMap { pair in
      var start = stem.endIndex - pair.ending.count
      while start >= stem.startIndex {
        if stem[start...].starts(with: pair.ending) {
          return stem[..<start] + pair.base + stem[(start + pair.ending.count)...]
        }
        start -= 1
      }
      return nil
    }
  }
}

/// Ways a word may start, the longest first.
struct Prefixes: Sendable {
  private let prefixes: [[UInt8]]

  init(_ list: WordList) { self.init(words: list.words) }

  init(words: [String]) { prefixes = words.map { Array($0.utf8) }.sorted { $0.count > $1.count } }

  /// Whether the word without one of the prefixes satisfies a condition.
  func anyRest(of word: ArraySlice<UInt8>, _ isKnown: (ArraySlice<UInt8>) -> Bool) -> Bool {
    prefixes.contains { word.count > $0.count && word.starts(with: $0) && isKnown(word.dropFirst($0.count)) }
  }

  /// The word without the longest prefix it starts with.
  func dropped(from word: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    for prefix in prefixes where word.count > prefix.count && word.starts(with: prefix) {
      return word.dropFirst(prefix.count)
    }
    return word
  }
}

extension ArraySlice<UInt8> {
  func hasEnding(_ ending: ArraySlice<UInt8>) -> Bool {
    count >= ending.count && self[(endIndex - ending.count)...].elementsEqual(ending)
  }

  /// How many characters these bytes of UTF-8 are.
  var letters: Int { reduce(0) { $1 & 0xC0 == 0x80 ? $0 : $0 + 1 } }

  /// Without the last character.
  var droppingLetter: ArraySlice<UInt8> {
    guard var start = indices.last else { return self }
    while start > startIndex, self[start] & 0xC0 == 0x80 { start -= 1 }
    return self[..<start]
  }
}
