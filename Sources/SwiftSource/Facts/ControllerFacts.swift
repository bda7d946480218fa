import LintelModel
import SwiftSyntax

/// What a controller's code says of its bars besides titles and items.
final class ControllerFacts {
  private let project: SwiftProject
  private var known: [String: TypeStatements] = [:]
  private lazy var appearances = AppAppearance(project)

  init(_ project: SwiftProject) { self.project = project }

  func tell(_ bar: inout Toolbar, of owner: BarOwner) {
    guard let file = project.file(at: owner.file) else { return }
    let statements = statements(of: owner.type, near: file)
    switch bar.kind {
    case .navigationBar:
      appearances.tell(&bar)
      if owner.variable == nil {
        bar.titleFonts = titleFonts(of: owner.type, near: file)
        tellNavigationBar(&bar, statements, owner, file)
      }
    case .toolbar:
      appearances.tell(&bar)
      if let variable = owner.variable {
        ToolbarView(name: variable, statements: statements).tell(&bar.facts)
      } else {
        tellBackground(&bar, background(of: "toolbar", statements))
        tellTint(&bar, tint(of: "toolbar", statements))
        bar.facts.textSizeCap = textSizeCap(of: "toolbar", statements)
        bar.facts.edge = .declared(.bottom)
        tellHiding(&bar, statements)
        bar.hasTabBar = tabBar(of: owner.type)
      }
    default: break
    }
  }

  func statements(of type: String, near file: SwiftFile) -> TypeStatements {
    if let found = known[type] { return found }
    let found = TypeStatements(of: project.types(named: type, near: file))
    known[type] = found
    return found
  }

  private func titleFonts(of type: String, near file: SwiftFile) -> TitleFonts {
    let types = project.types(named: type, near: file).filter { $0.file.contains("itleTextAttributes") }
    return types.isEmpty ? TitleFonts() : TitleFontStatements(types.map(\.block)).ofController
  }

  private func tellNavigationBar(
    _ bar: inout Toolbar, _ statements: TypeStatements, _ owner: BarOwner, _ file: SwiftFile
  ) {
    tellBackground(&bar, background(of: "navigationBar", statements) ?? background(of: "navigationItem", statements))
    tellTint(&bar, tint(of: "navigationBar", statements) ?? tint(of: "editButtonItem", statements))
    bar.facts.textSizeCap = textSizeCap(of: "navigationBar", statements)
    tellHiding(&bar, statements)
    if let hiding = statements.first("topEdgeEffect", "isHidden", setTo: "true") {
      (bar.facts.hasScrollEdgeEffect, bar.noEdgeEffectIsFrom) = (.declared(false), hiding.location)
    }
    if scrolls(owner.type, near: file, depth: 0) { bar.facts.isAboveScrollView = .declared(true) }
    if bar.largeTitle == .declared(false), bar.facts.isAboveScrollView == .declared(true), isRoot(owner.type) {
      bar.facts.isOfFirstView = .declared(true)
    }
    if statements.values("navigationItem", "customizationIdentifier").contains(where: { $0.value.text != "nil" }) {
      bar.customizable = .declared(true)
    } else if !file.contains("customizationIdentifier") {
      bar.customizable = .declared(false)
    }
  }

  /// Whether a segmented control of the controller's chooses the tab that the app shows.
  func switchesTabs(_ owner: BarOwner) -> Bool {
    guard let file = project.file(at: owner.file) else { return false }
    return statements(of: owner.type, near: file).settings.contains {
      ["selectedIndex", "selectedViewController"].contains($0.path.last)
        && $0.path.contains { $0.lowercased().contains("tabbarcontroller") }
        && $0.value.text.contains("selectedSegmentIndex")
    }
  }

  // MARK: Colours

  private func tellBackground(_ bar: inout Toolbar, _ setting: TypeStatements.Setting?) {
    guard let setting else { return }
    (bar.facts.hasOwnBackground, bar.backgroundIsFrom) = (.declared(true), nil)
    bar.ownBackgroundIsFrom = setting.location
  }

  private func tellTint(_ bar: inout Toolbar, _ setting: TypeStatements.Setting?) {
    guard let setting else { return }
    (bar.facts.hasTintedControls, bar.tintIsFrom) = (.declared(true), nil)
    bar.ownTintIsFrom = setting.location
  }

  /// The statement that gives the bar a background, by itself or through an appearance.
  private func background(of holder: String, _ statements: TypeStatements) -> TypeStatements.Setting? {
    for property in ["barTintColor", "backgroundColor"] {
      if let direct = statements.values(holder, property).first(where: { $0.value.isSeen }) { return direct }
    }
    for property in ["standardAppearance", "scrollEdgeAppearance", "compactAppearance"] {
      for appearance in statements.values(holder, property) {
        if let color = background(ofAppearance: appearance.value, statements) { return color }
      }
    }
    return nil
  }

  /// `let appearance = UINavigationBarAppearance()` with a colour of its own.
  private func background(ofAppearance appearance: Operand, _ statements: TypeStatements) -> TypeStatements.Setting? {
    guard let name = appearance.elements.first?.path?.last, appearance.elements.count == 1 else { return nil }
    for property in ["backgroundColor", "backgroundImage"] {
      if let found = statements.values(name, property).first(where: { $0.value.isSeen }) { return found }
    }
    return nil
  }

  private func tint(of holder: String, _ statements: TypeStatements) -> TypeStatements.Setting? {
    statements.values(holder, "tintColor").first { $0.value.isSeen && !OwnColor.isOfSystem($0.value) }
  }

  /// `navigationController?.navigationBar.maximumContentSizeCategory = .extraLarge`
  private func textSizeCap(of holder: String, _ statements: TypeStatements) -> Fact<TextSize> {
    let caps = statements.values(holder, "maximumContentSizeCategory").map { TextSize(contentSizeCategory: $0.value) }
    guard let first = caps.first, let cap = first, caps.allSatisfy({ $0 == cap }) else { return .unknown }
    return .declared(cap)
  }

  // MARK: Hiding

  private func tellHiding(_ bar: inout Toolbar, _ statements: TypeStatements) {
    let setting = ["hidesBarsOnSwipe", "hidesBarsOnTap"]
    if setting.contains(where: { statements.first($0, setTo: "true") != nil }) {
      // UIKit brings it back on the opposite swipe, or on the next tap.
      (bar.facts.hidesItself, bar.facts.canBeBroughtBack) = (.declared(true), .declared(true))
    }
    if statements.first("hidesBarsWhenKeyboardAppears", setTo: "true") != nil {
      bar.facts.hidesForKeyboard = .declared(true)
    }
    if statements.first("hidesBarsWhenKeyboardAppears", setTo: "false") != nil {
      bar.facts.hidesForKeyboard = .declared(false)
    }
    let method = bar.kind == .toolbar ? "setToolbarHidden" : "setNavigationBarHidden"
    let own = statements.calls.filter { $0.path.last == method }
    let onScrolling = own.filter { $0.function.hasPrefix("scrollView") || $0.node.isInTimer }
    guard onScrolling.contains(where: { $0.node.arguments.first?.expression.writtenText == "true" }) else { return }
    bar.facts.hidesItself = .declared(true)
    let shows = own.contains { $0.node.arguments.first?.expression.writtenText != "true" }
    if shows { bar.facts.canBeBroughtBack = .declared(true) }
  }

  // MARK: Surroundings

  /// Whether the controller's view is one that scrolls, or holds one.
  private func scrolls(_ type: String, near file: SwiftFile, depth: Int) -> Bool {
    guard depth < 4 else { return false }
    if ["UITableViewController", "UICollectionViewController"].contains(type) { return true }
    let types = project.types(named: type, near: file)
    let hasView = types.flatMap(\.members).contains { member in
      guard case .variable(_, let binding) = member.node else { return false }
      let type = binding.typeAnnotation.map { TypeName.last(of: $0.type) } ?? member.initializer?.firstWord
      return ["UITableView", "UICollectionView", "UIScrollView"].contains(type)
    }
    return hasView
      || types.filter { !$0.isExtension }.flatMap(\.inherited).contains { scrolls($0, near: file, depth: depth + 1) }
  }

  /// Whether a navigation controller is made with it, and it is never pushed.
  private func isRoot(_ type: String) -> Bool {
    let users = project.sources(mentioning: type)
    return users.contains { $0.contains("rootViewController: \(type)(") }
      && !users.contains { $0.contains("pushViewController(\(type)(") }
  }

  /// Whether a tab bar controller of the project's makes it as one of its tabs.
  private func tabBar(of type: String) -> Fact<Bool> {
    let users = project.sources(mentioning: "UITabBarController").filter {
      $0.contains("iewControllers") && ($0.contains(" \(type)(") || $0.contains("(\(type)(") || $0.contains("[\(type)("))
    }
    guard !users.isEmpty else { return .unknown }
    for file in project.files(making: [type]) where users.contains(where: { $0.path == file.path }) {
      for call in CallFinder.calls(of: type, in: file) where isTab(call, in: file) { return .declared(true) }
    }
    return .unknown
  }

  /// Whether a call is in code that gives a tab bar controller its tabs, and presents or pushes nothing.
  private func isTab(_ call: FunctionCallExprSyntax, in file: SwiftFile) -> Bool {
    var parent = call.parent
    while let node = parent {
      if let outer = node.as(FunctionCallExprSyntax.self),
        ["pushViewController", "present", "show", "showDetailViewController"].contains(outer.calledExpression.path?.last)
      {
        return false
      }
      if node.is(FunctionDeclSyntax.self) || node.is(InitializerDeclSyntax.self) || node.is(PatternBindingSyntax.self) {
        let text = node.writtenText
        if text.contains("iewControllers") || text.contains("setViewControllers") {
          let owner = SwiftName.type(around: node)
          let isOwn = project.parents(of: owner, near: file).contains("UITabBarController")
          return isOwn || text.contains("UITabBarController()")
        }
      }
      parent = node.parent
    }
    return false
  }
}

extension FunctionCallExprSyntax {
  /// Whether time alone brings the program here: in a timer's closure, or in one that is run after a while.
  fileprivate var isInTimer: Bool {
    var parent = self.parent
    while let node = parent, !node.is(MemberBlockSyntax.self) {
      if let call = node.as(FunctionCallExprSyntax.self), let path = call.calledExpression.path,
        path.suffix(2).elementsEqual(["Timer", "scheduledTimer"]) || path.last == "asyncAfter"
      {
        return true
      }
      parent = node.parent
    }
    return false
  }
}
