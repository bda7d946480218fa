import LintelFindings
import LintelTables

extension Rule {
  /// The themes of the rule: by the criteria it supports, by what it checks, and by the kind of the statements it answers.
  /// What a guideline says of a bar's layout and style alone is of the theme localization: it decides how much room texts get.
  package var themes: Set<Theme> {
    let kinds = Set(statements.compactMap(GuidelineStatement.named).map(\.kind))
    var themes: Set<Theme> = []
    if !criteria.isEmpty || isAboutAccess || isAboutUse || isAboutSkipped { themes.insert(.accessibility) }
    let isAboutTexts = isAboutTexts || isAboutFiles || !kinds.isDisjoint(with: [.text, .measured])
    if isAboutTexts || themes.isEmpty { themes.insert(.localization) }
    return themes
  }

  /// Whether it asks a person how a bar is used.
  private var isAboutUse: Bool { question != nil }

  /// Whether it tells what no rule of either theme could look at.
  private var isAboutSkipped: Bool { if case .skipped = check { true } else { false } }

  /// Whether it looks at string tables and other files, and at no bar.
  private var isAboutFiles: Bool {
    switch check {
    case .translations, .translationsAmong, .family, .file, .project, .skipped: true
    case .bar, .barByProfile, .toolbar, .toolbarAmong, .question: false
    }
  }
}
