import LintelModel

extension SwiftReading {
  /// UIKit's and AppKit's bars, which statements all over a type build, and settings windows; and what code sets on items that
  /// Interface Builder makes.
  var codeDrafts: (drafts: [BarDraft], held: [Toolbar]) {
    let code = CodeReading(project)
    let attributes = ItemAttributes(texts: texts)
    let bars = ControllerBars(reading: code, attributes: attributes, sourceLocale: sourceLocale, platforms: platforms,
      facts: ControllerFacts(project))
    return (
      bars.drafts + WindowToolbars(reading: code, attributes: attributes, sourceLocale: sourceLocale).drafts
        + SettingsTabs(reading: code, attributes: attributes, sourceLocale: sourceLocale).drafts
        + SettingsScene(reading: self).drafts, bars.held
    )
  }
}
