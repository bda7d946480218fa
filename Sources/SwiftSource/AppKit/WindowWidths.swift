import LintelModel
import SwiftSyntax

/// The widths that the code of a window's controller gives its window, in points: with AppKit's own methods, or with one that
/// the project adds to all windows, as `window.setSizeAdjustingForScreen(size: NSSize(width: 900, height: 600))`.
struct WindowWidths {
  private enum Role { case minimum, opening }

  private let statements: TypeStatements
  private let type: String
  private let file: SwiftFile
  private let project: SwiftProject
  /// The names of the window that has the toolbar; nil where that may be one of several.
  private let window: [String]?
  /// Where what is set is there from the beginning.
  private let functions: Set<String>

  init(_ statements: TypeStatements, of type: String, in file: SwiftFile, project: SwiftProject) {
    (self.statements, self.type, self.file, self.project) = (statements, type, file, project)
    let given = statements.settings.filter { setting in
      setting.path.last == "toolbar" && setting.path.dropLast().last.map(WindowOfCode.isWindow) == true
    }
    let windows = Set(given.map { Array($0.path.dropLast()) })
    window = windows.isEmpty ? ["window"] : windows.count == 1 ? windows.first : nil
    functions = Self.loading.union(given.map { $0.function })
  }

  /// Below this people cannot make it; nil where the code does not say so, says several, or what could not be read.
  var minimum: Points? { agreed(set(["minSize", "contentMinSize"]) + handed(.minimum)) }

  /// As it opens the first time; nil likewise.
  var opening: Points? { agreed(handed(.opening)) }

  /// An initializer has no name here.
  private static let loading: Set = ["", "windowDidLoad", "awakeFromNib", "loadWindow"]
  private static let setters: Set = ["setContentSize", "setFrame"]
  private static let types: Set = ["NSSize", "CGSize", "NSRect", "CGRect"]
  /// A name of a name of a size: 4.
  private static let maximumDepth = 4

  private func agreed(_ widths: [Points?]) -> Points? {
    guard let first = widths.first, widths.allSatisfy({ $0 == first }) else { return nil }
    return first
  }

  private func isOfWindow(_ path: [String], in function: String) -> Bool {
    guard let window, path.count > 1, functions.contains(function) else { return false }
    return Array(path.dropLast()) == window
  }

  // MARK: What is said

  private func set(_ names: Set<String>) -> [Points?] {
    statements.settings.filter { isOfWindow($0.path, in: $0.function) && names.contains($0.path.last ?? "") }.map { setting in
      guard setting.value.elements.count == 1, let only = setting.value.elements.first else { return nil }
      return width(only)
    }
  }

  private func handed(_ role: Role) -> [Points?] {
    statements.calls.filter { isOfWindow($0.path, in: $0.function) }.flatMap { call -> [Points?] in
      let name = call.path.last ?? ""
      if Self.setters.contains(name) {
        guard role == .opening, let size = call.node.arguments.first?.expression else { return [] }
        return [width(size)]
      }
      return sizes(handedTo: name, by: call.node).filter { $0.role == role }.map { width($0.size) }
    }
  }

  /// What a method that the project adds to all windows is handed, by what it does with it.
  private func sizes(handedTo name: String, by call: FunctionCallExprSyntax) -> [(role: Role, size: ExprSyntax)] {
    let labels = call.arguments.map { $0.label?.text ?? "_" }
    let fitting = project.members(named: name, of: "NSWindow", near: file).filter { member in
      member.parameters.map { $0.firstName.text } == labels
    }
    guard fitting.count == 1, let body = fitting[0].body?.description else { return [] }
    let isSized = body.contains("setFrame(") || body.contains("setContentSize(")
    return zip(fitting[0].parameters, call.arguments).compactMap { parameter, argument -> (role: Role, size: ExprSyntax)? in
      guard Self.types.contains(TypeName.last(of: parameter.type)) else { return nil }
      let name = (parameter.secondName ?? parameter.firstName).text
      // `minSize = size`, `contentMinSize = size`
      if body.contains("inSize = \(name)") { return (.minimum, argument.expression) }
      guard isSized, body.contains("\(name).") || body.contains(": \(name)") || body.contains("(\(name)") else { return nil }
      let word = name.lowercased()
      if word.hasPrefix("max") { return nil }
      return (word.hasPrefix("min") ? .minimum : .opening, argument.expression)
    }
  }

  // MARK: How wide that is

  private func width(_ expression: ExprSyntax, depth: Int = 0) -> Points? {
    guard depth < Self.maximumDepth else { return nil }
    let bare = Operand.bare(expression)
    let lengths = ColumnLength(project: project, file: file)
    if let call = bare.as(FunctionCallExprSyntax.self) {
      switch TextExpression.name(of: call) {
      case "NSMakeSize" where call.arguments.count == 2: return lengths.points(call.arguments.first?.expression)
      case "NSMakeRect" where call.arguments.count == 4: return lengths.points(call.arguments.dropFirst(2).first?.expression)
      case "init", "NSSize", "CGSize", "NSRect", "CGRect":
        if let size = call.argument("size") { return width(size, depth: depth + 1) }
        return lengths.points(call.argument("width"))
      default: return nil
      }
    }
    guard let path = bare.path, let name = path.last else { return nil }
    if path.count == 1, let value = lengths.local(name, before: bare) { return width(value, depth: depth + 1) }
    let isOwn = path.count == 1 || ["self", "Self"].contains(path[path.count - 2])
    let members = project.members(named: name, of: isOwn ? type : path[path.count - 2], near: file)
    guard members.count == 1, members[0].isConstant, let value = members[0].initializer else { return nil }
    return width(value, depth: depth + 1)
  }
}

extension WindowToolbars {
  /// How wide the window of a toolbar is, as far as its controller's code says so.
  func tellWidths(_ bar: inout Toolbar, of owner: BarOwner) {
    guard let file = reading.project.file(at: owner.file) else { return }
    let statements = TypeStatements(of: reading.project.types(named: owner.type, near: file))
    let widths = WindowWidths(statements, of: owner.type, in: file, project: reading.project)
    if bar.minimumWidth == .unknown, let least = widths.minimum { bar.minimumWidth = .declared(least) }
    if bar.defaultWidth == .unknown, let width = widths.opening { bar.defaultWidth = .declared(width) }
  }
}
