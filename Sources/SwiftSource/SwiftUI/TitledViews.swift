import LintelModel
import SwiftSyntax

/// The project's view types whose title is set where they are used: `NotesList().navigationTitle("Notes")`,
/// and the views that such a view shows.
final class TitledViews {
  private var found: Set<String>?

  /// Deeper nestings of the project's views are not followed: 4.
  private static let maximumDepth = 4

  func names(in project: SwiftProject) -> Set<String> {
    if let found { return found }
    var all: Set<String> = []
    var next: [(name: String, user: SwiftFile)] = project.files.flatMap { file in
      file.screens.flatMap(\.modifiers).filter { SwiftUIScreen.titles.contains($0.name) }.flatMap {
        ModifierChain.view(under: ExprSyntax($0.call)).map { Self.shown(in: $0, project, file) } ?? []
      }.map { ($0, file) }
    }
    for _ in 0..<Self.maximumDepth {
      next = next.filter { all.insert($0.name).inserted }.flatMap { view -> [(name: String, user: SwiftFile)] in
        guard
          let body = project.members(named: "body", of: view.name, near: view.user).first(where: { $0.body != nil }),
          let statements = body.body
        else { return [] }
        return ShownViews.names(in: statements, of: body.file).map { ($0, body.file) }
      }
    }
    found = all
    return all
  }

  /// The views that an expression shows, also through a property or function of the project's: `item.destination`.
  private static func shown(in view: ExprSyntax, _ project: SwiftProject, _ file: SwiftFile) -> [String] {
    let own = ShownViews.names(in: view, of: file)
    let callee = view.as(FunctionCallExprSyntax.self)?.calledExpression ?? view
    guard own.isEmpty,
      let name = callee.as(MemberAccessExprSyntax.self)?.declName.baseName.text
        ?? callee.as(DeclReferenceExprSyntax.self)?.baseName.text,
      !SwiftProject.isTypeName(name)
    else { return own }
    return project.membersOfAnyType(named: name, near: file, atMost: 3).prefix(3).flatMap { member -> [String] in
      guard member.type?.writtenText.contains("View") == true, let body = member.body else { return [] }
      return ShownViews.names(in: body, of: member.file)
    }
  }

  private var shown: [String: Set<String>] = [:]

  /// The views that the declarations of a view's type show.
  func shown(by name: String, near file: SwiftFile, in project: SwiftProject) -> Set<String> {
    if let known = shown[name] { return known }
    let members = project.types(named: name, near: file).flatMap(\.members).filter(\.isView)
    let found = Set(
      members.flatMap { member in member.body.map { ShownViews.names(in: $0, of: member.file) } ?? [] })
    shown[name] = found
    return found
  }

  private var titles: Set<String>?

  /// The types that set a title on what they show, by the platform's modifier or one of the project's that is named after it.
  func titling(in project: SwiftProject) -> Set<String> {
    if let titles { return titles }
    let files = project.files.filter { file in ["itle(", "itleView(", ".principal"].contains(where: file.contains) }
    let found = Set(files.flatMap { TitleFinder.types(in: $0) })
    titles = found
    return found
  }
}

/// Finds the types around modifiers that set a title on what the type itself shows.
private final class TitleFinder: SyntaxVisitor {
  private var found: Set<String> = []

  static func types(in file: SwiftFile) -> Set<String> {
    let finder = TitleFinder(viewMode: .sourceAccurate)
    finder.walk(file.tree)
    return finder.found
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text, Self.isTitle(name),
      !isPresented(Syntax(node))
    {
      note(node)
    } else if TextExpression.name(of: node) == "ToolbarItem",
      let placement = node.argument("placement")?.writtenText, [".principal", ".title"].contains(placement)
    {
      note(node)
    }
    return .visitChildren
  }

  private func note(_ node: FunctionCallExprSyntax) {
    let type = SwiftName.type(around: node)
    if !type.isEmpty { found.insert(type) }
  }

  private static func isTitle(_ name: String) -> Bool {
    if SwiftUIScreen.titles.contains(name) { return true }
    return (name.hasSuffix("Title") || name.hasSuffix("TitleView"))
      && ["navigation", "toolbar", "screen", "navBar", "page"].contains { name.lowercased().contains($0.lowercased()) }
  }

  /// Whether it is in a closure of what shows another screen: a sheet's content, a link's destination.
  private func isPresented(_ node: Syntax) -> Bool {
    var child = node
    while let parent = child.parent, !parent.is(MemberBlockItemSyntax.self) {
      if let call = parent.as(FunctionCallExprSyntax.self), child.id != Syntax(call.calledExpression).id {
        if let modifier = call.calledExpression.as(MemberAccessExprSyntax.self) {
          let name = modifier.declName.baseName.text
          if Self.presenting.contains(where: name.contains) { return true }
        } else if TextExpression.name(of: call) == "NavigationLink" {
          return true
        }
      }
      child = parent
    }
    return false
  }

  private static let presenting = ["sheet", "Sheet", "Cover", "popover", "Destination", "inspector", "toolbar", "swipeActions"]
}

/// Finds the types of the views that code shows in place: not those it presents or navigates to.
final class ShownViews: SyntaxVisitor {
  private var found: [String] = []
  private let file: SwiftFile

  static func names(in node: some SyntaxProtocol, of file: SwiftFile) -> [String] {
    let finder = ShownViews(file)
    finder.walk(node)
    return finder.found
  }

  private init(_ file: SwiftFile) {
    self.file = file
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let modifier = node.calledExpression.as(MemberAccessExprSyntax.self) {
      // What a modifier is handed is elsewhere; what it is applied to is shown.
      if let base = modifier.base { walk(base) }
      return .skipChildren
    }
    let name = TextExpression.name(of: node)
    if file.isOtherScreen(name) { return .skipChildren }
    if SwiftProject.isTypeName(name) { found.append(name) }
    return .visitChildren
  }
}

extension MemberDeclaration {
  /// Whether it gives a view: `some View`, `AnyView`.
  fileprivate var isView: Bool { type?.writtenText.says("View") ?? false }
}
