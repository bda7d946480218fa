import LintelModel
import SwiftSyntax

/// What the code of a type sets and calls, anywhere in it: for facts that no order of statements changes.
struct TypeStatements {
  struct Setting {
    /// The names of what is set, `self` and optional marks left out: `["navigationController", "hidesBarsOnSwipe"]`.
    var path: [String]
    var value: Operand
    /// The function or property around it.
    var function: String
    var target: ExprSyntax
    var file: SwiftFile

    /// Where the statement begins.
    var location: SourceLocation { file.location(of: target) }
  }

  struct Call {
    /// As above, the function's name last: `["toolbar", "heightAnchor", "constraint"]`.
    var path: [String]
    var node: FunctionCallExprSyntax
    var function: String
  }

  private(set) var settings: [Setting] = []
  private(set) var calls: [Call] = []

  init(of types: [TypeDeclaration]) {
    for type in types {
      let collector = Collector(own: type.block.id, in: type.file)
      collector.walk(type.block)
      settings += collector.settings
      calls += collector.calls
    }
  }

  /// What is set to a path that ends like this.
  func values(_ ending: String...) -> [Setting] { settings.filter { $0.path.suffix(ending.count).elementsEqual(ending) } }

  /// The first statement that sets a path that ends like this to a word: `true`.
  func first(_ ending: String..., setTo word: String) -> Setting? {
    settings.first { $0.path.suffix(ending.count).elementsEqual(ending) && $0.value.text == word }
  }

  private final class Collector: SyntaxVisitor {
    var settings: [Setting] = []
    var calls: [Call] = []
    private let own: SyntaxIdentifier
    private let file: SwiftFile
    private var functions: [String] = []

    init(own: SyntaxIdentifier, in file: SwiftFile) {
      self.own = own
      self.file = file
      super.init(viewMode: .sourceAccurate)
    }

    // A type inside has facts of its own.
    override func visit(_ node: MemberBlockSyntax) -> SyntaxVisitorContinueKind {
      node.id == own ? .visitChildren : .skipChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
      functions.append(node.name.text)
      return .visitChildren
    }
    override func visitPost(_ node: FunctionDeclSyntax) { functions.removeLast() }

    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
      functions.append(node.pattern.writtenText)
      return .visitChildren
    }
    override func visitPost(_ node: PatternBindingSyntax) { functions.removeLast() }

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
      if let assignment = Assignment(Operand(ExprSyntax(node))), let path = Self.path(of: assignment.target) {
        settings.append(
          Setting(
            path: path, value: assignment.value, function: functions.last ?? "", target: assignment.target, file: file))
      }
      return .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      if let path = Self.path(of: node.calledExpression), path.count > 1 || Self.madeViews.contains(path.first ?? "") {
        calls.append(Call(path: path, node: node, function: functions.last ?? ""))
      }
      return .visitChildren
    }

    private static let madeViews: Set = ["UIToolbar", "UIScrollView", "UITableView", "UICollectionView"]

    /// `UINavigationBar.appearance()` counts as one name.
    private static func path(of expression: ExprSyntax) -> [String]? {
      if let path = expression.path { return path.filter { $0 != "self" && $0 != "super" } }
      guard let member = expression.unwrapped.as(MemberAccessExprSyntax.self), let base = member.base?.unwrapped else {
        return nil
      }
      if let call = base.as(FunctionCallExprSyntax.self), call.arguments.isEmpty {
        return path(of: call.calledExpression).map { $0.dropLast() + [$0.last! + "()", member.declName.baseName.text] }
      }
      return path(of: base).map { $0 + [member.declName.baseName.text] }
    }
  }
}

extension Operand {
  /// Whether it is a colour or an image that can be seen, and not the system's again.
  var isSeen: Bool { !["nil", ".clear", "UIColor.clear", "UIImage()", ".none", "NSColor.clear"].contains(text) }

  /// A number as it is written.
  var number: Points? { Double(text).flatMap { $0.isFinite && $0 > 0 ? Points($0) : nil } }
}
