import LintelFindings
import LintelTables

extension Rule {
  /// The themes of the rule: by what it checks, by the criteria it supports, and by the kind of the statements it answers.
  public var themes: Set<Theme> {
    let kinds = Set(statements.compactMap(GuidelineStatement.named).map(\.kind))
    var themes: Set<Theme> = []
    if isAboutTexts || isAboutFiles || !kinds.isDisjoint(with: [.text, .measured]) { themes.insert(.localization) }
    if !criteria.isEmpty || !kinds.isDisjoint(with: [.structure, .declared, .review]) || themes.isEmpty {
      themes.insert(.accessibility)
    }
    return themes
  }

  /// Whether it looks at string tables and other files, and at no bar.
  private var isAboutFiles: Bool {
    switch check {
    case .translations, .family, .file, .project, .skipped: true
    case .bar, .barByProfile, .toolbar, .question: false
    }
  }
}
