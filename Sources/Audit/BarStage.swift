import LintelLayout
import LintelMeasuring
import LintelModel
import LintelUnicodeText

/// Lays every bar out in every language.
enum BarStage {
  /// By toolbar, then locale with the source language first. One task a language: measuring keeps its scratch for each.
  static func bars(of project: Project) async -> [BarInLocale] {
    var locales: [LocaleID: [Int]] = [:]
    for (index, toolbar) in project.toolbars.enumerated() {
      for locale in Self.locales(of: toolbar, in: project) { locales[locale, default: []].append(index) }
    }
    let source = await withTaskGroup(of: [(Int, BarLayouter.Result)].self) { group in
      for (locale, indices) in Dictionary(grouping: project.toolbars.indices, by: { project.toolbars[$0].sourceLocale }) {
        group.addTask { indices.map { ($0, layOut(project.toolbars[$0], in: locale, with: TextMeasure(locale: locale))) } }
      }
      return await group.reduce(into: [Int: BarLayouter.Result]()) { all, part in
        for (index, result) in part { all[index] = result }
      }
    }
    let bars = await withTaskGroup(of: [(Int, BarInLocale)].self) { group in
      for (locale, indices) in locales {
        group.addTask {
          let measure = TextMeasure(locale: locale)
          return indices.map { index in
            let toolbar = project.toolbars[index]
            let sourceLayouts = source[index]?.layouts ?? []
            let result = locale == toolbar.sourceLocale ? source[index]! : layOut(toolbar, in: locale, with: measure)
            return (
              index,
              BarInLocale(
                toolbar: toolbar, locale: locale, direction: direction(of: locale), layouts: result.layouts,
                sourceLayouts: sourceLayouts, thresholds: result.thresholds,
                appNames: (project.appNames[locale] ?? []) + (project.appNames[toolbar.sourceLocale] ?? []))
            )
          }
        }
      }
      return await group.reduce(into: []) { $0 += $1 }
    }
    return bars.sorted {
      ($0.0, $0.1.isSource ? 0 : 1, $0.1.locale) < ($1.0, $1.1.isSource ? 0 : 1, $1.1.locale)
    }.map(\.1)
  }

  /// The languages a bar can be seen in: the project's, or the ones a sketch or declaration brings itself.
  private static func locales(of toolbar: Toolbar, in project: Project) -> Set<LocaleID> {
    let texts = [toolbar.title] + toolbar.items.map(\.label)
    guard toolbar.environments.isEmpty else {
      return Set(texts.flatMap { $0.values.filter { $0.value.state != .missing }.keys }).union([toolbar.sourceLocale])
    }
    return Set(project.locales).union([toolbar.sourceLocale])
  }

  private static func layOut(_ toolbar: Toolbar, in locale: LocaleID, with measure: TextMeasure) -> BarLayouter.Result {
    BarLayouter.layOut(
      toolbar, locale: locale, direction: direction(of: locale), environments: AuditedEnvironments.of(toolbar),
      ruler: measure.ruler)
  }

  private static func direction(of locale: LocaleID) -> LayoutDirection {
    LocaleName.isRightToLeft(locale.id) ? .rightToLeft : .leftToRight
  }
}
