import LintelFindings
import LintelModel

extension Rule {
  static let settingUnused = Rule(
    id: "setting-unused",
    title: "What the configuration says has an effect.",
    severity: .note,
    isCore: true,
    why: "A misspelled path leaves nothing out, and a misspelled language is compared with nothing: another audit was meant.",
    examples: [
      .fails(
        "a folder that is misspelled",
        files: ["lintel.yml": "exclude: [Vendro]\n", "Vendor/en.lproj/L.strings": "\"save\" = \"Save\";\n"]),
      .fails(
        "a language that no table is written in",
        files: ["lintel.yml": "source-language: fr\n", "en.lproj/L.strings": "\"save\" = \"Save\";\n"]),
      .passes(
        "a folder that is there",
        files: ["lintel.yml": "exclude: [Vendor]\n", "Vendor/en.lproj/L.strings": "\"save\" = \"Save\";\n"]),
      .passes(
        "no configuration", files: ["en.lproj/L.strings": "\"save\" = \"Save\";\n"]),
    ],
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
            .fails, "source-language",
            "No string table is written in “\(setting.text)”, the source-language of the configuration", blame: .definition,
            suggestion: "Name the language of the source texts, or take the line out: the project says it, too.",
            location: setting.location)
        }
      }
    })
}
