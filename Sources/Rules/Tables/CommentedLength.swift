import LintelFindings
import LintelModel

/// A text beside the length that its comment allows. What the app puts in counts for nothing: nobody who wrote the comment knew it.
struct CommentedLength {
  private let said: CommentedLimit
  private let unit: StringUnit
  private let source: StringUnit
  private let table: TableInLocale

  init(_ said: CommentedLimit, of unit: StringUnit, source: StringUnit, in table: TableInLocale) {
    (self.said, self.unit, self.source, self.table) = (said, unit, source, table)
  }

  var remarks: [Remark] {
    // Of a limit that the source itself does not keep nobody can say what it is meant for: whoever wrote both is asked, once.
    if !table.isSource, source.forms.contains(where: isTooLong) { return [] }
    return unit.forms.filter(isTooLong).map(remark)
  }

  private func isTooLong(_ form: StringUnit.Form) -> Bool { Self.length(of: form) > said.maximum }

  private static func length(of form: StringUnit.Form) -> Int {
    form.text.count - form.facts.placeholders.reduce(0) { $0 + $1.text.count }
  }

  private func remark(on form: StringUnit.Form) -> Remark {
    let count = Self.length(of: form)
    let text = StringUnit.quoted(form.text)
    let message: Message =
      if form.facts.placeholders.isEmpty {
        "The \(table.locale) text \(text) has \(count) characters; its comment allows \(said.maximum)"
      } else {
        "The \(table.locale) text \(text) has \(count) characters besides its values; its comment allows \(said.maximum)"
      }
    return Remark(
      table.isSource ? .needsReview : .fails, "over-comment", message, unit: unit, blame: table.isSource ? .source : .translation,
      severity: .warning,
      evidence: [
        .count("characters", count, "characters"), .count("allowed", said.maximum, "characters"), .text("comment", said.line),
      ], suggestion: table.isSource ? "Shorten it, or correct the comment." : "Shorten it.", location: form.location)
  }
}
