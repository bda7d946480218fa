import LintelModel
import SwiftSyntax

/// Where a view stands among the columns of a window of macOS: all that these put on a bar is on the window's one toolbar.
///
/// Source: Apple's documentation of SwiftUI, "ToolbarItemPlacement": on macOS items are in the window's toolbar, whichever view
/// of the window declares them.
struct WindowColumn {
  /// One place of a view.
  struct Standing {
    /// The split view, or what makes the view of the project's that is one.
    var split: FunctionCallExprSyntax
    var file: SwiftFile
    /// Whether it has a sidebar that the system shows and hides.
    var hasSidebar = false
    /// The number of the column, then that of the part of it where another split view parts it.
    var order: [Int]
    /// The arms of the code in which the view is there.
    var conditions: Conditions
  }

  /// What is around a split view.
  struct Surroundings {
    /// The views that it is a part of, and those with modifiers on it.
    var views: Set<SyntaxIdentifier> = []
    /// Whether a scene shows it in a window.
    var isInWindow = false
  }

  let project: SwiftProject
  /// What a file is built for.
  let built: (SwiftFile) -> Set<Platform>

  /// A view that shows one that shows one: 6.
  private static let maximumDepth = 6
  /// What more places make is told by itself: 12.
  private static let maximumPlaces = 12
  private static let scenes: Set = ["WindowGroup", "Window", "DocumentGroup"]

  /// All places of a view on macOS; nil where one of them is in no column, or where that cannot be told.
  func standings(of view: Syntax, in file: SwiftFile) -> [Standing]? { standings(of: view, in: file, depth: 0) }

  private func standings(of view: Syntax, in file: SwiftFile, depth: Int) -> [Standing]? {
    guard depth < Self.maximumDepth else { return nil }
    guard isOnMac(view, file) else { return [] }
    guard let reached = reach(from: view, in: file, depth: depth) else { return nil }
    switch reached {
    case .columns(let found): return found
    case .declaration(let node, let conditions):
      return showing(node, in: file).flatMap { uses in
        all(uses.map { standings(of: $0.node, in: $0.file, depth: depth + 1) }, conditions)
      }
    }
  }

  /// Nil if one of them is.
  private func all(_ found: [[Standing]?], _ conditions: Conditions) -> [Standing]? {
    let known = found.compactMap(\.self)
    guard known.count == found.count else { return nil }
    return known.joined().map { $0.under(conditions) }
  }

  // MARK: Up to a column or a declaration

  private enum Reached {
    case columns([Standing])
    /// The property or function that shows the view, and in which of its arms.
    case declaration(Syntax, Conditions)
  }

  private func reach(from view: Syntax, in file: SwiftFile, depth: Int) -> Reached? {
    var child = view
    while let parent = child.parent {
      if let (call, slot) = ContentWrapper.Slot.taking(child) {
        // What a modifier is handed is presented elsewhere.
        guard call.calledExpression.is(DeclReferenceExprSyntax.self) else { return nil }
        let name = TextExpression.name(of: call)
        if file.isOtherScreen(name) {
          guard name == "NavigationStack" else {
            return columns(of: call, named: name, slot, holding: view, child, file, depth).map(Reached.columns)
          }
        } else if !(child.is(ClosureExprSyntax.self) && TitleOwner.platformViews.contains(name)) {
          guard let wrapped = wrapped(child, by: call, named: name, near: file, depth: depth) else { return nil }
          if case .columns(let found) = wrapped {
            let way = ArmConditions.of(view, upTo: Syntax(call))
            return .columns(found.map { $0.under(way).made(by: call, in: file) })
          }
        }
        child = Syntax(call)
        continue
      }
      if let access = parent.as(MemberAccessExprSyntax.self) {
        guard access.base?.id == child.id else { return nil }
      } else if parent.is(PatternBindingSyntax.self) || parent.is(FunctionDeclSyntax.self) {
        return .declaration(parent, ArmConditions.of(view, upTo: parent))
      } else if !parent.is(FunctionCallExprSyntax.self), !Self.isPassed(parent) {
        return nil
      }
      child = parent
    }
    return nil
  }

  /// What is between a view and the closure, property or function that shows it, also in one case of several.
  private static func isPassed(_ node: Syntax) -> Bool {
    switch node.kind {
    case .switchExpr, .switchCaseList, .switchCase: true
    default: NavigationRoot.isPassed(node)
    }
  }

  private func columns(
    of call: FunctionCallExprSyntax, named name: String, _ slot: ContentWrapper.Slot, holding view: Syntax, _ content: Syntax,
    _ file: SwiftFile, _ depth: Int
  ) -> [Standing]? {
    let conditions = ArmConditions.of(view, upTo: Syntax(call))
    switch name {
    case "NavigationSplitView":
      guard let number = slot.columnOfSplitView else { return nil }
      return [Standing(split: call, file: file, hasSidebar: true, order: [number], conditions: conditions)]
    case "NavigationView", "HSplitView":
      // Each view of the closure is a column.
      guard let closure = content.as(ClosureExprSyntax.self) else { return nil }
      let number = closure.statements.prefix { $0.endPosition <= view.position }.count
      let own = Standing(split: call, file: file, order: [number], conditions: conditions)
      guard name == "HSplitView", let outer = standings(of: Syntax(call), in: file, depth: depth + 1), !outer.isEmpty else {
        return [own]
      }
      return outer.map { outer in
        var inside = outer.under(conditions)
        inside.order.append(number)
        return inside
      }
    default: return nil
    }
  }

  /// Where a view of the project's shows what it is handed: in a column, or in its own place.
  private func wrapped(
    _ content: Syntax, by call: FunctionCallExprSyntax, named name: String, near file: SwiftFile, depth: Int
  ) -> Reached? {
    guard depth < Self.maximumDepth, SwiftProject.isTypeName(name),
      let type = project.declarations(of: name, near: file).first(where: { $0.inherited.contains("View") })
    else { return nil }
    let wrapper = ContentWrapper(project: project)
    let property = type.members.filter(\.isHandedIn).map(\.name).first { property in
      wrapper.content(for: property, of: type, in: call)?.id == content.id
    }
    guard let property,
      let body = project.members(named: "body", of: name, near: type.file).first(where: { $0.body != nil })
    else { return nil }
    let whole = body.syntax
    let uses = UseFinder.uses(of: property, in: body.file).filter { isOnMac($0, body.file) && $0.isInside(whole) }
    guard uses.count == 1 else { return nil }
    return reach(from: uses[0], in: body.file, depth: depth + 1)
  }

  // MARK: From a declaration to who shows it

  private func showing(_ declaration: Syntax, in file: SwiftFile) -> [(node: Syntax, file: SwiftFile)]? {
    let type = SwiftName.type(around: declaration)
    var found: [(node: Syntax, file: SwiftFile)] = []
    if let function = declaration.as(FunctionDeclSyntax.self) {
      let name = function.name.text.withoutBackticks
      switch ModifierUses.Maker(of: function) {
      case .viewModifier(let modifier):
        found = ModifierUses.uses(ofModifier: modifier, in: project).map { (Syntax($0.call), $0.file) }
      case .extensionOfView: found = ModifierUses.uses(ofMethod: name, in: project).map { (Syntax($0.call), $0.file) }
      case nil: found = uses(of: name, by: type, in: file)
      }
    } else if let name = declaration.as(PatternBindingSyntax.self)?.pattern.writtenText.withoutBackticks {
      if name == "body" {
        guard let made = project.declaration(of: type, near: file), project.declarations(of: type, near: file).count == 1 else {
          return nil
        }
        found = project.calls(making: made).map { (Syntax($0.call), $0.file) }
      } else {
        found = uses(of: name, by: type, in: file)
      }
    }
    return found.isEmpty || found.count > Self.maximumPlaces ? nil : found
  }

  private func uses(of name: String, by type: String, in file: SwiftFile) -> [(node: Syntax, file: SwiftFile)] {
    UseFinder.uses(of: name, in: file).filter { SwiftName.type(around: $0) == type }.map { ($0, file) }
  }

  private func isOnMac(_ node: Syntax, _ file: SwiftFile) -> Bool {
    built(file).contains(.macos) && EnclosingConditions.of(node).settings.contains { $0.platform == .macos }
  }

  // MARK: What is around a split view

  func surroundings(of split: FunctionCallExprSyntax, in file: SwiftFile) -> Surroundings {
    var found = Surroundings()
    collect(Syntax(split), in: file, depth: 0, to: &found)
    return found
  }

  private func collect(_ view: Syntax, in file: SwiftFile, depth: Int, to found: inout Surroundings) {
    guard depth < Self.maximumDepth, isOnMac(view, file) else { return }
    var child = view
    while let parent = child.parent {
      found.views.insert(child.id)
      if let (call, _) = ContentWrapper.Slot.taking(child) {
        guard call.calledExpression.is(DeclReferenceExprSyntax.self) else { return }
        let name = TextExpression.name(of: call)
        if Self.scenes.contains(name) { found.isInWindow = true }
        guard child.is(ClosureExprSyntax.self), !file.isOtherScreen(name), TitleOwner.platformViews.contains(name) else {
          return
        }
        child = Syntax(call)
        continue
      }
      if parent.is(PatternBindingSyntax.self) || parent.is(FunctionDeclSyntax.self) {
        for use in showing(parent, in: file) ?? [] { collect(use.node, in: use.file, depth: depth + 1, to: &found) }
        return
      }
      if let access = parent.as(MemberAccessExprSyntax.self), access.base?.id != child.id { return }
      guard parent.is(MemberAccessExprSyntax.self) || parent.is(FunctionCallExprSyntax.self) || Self.isPassed(parent) else {
        return
      }
      child = parent
    }
  }
}

extension WindowColumn.Standing {
  /// The same in arms around it.
  fileprivate func under(_ conditions: Conditions) -> Self {
    var standing = self
    standing.conditions = conditions.and(standing.conditions)
    return standing
  }
}

extension WindowColumn.Standing {
  /// The same of what makes the view around the split view: another place that makes it makes another window's.
  fileprivate func made(by call: FunctionCallExprSyntax, in file: SwiftFile) -> Self {
    var standing = self
    (standing.split, standing.file) = (call, file)
    return standing
  }
}

extension ContentWrapper.Slot {
  /// The sidebar is 0, the content 1, the detail 2, from the leading edge on.
  var columnOfSplitView: Int? {
    switch self {
    case .closure(nil): 0
    case .argument(let label), .closure(let label): label.flatMap { ["sidebar", "content", "detail"].firstIndex(of: $0) }
    }
  }
}

extension Syntax {
  fileprivate func isInside(_ other: Syntax) -> Bool {
    other.position <= position && endPosition <= other.endPosition
  }
}
