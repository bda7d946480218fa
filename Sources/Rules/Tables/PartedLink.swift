import LintelFindings
import LintelModel

/// A link in Markdown whose two parts a translation has set apart: `[the guide] (https://example.com)`. Nothing opens, and
/// people read the address.
struct PartedLink {
  /// What stands in place of `](`.
  private let written: String
  private let form: StringUnit.Form

  /// The first one; nil where the source has no such link, or the translation has as many whole ones.
  init?(in unit: StringUnit, of source: StringUnit) {
    // Most texts have no bracket at all.
    let links = source.forms.map { Self.links(in: $0.text) }.min() ?? 0
    guard links > 0 else { return nil }
    for form in unit.forms where Self.links(in: form.text) < links {
      if let written = Self.gap(in: form.text) {
        (self.written, self.form) = (written, form)
        return
      }
    }
    return nil
  }

  func remark(on unit: StringUnit, of source: StringUnit, in locale: LocaleID) -> Remark {
    let hasWideBracket = written.last != "("
    return Remark(
      .fails, "link-parted",
      "The \(locale) text has “\(written)” where its source has “](”: it is no link, and people read the address",
      unit: unit, blame: .translation, evidence: [.text("source", source.value), .text("translation", form.text)],
      suggestion: "Write “](” as the source does, with no space and no wide bracket.", location: form.location,
      // The bracket that closes is a wide one, too, and people may have set others.
      fixes: hasWideBracket ? [] : form.fix(form.text.replacingOnly(written, with: "](")))
  }

  private static func links(in text: String) -> Int {
    text.utf8.contains(UInt8(ascii: "]")) ? text.ranges(of: "](").count : 0
  }

  /// A bracket that closes a text, one that opens an address, and what is between them.
  private static func gap(in text: String) -> String? {
    for start in text.indices where text[start] == "]" {
      let behind = text[text.index(after: start)...]
      let spaces = behind.prefix { $0.isWhitespace && !$0.isNewline }
      let rest = behind.dropFirst(spaces.count)
      guard let bracket = rest.first, bracket == "(" || bracket == "（", !(spaces.isEmpty && bracket == "(") else { continue }
      let address = rest.dropFirst().prefix { $0 != ")" && $0 != "）" && !$0.isWhitespace }
      if address.contains(":") || address.contains("/") || address.contains("%") { return "]\(spaces)\(bracket)" }
    }
    return nil
  }
}
