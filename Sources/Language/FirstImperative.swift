internal import LintelModel
import LintelTables

/// Italian, Swedish, Polish and their like: the command is the first word, an imperative, which has no mark of its own.
/// So a list names the imperatives of buttons, and rules and a lexicon name the words that could be others. Greek, Arabic
/// and Vietnamese put other forms in the same place.
struct FirstImperative: CommandForms {
  private let commands, infinitives, notCommands, undecided, undecidedAnywhere, skipped, aloneNouns: WordList
  private let commandEndings, possibleEndings, actionEndings, nounEndings, aloneNounEndings, clitics: Endings
  private let possiblePatterns: [[Unicode.Scalar]]
  private let inflections, lexiconForms: EndingPairs
  private let prefixes, nounStarts: Prefixes
  private let verbs, verbForms, nouns: WordList
  /// Whether a command further on leaves the label undecided.
  private let laterCommandCounts: Bool

  init(_ file: LanguageFile) {
    commands = file["commands"]
    infinitives = file["infinitives"]
    notCommands = file["not-commands"]
    undecided = file["undecided"]
    undecidedAnywhere = file["undecided-anywhere"]
    skipped = file["skipped"]
    aloneNouns = file["alone-nouns"]
    commandEndings = Endings(file["command-endings"])
    possibleEndings = Endings(file["possible-endings"])
    possiblePatterns = file["possible-patterns"].words.map { Array($0.unicodeScalars) }
    actionEndings = Endings(file["action-endings"])
    nounEndings = Endings(file["noun-endings"])
    aloneNounEndings = Endings(file["alone-noun-endings"])
    clitics = Endings(file["clitics"])
    inflections = EndingPairs(file["inflections"])
    lexiconForms = EndingPairs(file["lexicon-forms"])
    prefixes = Prefixes(file["prefixes"])
    nounStarts = Prefixes(file["noun-starts"])
    verbs = LanguageFiles.lexicon("verbs", language: file.languageOfLexicons)
    verbForms = LanguageFiles.lexicon("verb-forms", language: file.languageOfLexicons)
    nouns = LanguageFiles.lexicon("nouns", language: file.languageOfLexicons)
    laterCommandCounts = file.value("later-command") == "undecided"
  }

  func isCommand(_ label: Label) -> Answer? {
    // "Brisanje" alone has lost the verb; with what is erased behind it, it may be a heading.
    if aloneNouns.contains(label.phrase) { return .no }
    if undecided.contains(label.phrase) { return .unknown }
    let words = label.words.map(\.bytes)
    guard let last = words.last else { return .unknown }
    var index = 0
    while index + 1 < words.count, skipped.contains(words[index]) { index += 1 }
    let head = words[index]

    if let answer = listedPhrase(words[index...]) { return answer }
    if isSurelyCommand(head) { return .yes }
    if undecided.contains(head) || (undecided.contains(last) && words.count < 3) { return .unknown }
    if words.contains(where: undecidedAnywhere.contains) { return .unknown }
    if laterCommandCounts, words[(index + 1)...].contains(where: isLaterCommand) { return .unknown }
    if notCommands.contains(head) || (words.count == 1 && aloneNounEndings.match(head, atLeast: 3)) { return .no }
    if couldBeCommand(head) { return .unknown }
    return nounEndings.match(head, atLeast: 2) || nounStarts.anyRest(of: head, { $0.letters > 1 }) || nouns.contains(head)
      ? .no : nil
  }

  /// What the lists say of the first words together, the longest first: `log ind`, `thư mục`.
  private func listedPhrase(_ words: ArraySlice<ArraySlice<UInt8>>) -> Answer? {
    for count in [3, 2] where words.count >= count {
      let phrase = Array(words.prefix(count).joined(separator: [UInt8(ascii: " ")]))[...]
      if notCommands.contains(phrase) { return .no }
      if commands.contains(phrase) { return .yes }
      if undecided.contains(phrase) { return .unknown }
    }
    return nil
  }

  private func isSurelyCommand(_ word: ArraySlice<UInt8>) -> Bool {
    if notCommands.contains(word) { return false }
    let verb = word.prefix { $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: "'") }
    if isListed(word) || isListed(verb) || commandEndings.match(word, atLeast: 3) { return true }
    if let stem = clitics.stem(of: word, atLeast: 3), isListed(stem) { return true }
    return prefixes.anyRest(of: word) { $0.letters > 2 && isListed($0) && !nouns.contains(word) }
  }

  private func isListed(_ word: ArraySlice<UInt8>) -> Bool {
    commands.contains(word) || inflections.anyBase(of: word) { commands.contains($0) || infinitives.contains($0) }
  }

  /// Whether it is a form of a verb that only a lexicon knows, or ends like a form of one.
  private func couldBeCommand(_ word: ArraySlice<UInt8>) -> Bool {
    if possibleEndings.match(word, atLeast: 2) || hasPossiblePattern(word) { return true }
    // A noun of action with its article may still be meant as one: "الإبلاغ".
    if nounStarts.anyRest(of: word, { isListed($0) || hasPossiblePattern($0) }) { return true }
    if let stem = actionEndings.stem(of: word, atLeast: 3),
      commands.hasWord(longerThan: stem.letters > 4 ? stem.droppingLetter : stem)
        || infinitives.hasWord(longerThan: stem.letters > 4 ? stem.droppingLetter : stem)
    {
      return true
    }
    guard !nouns.contains(word) else { return false }
    return verbs.contains(word) || verbForms.contains(word) || lexiconForms.anyBase(of: word, verbs.contains)
  }

  /// Whether it is built as nouns of action are, which Arabic makes by vowels and letters around a root: `م?ا??ة`.
  private func hasPossiblePattern(_ word: ArraySlice<UInt8>) -> Bool {
    guard !possiblePatterns.isEmpty else { return false }
    let letters = Array(String(decoding: word, as: UTF8.self).unicodeScalars)
    return possiblePatterns.contains { pattern in
      pattern.count == letters.count && zip(pattern, letters).allSatisfy { $0 == "?" || $0 == $1 }
    }
  }

  private func isLaterCommand(_ word: ArraySlice<UInt8>) -> Bool {
    word.letters > 3 && commands.contains(word) && !notCommands.contains(word) && !nouns.contains(word)
  }
}
