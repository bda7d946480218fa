import LintelModel

/// Which of some labels' words a language has in texts of its own, and which labels it has translated elsewhere.
struct OwnWords {
  private var words: Set<UInt64> = []
  private var translated: Set<String> = []
  private var otherwise = WordsSaidOtherwise()

  /// - Parameters:
  ///   - labels: The indices of the labels.
  ///   - own: The indices of all pairs that are the language's own.
  ///   - copies: Those of them that are the source's.
  init(of labels: [Int], in table: TableInLocale, own: [Int], copies: [Int]) {
    let texts = Set(labels.map { table.pairs[$0].source.value })
    let needed = Set(texts.flatMap(LetterWords.of))
    let isCopy = Set(copies)
    let rest = own.filter { !isCopy.contains($0) }
    let vocabulary = Set(own.flatMap { LetterWords.of(table.pairs[$0].source.value) })
    for index in rest {
      let (source, translation) = (table.pairs[index].source, table.pairs[index].translation!)
      if texts.contains(source.value) { translated.insert(source.value) }
      otherwise.add(source, translation, needed)
      for text in translation.varies ? translation.forms.map(\.text) : [translation.value] { add(text, needed, vocabulary) }
    }
  }

  /// A text of which most other words are the source's is left over from an older one, and tells nothing of the language.
  private mutating func add(_ text: String, _ needed: Set<UInt64>, _ vocabulary: Set<UInt64>) {
    let all = LetterWords.of(text)
    let own = text.utf8.contains(UInt8(ascii: ".")) ? LetterWords.of(Self.withoutFileNames(text)) : all
    let found = own.filter(needed.contains)
    guard !found.isEmpty else { return }
    let others = all.count - 1
    let ofSource = all.count(where: vocabulary.contains) - 1
    if others == 0 || ofSource * 3 < others * 2 { words.formUnion(found) }
  }

  /// `configuration.yaml`, `example.org`: a name that every language spells alike has no word of this one.
  private static func withoutFileNames(_ text: String) -> String {
    let words: [Substring] = text.split(separator: " ")
    return words.filter { word in
      let parts: [Substring] = word.split(separator: ".", omittingEmptySubsequences: false)
      return !zip(parts, parts.dropFirst()).contains { before, after in
        before.last?.isLetter == true && after.first.map { $0.isASCII && $0.isLowercase } == true
      }
    }.joined(separator: " ")
  }

  /// Whether the language has all words of a label in its own texts.
  func has(_ words: [UInt64]) -> Bool { words.allSatisfy(self.words.contains) }

  /// Whether each word of a label is one of the source's language that the language says in another way, wherever it has it.
  func saysOtherwise(_ words: [UInt64]) -> Bool { otherwise.has(words) }

  /// Whether it has another text for what a label says.
  func translates(_ text: String) -> Bool { translated.contains(text) }
}
