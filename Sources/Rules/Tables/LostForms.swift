import LintelFindings
import LintelModel

/// Forms that a text had before a change and has no more, while its language needs them: whoever had written them knew it.
struct LostForms {
  private let names: [String]
  private let texts: [String]

  /// Nil where none was there, or where the source says something else now.
  /// - Parameter lacking: what the group lacks of the categories that its language needs.
  init?(_ lacking: [String], of group: PluralForms, in earlier: EarlierTexts.Pair?) {
    guard let earlier, !earlier.isSourceReworded, let unit = earlier.translation else { return nil }
    let first = group.forms[0]
    let before = PluralForms.all(of: unit).filter { $0.variable == group.variable }.flatMap(\.forms).filter { form in
      form.device == first.device && form.width == first.width && form.text.contains { !$0.isWhitespace }
    }
    let lost = lacking.compactMap { name in before.first { $0.plural == name } }
    guard !lost.isEmpty else { return nil }
    names = lost.compactMap(\.plural)
    texts = lost.map(\.text)
  }

  func remark(
    about text: Message, _ reason: String, _ translation: StringUnit, in table: TableInLocale, _ forms: [Evidence],
    _ location: SourceLocation
  ) -> Remark {
    let quoted = names.map { StringUnit.quoted($0) }
    return Remark(
      .fails, reason, "\(text) has lost the \(table.locale) form \(quoted) that it had", unit: translation,
      blame: table.isSource ? .source : .translation, severity: .error,
      evidence: forms + [.text("lost", texts.joined(separator: " · "))],
      suggestion: texts.count == 1 ? "Put back \(StringUnit.quoted(texts[0]))." : "Put back what was there.",
      location: location)
  }
}
