import LintelModel

/// What an Objective-C class says of its bars besides titles and items.
struct ObjectiveCFacts {
  /// Whether people may customize the window's toolbar; nil where nothing says so.
  private(set) var customizable: Bool?
  /// Whether it makes the window's toolbar, and says of it whether people may customize it.
  private var makesToolbar = false
  private var saysCustomizable = false
  private var windowStyle: Toolbar.WindowStyle?
  private(set) var hasOwnBackground: Set<Toolbar.Kind> = []
  private(set) var hasTintedControls: Set<Toolbar.Kind> = []
  private var hides: Set<Toolbar.Kind> = []
  private var shows: Set<Toolbar.Kind> = []

  private var height: Points?
  private var edges: Set<BarFacts.Edge> = []

  /// The system's height, which many write down where a frame asks for one; in points.
  private static let heightOfSystem: Points = 44

  mutating func note(toolbarHeight height: Points) { if height != Self.heightOfSystem { self.height = height } }
  mutating func note(toolbarEdge edge: BarFacts.Edge) { edges.insert(edge) }

  private static let windowStyles: [String: Toolbar.WindowStyle] = [
    "NSWindowToolbarStyleExpanded": .expanded, "NSWindowToolbarStylePreference": .preference,
    "NSWindowToolbarStyleUnified": .unified, "NSWindowToolbarStyleUnifiedCompact": .unifiedCompact,
  ]

  private static let bars: [(word: String, kind: Toolbar.Kind)] = [("navigationBar", .navigationBar), ("toolbar", .toolbar)]

  /// `self.navigationController.navigationBar.barTintColor = …`, `[toolbar setAllowsUserCustomization:NO]`
  mutating func note(_ value: ObjectiveCExpression, setTo path: [String], in selector: String) {
    if value.createdClass == "NSToolbar" { makesToolbar = true }
    if path.last == "allowsUserCustomization" { saysCustomizable = true }
    if path.last == "toolbarStyle", let word = value.path?.last { windowStyle = Self.windowStyles[word] }
    if path.last == "navigationBarHidden" { note(value, of: .navigationBar, in: selector) }
    if path.last == "toolbarHidden" { note(value, of: .toolbar, in: selector) }
    let isSeen = !value.isNil && value.path?.last != "clearColor"
    for (word, kind) in Self.bars where path.dropLast().last == word && path.contains("navigationController") && isSeen {
      if ["barTintColor", "backgroundColor"].contains(path.last) { hasOwnBackground.insert(kind) }
      if path.last == "tintColor", !Self.isOfSystem(value) { hasTintedControls.insert(kind) }
    }
    if path.last == "allowsUserCustomization", let word = value.path?.last, ["YES", "NO", "TRUE", "FALSE"].contains(word) {
      customizable = word == "YES" || word == "TRUE"
    }
  }

  /// `UIColor.labelColor`, `[UIColor tintColor]`: what the system draws controls in. A theme's colour of that name is the app's.
  private static func isOfSystem(_ color: ObjectiveCExpression) -> Bool {
    guard let path = color.path, path.count == 2, path[0] == "UIColor" else { return false }
    return path[1] == "tintColor" || path[1] == "labelColor" || path[1].hasSuffix("LabelColor")
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
    if bar.kind == .toolbar, let height { bar.facts.height = .declared(height) }
    if bar.kind == .toolbar, edges.count == 1, let edge = edges.first { bar.facts.edge = .declared(edge) }
    guard bar.kind == .windowToolbar else { return }
    if let windowStyle { bar.windowStyle = .declared(windowStyle) }
    if let customizable {
      bar.customizable = .declared(customizable)
    } else if makesToolbar, !saysCustomizable {
      // A toolbar that code makes cannot be customized until code allows it.
      bar.customizable = .declared(false)
    }
  }
}
