import LintelFindings
import LintelModel

/// A sign of Markdown that begins or ends bold text and has no partner in a translation, where its source pairs them:
/// nothing is bold, and people read the sign.
enum UnpairedEmphasis {
  private static let sign = "**"

  /// Nil where the source has no such sign, or does not pair it itself.
  static func remark(
    on form: StringUnit.Form, of unit: StringUnit, source: StringUnit, in table: TableInLocale
  ) -> Remark? {
    guard form.text.utf8.contains(UInt8(ascii: "*")), let own = count(in: form.text), !own.isMultiple(of: 2) else { return nil }
    let given = source.forms.map { count(in: $0.text) }
    guard !given.isEmpty, given.allSatisfy({ $0.map { $0 > 0 && $0.isMultiple(of: 2) } ?? false }) else { return nil }
    return Remark(
      .fails, "emphasis",
      "The \(table.locale) text \(StringUnit.quoted(form.text, showing: .sign(sign, in: form.text))) has “\(sign)” without its partner, and its source has both: people read the sign",
      unit: unit, blame: .translation,
      evidence: [.text("source", source.value), .text("translation", form.text)],
      suggestion: "Set the sign before and behind the words that are bold in the source.", location: form.location)
  }

  /// How often it stands in a text; nil where three signs or more follow each other, which may be a line or a secret.
  private static func count(in text: String) -> Int? {
    let runs = text.split(omittingEmptySubsequences: true) { $0 != "*" }.map(\.count)
    return runs.contains { $0 > 2 } ? nil : runs.count { $0 == 2 }
  }
}
