import LintelFindings
import LintelModel

/// The work of translators in one language: each text once, the worst first.
struct TranslationSheet {
  /// A finding that is not told with a text, and the language's own of its strings that have no row.
  struct Other {
    struct Text {
      let key: String
      let source: String?
      let translation: String?
      /// The name of the form that the two are, where the finding is about one alone.
      let form: Message?
      let location: SourceLocation?
      /// What developers say about it.
      let comment: String?
    }

    let entry: PageModel.Entry
    let texts: [Text]

    /// Whether its words quote another language's text for the same string.
    var isOfOthersToo: Bool { !texts.isEmpty && entry.finding.key != nil && entry.finding.locale == nil }
  }

  let locale: LocaleID
  let rows: [TranslationRow]
  /// Findings about several texts at once, or about none, the worst first.
  let others: [Other]
  /// All that translators can mend, however it is reported.
  let found: [PageModel.Entry]
  /// How many of these the page does not tell in full.
  let untold: Int
  /// Whether texts about which nothing was found are left out.
  let isShortened: Bool
}
