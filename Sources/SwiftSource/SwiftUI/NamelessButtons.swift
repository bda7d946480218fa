import LintelModel
import SwiftSyntax

/// Buttons of SwiftUI outside of bars that show an image alone and are given no name. They are counted and never judged: they are on
/// no bar. One that anything around it may name is not among them.
final class NamelessButtons: AppCodeVisitor {
  /// In order of their places.
  /// - Parameter toolbars: All that were read: their items are judged there.
  static func places(in reading: SwiftReading, besides toolbars: [Toolbar]) -> [OutsideButton] {
    let project = reading.project
    let items = toolbars.flatMap(\.items).flatMap { [$0] + $0.parts }
    let judged = items.map(\.location) + items.compactMap(\.placedAt) + items.compactMap(\.madeAt)
    let onBars = Set(judged.map { "\($0.file):\($0.line)" })
    let files = project.sources(mentioning: "Image(")
      .filter { $0.contains("Button") && !$0.contains("import XCTest") && !$0.contains("import Testing") }
      .compactMap { project.anyFile(at: $0.path) }
    return files.flatMap { file -> [OutsideButton] in
      let finder = NamelessButtons()
      finder.walk(file.tree)
      return finder.found.filter { call, _ in
        !reading.reached.items.contains(call.id) && !project.previewTypes.hold(Syntax(call), of: file, in: project)
      }.map { call, face in OutsideButton(file.location(of: call), face: face) }
        .filter { !onBars.contains("\($0.location.file):\($0.line)") }
    }.sorted()
  }

  private var found: [(call: FunctionCallExprSyntax, face: OutsideButton.Face)] = []

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let face = node.soleFace, !node.isNamedOrOnBar { found.append((node, face)) }
    return .visitChildren
  }
}

extension FunctionCallExprSyntax {
  /// What `Button { … } label: { Image(systemName: "trash") }` shows alone, with no modifier of the image that may name it.
  fileprivate var soleFace: OutsideButton.Face? {
    guard calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "Button", let label = labelClosure,
      // A colour or a size may be worked out first.
      label.statements.dropLast().allSatisfy({ $0.item.is(VariableDeclSyntax.self) }),
      var view = label.statements.last?.item.as(FunctionCallExprSyntax.self)
    else { return nil }
    while let member = view.calledExpression.as(MemberAccessExprSyntax.self) {
      guard !Self.names(member.declName.baseName.text), let base = member.base?.as(FunctionCallExprSyntax.self) else { return nil }
      view = base
    }
    guard view.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "Image", view.arguments.count == 1,
      let image = view.arguments.first
    else { return nil }
    switch image.label?.text {
    case "systemName", "systemSymbol": return .symbol
    case "uiImage", "nsImage": return image.expression.isOwnPicture ? .picture : nil
    // A picture by its name is spoken by that name, which a table may translate: nobody follows that here.
    default: return nil
    }
  }

  /// Whether it shows a symbol alone and no modifier of it, or of a view around it, may name it, be it on a bar or not.
  var isNameless: Bool {
    guard soleFace == .symbol else { return false }
    var (child, isOwn) = (Syntax(self), true)
    while let parent = child.parent {
      if let call = parent.as(FunctionCallExprSyntax.self) {
        let isBase = call.calledExpression.id == child.id
        let name = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? ""
        if isBase, Self.names(name), isOwn || name != "help" { return false }
        if !isBase { isOwn = false }
      }
      child = parent
    }
    return true
  }

  private var labelClosure: ClosureExprSyntax? {
    if let last = additionalTrailingClosures.first(where: { $0.label.text == "label" }) { return last.closure }
    if let handed = argument("label") { return handed.as(ClosureExprSyntax.self) }
    return argument("action") == nil ? nil : trailingClosure
  }

  /// Whether a modifier of it, or of a view around it, may say what it is called, or it is on a bar or in a menu, as far as its own
  /// file tells.
  fileprivate var isNamedOrOnBar: Bool {
    var (child, isOwn) = (Syntax(self), true)
    while let parent = child.parent {
      if let call = parent.as(FunctionCallExprSyntax.self) {
        let member = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
        let name = member ?? call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text ?? ""
        let isBase = call.calledExpression.id == child.id
        if Self.names(name) && (isOwn || name != "help") || !isBase && Self.bars.contains(name) { return true }
        if !isBase { isOwn = false }
      }
      if let function = parent.as(FunctionDeclSyntax.self), function.signature.writtenText.contains("ToolbarContent") { return true }
      if let binding = parent.as(PatternBindingSyntax.self),
        binding.typeAnnotation?.writtenText.contains("ToolbarContent") == true
      {
        return true
      }
      let inherited = parent.asProtocol((any DeclGroupSyntax).self)?.inheritanceClause?.writtenText ?? ""
      if Self.makers.contains(where: inherited.contains) { return true }
      child = parent
    }
    return false
  }

  /// Modifiers that may give a view another name, or keep screen readers from it.
  private static func names(_ modifier: String) -> Bool {
    modifier.hasPrefix("accessibility") || ["help", "hidden", "badge"].contains(modifier)
  }

  /// What stands in these is on a bar, or has texts beside it that the system puts there.
  private static let bars: Set = [
    "toolbar", "ToolbarItem", "ToolbarItemGroup", "navigationBarItems", "ornament", "Menu", "contextMenu", "swipeActions", "Picker",
    "alert", "confirmationDialog", "tabViewBottomAccessory",
  ]

  private static let makers = ["ToolbarContent", "ButtonStyle", "LabelStyle", "MenuStyle"]
}

extension ExprSyntax {
  /// Whether it is an image that is no symbol of the system's, as far as its own file tells: symbols may be spoken by a word of the
  /// system's, and an image may bring a label.
  fileprivate var isOwnPicture: Bool {
    // `icon` and `self.icon` may be any image that their file makes or is handed.
    let isMadeHere = unwrapped.is(FunctionCallExprSyntax.self) || unwrapped.writtenText.hasSuffix(".image")
    let text = isMadeHere ? writtenText : root.writtenText
    return !["systemName", "systemSymbol", "ccessibility"].contains { text.contains($0) }
  }
}
