internal import LintelModel
import LintelTables

/// German, French, Russian and their like: the command is the infinitive, which its ending marks. A list names the
/// infinitives of buttons; a word that only ends like one could be a verb, and decides nothing.
struct EndingInfinitive: CommandForms {
  private let commands, imperatives, notCommands, undecided, undecidedAnywhere, aloneNouns: WordList
  private let sureEndings, possibleEndings, nounEndings, actionEndings, clitics: Endings
  private let imperativeEndings, stemChanges: EndingPairs
  private let prefixes, elisions: Prefixes
  /// How many words from the start may be the command; in French and Spanish only an adverb or a pronoun precedes it.
  private let reach: Int
  private let hasCapitalizedNouns: Bool
  private let imperativeIsCommand: Bool

  init(_ file: LanguageFile) {
    commands = file["commands"]
    imperatives = file["imperatives"]
    notCommands = file["not-commands"]
    undecided = file["undecided"]
    undecidedAnywhere = file["undecided-anywhere"]
    aloneNouns = file["alone-nouns"]
    sureEndings = Endings(file["infinitive-endings"])
    possibleEndings = Endings(file["possible-endings"])
    nounEndings = Endings(file["noun-endings"])
    actionEndings = Endings(file["action-endings"])
    clitics = Endings(file["clitics"])
    imperativeEndings = EndingPairs(file["imperative-endings"])
    stemChanges = EndingPairs(file["stem-changes"])
    prefixes = Prefixes(file["prefixes"])
    elisions = Prefixes(file["elisions"])
    reach = file.value("head") == "first" ? 3 : .max
    hasCapitalizedNouns = file.value("nouns") == "capitalized"
    imperativeIsCommand = file.value("imperative") == "command"
  }

  func isCommand(_ label: Label) -> Answer? {
    let words = label.words
    guard let first = words.first?.bytes, let last = words.last?.bytes else { return .unknown }
    // "Suppression" alone has lost the verb; with what is deleted behind it, it may be a heading.
    if aloneNouns.contains(label.phrase) { return .no }
    if undecided.contains(label.phrase) { return .unknown }

    for (index, word) in words.prefix(reach).enumerated() where mayBeVerb(word, at: index, of: words.count) {
      if isInfinitive(word.bytes) { return .yes }
    }
    let isImperative = isImperative(first)
    // A stem alone may be a noun as well: "Filter"; one that a list names is none.
    if imperativeIsCommand, isImperative, words.count > 1 || imperatives.contains(first) { return .yes }
    if undecided.contains(first) || (reach == .max && undecided.contains(last)) { return .unknown }
    if words.contains(where: { undecidedAnywhere.contains($0.bytes) }) { return .unknown }
    if isImperative, !imperativeIsCommand || words.count == 1 { return .unknown }
    if isAction(first) { return .unknown }
    for (index, word) in words.prefix(reach).enumerated() where couldBeVerb(word, at: index, of: words.count) {
      if isPossible(word.bytes) { return .unknown }
    }
    return nil
  }

  /// Where nouns have capitals, a word with one is a verb only at the start, or at the end of a label in title case.
  private func mayBeVerb(_ word: Word, at index: Int, of count: Int) -> Bool {
    !hasCapitalizedNouns || index == 0 || index == count - 1 || word.startsLowercase || word.isAllCapitals
  }

  /// The same for a word that no list knows. At the start of a longer label it is more likely an adjective: "Neuen Ordner".
  private func couldBeVerb(_ word: Word, at index: Int, of count: Int) -> Bool {
    !hasCapitalizedNouns || count == 1 || (index > 0 && word.startsLowercase)
  }

  private func isInfinitive(_ word: ArraySlice<UInt8>, prefixesLeft: Int = 2) -> Bool {
    if notCommands.contains(word) { return false }
    if commands.contains(word) || (sureEndings.match(word, atLeast: 2) && !nounEndings.match(word)) { return true }
    let bare = elisions.dropped(from: word)
    if bare.count < word.count, commands.contains(bare), !notCommands.contains(bare) { return true }
    if let stem = clitics.stem(of: word), commands.contains(stem) { return true }
    return prefixesLeft > 0
      && prefixes.anyRest(of: word) { $0.letters > 3 && isInfinitive($0, prefixesLeft: prefixesLeft - 1) }
  }

  private func isImperative(_ word: ArraySlice<UInt8>) -> Bool {
    if notCommands.contains(word) { return false }
    let bare = elisions.dropped(from: word).prefix { $0 != UInt8(ascii: "-") }
    if imperatives.contains(bare) { return true }
    if imperativeEndings.anyBase(of: bare, commands.contains) { return true }
    return stemChanges.changes(of: bare).contains { imperativeEndings.anyBase(of: $0, commands.contains) }
  }

  /// A regular noun of action of a known command: `actualización`, `affichage`.
  private func isAction(_ word: ArraySlice<UInt8>) -> Bool {
    guard !notCommands.contains(word), let stem = actionEndings.stem(of: word, atLeast: 3) else { return false }
    return commands.hasWord(longerThan: stem.letters > 4 ? stem.droppingLetter : stem)
  }

  private func isPossible(_ word: ArraySlice<UInt8>) -> Bool {
    if notCommands.contains(word) || nounEndings.match(word) { return false }
    let bare = elisions.dropped(from: word)
    if bare.count < word.count, notCommands.contains(bare) { return false }
    // "Lancez-vous": what follows the hyphen is a pronoun.
    let verb = bare.prefix { $0 != UInt8(ascii: "-") }
    if possibleEndings.match(bare, atLeast: 2) || possibleEndings.match(verb, atLeast: 2) { return true }
    return clitics.stem(of: bare).map { possibleEndings.match($0, atLeast: 2) } ?? false
  }
}
