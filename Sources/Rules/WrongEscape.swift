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
      .passes("line breaks and quotes", files: ["en.lproj/L.strings": "\"a\" = \"One\\n\\\"two\\\"\";\n"]),
    ],
    check: .translations { table in
      table.pairs(.unknownEscapes).compactMap { _, unit, _ in
        // An apostrophe or a slash means no more than itself, and many tools escape them.
        let escapes = unit.unknownEscapes.filter { !["\\'", "\\/"].contains($0.text) }
        guard let escape = escapes.first(where: { Self.shows($0) != .sign }) ?? escapes.first else { return nil }
        let shown = Self.shows(escape)
        return Remark(
          .fails, shown.rawValue, "\(escape.text) is no escape in a table: people read \(StringUnit.quoted(unit.value))",
          unit: unit, blame: table.isSource ? .source : .translation,
          severity: shown == .letter ? .error : shown == .interpolation ? .warning : .note,
          evidence: [.text("escape", escape.text), .text("shown", unit.value)],
          suggestion: shown == .letter
            ? "Write the character itself, or a capital U and its four digits."
            : shown == .interpolation ? "Use a placeholder: %@." : "Leave the backslash out, or double it.",
          location: escape.location)
      }
    })

  private enum Shown: String { case letter, interpolation, sign }

  private static func shows(_ escape: StringUnit.UnknownEscape) -> Shown {
    guard let first = escape.text.dropFirst().first else { return .sign }
    return first == "(" ? .interpolation : first.isLetter || first.isNumber ? .letter : .sign
  }
}
