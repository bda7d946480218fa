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

  /// Those of all bars of an app, wherever its code gives them. A name means something else in another file.
  static func ofApp(_ project: SwiftProject) -> TitleFonts {
    let found = project.sources(mentioning: "UINavigationBar.appearance()").filter { $0.contains("itleTextAttributes") }
      .compactMap { project.anyFile(at: $0.path)?.tree }.map { TitleFontStatements([$0]).ofApp }
    return TitleFonts(
      inline: TitleFont.one(of: found.compactMap(\.inline)), large: TitleFont.one(of: found.compactMap(\.large)))
  }

  /// Those of all bars of the app: `UINavigationBar.appearance()`.
  var ofApp: TitleFonts { fonts { $0 == "UINavigationBar.appearance()" } }

  /// Those of the bar that shows a controller whose code it is, and of no bar of another one that it makes.
  var ofController: TitleFonts {
    fonts { ["navigationBar", "navigationItem", "navigationController.navigationBar"].contains($0) }
  }

  private func fonts(where isBar: (String) -> Bool) -> TitleFonts {
    var holders = Set(writes.bound.filter { isBar($0.value.holderText) }.keys)
    func isHolder(_ write: Write) -> Bool {
      isBar(write.holder) || holders.contains(writes.name(write.holder, in: write.function))
    }
    for write in writes.all where Self.appearances.contains(write.property) && isHolder(write) {
      holders.insert(writes.name(write.value.text, in: write.function))
    }
    func told(_ property: String) -> TitleFont? {
      TitleFont.one(of: writes.all.filter { $0.property == property && isHolder($0) }.compactMap(font(ofAttributes:)))
    }
    return TitleFonts(inline: told("titleTextAttributes"), large: told("largeTitleTextAttributes"))
  }

  /// The bar's when its content has not scrolled, or has, in the usual height.
  private static let appearances: Set = ["standardAppearance", "scrollEdgeAppearance"]

  /// Nil where the attributes say no font: the title keeps its own.
  private func font(ofAttributes write: Write) -> TitleFont? {
    let elements = write.value.elements
    let isOne = elements.count == 1 || elements.count == 3 && elements[1].is(UnresolvedAsExprSyntax.self)
    let whole = isOne ? writes.resolved(elements[0], in: write.function) : nil
    guard let attributes = whole?.as(DictionaryExprSyntax.self) else {
      return write.value.text == "nil" ? nil : .other(size: nil)
    }
    guard case .elements(let entries) = attributes.content else { return nil }
    return entries.first { $0.key.path?.last == "font" }.map { font($0.value, in: write.function) }
  }

  private func font(_ expression: ExprSyntax, in function: SyntaxIdentifier?) -> TitleFont {
    let whole = writes.resolved(expression, in: function)
    if let font = FontExpression.font(ofUIKit: whole) { return .system(font) }
    let call = whole.as(FunctionCallExprSyntax.self)
    let written = call?.argument("size") ?? call?.argument("ofSize")
    let size = written.flatMap { Double($0.writtenText) }.flatMap { $0.isFinite && $0 > 0 ? Points($0) : nil }
    return .other(size: size)
  }

  /// What is set to a property of something.
  private struct Write {
    let holder: String
    let property: String
    let value: Operand
    /// The function that it stands in.
    let function: SyntaxIdentifier?
  }

  /// A variable or constant: one of a function's own is not that of another function.
  private struct Name: Hashable {
    let text: String
    let function: SyntaxIdentifier?
  }

  /// What is set to properties, and what names are bound to.
  private final class Writes: AppCodeVisitor {
    private(set) var all: [Write] = []
    /// What is bound to different things is not known, and is not among these.
    private(set) var bound: [Name: ExprSyntax] = [:]
    private var several: Set<Name> = []

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
      if let assignment = Assignment(Operand(ExprSyntax(node))), assignment.sign == "=",
        let member = assignment.target.as(MemberAccessExprSyntax.self), let holder = member.base
      {
        all.append(
          Write(
            holder: holder.holderText, property: member.declName.baseName.text, value: assignment.value,
            function: Self.function(around: Syntax(node))))
      }
      return .visitChildren
    }

    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
      if let value = node.initializer?.value, let pattern = node.pattern.as(IdentifierPatternSyntax.self) {
        note(value, as: Name(text: pattern.identifier.text, function: Self.function(around: Syntax(node))))
      }
      return .visitChildren
    }

    private func note(_ value: ExprSyntax, as name: Name) {
      guard !several.contains(name) else { return }
      if let known = bound[name], known.writtenText != value.writtenText {
        several.insert(name)
        bound[name] = nil
      } else {
        bound[name] = value
      }
    }

    /// The name that a word is in a function: one of its own, else one around it.
    func name(_ text: String, in function: SyntaxIdentifier?) -> Name {
      let own = Name(text: text, function: function)
      return bound[own] != nil || several.contains(own) ? own : Name(text: text, function: nil)
    }

    /// What a name is bound to; anything else as it is.
    func resolved(_ expression: ExprSyntax, in function: SyntaxIdentifier?) -> ExprSyntax {
      let bare = expression.unwrapped
      guard let reference = bare.as(DeclReferenceExprSyntax.self) else { return bare }
      return bound[name(reference.baseName.text, in: function)]?.unwrapped ?? bare
    }

    private static func function(around node: Syntax) -> SyntaxIdentifier? {
      var parent = node.parent
      while let current = parent {
        switch current.kind {
        case .functionDecl, .initializerDecl, .accessorDecl, .accessorBlock: return current.id
        default: parent = current.parent
        }
      }
      return nil
    }
  }
}

extension ExprSyntax {
  /// Without `self` and optional marks: `navigationController.navigationBar`.
  fileprivate var holderText: String {
    path.map { $0.filter { $0 != "self" }.joined(separator: ".") } ?? unwrapped.writtenText
  }
}
