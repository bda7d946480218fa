import LintelModel

/// The language that what a finding is about was written in first: its bar's, else the project's.
package struct SourceLanguages {
  private let ofBars: [String: LocaleID]
  private let ofProject: LocaleID

  package init(_ project: Project) {
    ofBars = Dictionary(project.toolbars.map { ($0.id, $0.sourceLocale) }, uniquingKeysWith: { first, _ in first })
    ofProject = project.sourceLocale
  }

  package func source(of finding: Finding) -> LocaleID { finding.toolbar.flatMap { ofBars[$0] } ?? ofProject }

  /// Whether it is wrong in every language: it has the source's only for the place where it is told.
  package func isOfNone(_ finding: Finding) -> Bool { finding.isInEveryLanguage(of: source(of: finding)) }
}
