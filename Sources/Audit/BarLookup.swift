import LintelFindings
import LintelLayout
import LintelModel
import LintelUnicodeText

/// Lays single bars out on request, without judging.
package enum BarLookup {
  /// - Parameters:
  ///   - name: what the bar is called (see `BarSearch`); nil for every bar.
  ///   - locale: nil for the source language's; a bar of two languages, as a sketch can have them, is shown in both.
  ///   - width: of the device or window, in points; nil for the environments that an audit looks at.
  ///   - fonts: what scripts are measured with that the embedded figures lack.
  /// - Returns: each bar that is meant, in the language, in the order of the project.
  package static func bars(
    of project: Project, named name: String? = nil, locale: String? = nil, width: Double? = nil,
    fonts: InstalledFonts? = nil
  ) async -> [BarInLocale] {
    var asked = project
    let locale = locale.map { LocaleID(LocaleName.canonical($0) ?? $0) }
    let ids = name.map { name -> Set<String> in
      if case .found(let ids) = BarSearch.find(name, among: project.toolbars) { ids } else { [] }
    }
    asked.toolbars = project.toolbars.filter { ids?.contains($0.id) ?? true }.compactMap { toolbar in
      guard let width else { return toolbar }
      var toolbar = toolbar
      toolbar.environments = environments(of: toolbar, width: Points(width))
      // Another face of the bar may have that width.
      return toolbar.environments.isEmpty && toolbar.widthClass != nil ? nil : toolbar
    }
    let judged = await FactWriting.written(onto: asked, memory: nil)
    let bars = await BarStage.bars(of: judged, faces: fonts?.proxyFaces ?? .none, in: locale)
    let languages = Dictionary(grouping: bars, by: \.toolbar.id).mapValues(\.count)
    return bars.filter { bar in locale.map { $0 == bar.locale } ?? (bar.isSource || languages[bar.toolbar.id]! <= 2) }
  }

  /// Where the bar is audited anyway, but as wide as asked.
  private static func environments(of toolbar: Toolbar, width: Points) -> [Environment] {
    let systems =
      toolbar.environments.isEmpty
      ? toolbar.platforms.flatMap { platform in
        (toolbar.osLines.isEmpty ? OSLine.audited : toolbar.osLines).map { (platform, $0, TextSize.large) }
      } : toolbar.environments.map { ($0.platform, $0.os, $0.textSize) }
    var environments: [Environment] = []
    for (platform, os, textSize) in systems {
      let isWindow = platform == .macos || platform == .visionos
      let environment = Environment(
        platform: platform, os: os, device: isWindow ? "window" : "screen", width: width, textSize: textSize)
      guard !environments.contains(environment), AuditedEnvironments.shows(toolbar, in: environment) else { continue }
      environments.append(environment)
    }
    return environments
  }
}
