import LintelModel
import SwiftSyntax

extension ItemAttributes {
  /// The text size of a view of the project's own in the title's place, as its class sets the fonts of its labels: the first that
  /// keeps its size whatever text size people set, or that it was not read.
  ///
  /// - Parameter item: What it shows where it is told, by one of its texts.
  func noteTextSize(ofTitleView expression: SourceExpression, on item: inout Item) {
    guard item.label.isPresent, expression.operand.elements.count == 1 else { return }
    let (project, file) = (texts.project, expression.scope.file)
    guard let type = project.type(of: expression.operand.elements[0], at: Place(file))?.name,
      project.hasType(named: type, near: file)
    else {
      item.hasUnreadTextSize = true
      return
    }
    let types = project.types(named: type, near: file).map { LabelFonts(of: $0, in: project) }
    // What a long press shows large may keep its size.
    guard !types.contains(where: \.mentionsLargeContent) else { return }
    let own = OwnFont(project: project).font(ofLabel: type, near: file)
    // Who shows a label may give it another font than its class does.
    if own != nil, let name = OwnFont.holder(of: expression.operand.elements[0]), file.contains("\(name).font") {
      item.hasUnreadTextSize = true
      return
    }
    let fonts = types.flatMap(\.labels) + (own.map { [$0] } ?? [])
    let fixed = fonts.compactMap(\.fixed)
    // Which of its labels shows a text is not followed: the text's size is known where all labels have one.
    let isOneSize = fixed.count == fonts.count && Set(fixed.map(\.size)).count == 1
    if let first = fixed.first, item.label.state == .unresolved || isOneSize {
      item.facts.fixedTextSize = .declared(first.size)
      item.fixedTextSizeIsFrom = first.location
      // All of them are to be mended, in whichever order the class makes its labels.
      item.fixedTextSizes = fixed.map { PlacedTextSize(size: $0.size, location: $0.location) }.smallestFirst
    } else if fonts.isEmpty || fonts.contains(where: { !$0.isRead }) {
      item.hasUnreadTextSize = true
    }
  }
}

extension ItemAttributes {
  /// The text size of a label of the project's own in the title's place that its owner gives no font: as its class sets it.
  func noteOwnTextSize(of view: MadeObject, on item: inout Item) {
    let project = texts.project
    let types = project.types(named: view.type)
    guard view.isOfProject, view.statements(of: "font").isEmpty, let file = types.first?.file,
      let own = OwnFont(project: project).font(ofLabel: view.type, near: file),
      !types.contains(where: { LabelFonts(of: $0, in: project).mentionsLargeContent })
    else { return }
    if let fixed = own.fixed {
      (item.facts.fixedTextSize, item.fixedTextSizeIsFrom) = (.declared(fixed.size), fixed.location)
    } else if !own.isRead {
      item.hasUnreadTextSize = true
    }
  }
}

/// The fonts that the code of a type gives its labels, in the order of the code.
private struct LabelFonts {
  /// A label, and what all statements that set its font make of it.
  struct Label {
    /// Its size, where each of them sets that size; and the first of them.
    var fixed: (size: Points, location: SourceLocation)?
    /// Whether each says if the text follows the size that people set.
    var isRead: Bool
  }

  let labels: [Label]
  let mentionsLargeContent: Bool

  /// - Parameter isLabel: Whether the type is a label itself, so that its own font counts, and no other label's.
  init(of type: TypeDeclaration, in project: SwiftProject, isLabel: Bool = false) {
    let finder = FontAssignments(of: type, isLabel: isLabel)
    mentionsLargeContent = finder.mentionsLargeContent
    labels = finder.names.compactMap { name in
      guard let fonts = finder.fonts[name], let first = fonts.first else { return nil }
      let growths = fonts.map { OwnFonts(project: project).growth(of: $0, at: Place(type.file)) }
      let sizes: [Points?] = growths.map { $0.fixedSize }
      let isFixed = sizes.allSatisfy { $0 != nil && $0 == sizes[0] }
      let fixed = isFixed ? sizes[0].map { (size: $0, location: type.file.location(of: first)) } : nil
      return Label(fixed: fixed, isRead: !growths.contains(.unread))
    }
  }
}

/// The font of a label of the project's own: `class TitleLabel: UILabel { … font = .systemFont(ofSize: 17) … }`.
private struct OwnFont {
  let project: SwiftProject

  /// So many classes are looked through up to UIKit's: 8.
  private static let deepest = 8

  /// What code calls the label: `titleLabel`, also of `let titleLabel = TitleLabel()`.
  static func holder(of node: ExprSyntax) -> String? {
    if let name = node.path?.last { return name }
    var parent = node.parent
    while let current = parent, !current.is(CodeBlockItemListSyntax.self), !current.is(MemberBlockSyntax.self) {
      if let binding = current.as(PatternBindingSyntax.self) { return binding.pattern.writtenText }
      parent = current.parent
    }
    return nil
  }

  /// What the nearest class says that sets one; nil where none does, or the type is no label.
  func font(ofLabel type: String, near file: SwiftFile) -> LabelFonts.Label? {
    var (name, found): (String?, LabelFonts.Label?) = (type, nil)
    for _ in 0..<Self.deepest {
      guard let current = name else { return nil }
      if found == nil {
        let types = project.types(named: current, near: file)
        found = types.lazy.compactMap { LabelFonts(of: $0, in: project, isLabel: true).labels.first }.first
      }
      let parents = project.parents(of: current, near: file)
      if parents.contains("UILabel") { return found }
      name = parents.first { project.hasType(named: $0, near: file) }
    }
    return nil
  }
}

/// Finds `label.font = …` in a type, of its own labels and of those that a closure or a function makes.
private final class FontAssignments: AppCodeVisitor {
  private(set) var names: [String] = []
  private(set) var fonts: [String: [ExprSyntax]] = [:]
  private(set) var mentionsLargeContent = false
  private var member = ""
  private var isOfLabel = false
  private var made: Set<String> = []
  /// Whether the type is a label, and its own font is asked for.
  private let isLabelItself: Bool

  init(of type: TypeDeclaration, isLabel: Bool) {
    isLabelItself = isLabel
    super.init()
    if isLabel {
      for member in type.members { walk(member.syntax) }
      return
    }
    for member in type.members {
      self.member = member.name
      let written = member.type?.writtenText ?? ""
      let value = member.initializer.map { String($0.writtenText.prefix { $0 != "(" && $0 != "{" }) } ?? ""
      isOfLabel = Self.isLabel(written) || Self.isLabel(value)
      if isOfLabel { made.insert(member.name) }
    }
    for member in type.members {
      self.member = member.name
      isOfLabel = made.contains(member.name)
      walk(member.syntax)
    }
  }

  /// A type of its own within it says nothing of its labels.
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let names: Set = ["showsLargeContentViewer", "UILargeContentViewerInteraction"]
    if names.contains(node.baseName.text) { mentionsLargeContent = true }
    return .visitChildren
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    if let assignment = Assignment(Operand(ExprSyntax(node))), assignment.sign == "=", assignment.value.elements.count == 1,
      let path = assignment.target.path?.filter({ $0 != "self" }), path.last == "font",
      isLabelItself ? path.count == 1 : path.count > 1 && isLabel(path[path.count - 2])
    {
      let view = isLabelItself ? "self" : path.dropLast().joined(separator: ".")
      // What a closure makes is the property that it is for; any other name that is no property is that function's own.
      let name = isLabelItself || made.contains(view) ? view : isOfLabel ? member : "\(member).\(view)"
      if fonts[name] == nil { names.append(name) }
      fonts[name, default: []].append(assignment.value.elements[0])
    }
    return .visitChildren
  }

  private func isLabel(_ name: String) -> Bool { made.contains(name) || isOfLabel || Self.isLabel(name) }

  private static func isLabel(_ name: String) -> Bool {
    name.filter { $0 != "?" && $0 != "!" }.lowercased().hasSuffix("label")
  }
}

extension FontExpression {
  /// Whether code asks for a font that follows the text size: `.preferredFont(forTextStyle: .headline)`, and what `UIFontMetrics`
  /// scales (Apple's documentation of UIKit, "Scaling fonts automatically").
  static func isScaled(_ expression: ExprSyntax) -> Bool {
    guard let call = expression.unwrapped.as(FunctionCallExprSyntax.self) else { return false }
    let name = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    return name == "preferredFont" || name == "scaledFont"
  }
}
