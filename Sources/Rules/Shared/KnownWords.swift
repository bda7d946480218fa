import LintelFindings
import LintelModel

/// What a project's other strings offer for one that is not translated, said as advice.
enum KnownWords {
  /// More languages than these are not told in one sentence: each has its own in its sheet. The figure is ours.
  private static let languages = 3

  /// Nil where nothing is known.
  static func told(_ known: [KnownTranslation]?) -> Message? {
    guard let known, let first = known.first else { return nil }
    let texts = known.map { one -> Message in "\(StringUnit.quoted(one.text)) (\(place(one)))" }
    return known.areOfOneSense
      ? "The project translates \(StringUnit.quoted(first.source)) as \(texts)."
      : "Elsewhere the project translates \(StringUnit.quoted(first.source)) as \(texts): look whether it means the same here."
  }

  /// The same of several languages, each with its most frequent translation.
  static func told(_ known: [LocaleID: [KnownTranslation]], in locales: [LocaleID]) -> Message? {
    if locales.count == 1 { return told(known[locales[0]]) }
    let all = locales.compactMap { locale in known[locale]?.first.map { (locale: locale, translation: $0) } }
    let sure = all.filter { !$0.translation.mayDiffer }
    let texts = sure.isEmpty ? all : sure
    guard let first = texts.first else { return nil }
    let shown = texts.prefix(languages).map { one -> Message in
      "\(StringUnit.quoted(one.translation.text)) in \(one.locale) (\(place(one.translation)))"
    }
    return sure.isEmpty
      ? "Elsewhere the project translates \(StringUnit.quoted(first.translation.source)) as \(shown): look whether it means the same here."
      : "The project translates \(StringUnit.quoted(first.translation.source)) as \(shown)."
  }

  /// What to do in each of several languages whose own translation is known; none of one language, of which the whole sentence is.
  static func advice(_ known: [LocaleID: [KnownTranslation]], in locales: [LocaleID]) -> [LocaleID: Message] {
    guard locales.count > 1 else { return [:] }
    let translate = UntranslatedAdvice.translate.ofOne
    let own = known.filter { locales.contains($0.key) }
    return own.compactMapValues { all in told(all).map { "\(translate) \($0)" } }
  }

  private static func place(_ known: KnownTranslation) -> String { "\(known.location.file):\(known.location.line)" }
}
