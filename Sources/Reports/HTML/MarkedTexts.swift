import LintelFindings
import LintelModel

extension SheetCounts {
  /// How many texts the files mark for review themselves; nil where they mark none.
  var marks: Message? { marked > 0 ? "\(always: marked, "marked for review")" : nil }

  /// The same as a way to the first of them on the language's sheet, for a table of languages.
  func wayToMarks(in locale: LocaleID) -> [Markup] {
    guard let marks else { return [] }
    let address = SheetAddress(locale: locale, goal: .marked).address
    return [
      .element("a", [.class("where"), .href(to: address), .label([.words(marks), .words(": "), .name(locale)])], [.words(marks)])
    ]
  }

  /// Of more texts than a page has rows for, how many have none, and where they are.
  /// - Parameter isSaved: Whether the page's own buttons save them.
  func marksWithoutRow(isSaved: Bool) -> Message? {
    guard markedWithoutRow > 0 else { return nil }
    return isSaved
      ? "Marked for review, without a row here: \(amount: markedWithoutRow). “Save as CSV” has them."
      : "Marked for review, without a row here: \(amount: markedWithoutRow). The CSV and TSV sheets that \(Message.data("--split")) writes have them."
  }
}

extension Markup.Attribute {
  /// Marks what the number of texts that files mark for review leads to.
  static var isMarked: Markup.Attribute { .init("data-marked", "marked") }
}
