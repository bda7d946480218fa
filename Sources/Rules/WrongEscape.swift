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
      table.pairs(.strayEscapes).compactMap { _, unit, _ in
        let code = unit.strayEscapes.contains("\\u") || unit.strayEscapes.contains("\\x")
        let variable = unit.strayEscapes.contains("\\(")
        guard let escape = unit.strayEscapes.first else { return nil }
        let shown = code ? escape : unit.strayEscapes.first { $0 == "\\(" } ?? escape
        return Remark(
          .fails, code ? "unicode" : variable ? "interpolation" : "backslash-lost",
          "\(shown) is no escape in a table: people read \(StringUnit.quoted(unit.value))", unit: unit,
          blame: table.isSource ? .source : .translation, severity: code ? .error : variable ? .warning : .note,
          evidence: [.text("shown", unit.value)],
          suggestion: code
            ? "Write the character itself, or a capital U." : variable ? "Use a placeholder: %@." : "Leave the backslash out, or double it.")
      }
    })
}
