import LintelModel

/// What an Objective-C class says of its bars besides titles and items.
struct ObjectiveCFacts {
  /// Whether people may customize the window's toolbar; nil where nothing says so.
  private(set) var customizable: Bool?
  private(set) var hasOwnBackground: Set<Toolbar.Kind> = []
  private(set) var hasTintedControls: Set<Toolbar.Kind> = []
  private var hides: Set<Toolbar.Kind> = []
  private var shows: Set<Toolbar.Kind> = []

  private static let bars: [(word: String, kind: Toolbar.Kind)] = [("navigationBar", .navigationBar), ("toolbar", .toolbar)]

  /// `self.navigationController.navigationBar.barTintColor = …`, `[toolbar setAllowsUserCustomization:NO]`
  mutating func note(_ value: ObjectiveCExpression, setTo path: [String], in selector: String) {
    if path.last == "navigationBarHidden" { note(value, of: .navigationBar, in: selector) }
    if path.last == "toolbarHidden" { note(value, of: .toolbar, in: selector) }
    let isSeen = !value.isNil && value.path?.last != "clearColor"
    for (word, kind) in Self.bars where path.dropLast().last == word && path.contains("navigationController") && isSeen {
      if ["barTintColor", "backgroundColor"].contains(path.last) { hasOwnBackground.insert(kind) }
      if path.last == "tintColor" { hasTintedControls.insert(kind) }
    }
    if path.last == "allowsUserCustomization", let word = value.path?.last, ["YES", "NO", "TRUE", "FALSE"].contains(word) {
      customizable = word == "YES" || word == "TRUE"
    }
  }

  /// `[self.navigationController setNavigationBarHidden:YES animated:YES]` while people scroll.
  private mutating func note(_ hidden: ObjectiveCExpression, of kind: Toolbar.Kind, in selector: String) {
    if hidden.path?.last != "YES" {
      shows.insert(kind)
    } else if selector.hasPrefix("scrollView") {
      hides.insert(kind)
    }
  }

  func tell(_ bar: inout Toolbar) {
    if hasOwnBackground.contains(bar.kind) { bar.facts.hasOwnBackground = .declared(true) }
    if hasTintedControls.contains(bar.kind) { bar.facts.hasTintedControls = .declared(true) }
    if hides.contains(bar.kind) {
      bar.facts.hidesItself = .declared(true)
      if shows.contains(bar.kind) { bar.facts.canBeBroughtBack = .declared(true) }
    }
    if bar.kind == .windowToolbar, let customizable { bar.customizable = .declared(customizable) }
  }
}
