import LintelFindings
import LintelModel

extension Rule {
  static let wrongEscape = Rule(
    id: "wrong-escape",
    title: "Every escape in a text is one that the platform knows.",
    severity: .error,
    isCore: true,
    why: "The platform drops the backslash and shows the rest: “u203A” instead of “›”.",
    examples: [
      .fails("a small u", files: ["en.lproj/L.strings": "\"path\" = \"Settings \\u203A General\";\n"]),
      .fails("a variable of Swift source", files: ["en.lproj/L.strings": "\"hello\" = \"Hello \\(name)\";\n"]),
      .passes("a capital U", files: ["en.lproj/L.strings": "\"path\" = \"Settings \\U203A General\";\n"]),
      .passes("an apostrophe, which reads as it should", files: ["en.lproj/L.strings": "\"a\" = \"Don\\'t\";\n"]),
      .passes("line breaks and quotes", files: ["en.lproj/L.strings": "\"a\" = \"One\\n\\\"two\\\"\";\n"]),
    ],
    check: .translations { table in
      table.pairs(.unknownEscapes).compactMap { source, unit, votes in
        // What the source has as well is told there.
        let known = table.isSource ? [] : Set(source.unknownEscapes.map(\.text))
        guard let (escape, shown) = Self.telling(of: unit, but: known) else { return nil }
        let copied = table.isSource ? votes?.against[.escape]?.locales ?? [] : []
        var remark = Remark(
          .fails, shown.rawValue,
          "\(escape.text) is no escape in a table: people read \(StringUnit.quoted(unit.value))",
          unit: unit, blame: table.isSource ? .source : .translation,
          severity: shown == .letter ? .error : .warning,
          evidence: [.text("escape", escape.text), .text("shown", unit.value)],
          suggestion: shown == .letter
            ? "Write the character itself, or a capital U and its four digits."
            : "Use a placeholder: %@.",
          location: escape.location)
        if !copied.isEmpty {
          remark.message += ", and so in \(copied.count, one: "translation", other: "translations"): \(LocaleList.short(copied))"
          remark.evidence.append(.text("copied in", LocaleList.whole(copied)))
          remark.locales = ([table.locale] + copied).sorted()
        }
        return remark
      }
    })

  private enum Shown: String { case letter, interpolation }

  private static func telling(
    of unit: StringUnit, but known: Set<String>
  ) -> (escape: StringUnit.UnknownEscape, shown: Shown)? {
    for escape in unit.unknownEscapes where !known.contains(escape.text) {
      if let shown = shows(escape) { return (escape, shown) }
    }
    return nil
  }

  /// Nil for a sign, which means no more than itself: many tools escape apostrophes, slashes and question marks, as C does.
  private static func shows(_ escape: StringUnit.UnknownEscape) -> Shown? {
    guard let first = escape.text.dropFirst().first else { return nil }
    return first == "(" ? .interpolation : first.isLetter || first.isNumber ? .letter : nil
  }
}
