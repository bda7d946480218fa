import LintelModel
import SwiftSyntax

extension SwiftUIScreen {
  /// The kinds of bars that `.toolbarBackground(Color.red, for: …)` gives a background of the app's own; all of the screen's
  /// bars where it names none. A bar that is hidden or shown, or has one of the system's materials, keeps the system's.
  var barsWithOwnBackground: Set<Toolbar.Kind> {
    var kinds: Set<Toolbar.Kind> = []
    for modifier in modifiers where modifier.name == "toolbarBackground" {
      guard let style = modifier.value?.writtenText, !style.isSystemBackground else { continue }
      let bars = modifier.call.arguments.dropFirst().map(\.expression.writtenText)
      if bars.isEmpty || bars.contains(".automatic") { kinds.formUnion([.navigationBar, .windowToolbar]) }
      for (name, kind) in [
        (".navigationBar", Toolbar.Kind.navigationBar), (".bottomBar", .toolbar), (".windowToolbar", .windowToolbar),
      ]
      where bars.contains(where: { $0.hasSuffix(name) }) {
        kinds.insert(kind)
      }
    }
    return kinds
  }
}

extension String {
  /// Visibilities, the bar's own style, materials, and nothing at all.
  fileprivate var isSystemBackground: Bool {
    ["visible", "hidden", "automatic", "Material", "clear"].contains(where: contains) || self == ".bar"
      || self == "BarStyle()"
  }
}
