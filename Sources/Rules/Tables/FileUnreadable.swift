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
          .fails, "not-read", file.sentence, blame: .definition, severity: file.lost?.count == 1 ? .warning : nil,
          suggestion: ConflictMarks.stop(file.problem)
            ? ConflictMarks.advice : "Repair it: what cannot be read was not audited.",
          location: SourceLocation(file: file.file, line: file.problem.line ?? 1, column: file.problem.column ?? 1))
      ]
    })
}

extension SkippedFile {
  /// What of it was not read: entries of it alone do not make it one that cannot be read.
  fileprivate var sentence: Message {
    guard let lost else { return "The file cannot be read: \(reason)" }
    let problem = problem.withoutRest
    if lost.count > 1 { return "\(lost.count) entries were not read, the first: \(problem); the rest of the file was" }
    guard let key = lost.key else { return "An entry was not read: \(problem); the rest of the file was" }
    return "The entry \(StringUnit.quoted(key)) was not read: \(problem); the rest of the file was"
  }
}
