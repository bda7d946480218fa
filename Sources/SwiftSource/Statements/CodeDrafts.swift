extension SwiftReading {
  /// UIKit's and AppKit's bars, which statements all over a type build.
  var codeDrafts: [BarDraft] {
    let code = CodeReading(project)
    let attributes = ItemAttributes(texts: texts)
    return ControllerBars(reading: code, attributes: attributes, sourceLocale: sourceLocale, platforms: platforms).drafts
      + WindowToolbars(reading: code, attributes: attributes, sourceLocale: sourceLocale).drafts
  }
}
