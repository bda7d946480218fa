internal import LintelModel
import LintelTables
import LintelUnicodeText

/// How one family of languages tells a command from a noun. Each family is one file; a language is its data.
///
/// The question is never "is this a noun?" but "could this be a command form?". Only what could not be one is a `no`.
protocol CommandForms: Sendable {
  init(_ file: LanguageFile)

  /// Nil where nothing is known of the words; the language says what becomes of those.
  func isCommand(_ label: Label) -> Answer?
}

/// What is known of a language's commands: its family with its data, and the form to tell people.
struct Verbs: Sendable {
  let forms: any CommandForms
  /// `infinitive such as «Sichern»`.
  let form: String
  /// Words of the language, in full.
  let vocabulary: [WordList]
  /// Letters and spellings to replace before a label is judged.
  let letters: WordList
  private let misspelled: MisspelledCommand
  private let commandStandsLast: Bool
  private let commandStandsAnywhere: Bool
  private let isLatin: Bool
  /// What a label is of which nothing is known, by how many words it has: `unknown` where the verb has no mark of its own
  /// and the list of verbs is not exhaustive, or where commands are often said as things: "Obsługa EFI".
  private let unlistedWord, unlistedPhrase: Answer

  init?(_ file: LanguageFile) {
    // A language may be written in another's letters and judged by its words: `lists: zh-Hans`.
    let lists = file.value("lists").flatMap { LanguageFiles.named("verbs", language: $0) } ?? file
    guard let form = file.value("form"), let family = lists.value("family").flatMap({ Self.families[$0] }) else {
      return nil
    }
    self.form = form
    isLatin = form.unicodeScalars.allSatisfy { $0.value < 0x250 }
    forms = family.init(lists)
    letters = file["letters"]
    misspelled = MisspelledCommand(lists["commands"])
    vocabulary =
      ["commands", "not-commands", "undecided"].map { lists[$0] }
      + LanguageFiles.lexicons(language: lists.languageOfLexicons)
    commandStandsLast = lists.value("head") == "last"
    commandStandsAnywhere = lists.value("head") == "any"
    let unlisted = lists.value("unlisted")
    unlistedWord = unlisted == "unknown" ? .unknown : .no
    unlistedPhrase = unlisted == "not-verb" ? .no : .unknown
  }

  private static let families: [String: any CommandForms.Type] = [
    "agglutinative": Agglutinative.self, "ending-infinitive": EndingInfinitive.self, "english": English.self,
    "first-imperative": FirstImperative.self, "segmenting": Segmenting.self, "verbal-noun": VerbalNoun.self,
  ]

  /// Whether a label is a verb phrase in the form its language gives commands.
  func isCommand(_ label: Label) -> Answer {
    // What says nothing, what is a number, and what is a letter or a unit says no more in any language.
    guard !label.isIdentifier, label.words.contains(where: { $0.hasLetter && $0.bytes.count > 1 }) else { return .unknown }
    // A label that has no letter of the language's script was not translated.
    guard isLatin || label.words.contains(where: { $0.bytes.contains { $0 >= 0xCD } }) else { return .unknown }
    let told = forms.isCommand(label)
    if told == nil, let word = commandStandsLast ? label.words.last : label.words.first, misspelled.isOne(word.bytes) {
      return .unknown
    }
    let answer = told ?? (label.words.count > 1 ? unlistedPhrase : unlistedWord)
    return answer == .no && (hidesCommand(label) || label.isInitialism) ? .unknown : answer
  }

  /// Whether an argument is where the command would be: what it says is unknown.
  private func hidesCommand(_ label: Label) -> Bool {
    if commandStandsAnywhere { return label.startsWithTextArgument || label.endsWithTextArgument }
    return commandStandsLast ? label.endsWithTextArgument : label.startsWithTextArgument
  }

  /// What is known of a language, by its folder. Its lists are read when it is first asked for, and kept.
  static func of(_ language: String) -> Verbs? {
    known.withLock { known in
      if let verbs = known[language] { return verbs }
      let verbs = LanguageFiles.named("verbs", language: language).flatMap { Verbs($0) }
      known[language] = .some(verbs)
      return verbs
    }
  }

  private static let known = Guarded<[String: Verbs?]>([:])
}

extension LanguageFile {
  /// The language whose lexicons serve this one: Malay is judged by those of Indonesian.
  var languageOfLexicons: String { value("lexicons") ?? language }
}
