package import LintelModel
import LintelTables
import LintelUnicodeText

/// What a text is in its language: a command or not, ended by punctuation or not, the Back or the Close button, in title style
/// or not.
///
/// Cheap to make, and one may serve any number of tasks: what is known of a language is read once for the whole program.
package struct Language: Sendable {
  package let locale: LocaleID
  private let verbs: Verbs?
  private let words: ButtonVocabulary?
  private let titleStyle: TitleStyle?
  private let punctuation: EndingPunctuation
  private let script: WrittenScript

  /// The language of a canonical locale id. What is known is taken from the nearest locale up the chain (`de-AT` answers
  /// as `de`, `zh-TW` as `zh-Hant`); nothing is known of a locale without data.
  package init(locale: LocaleID) {
    self.locale = locale
    script = WrittenScript(of: locale)
    // The words of a pseudolanguage are nobody's, and its letters anybody's.
    let chain = locale.isPseudolanguage ? [] : Self.chain(of: locale)
    verbs = chain.lazy.compactMap { Verbs.of($0) }.first
    words = chain.lazy.compactMap { ButtonVocabulary.of($0) }.first
    titleStyle = chain.lazy.compactMap { LanguageFiles.named("capitalization", language: $0).map(TitleStyle.init) }.first
    punctuation = EndingPunctuation(
      abbreviations: [words?.abbreviations ?? .empty, ButtonVocabulary.everywhere], vocabulary: verbs?.vocabulary ?? [])
  }

  /// The facts of one text as the reader sees it. Texts of any length may come; only a label's worth is judged. `names` are
  /// names of products and the like, whose capitals are their own.
  package func facts(of text: String, names: [String] = []) -> TextFacts {
    var facts = TextFacts(graphemes: GraphemeClusters.count(text))
    guard text.utf8.count <= Self.longestLabel else { return facts }
    facts.endingPunctuation = punctuation.mark(of: text)
    facts.holdsNumber = text.utf8.contains(UInt8(ascii: "%")) && Placeholders(text).found.contains(where: \.isNumber)
    if let titleStyle { facts.capitalization = titleStyle.capitalization(of: text, names: names) }
    facts.isInOwnScript = script.writes(text)
    guard verbs != nil || words != nil else { return facts }
    let label = Label(text)
    if let verbs {
      facts.verb = verbs.isCommand(verbs.letters.isEmpty ? label : Label(text, letters: verbs.letters))
      facts.verbForm = verbs.form
    }
    if let words {
      facts.saysBack = words.saysBack(label)
      facts.saysClose = words.saysClose(label)
      facts.namesButton = words.namesButton(label)
    }
    return facts
  }

  /// Whether a text is a command: a part of its facts that takes less time than all of them.
  package func verb(of text: String) -> Answer {
    guard let verbs, text.utf8.count <= Self.longestLabel else { return .unknown }
    return verbs.isCommand(Label(text, letters: verbs.letters))
  }

  /// Whether a text is written in the language's script.
  package func isInOwnScript(_ text: String) -> Answer { script.writes(text) }

  /// Bytes. A longer text is no label, and looking at all of a file that poses as one takes time.
  private static let longestLabel = 2000

  private static func chain(of locale: LocaleID) -> [String] {
    var chain = [locale.id] + LocaleName.parents(of: locale.id)
    // `zh` is written as `zh-Hans` is. A script that was asked for is never given up for another one.
    if locale.script == nil, let script = LocaleName.script(of: locale.id) { chain.append("\(locale.language)-\(script)") }
    // CLDR looks for a text in a related language too: Haitian in French. What is true of one is not of the other.
    return (chain + [locale.language]).filter { $0 == locale.language || $0.hasPrefix(locale.language + "-") }
  }
}
