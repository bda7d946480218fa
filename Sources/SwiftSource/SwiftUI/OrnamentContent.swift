import LintelModel
import SwiftSyntax

/// `.ornament(visibility:attachmentAnchor:contentAlignment:ornament:)`: a view that visionOS shows beside its window. One with
/// something to operate in it is a bar.
struct OrnamentContent {
  let views: ViewReader
  let place: Place

  /// How its placement is called, before the name of its edge: that of no `ToolbarItemPlacement`.
  static let prefix = "ornament:"

  /// What a placement says of the ornament: the edge, and what it is called, which at an end of the edge is the anchor's name.
  static func attachment(of placement: String) -> (edge: BarFacts.Edge?, name: String) {
    let words = placement.dropFirst(prefix.count).split(separator: ":").map(String.init)
    return (words.first.flatMap { BarFacts.Edge(rawValue: $0) }, words.last ?? "")
  }

  func items(of modifier: ModifierChain.Modifier) -> [PlacedItem] {
    guard let closure = modifier.call.closure("ornament") ?? modifier.call.trailingClosure else { return [] }
    let parts = parts(of: closure.statements, at: place)
    guard parts.contains(where: { Self.operable.contains($0.faced.kind) }) else { return [] }
    let edge = edge(modifier.call.argument("attachmentAnchor"), closure)
    return parts.map {
      PlacedItem(
        item: $0.faced, placement: Self.prefix + edge, conditions: $0.conditions,
        barAt: place.file.location(of: modifier.node)
      ).put(by: closure, in: place.file)
    }
  }

  private static let operable: Set<Item.Kind> = [.button, .menu, .pullDown, .toggle, .segmentedControl, .searchField]

  /// What is side by side in the ornament: the content of its stacks, each by itself, also of the project's own views.
  private func parts(of statements: CodeBlockItemListSyntax, at place: Place, depth: Int = 0) -> [ViewPart] {
    ViewBuilder.elements(of: statements, selfCase: place.selfCase).flatMap { element -> [ViewPart] in
      let inner = inside(element.value, at: place).flatMap { inside in
        depth < ViewReader.maximumDepth ? parts(of: inside.statements, at: inside.place, depth: depth + 1) : nil
      }
      return (inner ?? views.parts(of: element.value, at: place)).compactMap { part in
        guard !part.conditions.excludes(element.conditions) else { return nil }
        var part = part
        part.conditions = element.conditions.and(part.conditions)
        return part
      }
    }
  }

  private func inside(_ view: ExprSyntax, at place: Place) -> (statements: CodeBlockItemListSyntax, place: Place)? {
    let base = ModifierChain(view).base
    if let name = base?.as(DeclReferenceExprSyntax.self)?.baseName.text,
      case .member(let member) = views.project.referent(of: name, from: view, at: place), let body = member.body
    {
      return place.enteringMember(member).map { (body, $0) }
    }
    guard let call = base?.as(FunctionCallExprSyntax.self) else { return nil }
    let name = TextExpression.name(of: call)
    if Self.stacks.contains(name) { return call.closure("content").map { ($0.statements, place) } }
    for type in views.project.declarations(of: name, near: place.file) where type.inherited.contains("View") {
      guard let body = views.project.members(named: "body", of: name, near: type.file).first(where: { $0.body != nil }),
        let statements = body.body,
        let entered = place.entering(body, arguments: ViewArguments.of(call, for: type, in: views.project, at: place))
      else { continue }
      return (statements, entered)
    }
    return nil
  }

  private static let stacks: Set = [
    "HStack", "VStack", "ZStack", "LazyHStack", "LazyVStack", "Group", "ScrollView", "ForEach",
  ]

  /// The edge of `.scene(.bottom)` and `.parent(.topLeading)`, by the first word of its name, with that name where it says
  /// more; another word where it is none. A row that is attached to a side lies along nothing of it.
  private func edge(_ anchor: ExprSyntax?, _ content: ClosureExprSyntax) -> String {
    let point =
      anchor?.as(FunctionCallExprSyntax.self)?.arguments.first?.expression.as(MemberAccessExprSyntax.self)?.declName.baseName
      .text ?? ""
    guard let edge = ["top", "bottom", "leading", "trailing"].first(where: { point.hasPrefix($0) }) else { return "free" }
    if edge == "top" || edge == "bottom" { return point == edge ? edge : "\(edge):\(point)" }
    return isColumn(content.statements, at: place) ? edge : "\(edge)Row"
  }

  /// Whether what is shown is a column, also in the project's own views.
  private func isColumn(_ statements: CodeBlockItemListSyntax, at place: Place, depth: Int = 0) -> Bool {
    // Only visionOS shows ornaments.
    let elements = ViewBuilder.elements(of: statements).filter {
      $0.conditions.settings.contains { $0.platform == .visionos }
    }
    guard elements.count == 1, depth < ViewReader.maximumDepth else { return false }
    if let call = ModifierChain(elements[0].value).base?.as(FunctionCallExprSyntax.self) {
      let name = TextExpression.name(of: call)
      if ["VStack", "LazyVStack"].contains(name) { return true }
      // A row of one thing is as that thing is.
      if Self.stacks.contains(name), name != "ForEach", let content = call.closure("content") {
        return isColumn(content.statements, at: place, depth: depth + 1)
      }
    }
    return inside(elements[0].value, at: place).map { isColumn($0.statements, at: $0.place, depth: depth + 1) } ?? false
  }
}
