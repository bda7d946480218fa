import LintelModel
import SwiftSyntax

/// What a SwiftUI screen says of its bars besides titles and items: the modifiers around them, the view under them, and where
/// the project shows that view.
struct ScreenFacts {
  let reading: SwiftReading
  let place: Place
  let screen: SwiftUIScreen
  /// The modifier that the bars are named after.
  let first: ModifierChain.Modifier
  /// Whether its items are for what is presented, by their placements: `cancellationAction`.
  let hasModalActions: Bool
  private let chain: ModifierChain
  private let type: String
  private var project: SwiftProject { reading.project }

  init(
    reading: SwiftReading, place: Place, screen: SwiftUIScreen, first: ModifierChain.Modifier, hasModalActions: Bool = false
  ) {
    self.reading = reading
    self.place = place
    self.screen = screen
    self.first = first
    self.hasModalActions = hasModalActions
    chain = ModifierChain.whole(around: first.call)
    type = SwiftName.type(around: first.node)
  }

  /// Writes what is known onto one of the screen's bars, whose items are `items`.
  func tell(_ bar: inout Toolbar, items: [Conditional<Item>]) {
    let isOfPhone = [.navigationBar, .toolbar, .fioriToolbar].contains(bar.kind)
    if isOfPhone { bar.hasTabBar = tabBar(on: bar) }
    if bar.kind == .navigationBar || bar.kind == .watchToolbar || bar.kind == .windowToolbar { tellScrolling(&bar) }
    if isTinted { bar.facts.hasTintedControls = .declared(true) }
    if let hiding = hiding(of: bar.kind) {
      (bar.facts.hidesItself, bar.facts.canBeBroughtBack) = (hiding.hidesItself, hiding.canBeBroughtBack)
    }
    if bar.kind == .navigationBar {
      bar.facts.documentCommands =
        items.first { $0.value.id == "titleMenu" }?.value.facts.commands ?? bar.facts.documentCommands
    }
    if bar.kind == .windowToolbar {
      reading.menuBar.tell(&bar, in: project, isHidden: hiding(of: bar.kind) != nil)
      if chain.modifier("windowToolbarFullScreenVisibility")?.value?.writtenText.hasSuffix("onHover") == true {
        bar.facts.isRevealedInFullScreen = .declared(true)
      }
    }
    if bar.customizable == .unknown, bar.kind == .windowToolbar || bar.kind == .navigationBar {
      bar.customizable = customizable
    }
  }

  /// The same for an item of a window's toolbar.
  func tell(_ item: inout Item, on kind: Toolbar.Kind) {
    if kind == .windowToolbar { reading.menuBar.tell(&item, in: project) }
  }

  /// Without an id nobody can customize a toolbar; a modifier of the project's own may give it one.
  private var customizable: Fact<Bool> {
    let makers = screen.modifiers.filter(SwiftUIScreen.hasItems)
    return makers.allSatisfy { $0.name == "toolbar" && $0.call.argument("id") == nil } && !makers.isEmpty
      ? .declared(false) : .unknown
  }

  private func tabBar(on bar: Toolbar) -> Fact<Bool> {
    let hidden = chain.modifiers.contains { modifier in
      ["toolbar", "toolbarVisibility"].contains(modifier.name) && modifier.value?.writtenText.hasSuffix("hidden") == true
        && modifier.call.argument("for")?.writtenText.hasSuffix("tabBar") == true
    }
    if hidden { return .declared(false) }
    // Only a bar at the bottom shares its place with tabs; the others are not asked for, and looking costs.
    guard bar.kind == .toolbar || bar.kind == .fioriToolbar else { return .unknown }
    return TabViews.surround(first.call) || reading.tabViews.show(type, in: project) ? .declared(true) : .unknown
  }

  private func tellScrolling(_ bar: inout Toolbar) {
    let hiding = chain.modifiers.first { modifier in
      modifier.name == "scrollEdgeEffectHidden" && modifier.value?.writtenText != "false"
        && modifier.call.argument("for").map { $0.writtenText.contains("top") || $0.writtenText.contains("all") } ?? true
    }
    if let hiding {
      bar.facts.hasScrollEdgeEffect = .declared(false)
      bar.noEdgeEffectIsFrom = place.file.location(of: hiding.node)
    }
    guard bar.kind != .windowToolbar || hiding != nil, let base = chain.base else { return }
    if let scrolls = ScrollingContent(project: project).scrolls(base, near: place.file) {
      bar.facts.isAboveScrollView = .declared(scrolls)
    }
    if bar.kind == .navigationBar, bar.largeTitle == .declared(false), bar.facts.isAboveScrollView == .declared(true),
      !isPresented, isOfFirstView
    {
      bar.facts.isOfFirstView = .declared(true)
    }
  }

  /// Whether something presents the screen: it can dismiss itself, or is in a sheet. What is presented has no way that
  /// people could lose, and a small title there is the platform's own habit.
  private var isPresented: Bool {
    let dismisses = ["dismiss", "presentationMode"].contains {
      !project.members(named: $0, of: type, near: place.file).isEmpty
    }
    if hasModalActions || dismisses || Self.isPresented(first.node) || isPartPresented
      || screen.modifiers.contains(where: { Self.namesDismissal($0.call) })
    {
      return true
    }
    guard let declaration = project.declaration(of: type, near: place.file) else { return false }
    return project.calls(making: declaration).contains { Self.isPresented($0.call) }
  }

  /// Whether the property or function that the screen is in is shown in a sheet: `.sheet(isPresented: $asks) { chooser }`.
  private var isPartPresented: Bool {
    guard let part = SwiftName.path(of: first.node).split(separator: ".").last.map(String.init), part != "body" else {
      return false
    }
    return UseFinder.uses(of: part, in: place.file).contains { Self.isPresented($0) }
  }

  /// Whether a part of the code is in what a sheet, a cover or a popover shows.
  static func isPresented(_ node: some SyntaxProtocol) -> Bool {
    var child = Syntax(node)
    while let parent = child.parent {
      if let call = parent.as(FunctionCallExprSyntax.self), child.id != call.calledExpression.id {
        let modifier = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
        // In an extension of `View`, `self.` may be missing.
        let name = modifier ?? call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text ?? ""
        if modifier?.contains("heet") == true || ["sheet", "fullScreenCover", "popover", "inspector"].contains(name) {
          return true
        }
      }
      child = parent
    }
    return false
  }

  /// Whether a bar's content has a button that ends what is presented: a Cancel, Close or Done of the platform's or by name.
  private static func namesDismissal(_ call: FunctionCallExprSyntax) -> Bool {
    let text = call.trailingClosure?.writtenText ?? ""
    return ["ancel", "ismiss", "Close", ".close", ".confirm", "Done"].contains(where: text.contains)
  }

  /// Whether the screen is what a navigation shows first, there or wherever its view is made.
  private var isOfFirstView: Bool {
    if NavigationRoot(project: project, file: place.file, heedsModes: false).holds(first) { return true }
    guard SwiftName.path(of: first.node).hasSuffix(type + ".body"),
      let own = project.declaration(of: type, near: place.file)
    else { return false }
    let calls = project.calls(making: own)
    return !calls.isEmpty
      && calls.allSatisfy { NavigationRoot(project: project, file: $0.file, heedsModes: false).shows($0.call) }
  }

  /// A tint around the bar's own modifiers colours its items as well.
  private var isTinted: Bool {
    guard let own = chain.modifiers.firstIndex(where: { $0.node.id == first.node.id }) else { return false }
    return chain.modifiers[(own + 1)...].contains { modifier in
      modifier.name == "tint" && modifier.value.map(OwnColor.isOne) == true
    }
  }

  private func hiding(of kind: Toolbar.Kind) -> HidingState? {
    let bars: [String] =
      switch kind {
      case .navigationBar: ["navigationBar", "automatic"]
      case .toolbar: ["bottomBar"]
      case .windowToolbar: ["windowToolbar"]
      default: []
      }
    for modifier in chain.modifiers {
      switch modifier.name {
      case "toolbar", "toolbarVisibility":
        let named = modifier.call.arguments.drop { $0.label?.text != "for" }.map(\.expression.writtenText)
        guard named.contains(where: { name in bars.contains(where: name.hasSuffix) }) else { continue }
      case "navigationBarHidden" where kind == .navigationBar: break
      default: continue
      }
      if let found = HidingState(modifier, in: project, near: place.file) { return found }
    }
    return nil
  }
}
