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
        if tinted[kind] == nil { tinted[kind] = Self.tint(in: text, of: proxy) }
      }
    }
  }

  /// Where the bars are first given a colour that is not the system's own again.
  private static func tint(in text: SwiftProject.SourceText, of proxy: String) -> SourceLocation? {
    called(proxy, in: text).lazy.flatMap { text.lines(behind: $0 + ".tintColor = ") }
      .first { !OwnColor.isOfSystem(written: $0.rest) }.map { text.location(at: $0.offset) }
  }

  /// The words that give the bars a background.
  private static func backgroundSetter(in text: SwiftProject.SourceText, of proxy: String, _ name: String) -> String? {
    let direct = called(proxy, in: text).flatMap { [$0 + ".barTintColor = ", $0 + ".backgroundColor = "] }
    if let found = direct.first(where: text.contains) { return found }
    let whole = proxy + ".standardAppearance = "
    let isColored =
      text.contains(whole) && text.contains(name + "Appearance()") && text.contains(".backgroundColor = ")
      && !text.contains(".backgroundColor = .clear")
    return isColored ? whole : nil
  }

  /// The proxy, and what people call it: `let proxy = UINavigationBar.appearance()`.
  private static func called(_ proxy: String, in text: SwiftProject.SourceText) -> [String] {
    [proxy] + names.filter { text.contains("\($0) = \(proxy)\n") }
  }

  private static let names = [
    "proxy", "appearance", "bar", "navBar", "navigationBar", "toolbar", "barAppearance", "navBarAppearance",
    "navigationBarAppearance", "toolbarAppearance", "appearanceProxy",
  ]

  func tell(_ bar: inout Toolbar) {
    if let place = colored[bar.kind] { (bar.facts.hasOwnBackground, bar.backgroundIsFrom) = (.declared(true), place) }
    if let place = tinted[bar.kind] { (bar.facts.hasTintedControls, bar.tintIsFrom) = (.declared(true), place) }
  }
}
