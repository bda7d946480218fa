import LintelModel
import SwiftSyntax

/// Tells whether a SwiftUI bar may get its title from another place than the chain of modifiers that makes the bar: the view
/// under it, a view that this one shows, or the one that shows it.
struct TitleOwner {
  let reading: SwiftReading
  let place: Place

  /// A view that shows one that shows one that sets the title: 4.
  private static let maximumDepth = 4

  private var project: SwiftProject { reading.project }

  func mayBeAnother(than modifier: ModifierChain.Modifier, of type: String, hasOwn: Bool) -> Bool {
    if isOfGivenView(modifier) { return true }
    let base = ModifierChain.view(under: ExprSyntax(modifier.call))
    if let base, isTitled(ShownViews.names(in: base, of: place.file)) { return true }
    if let base, !hasOwn, isTitledByStyle(ShownViews.names(in: base, of: place.file)) { return true }
    guard !hasOwn else { return false }
    return reading.titledViews.names(in: project).contains(type) || isTitled([type]) || isHosted(type)
  }

  /// Whether a style of one of these views sets the title: `SideBarBaseStyle` of `SideBar`.
  private func isTitledByStyle(_ views: [String]) -> Bool {
    let styles = reading.titledViews.titling(in: project).filter { $0.hasSuffix("Style") }
    return views.contains { view in
      styles.contains { $0.hasPrefix(view) } && project.hasType(named: view, near: place.file)
    }
  }

  /// Whether a controller of UIKit's shows the view and code beside it sets a controller's title.
  private func isHosted(_ type: String) -> Bool {
    project.sources(mentioning: type).contains { text in
      text.contains("HostingController") && text.contains("rootView: \(type)(")
        && ["\ttitle = ", "  title = ", ".title = "].contains(where: text.contains)
    }
  }

  /// Whether the view under the modifier is opaque: a view modifier's content, a closure or value that
  /// was handed in, a type of a package.
  private func isOfGivenView(_ modifier: ModifierChain.Modifier) -> Bool {
    if modifier.call.calledExpression.is(DeclReferenceExprSyntax.self) { return true }
    guard let base = ModifierChain.view(under: ExprSyntax(modifier.call)) else { return false }
    let callee = base.as(FunctionCallExprSyntax.self)?.calledExpression ?? base
    let member = callee.as(MemberAccessExprSyntax.self)
    let isOwn = member?.base?.isSelf ?? false
    guard let name = callee.as(DeclReferenceExprSyntax.self)?.baseName.text ?? (isOwn ? member?.declName.baseName.text : nil)
    else { return member != nil }
    if SwiftProject.isTypeName(name) {
      return !Self.platformViews.contains(name) && !project.hasType(named: name, near: place.file)
    }
    if ["content", "self"].contains(name), !base.is(FunctionCallExprSyntax.self), isStored(name, base) { return true }
    return isStored(name, base)
  }

  /// Whether a name refers to a value made elsewhere.
  private func isStored(_ name: String, _ node: ExprSyntax) -> Bool {
    if name == "self" { return true }
    switch project.referent(of: name, from: node, at: place) {
    case .member(let member): return member.body == nil && member.initializer == nil
    case .argument, .unknown: return true
    case .values: return false
    }
  }

  /// Whether one of these views, or one that they show, sets a title.
  private func isTitled(_ views: [String]) -> Bool {
    let titling = reading.titledViews.titling(in: project)
    var known: Set<String> = []
    var next = views
    for depth in 0..<Self.maximumDepth {
      next = next.filter { known.insert($0).inserted }
      if next.contains(where: titling.contains) { return true }
      guard depth + 1 < Self.maximumDepth else { break }
      next = next.flatMap { reading.titledViews.shown(by: $0, near: place.file, in: project) }
    }
    return false
  }

  /// SwiftUI's own that show what is in them, or set no title.
  static let platformViews: Set = [
    "List", "Form", "VStack", "HStack", "ZStack", "LazyVStack", "LazyHStack", "LazyVGrid", "LazyHGrid", "Grid", "ScrollView",
    "ScrollViewReader", "Group", "GroupBox", "Section", "ForEach", "Text", "TextEditor", "TextField", "Image", "Label", "Color",
    "Button", "Table", "TabView", "GeometryReader", "ViewThatFits", "TimelineView", "Canvas", "Map", "Chart", "EmptyView",
    "AnyView", "Spacer", "Divider", "NavigationStack", "NavigationView", "NavigationSplitView", "NavigationLink", "Rectangle",
    "ContentUnavailableView", "ProgressView", "OutlineGroup", "DisclosureGroup", "HSplitView", "VSplitView", "AsyncImage",
    "ControlGroup", "GlassEffectContainer", "Picker", "Toggle", "DatePicker",
  ]
}
