import LintelModel
import LintelTables
import LintelUnicodeText

/// What a text is in its language: a command or not, ended by punctuation or not, the Back or the Close button.
///
/// Cheap to make, and one may serve any number of tasks: what is known of a language is read once for the whole program.
public struct Language: Sendable {
  public let locale: LocaleID
  private let verbs: Verbs?
  private let words: Words?
  private let punctuation: EndingPunctuation
  private let script: WrittenScript

  /// The language of a canonical locale id. What is known is taken from the nearest locale up the chain (`de-AT` answers
  /// as `de`, `zh-TW` as `zh-Hant`); nothing is known of a locale without data.
  public init(locale: LocaleID) {
    self.locale = locale
    script = WrittenScript(of: locale)
    let chain = Self.chain(of: locale)
    verbs = chain.lazy.compactMap { Verbs.byLanguage[$0] }.first
    words = chain.lazy.compactMap { Words.byLanguage[$0] }.first
    punctuation = EndingPunctuation(
      abbreviations: [words?.abbreviations ?? .empty, Words.everywhere], vocabulary: verbs?.vocabulary ?? [])
  }

  /// The facts of one text as the reader sees it. Texts of any length may come; only a label's worth is judged.
  public func facts(of text: String) -> TextFacts {
    var facts = TextFacts(graphemes: text.count)
    guard text.utf8.count <= Self.longestLabel else { return facts }
    facts.endingPunctuation = punctuation.mark(of: text)
    facts.isInOwnScript = script.writes(text)
    guard verbs != nil || words != nil else { return facts }
    let label = Label(text)
    if let verbs {
      facts.verb = verbs.isCommand(label)
      facts.verbForm = verbs.form
    }
    if let words {
      facts.saysBack = words.saysBack(label)
      facts.saysClose = words.saysClose(label)
      facts.namesButton = words.namesButton(label)
    }
    return facts
  }

  /// Bytes. A longer text is no label, and looking at all of a file that poses as one takes time.
  private static let longestLabel = 2000

  private static func chain(of locale: LocaleID) -> [String] {
    var chain = [locale.id] + LocaleName.parents(of: locale.id)
    // `zh` is written as `zh-Hans` is. A script that was asked for is never given up for another one.
    if locale.script == nil, let script = LocaleName.script(of: locale.id) { chain.append("\(locale.language)-\(script)") }
    return chain + [locale.language]
  }
}
