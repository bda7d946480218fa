import LintelModel
import LintelTables

/// How one family of languages tells a command from a noun. Each family is one file; a language is its data.
///
/// The question is never "is this a noun?" but "could this be a command form?". Only what could not be one is a `no`.
protocol CommandForms: Sendable {
  func isCommand(_ label: Label) -> Answer
}

/// What is known of a language's commands: its family with its data, and the form to tell people.
struct Verbs: Sendable {
  let forms: any CommandForms
  /// `infinitive such as «Sichern»`.
  let form: String
  /// Where words of the language stand in full.
  let vocabulary: [WordList]
  private let commandStandsLast: Bool
  private let commandStandsAnywhere: Bool
  /// False where the verb has no mark of its own and the list of verbs is not exhaustive.
  private let unlistedIsNoCommand: Bool

  init?(_ file: LanguageFile) {
    guard let family = file.value("family"), let form = file.value("form") else { return nil }
    switch family {
    case "english": forms = English(file)
    case "ending-infinitive": forms = EndingInfinitive(file)
    case "verbal-noun": forms = VerbalNoun(file)
    default: return nil
    }
    self.form = form
    let lexicons = LanguageFiles.all.filter { $0.language == file.language && $0.has(LanguageFile.lexicon) }
    vocabulary = ["commands", "not-commands", "undecided"].map { file[$0] } + lexicons.map { $0[LanguageFile.lexicon] }
    commandStandsLast = file.value("head") == "last"
    commandStandsAnywhere = file.value("head") == "any"
    unlistedIsNoCommand = file.value("unlisted") == "not-verb"
  }

  /// Whether a label is a verb phrase in the form its language gives commands.
  func isCommand(_ label: Label) -> Answer {
    // What says nothing, what is a number, and what is a letter or a unit says no more in any language.
    guard !label.isIdentifier, label.words.contains(where: { $0.hasLetter && $0.bytes.count > 1 }) else { return .unknown }
    let answer = forms.isCommand(label)
    guard answer == .no else { return answer }
    return unlistedIsNoCommand && !hidesCommand(label) ? .no : .unknown
  }

  /// Whether an argument stands where the command would: nobody knows what it says.
  private func hidesCommand(_ label: Label) -> Bool {
    if commandStandsAnywhere { return label.startsWithTextArgument || label.endsWithTextArgument }
    return commandStandsLast ? label.endsWithTextArgument : label.startsWithTextArgument
  }

  /// Every language whose commands are known, by its folder.
  static let byLanguage: [String: Verbs] = Dictionary(
    LanguageFiles.all.filter { $0.name == "verbs" }.compactMap { file in Verbs(file).map { (file.language, $0) } },
    uniquingKeysWith: { first, _ in first })
}
