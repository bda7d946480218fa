import LintelModel
import SwiftSyntax

/// The fonts that a piece of code gives the titles of navigation bars, by themselves or through an appearance:
/// `navigationBar.titleTextAttributes = [.font: UIFont.boldSystemFont(ofSize: 19)]`.
struct TitleFontStatements {
  private let writes: Writes

  init<Node: SyntaxProtocol>(_ nodes: [Node]) {
    writes = Writes()
    for node in nodes { writes.walk(node) }
  }

  /// Those of all bars of an app, wherever its code gives them.
  static func ofApp(_ project: SwiftProject) -> TitleFonts {
    TitleFontStatements(
      project.sources(mentioning: "UINavigationBar.appearance()").filter { $0.contains("itleTextAttributes") }
        .compactMap { project.anyFile(at: $0.path)?.tree }
    ).ofApp
  }

  /// Those of all bars of the app: `UINavigationBar.appearance()`.
  var ofApp: TitleFonts { fonts { $0 == "UINavigationBar.appearance()" } }

  /// Those of the bar that shows a controller whose code it is.
  var ofController: TitleFonts {
    fonts { ["navigationBar", "navigationItem"].contains($0.split(separator: ".").last ?? "") }
  }

  private func fonts(where isBar: (String) -> Bool) -> TitleFonts {
    var holders = Set(writes.bound.filter { isBar($0.value.holderText) }.keys)
    func isHolder(_ text: String) -> Bool { isBar(text) || holders.contains(text) }
    for write in writes.all where Self.appearances.contains(write.property) && isHolder(write.holder) {
      holders.insert(write.value.text)
    }
    func told(_ property: String) -> TitleFont? {
      let own = writes.all.filter { $0.property == property && isHolder($0.holder) }
      return TitleFont.one(of: own.compactMap { font(ofAttributes: $0.value) })
    }
    return TitleFonts(inline: told("titleTextAttributes"), large: told("largeTitleTextAttributes"))
  }

  /// The bar's when its content has not scrolled, or has, in the usual height.
  private static let appearances: Set = ["standardAppearance", "scrollEdgeAppearance"]

  /// Nil where they say no font: the title keeps its own.
  private func font(ofAttributes value: Operand) -> TitleFont? {
    let whole = value.elements.count == 1 ? writes.resolved(value.elements[0]) : nil
    guard let attributes = whole?.as(DictionaryExprSyntax.self) else {
      return value.text.lowercased().contains("font") ? .other(size: nil) : nil
    }
    guard case .elements(let entries) = attributes.content else { return nil }
    return entries.first { $0.key.path?.last == "font" }.map { font($0.value) }
  }

  private func font(_ expression: ExprSyntax) -> TitleFont {
    let whole = writes.resolved(expression)
    if let font = FontExpression.font(ofUIKit: whole) { return .system(font) }
    let call = whole.as(FunctionCallExprSyntax.self)
    let written = call?.argument("size") ?? call?.argument("ofSize")
    let size = written.flatMap { Double($0.writtenText) }.flatMap { $0.isFinite && $0 > 0 ? Points($0) : nil }
    return .other(size: size)
  }

  /// What is set to a property of something, and what names are bound to.
  private final class Writes: AppCodeVisitor {
    private(set) var all: [(holder: String, property: String, value: Operand)] = []
    private(set) var bound: [String: ExprSyntax] = [:]

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
      if let assignment = Assignment(Operand(ExprSyntax(node))), assignment.sign == "=",
        let member = assignment.target.as(MemberAccessExprSyntax.self), let holder = member.base
      {
        all.append((holder.holderText, member.declName.baseName.text, assignment.value))
      }
      return .visitChildren
    }

    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
      if let value = node.initializer?.value, let name = node.pattern.as(IdentifierPatternSyntax.self) {
        bound[name.identifier.text] = value
      }
      return .visitChildren
    }

    /// What a name is bound to; anything else as it is.
    func resolved(_ expression: ExprSyntax) -> ExprSyntax {
      let bare = expression.unwrapped
      guard let name = bare.as(DeclReferenceExprSyntax.self) else { return bare }
      return bound[name.baseName.text]?.unwrapped ?? bare
    }
  }
}

extension ExprSyntax {
  /// Without `self` and optional marks: `navigationController.navigationBar`.
  fileprivate var holderText: String {
    path.map { $0.filter { $0 != "self" }.joined(separator: ".") } ?? unwrapped.writtenText
  }
}
