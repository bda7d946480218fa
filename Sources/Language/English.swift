internal import LintelModel
import LintelTables

/// English: the command is the bare verb, which has no mark of its own and often is a noun as well. So the first word
/// that counts is looked up: in the list of what buttons say, then in a dictionary.
struct English: CommandForms {
  private let commands, notCommands, undecided, undecidedAnywhere, skipped, quantifiers, compoundHeads: WordList
  private let alsoOther, compounding, objectMarks, statementWords, undecidedStarts: WordList
  private let verbs, nouns, mostlyNouns: WordList
  private let prefixes: Prefixes
  private let nounEndings: Endings
  private let inflections: EndingPairs

  init(_ file: LanguageFile) {
    commands = file["commands"]
    notCommands = file["not-commands"]
    undecided = file["undecided"]
    undecidedAnywhere = file["undecided-anywhere"]
    skipped = file["skipped"]
    quantifiers = file["quantifiers"]
    compoundHeads = file["compound-heads"]
    alsoOther = file["also-nouns"]
    compounding = file["compounding"]
    objectMarks = file["object-marks"]
    undecidedStarts = file["undecided-starts"]
    statementWords = file["statement-words"]
    prefixes = Prefixes(file["prefixes"])
    nounEndings = Endings(file["noun-endings"])
    inflections = EndingPairs(file["inflections"])
    verbs = LanguageFiles.lexicon("verbs", language: file.language)
    nouns = LanguageFiles.lexicon("nouns", language: file.language)
    mostlyNouns = LanguageFiles.lexicon("mostly-nouns", language: file.language)
  }

  func isCommand(_ label: Label) -> Answer? {
    if undecided.contains(label.phrase) { return .unknown }
    // "All Photos" is a filter, "All Read" a state: neither is told from a command by its next word.
    if label.words.count > 1, let first = label.words.first, quantifiers.contains(first.bytes) { return .unknown }
    let words = label.words.map(\.bytes).filter { !skipped.contains($0) }
    guard let written = words.first else { return .unknown }
    let first = head(written)
    switch use(of: first) {
    // "Sign-up" and "Drop-down" are nouns, "Auto-save" is none.
    case .command: return isSurely(written, label) && !written.starts(with: first + [Self.hyphen]) ? .yes : .unknown
    case .verb: return .unknown
    case .noun: return answer(for: first, isNoun: true, words, of: label)
    case nil: break
    }
    if words.count > 1, first.hasEnding(Self.adverb) { return use(of: words[1]) == .command ? .yes : .unknown }
    return answer(for: first, isNoun: isNoun(first), words, of: label)
  }

  /// Whether a word that heads a label as a command could not as well be the noun or the adjective it is spelled like.
  private func isSurely(_ command: ArraySlice<UInt8>, _ label: Label) -> Bool {
    // A caption, "Name:"; a sentence, "Import failed"; "Next Display".
    if label.endsAsCaption || label.endsAsSentence || label.words.contains(where: { statementWords.contains($0.bytes) }) {
      return false
    }
    if let first = label.words.first, undecidedStarts.contains(first.bytes) { return false }
    let following = label.words.drop { $0.bytes != command }.dropFirst().first?.bytes
    // "Filter" and "Feed URL" are things, "Filter by Name" and "Name the Folder" are commands.
    if alsoOther.contains(command) { return following.map(objectMarks.contains) ?? false }
    // "Search Results" and "Share Sheet" are things, "Share Photo" is a command, and only the last word tells.
    guard compounding.contains(command), let last = label.words.last?.bytes, let following else { return true }
    return objectMarks.contains(following) || !(compoundHeads.contains(last) || compoundHeads.contains(following))
  }

  private func answer(for first: ArraySlice<UInt8>, isNoun: Bool, _ words: [ArraySlice<UInt8>], of label: Label) -> Answer {
    if label.words.contains(where: { undecidedAnywhere.contains($0.bytes) }) { return .unknown }
    // "Loading…" says what goes on.
    if label.endsWithEllipsis, first.hasEnding(Self.participle) { return .unknown }
    // A word that is a command and no noun, further on: "Sidebar toggle" is no answer yet.
    if words.contains(where: { commands.contains($0) && !nouns.contains($0) }) { return .unknown }
    return isNoun ? .no : .unknown
  }

  private enum Use { case command, verb, noun }

  private func use(of word: ArraySlice<UInt8>) -> Use? {
    if commands.contains(word) { return .command }
    if verbs.contains(word) { return mostlyNouns.contains(word) || notCommands.contains(word) ? .noun : .verb }
    guard !nouns.contains(word) else { return nil }
    let isDerived = prefixes.anyRest(of: word) { rest in
      let rest = rest.first == Self.hyphen ? rest.dropFirst() : rest
      return verbs.contains(rest) || commands.contains(rest)
    }
    return isDerived ? .verb : nil
  }

  private func isNoun(_ word: ArraySlice<UInt8>) -> Bool {
    nouns.contains(word) || notCommands.contains(word) || nounEndings.match(word)
      || inflections.anyBase(of: word) { nouns.contains($0) || verbs.contains($0) }
  }

  /// The part of a word with hyphens that decides: `auto-save` saves, a `drop-down` is one.
  private func head(_ word: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard word.contains(Self.hyphen), !verbs.contains(word), !nouns.contains(word), !commands.contains(word) else {
      return word
    }
    let parts = word.split(separator: Self.hyphen)
    guard let first = parts.first, let last = parts.last else { return word }
    return use(of: first) == .command ? first : last
  }

  private static let hyphen = UInt8(ascii: "-")
  private static let adverb = ArraySlice("ly".utf8)
  private static let participle = ArraySlice("ing".utf8)
}
