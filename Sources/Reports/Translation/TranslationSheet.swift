import LintelFindings
import LintelModel

/// The work of translators in one language: each text once, the worst first.
struct TranslationSheet {
  /// A finding that is not told with a text, and the language's own of its strings that have no row.
  struct Other {
    struct Text {
      let name: TranslationStrings.Name
      let source: String?
      let translation: String?
      /// The name of the form that the two are, where the finding is about one alone.
      let form: Message?
      let location: SourceLocation?
      /// What developers say about it.
      let comment: String?
      /// Why a copy of the source may well stay; nil for what is to be mended.
      let leaving: LeftAsIs?
      /// The file's own word for how far it is: `needs_review`.
      var state: String?
      var limit: SheetLimit?
      /// How likely it was left over; nil for what is no copy, and for what surely was.
      var doubt: CopyDoubt?
      /// Where code and bars ask for it.
      var uses: [KeyUses.Place] = []

      var key: String { name.key }
    }

    let entry: PageModel.Entry
    /// What may well stay as it is comes last; of what is perhaps a copy what others translate is first.
    let texts: [Text]

    /// Whether it tells of what has a translation, and something in that is to be mended.
    var isToMend: Bool {
      !UntranslatedStrings.isOne(entry.finding) && !entry.finding.isLengthRemark && !entry.finding.isOfWholeCopies
        && !entry.finding.isOfPossibleCopies
    }

    /// Whether its words quote another language's text for the same string. What counts strings quotes none.
    var isOfOthersToo: Bool {
      !texts.isEmpty && entry.finding.key != nil && entry.finding.locale == nil && !entry.finding.reason.hasPrefix("many-")
    }
  }

  let locale: LocaleID
  /// What comes before all other work.
  let broken: [BrokenTable]
  let rows: [TranslationRow]
  /// Findings about several texts at once, or about none, the worst first.
  let others: [Other]
  /// What a page tells elsewhere, or only counts, string by string: it is on no page's sheet, and in the spreadsheet that a page
  /// saves.
  let unlisted: [Other]
  /// All that translators can mend, however it is reported.
  let found: [PageModel.Entry]
  /// How many of these the page does not tell in full.
  let untold: Int
  /// How many texts are copies, or have something to mend, each once, wherever they are told.
  let work: Work
  /// How many texts about which nothing was found are left out.
  let leftOut: Int

  var isShortened: Bool { leftOut > 0 }
}
