internal import LintelModel
import LintelTables

/// Turkish and Hungarian: the command is the last word, and everything about it is said by what is hung on its stem. In
/// Turkish it is the bare stem of a listed verb; in Hungarian a noun of action, which its ending marks.
struct Agglutinative: CommandForms {
  private let commands, notCommands, undecided, undecidedAnywhere, roots, nouns: WordList
  private let suffixes, undecidedSuffixes, stemChanges, rootSuffixes: EndingPairs
  private let commandEndings, phraseEndings, possibleEndings, firstEndings, lastEndings, aloneEndings, nounEndings,
    nounSuffixes: Endings

  init(_ file: LanguageFile) {
    commands = file["commands"]
    notCommands = file["not-commands"]
    undecided = file["undecided"]
    undecidedAnywhere = file["undecided-anywhere"]
    roots = LanguageFiles.lexicon("verbs", language: file.language)
    nouns = LanguageFiles.lexicon("nouns", language: file.language)
    suffixes = EndingPairs(suffixes: file["suffixes"])
    undecidedSuffixes = EndingPairs(suffixes: file["undecided-suffixes"])
    rootSuffixes = suffixes.joined(undecidedSuffixes)
    stemChanges = EndingPairs(file["stem-changes"])
    commandEndings = Endings(file["command-endings"])
    phraseEndings = Endings(file["phrase-endings"])
    possibleEndings = Endings(file["possible-endings"])
    firstEndings = Endings(file["possible-first-endings"])
    lastEndings = Endings(file["possible-last-endings"])
    aloneEndings = Endings(file["possible-alone-endings"])
    nounEndings = Endings(file["noun-endings"])
    nounSuffixes = Endings(file["noun-suffixes"])
  }

  func isCommand(_ label: Label) -> Answer? {
    if undecided.contains(label.phrase) { return .unknown }
    // "Google'ı": what follows the apostrophe is a case.
    let words = label.words.map { $0.bytes.prefix { $0 != UInt8(ascii: "'") } }.filter { !$0.isEmpty }
    guard let first = words.first, let last = words.last else { return .unknown }
    if isCommand(last) { return .yes }
    // "Beállítás" is the noun for settings; with an object, "Jelszó beállítása", it sets.
    if words.count > 1, phraseEndings.match(last, atLeast: 2), !nounEndings.match(last) { return .yes }
    if words.contains(where: { commands.contains($0) && !nouns.contains($0) && !notCommands.contains($0) }) {
      return .unknown
    }
    if undecided.contains(last) || (undecided.contains(first) && words.count == 1) { return .unknown }
    if words.contains(where: { undecidedAnywhere.contains($0) || (isActionNoun($0) && !isNoun($0)) }) { return .unknown }
    if isNoun(last) { return words.count == 1 ? .no : nil }
    if couldBeCommand(last) { return .unknown }
    if words.count == 1 { return aloneEndings.match(last, atLeast: 2) ? .unknown : nil }
    return firstEndings.match(first, atLeast: 2) || lastEndings.match(last, atLeast: 2) ? .unknown : nil
  }

  private func isCommand(_ word: ArraySlice<UInt8>) -> Bool {
    guard !isNoun(word) else { return false }
    return commands.contains(word) || hasRoot(word, suffixes, in: commands) || isActionNoun(word)
  }

  private func isActionNoun(_ word: ArraySlice<UInt8>) -> Bool {
    commandEndings.match(word, atLeast: 2) && !nounEndings.match(word)
  }

  private func couldBeCommand(_ word: ArraySlice<UInt8>) -> Bool {
    if nounEndings.match(word, atLeast: 2) { return false }
    if possibleEndings.match(word, atLeast: 2) || hasRoot(word, undecidedSuffixes, in: commands) { return true }
    return !nouns.contains(word) && (roots.contains(word) || hasRoot(word, rootSuffixes, in: roots))
  }

  /// Whether the word is a listed stem with a suffix: `kaydet` and `kaydedin`, whose stem changes before a vowel.
  private func hasRoot(_ word: ArraySlice<UInt8>, _ suffixes: EndingPairs, in list: WordList) -> Bool {
    suffixes.anyBase(of: word) { stem in
      stem.letters > 1 && (list.contains(stem) || stemChanges.anyBase(of: stem, list.contains))
    }
  }

  private func isNoun(_ word: ArraySlice<UInt8>) -> Bool {
    notCommands.contains(word) || nounSuffixes.stem(of: word, atLeast: 2).map(notCommands.contains) ?? false
  }
}
