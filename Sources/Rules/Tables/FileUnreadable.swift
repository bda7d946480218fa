import LintelFindings
import LintelModel

extension Rule {
  static let fileUnreadable = Rule(
    id: "file-unreadable",
    title: "Every definition and every string table can be read.",
    severity: .error,
    isCore: true,
    why:
      "What a broken file holds is missing from the app, or from this audit: a gate that is green over it looks at nothing.",
    examples: [
      .fails(
        "a conflict left in a storyboard",
        files: [
          "Main.storyboard": "<?xml version=\"1.0\"?>\n<document>\n<<<<<<< HEAD\n</document>\n"
        ]),
      .fails("a catalogue that ends too soon", files: ["Localizable.xcstrings": "{\"sourceLanguage\":"]),
      .passes("a file without faults", files: ["en.lproj/Localizable.strings": "\"a\" = \"One\";\n"]),
    ],
    check: .skipped { file in
      guard file.isBroken else { return [] }
      return [
        Remark(
          .fails, "not-read", "The file cannot be read: \(file.reason)", blame: .definition,
          suggestion: "Repair it: what cannot be read was not audited.",
          location: SourceLocation(file: file.file, line: file.problem.line ?? 1, column: file.problem.column ?? 1))
      ]
    })
}
