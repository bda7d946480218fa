internal import LintelModel
import LintelTables

/// Chinese and Thai: the command is a bare verb in front, no form has a mark, and nothing is between words. So the
/// longest listed word at the start decides; else, where a lexicon is there, the words that the label falls into.
struct Segmenting: CommandForms {
  private let commands, notCommands, undecided, verbs, nouns: WordList
  private let leadIns: Prefixes
  private let undecidedEndings: Endings

  init(_ file: LanguageFile) {
    commands = file["commands"]
    notCommands = file["not-commands"]
    undecided = file["undecided"]
    leadIns = Prefixes(file["lead-ins"])
    undecidedEndings = Endings(file["undecided-endings"])
    verbs = LanguageFiles.lexicon("verbs", language: file.language)
    nouns = LanguageFiles.lexicon("nouns", language: file.language)
  }

  func isCommand(_ label: Label) -> Answer? {
    let text = Array(label.words.map(\.bytes).joined())[...]
    // A label in another script is a name or an untranslated text.
    guard text.contains(where: { $0 >= 0xE0 }) else { return .unknown }
    if undecided.contains(text) { return .unknown }
    if notCommands.contains(text) { return .no }

    let command = text.longestStart { commands.contains($0) }
    let noun = text.longestStart { notCommands.contains($0) }
    if !command.isEmpty, command.count >= noun.count {
      if command.count == text.count { return .yes }
      return undecidedEndings.match(text) || undecided.contains(command) ? .unknown : .yes
    }
    if leadIns.anyRest(of: text, holdsCommand) { return .unknown }
    if !noun.isEmpty, verbs.isEmpty { return .no }
    return verbs.isEmpty ? nil : answer(for: segments(of: text))
  }

  /// Whether a command of two characters or more occurs anywhere.
  private func holdsCommand(_ text: ArraySlice<UInt8>) -> Bool {
    text.characterStarts.contains { start in
      !text[start...].longestStart { $0.letters > 1 && commands.contains($0) }.isEmpty
    }
  }

  private func answer(for words: [ArraySlice<UInt8>]) -> Answer? {
    guard let first = words.first, let last = words.last else { return .unknown }
    func isVerb(_ word: ArraySlice<UInt8>) -> Bool {
      (commands.contains(word) || verbs.contains(word)) && !notCommands.contains(word)
    }
    if commands.contains(last), !notCommands.contains(last) { return .unknown }
    if isVerb(first) || isVerb(last) { return .unknown }
    if words.contains(where: { $0.letters > 1 && commands.contains($0) && !notCommands.contains($0) }) { return .unknown }
    return last.letters > 1 || words.count > 1 || !words.contains(where: isVerb) ? nil : .unknown
  }

  /// The words of a text, found from its end, the longest first: Chinese puts what decides a compound behind.
  private func segments(of text: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    var words: [ArraySlice<UInt8>] = []
    var rest = text
    while !rest.isEmpty {
      var word = rest.longestEnd(ofAtMost: Self.longestWord) {
        verbs.contains($0) || nouns.contains($0) || commands.contains($0) || notCommands.contains($0)
      }
      if word.isEmpty { word = rest[rest.droppingLetter.endIndex...] }
      words.append(word)
      rest = rest[..<word.startIndex]
    }
    return words.reversed()
  }

  private static let longestWord = 5
}

extension ArraySlice<UInt8> {
  /// Where the characters of these bytes of UTF-8 start.
  var characterStarts: [Int] { indices.filter { self[$0] & 0xC0 != 0x80 } }

  /// The longest start, of whole characters, that satisfies a condition; empty if none does.
  func longestStart(ofAtMost letters: Int = 16, _ isKnown: (ArraySlice<UInt8>) -> Bool) -> ArraySlice<UInt8> {
    let ends = (characterStarts.dropFirst() + [endIndex]).prefix(letters)
    return ends.reversed().lazy.map { self[..<$0] }.first(where: isKnown) ?? self[startIndex..<startIndex]
  }

  /// The longest end, of whole characters, that satisfies a condition; empty if none does.
  func longestEnd(ofAtMost letters: Int, _ isKnown: (ArraySlice<UInt8>) -> Bool) -> ArraySlice<UInt8> {
    characterStarts.suffix(letters).lazy.map { self[$0...] }.first(where: isKnown) ?? self[endIndex...]
  }
}
