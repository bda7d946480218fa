import LintelFindings
import LintelModel

extension Rule {
  static let settingUnused = Rule(
    id: "setting-unused",
    title: "What the configuration says has an effect.",
    severity: .note,
    isCore: true,
    why: "A misspelled path leaves nothing out, and a language that nobody has is compared with nothing: the audit is another one than was meant.",
    check: .project { project in
      project.unusedSettings.map { setting in
        switch setting.kind {
        case .exclude:
          Remark(
            .fails, "exclude", "The pattern “\(setting.text)” of exclude covers no file and no folder", blame: .definition,
            suggestion: "Correct the path, which counts from the audited folder, or take the pattern out.",
            location: setting.location)
        case .sourceLanguage:
          Remark(
            .fails, "source-language", "No string table is written in “\(setting.text)”, the source-language of the configuration",
            blame: .definition,
            suggestion: "Name the language that the source texts are written in, or take the line out: the project says it, too.",
            location: setting.location)
        }
      }
    })
}
