import LintelModel
import SwiftSyntax

/// Buttons of UIKit on no bar that are given an image and neither a title nor a name. They are counted and never judged. One that
/// any code of its file may name, or that is handed to code elsewhere, is not among them.
final class UnnamedButtons: AppCodeVisitor {
  /// In order of their places.
  /// - Parameter toolbars: All that were read: their items are judged there.
  static func places(in reading: SwiftReading, besides toolbars: [Toolbar]) -> [LintelModel.SourceLocation] {
    let project = reading.project
    let classes = ButtonClasses(project: project)
    let items = toolbars.flatMap(\.items).flatMap { [$0] + $0.parts }
    let judged = items.map(\.location) + items.compactMap(\.placedAt) + items.compactMap(\.madeAt)
    let onBars = Set(judged.map { "\($0.file):\($0.line)" })
    var paths: Set<String> = []
    for type in classes.names {
      for source in project.sources(mentioning: type) where !source.isTest { paths.insert(source.path) }
    }
    return paths.sorted().compactMap { project.anyFile(at: $0) }.flatMap { file -> [LintelModel.SourceLocation] in
      let finder = UnnamedButtons(classes: classes, project: project, file: Syntax(file.tree))
      finder.walk(file.tree)
      return finder.found.filter { !project.previewTypes.hold(Syntax($0), of: file, in: project) }.map { file.location(of: $0) }
    }.sorted()
  }

  private let classes: ButtonClasses
  private let project: SwiftProject
  private let file: Syntax
  private var found: [FunctionCallExprSyntax] = []

  private init(classes: ButtonClasses, project: SwiftProject, file: Syntax) {
    self.classes = classes
    self.project = project
    self.file = file
    super.init()
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    if let call = node.initializer?.value.as(FunctionCallExprSyntax.self), classes.isMade(by: call), isUnnamed(call, in: node) {
      found.append(call)
    }
    return .visitChildren
  }

  private func isUnnamed(_ call: FunctionCallExprSyntax, in binding: PatternBindingSyntax) -> Bool {
    guard let name = binding.name else { return false }
    let arguments = call.arguments.writtenText.lowercased()
    guard !arguments.contains("title"), !arguments.contains("accessibility"), !isNamedBySystem(call) else { return false }
    var said = [SaidOfView(name: name, in: scope(of: binding))]
    if let closure = call.trailingClosure {
      said.append(SaidOfView(name: closure.parameterNames.first ?? "$0", in: closure.statements))
    }
    if binding.isLocal {
      // `lazy var close: UIButton = { let button = UIButton(); …; return button }()`
      if let owner = binding.ownerOfClosure, let outer = owner.name {
        guard isGivenBack(name, binding), !isNamedElsewhere(outer, owner) else { return false }
        said.append(SaidOfView(name: outer, in: scope(of: owner)))
      } else if said[0].isAssigned || isGivenBack(name, binding) {
        return false
      }
    } else if isNamedElsewhere(name, binding) {
      return false
    }
    var configurations = said.reduce(into: Set<String>()) { $0.formUnion($1.configurations) }
    for argument in call.arguments where argument.label?.text == "configuration" {
      guard let known = argument.expression.as(DeclReferenceExprSyntax.self) else { continue }
      configurations.insert(known.baseName.text)
    }
    let configured = configurations.map { SaidOfView(name: $0, in: scope(of: binding)) }
    // What it looks like may be made elsewhere, with a title.
    guard configured.allSatisfy({ !$0.members.isEmpty && !$0.members.contains { $0.lowercased().contains("title") } }) else {
      return false
    }
    let showsImage =
      arguments.contains("image") || classes.showsImage(call) || said.contains { $0.showsImage }
      || configured.contains { $0.members.contains("image") }
    return showsImage && !said.contains { $0.mayBeNamed }
  }

  /// A local name is known in its block, a member's in its file.
  private func scope(of binding: PatternBindingSyntax) -> Syntax { binding.block ?? file }

  private func isGivenBack(_ name: String, _ binding: PatternBindingSyntax) -> Bool {
    guard let statements = binding.block?.as(CodeBlockItemListSyntax.self) else { return false }
    return statements.contains { $0.item.as(ReturnStmtSyntax.self)?.expression?.writtenText == name }
  }

  /// Whether another file says how a member of this name is called.
  private func isNamedElsewhere(_ name: String, _ binding: PatternBindingSyntax) -> Bool {
    if binding.isLocal || binding.isPrivate { return false }
    return project.sources(mentioning: name).contains {
      $0.contains("\(name).accessibilityLabel") || $0.contains("\(name).setTitle(")
        || $0.contains("\(name).accessibilityAttributedLabel") || $0.contains("customView: \(name)")
        || $0.contains("titleView = \(name)")
    }
  }

  /// `UIButton(type: .close)`: the system has a picture and a name for each of these.
  private func isNamedBySystem(_ call: FunctionCallExprSyntax) -> Bool {
    guard let type = call.arguments.first(where: { $0.label?.text == "type" })?.expression else { return false }
    let kind = type.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    return !["system", "custom", "roundedRect", "plain"].contains(kind)
  }
}

extension PatternBindingSyntax {
  fileprivate var name: String? { pattern.as(IdentifierPatternSyntax.self)?.identifier.text }

  /// The statements around it, where it stands among some; nil of a member.
  fileprivate var block: Syntax? {
    guard let item = parent?.parent?.parent?.as(CodeBlockItemSyntax.self), let list = item.parent,
      list.parent?.is(SourceFileSyntax.self) != true
    else { return nil }
    return list
  }

  fileprivate var isLocal: Bool { block != nil }

  fileprivate var isPrivate: Bool {
    let modifiers = parent?.parent?.as(VariableDeclSyntax.self)?.modifiers
    return modifiers?.contains { ["private", "fileprivate"].contains($0.name.text) && $0.detail == nil } == true
  }

  /// The name that is given what the closure around this one makes, where it is called at once.
  fileprivate var ownerOfClosure: PatternBindingSyntax? {
    guard let closure = block?.parent?.as(ClosureExprSyntax.self), let call = closure.parent?.as(FunctionCallExprSyntax.self),
      call.calledExpression.id == ExprSyntax(closure).id
    else { return nil }
    return call.parent?.parent?.as(PatternBindingSyntax.self)
  }
}
