import LintelFindings
import LintelModel

extension BarLookup {
  /// Wide enough for all that a bar can hold, in points.
  private static let wide = 10_000.0

  /// The bar of a finding, in its language, so wide that all of it is there; nothing where no width is at issue.
  package static func wide(_ project: Project, for finding: Finding, fonts: InstalledFonts?) async -> [BarLayout] {
    guard finding.environmentCount > 0, let toolbar = finding.toolbar else { return [] }
    let locale = finding.languages.first?.id
    return await bars(of: project, named: toolbar, locale: locale, width: wide, fonts: fonts).flatMap(\.layouts)
  }
}
