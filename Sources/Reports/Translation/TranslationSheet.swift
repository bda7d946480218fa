import LintelFindings
import LintelModel

/// The work of translators in one language: each text once, the worst first.
struct TranslationSheet {
  let locale: LocaleID
  let rows: [TranslationRow]
  /// Findings about several texts at once, or about none, the worst first.
  let others: [PageModel.Entry]
  /// All that translators can mend, however it is reported.
  let found: [PageModel.Entry]
  /// How many of these the page does not tell in full.
  let untold: Int
  /// Whether texts about which nothing was found are left out.
  let isShortened: Bool
}
