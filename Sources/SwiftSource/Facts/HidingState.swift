import LintelModel
import SwiftSyntax

/// A bar that a view hides by its own state: `.toolbar(isReading ? .hidden : .visible, for: .navigationBar)`.
struct HidingState {
  let hidesItself: Fact<Bool>
  let canBeBroughtBack: Fact<Bool>

  /// Nil where the visibility is no state of the view's, or never changes.
  init?(_ modifier: ModifierChain.Modifier, in project: SwiftProject, near file: SwiftFile) {
    guard let value = modifier.call.arguments.first.flatMap({ $0.label == nil ? $0.expression : nil }) else { return nil }
    let hidden: String
    let variable: String
    switch Operand(value).shape {
    case .ternary(let condition, let then, let otherwise):
      let hidesThen = then.text.hasSuffix("hidden")
      guard hidesThen != otherwise.text.hasSuffix("hidden"), condition.count == 1,
        let (name, isNegated) = Self.variable(condition[0])
      else { return nil }
      (variable, hidden) = (name, hidesThen != isNegated ? "true" : "false")
    case .plain(let plain):
      guard let (name, isNegated) = Self.variable(plain), !isNegated else { return nil }
      // `navigationBarHidden(isReading)` or a `Visibility`.
      (variable, hidden) = (name, modifier.name == "navigationBarHidden" ? "true" : ".hidden")
    default: return nil
    }
    let type = SwiftName.type(around: modifier.node)
    let members = project.members(named: variable, of: type, near: file)
    guard let member = members.first, case .variable(let declaration, _) = member.node,
      declaration.attributes.contains(where: {
        ["State", "SceneStorage", "AppStorage"].contains($0.as(AttributeSyntax.self)?.attributeName.writtenText)
      })
    else { return nil }
    let writes = Writes.of(variable, in: project.types(named: type, near: file).map(\.block))
    guard !writes.values.isEmpty || writes.isLent else { return nil }
    let hides = writes.isLent || writes.values.contains { $0 == hidden || $0 == nil }
    let starts = member.initializer?.writtenText
    guard hides || starts == hidden else { return nil }
    hidesItself = .declared(true)
    if writes.values.contains(where: { $0 != nil && $0 != hidden }) || writes.toggles {
      canBeBroughtBack = .declared(true)
    } else {
      canBeBroughtBack = writes.isLent || writes.values.contains(nil) ? .unknown : .declared(false)
    }
  }

  private static func variable(_ expression: ExprSyntax) -> (name: String, isNegated: Bool)? {
    if let prefix = expression.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "!" {
      return variable(prefix.expression).map { ($0.name, !$0.isNegated) }
    }
    guard let path = expression.path, let name = path.last, path.filter({ $0 != "self" }).count == 1, name != "self" else {
      return nil
    }
    return (name, false)
  }

  /// What code sets a variable to.
  private final class Writes: SyntaxVisitor {
    /// As they are written; nil where that is no constant.
    var values: [String?] = []
    var toggles = false
    /// Other code may write it: `$isReading`.
    var isLent = false
    private let name: String

    static func of(_ name: String, in blocks: [MemberBlockSyntax]) -> Writes {
      let writes = Writes(name)
      for block in blocks { writes.walk(block) }
      return writes
    }

    private init(_ name: String) {
      self.name = name
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
      if let assignment = Assignment(Operand(ExprSyntax(node))), assignment.target.path?.filter({ $0 != "self" }) == [name] {
        let text = assignment.value.text
        values.append(["true", "false"].contains(text) || text.hasPrefix(".") ? text : nil)
        if text == "!" + name || text == "!self." + name { toggles = true }
      }
      return .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      if node.calledExpression.path?.filter({ $0 != "self" }) == [name, "toggle"] {
        toggles = true
        values.append(nil)
      }
      return .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
      if node.baseName.text == "$" + name { isLent = true }
      return .skipChildren
    }
  }
}
