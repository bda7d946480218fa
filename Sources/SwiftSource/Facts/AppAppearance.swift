import LintelModel

/// Colours that an app gives to all of its bars: `UINavigationBar.appearance().barTintColor = …`.
struct AppAppearance {
  /// By kind of bar, where the code says it first.
  private var colored: [Toolbar.Kind: SourceLocation] = [:]
  private var tinted: [Toolbar.Kind: SourceLocation] = [:]

  init(_ project: SwiftProject) {
    for (kind, name) in [(Toolbar.Kind.navigationBar, "UINavigationBar"), (.toolbar, "UIToolbar")] {
      let proxy = name + ".appearance()"
      for text in project.sources(mentioning: proxy) where !text.contains("import XCTest") {
        if colored[kind] == nil, let setter = Self.backgroundSetter(in: text, of: proxy, name) {
          colored[kind] = text.location(of: setter)
        }
        if tinted[kind] == nil, text.contains(proxy + ".tintColor = ") {
          tinted[kind] = text.location(of: proxy + ".tintColor = ")
        }
      }
    }
  }

  /// The words that give the bars a background.
  private static func backgroundSetter(in text: SwiftProject.SourceText, of proxy: String, _ name: String) -> String? {
    let direct = [proxy + ".barTintColor = ", proxy + ".backgroundColor = "]
    if let found = direct.first(where: text.contains) { return found }
    let whole = proxy + ".standardAppearance = "
    let isColored =
      text.contains(whole) && text.contains(name + "Appearance()") && text.contains(".backgroundColor = ")
      && !text.contains(".backgroundColor = .clear")
    return isColored ? whole : nil
  }

  func tell(_ bar: inout Toolbar) {
    if let place = colored[bar.kind] { (bar.facts.hasOwnBackground, bar.backgroundIsFrom) = (.declared(true), place) }
    if let place = tinted[bar.kind] { (bar.facts.hasTintedControls, bar.tintIsFrom) = (.declared(true), place) }
  }
}
