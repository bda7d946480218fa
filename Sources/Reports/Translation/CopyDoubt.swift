import LintelModel

/// How likely a text that its language has as the source has it was left over: the likeliest is the least. Translators look through
/// hundreds of them, and most are names.
struct CopyDoubt: Comparable {
  /// Why it may well stay; such texts come last.
  let leaving: LeftAsIs?
  /// How many more languages write it in words of their own than keep it.
  private let majority: Int
  /// Whether it has words that no other language has in a phrase.
  private let isPhrase: Bool
  /// How many of its words are in small letters alone, which those of names seldom are.
  private let plainWords: Int

  /// Of what is in no doubt.
  static let none = CopyDoubt(leaving: nil, majority: 0, isPhrase: false, plainWords: 0)

  private init(leaving: LeftAsIs?, majority: Int, isPhrase: Bool, plainWords: Int) {
    (self.leaving, self.majority, self.isPhrase, self.plainWords) = (leaving, majority, isPhrase, plainWords)
  }

  /// Nil where the language has another text than the source, or none.
  init?(_ name: TranslationStrings.Name, in locale: LocaleID, _ strings: TranslationStrings, of project: Project) {
    let text = strings.unit(name, in: locale)?.readable
    guard let text, text == strings.unit(name, in: project.sourceLocale)?.readable else { return nil }
    let words: [Substring] = text.split { !$0.isLetter && $0 != "'" && $0 != "’" }
    let isEnglish = project.sourceLocale.language == "en"
    self.init(
      leaving: LeftAsIs(name, strings, of: project), majority: strings.majority(translating: name),
      isPhrase: isEnglish && PlainEnglish.isPhrase(words, of: text, in: locale.language),
      plainWords: words.count { $0.count > 1 && $0.allSatisfy(\.isLowercase) })
  }

  static func < (a: CopyDoubt, b: CopyDoubt) -> Bool { a.order < b.order }
  static func == (a: CopyDoubt, b: CopyDoubt) -> Bool { a.order == b.order }

  private var order: (Int, Int, Int, Int) { (leaving == nil ? 0 : 1, -majority, isPhrase ? 0 : 1, -plainWords) }
}
