import LintelFindings
import LintelModel

/// Which language a ticket is about, for its heading: the worst one's, and how many more there are.
enum TicketLanguages {
  /// Nothing where it is so whatever the language.
  /// - Parameter locales: All that it is about, the first ones first.
  static func attribute(_ worst: Finding, among locales: [LocaleID], sourceOn model: PageModel) -> [Markup.Attribute] {
    let source = worst.toolbar.flatMap(model.part(of:))?.toolbar.sourceLocale ?? model.result.project.sourceLocale
    guard !worst.isInEveryLanguage(of: source), let first = worst.locale ?? locales.first else { return [] }
    return [.init("data-languages", words: words(first, others: locales.count { $0 != first }))]
  }

  static func words(_ first: LocaleID, others: Int) -> Message {
    let named = ["\(first)" as Message]
    return others > 0 ? "\(named) and \(always: others, "more")" : "\(named)"
  }
}
