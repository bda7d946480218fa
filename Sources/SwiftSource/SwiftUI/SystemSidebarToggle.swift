import LintelModel
import SwiftSyntax

/// The button that shows and hides the sidebar of a `NavigationSplitView`, which macOS puts on the window's toolbar itself.
///
/// Source: Apple's documentation of SwiftUI, "NavigationSplitView" and `toolbar(removing:)`: the system adds it unless
/// `.toolbar(removing: .sidebarToggle)` says otherwise.
struct SystemSidebarToggle {
  let reading: SwiftReading
  private var columns: WindowColumn { WindowColumn(project: reading.project, built: reading.built) }

  /// The symbols of buttons that do the same.
  private static let symbols: Set = ["sidebar.left", "sidebar.leading", "sidebar.squares.left", "sidebar.squares.leading"]

  /// Puts it before all items of a window's toolbar, where none of them is one already.
  func put(on bar: inout BarDraft, _ split: FunctionCallExprSyntax, in file: SwiftFile) {
    let isThere = bar.items.contains { item in
      item.value.kind == .sidebarToggle || item.value.symbol.map { Self.symbols.contains($0) } ?? false
    }
    // A bar without items is not drawn for the sake of this one.
    guard !isThere, !bar.items.isEmpty, !isRemoved(from: split, in: file),
      columns.surroundings(of: split, in: file).isInWindow
    else { return }
    var item = Item(
      id: "toggleSidebar", kind: .sidebarToggle, location: file.location(of: split), hasSystemName: true,
      systemItem: "toggleSidebar")
    item.placement = .leading
    item.isInSidebar = true
    bar.items.insert(Conditional(item), at: 0)
  }

  private func isRemoved(from split: FunctionCallExprSyntax, in file: SwiftFile) -> Bool {
    guard reading.project.says(anyOf: ["sidebarToggle"]) else { return false }
    let around = columns.surroundings(of: split, in: file).views
    return reading.project.files.contains { other in
      guard other.contains("removing:") else { return false }
      return CallFinder.calls(of: "toolbar", in: other).contains { call in
        guard let kind = call.argument("removing") else { return false }
        return places(of: call, removing: kind, in: other).contains { place in
          if around.contains(place.node.id) { return true }
          return columns.standings(of: place.node, in: place.file)?.contains { $0.split.id == split.id } ?? false
        }
      }
    }
  }

  /// The views that it is removed from: that of `.toolbar(removing:)`, and those that a modifier of the project's with such a
  /// call is applied to.
  private func places(
    of call: FunctionCallExprSyntax, removing kind: ExprSyntax, in file: SwiftFile
  ) -> [(node: Syntax, file: SwiftFile)] {
    let isNamed = isToggle(kind, in: file)
    let own = isNamed ? [(node: Syntax(call), file: file)] : []
    guard let function = Self.function(around: call), let maker = ModifierUses.Maker(of: function) else { return own }
    let uses =
      switch maker {
      case .viewModifier(let type): ModifierUses.uses(ofModifier: type, in: reading.project)
      case .extensionOfView: ModifierUses.uses(ofMethod: function.name.text.withoutBackticks, in: reading.project)
      }
    // Of a modifier that is handed what to remove, each use says it.
    return own
      + uses.filter { use in isNamed || use.call.arguments.contains { Self.saysToggle($0.expression.writtenText) } }
      .map { (node: Syntax($0.call), file: $0.file) }
  }

  /// Whether an expression may be `.sidebarToggle`, itself or by the name of a variable that is given it.
  private func isToggle(_ expression: ExprSyntax, in file: SwiftFile) -> Bool {
    if Self.saysToggle(expression.writtenText) { return true }
    let node = Operand.bare(expression)
    let access = node.as(MemberAccessExprSyntax.self).flatMap { $0.base?.isSelf == true ? $0.declName : nil }
    guard let name = (node.as(DeclReferenceExprSyntax.self) ?? access)?.baseName.text.withoutBackticks else { return false }
    switch reading.project.referent(of: name, from: node, at: Place(file)) {
    case .values(let values, _): return values.contains { Self.saysToggle($0.value.text) }
    case .member(let member):
      if let said = member.initializer?.writtenText ?? member.body?.writtenText { return Self.saysToggle(said) }
      guard member.isHandedIn, let type = SwiftProject.enclosingType(of: member.syntax, in: member.file) else { return false }
      return reading.project.calls(making: type).contains { made in
        made.call.argument(name).map { Self.saysToggle($0.writtenText) } ?? false
      }
    case .argument, .unknown: return false
    }
  }

  private static func saysToggle(_ text: String) -> Bool { text.contains("sidebarToggle") }

  private static func function(around call: FunctionCallExprSyntax) -> FunctionDeclSyntax? {
    var parent = Syntax(call).parent
    while let current = parent, !current.is(MemberBlockSyntax.self) {
      if let function = current.as(FunctionDeclSyntax.self) { return function }
      parent = current.parent
    }
    return nil
  }
}
