import LintelModel
import SwiftSyntax

/// Tells bars the column of a split view that they are in: that of a view in a closure of a `NavigationSplitView`, or of a
/// controller that code puts into a column of a `UISplitViewController`. A bar that code also shows elsewhere on an iPad of
/// regular width has none.
struct SplitColumns {
  let project: SwiftProject

  /// A view that shows one that shows one: 4.
  private static let maximumDepth = 4
  /// What is made in more places is hardly one column's: 12.
  private static let maximumPlaces = 12
  /// A modifier, and where it is.
  private typealias Width = (call: FunctionCallExprSyntax, file: SwiftFile)
  /// What holds a view, and what modifiers say of its width.
  private typealias Found = (place: SplitColumn.Place, widths: [Width])

  /// By what a view comes onto a stack that is not reached yet on the way up.
  private enum Push {
    case link
    /// Which of the stacks a destination for a type of values is for, is not told where there are several.
    case destination
  }

  func told(_ drafts: [BarDraft]) -> [BarDraft] {
    guard project.says(anyOf: ["NavigationSplitView", "UISplitViewController"]) else { return drafts }
    return drafts.map { draft in
      guard draft.toolbar.kind == .navigationBar || draft.toolbar.kind == .toolbar else { return draft }
      var draft = draft
      draft.toolbar.column = column(of: draft)
      return draft
    }
  }

  private func column(of draft: BarDraft) -> SplitColumn? {
    if let controller = draft.toolbar.controller {
      guard let file = project.anyFile(at: draft.toolbar.location.file) else { return nil }
      return ControllerColumn(project: project).column(of: controller, near: file)
    }
    guard draft.presented == nil, let file = project.file(at: draft.toolbar.location.file),
      let screen = file.screens.first(where: { $0.maker.map { file.location(of: $0.node) } == draft.toolbar.location })
    else { return nil }
    let roots = screen.roots.map { (node: Syntax($0.value), file: file) }
    guard let found = column(of: roots, pushed: nil, depth: 0) else { return nil }
    let inside = screen.roots.flatMap { ModifierChain($0.value).modifiers.map(\.call) }.filter(Self.isWidth)
    let widths = found.widths + inside.map { (call: $0, file: file) }
    return widths.first.map { width($0, of: found.place) } ?? SplitColumn(found.place)
  }

  /// The one that all are in.
  private func column(of views: [(node: Syntax, file: SwiftFile)], pushed: Push?, depth: Int) -> Found? {
    guard views.count <= Self.maximumPlaces else { return nil }
    var common: Found?
    for view in views {
      guard let found = column(of: view.node, in: view.file, pushed: pushed, depth: depth) else { return nil }
      guard let known = common else {
        common = found
        continue
      }
      if known.place != found.place { return nil }
    }
    return common
  }

  // MARK: Up to a split view

  private func column(of view: Syntax, in file: SwiftFile, pushed: Push?, depth: Int) -> Found? {
    guard depth < Self.maximumDepth else { return nil }
    var widths: [Width] = []
    var child = view
    var pushed = pushed
    while let parent = child.parent {
      if let (call, slot) = ContentWrapper.Slot.taking(child) {
        let name = TextExpression.name(of: call)
        if call.calledExpression.is(MemberAccessExprSyntax.self) {
          // What any other modifier presents stands elsewhere.
          guard name == "navigationDestination" else { return nil }
          pushed = .destination
        } else {
          guard call.calledExpression.is(DeclReferenceExprSyntax.self) else { return nil }
          switch name {
          case "NavigationStack": pushed = nil
          case "NavigationLink":
            guard slot.isDestination(of: call) else { return nil }
            pushed = pushed ?? .link
          // By its style it is a stack or has columns of its own.
          case "NavigationView" where pushed != nil: return nil
          case "NavigationSplitView":
            guard let own = slot.columnOfSplitView.map({ SplitColumn.Place.allCases[$0] }) else { return nil }
            guard let pushed else { return (place: own, widths: widths) }
            guard pushed == .link, isBeforeDetail(own, in: call) else { return nil }
            return (place: .detail, widths: [])
          default: if Self.elsewhere.contains(name) { return nil }
          }
        }
        child = Syntax(call)
        continue
      }
      if let call = parent.as(FunctionCallExprSyntax.self), Self.isWidth(call) { widths.append((call: call, file: file)) }
      if let uses = uses(of: parent, in: file) {
        let wide = uses.filter { Self.isOnWideScreens($0.node) }
        guard let found = column(of: wide, pushed: pushed, depth: depth + 1) else { return nil }
        // What the view asks for that a link is in is not asked for the next column.
        return (place: found.place, widths: pushed != nil && found.place == .detail ? [] : widths + found.widths)
      }
      child = parent
    }
    return nil
  }

  /// Whether a link without a stack of its own leads from a column to the detail column: there from the column before it, and
  /// from itself. What the first one of three shows next is not documented for every style.
  private func isBeforeDetail(_ place: SplitColumn.Place, in split: FunctionCallExprSyntax) -> Bool {
    switch place {
    case .sidebar: !ContentWrapper.Slot.all(of: split).contains { $0.slot.columnOfSplitView == 1 }
    case .content, .detail: true
    }
  }

  /// Where a property, function or view is used; nil for what declares none of a type's.
  private func uses(of declaration: Syntax, in file: SwiftFile) -> [(node: Syntax, file: SwiftFile)]? {
    let name: String
    if let function = declaration.as(FunctionDeclSyntax.self) {
      name = function.name.text
    } else if let binding = declaration.as(PatternBindingSyntax.self) {
      name = binding.pattern.writtenText
    } else {
      return nil
    }
    let type = SwiftName.type(around: declaration)
    guard name == "body" else {
      let own = UseFinder.uses(of: name.withoutBackticks, in: file).filter { SwiftName.type(around: $0) == type }
      return own.map { ($0, file) }
    }
    guard let made = project.declaration(of: type, near: file) else { return [] }
    return project.calls(making: made).map { (Syntax($0.call), $0.file) }
  }

  /// A phone, and a window of compact width, show no columns.
  private static func isOnWideScreens(_ node: Syntax) -> Bool {
    let conditions = EnclosingConditions.of(node)
    return conditions.widthClass != .compact && conditions.settings.contains { $0.platform == .ipados }
  }

  private static let elsewhere: Set = ["WindowGroup", "Window", "Settings"]

  // MARK: The width that code asks for

  private static func isWidth(_ call: FunctionCallExprSyntax) -> Bool {
    call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "navigationSplitViewColumnWidth"
  }

  /// `navigationSplitViewColumnWidth(280)`, `navigationSplitViewColumnWidth(min: 200, ideal: 260, max: Self.widest)`
  private func width(_ width: Width, of place: SplitColumn.Place) -> SplitColumn {
    let length = ColumnLength(project: project, file: width.file)
    if let first = width.call.arguments.first, first.label == nil {
      let fixed = length.points(first.expression)
      return SplitColumn(place, preferred: fixed, least: fixed, most: fixed)
    }
    func points(_ label: String) -> Points? { length.points(width.call.argument(label)) }
    return SplitColumn(place, preferred: points("ideal"), least: points("min"), most: points("max"))
  }
}
