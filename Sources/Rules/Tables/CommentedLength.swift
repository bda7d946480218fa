import LintelFindings
import LintelModel

/// A translation beside the length that its comment allows. What the app puts in counts for nothing: nobody who wrote the comment
/// knew it.
struct CommentedLength {
  private let said: CommentedLimit
  private let unit: StringUnit
  private let source: StringUnit
  private let table: TableInLocale

  init(_ said: CommentedLimit, of unit: StringUnit, source: StringUnit, in table: TableInLocale) {
    (self.said, self.unit, self.source, self.table) = (said, unit, source, table)
  }

  /// None where the source is longer itself, or tells people the limit: then the comment speaks of something else than this text.
  var remarks: [Remark] {
    guard !table.isSource, !said.isExceeded(by: source), !said.isTold(by: source) else { return [] }
    return unit.forms.filter { CommentedLimit.length(of: $0) > said.maximum }.map(remark)
  }

  private func remark(on form: StringUnit.Form) -> Remark {
    let count = CommentedLimit.length(of: form)
    let text = StringUnit.quoted(form.text)
    let message: Message =
      if form.facts.placeholders.isEmpty {
        "The \(table.locale) text \(text) has \(count) characters; its comment allows \(said.maximum)"
      } else {
        "The \(table.locale) text \(text) has \(count) characters besides its values; its comment allows \(said.maximum)"
      }
    return Remark(
      .fails, "over-comment", message, unit: unit, blame: .translation, severity: .warning,
      evidence: [
        .count("characters", count, "characters"), .count("allowed", said.maximum, "characters"), .text("comment", said.line),
      ], suggestion: "Shorten it.", location: form.location)
  }
}
