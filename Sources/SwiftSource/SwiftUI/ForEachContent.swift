import LintelModel
import SwiftSyntax

/// What `ForEach(actions) { action in … }` goes through, where that is written out: an array, a constant or a computed
/// property that is one, what those who make the view hand it, or all cases of an enumeration.
struct ForEachContent {
  let project: SwiftProject
  let place: Place

  /// Where the content of one element is read, and where the element is written.
  struct Element {
    let place: Place
    let location: SourceLocation
  }

  private struct Listed {
    let bound: Place.Bound
    let location: SourceLocation
  }

  /// Nil where the list is not known, or has more elements than anybody puts on a bar.
  func elements(of call: FunctionCallExprSyntax, _ content: ClosureExprSyntax) -> [Element]? {
    guard let first = call.arguments.first, first.label == nil, let listed = list(first.expression, at: place, hops: 0),
      !listed.isEmpty, listed.count <= CodeReading.mostMapped
    else { return nil }
    let name = content.parameterNames.first ?? "$0"
    let found = listed.compactMap { one -> Element? in
      var arguments = place.arguments
      arguments[name] = one.bound
      return place.entering(
        Syntax(call), in: place.file, arguments: arguments, selfCase: place.selfCase, decided: place.decided
      ).map { Element(place: $0, location: one.location) }
    }
    return found.count == listed.count ? found : nil
  }

  private func list(_ sequence: ExprSyntax, at place: Place, hops: Int) -> [Listed]? {
    guard hops < Place.maximumHops else { return nil }
    let node = Operand.bare(sequence)
    if let array = node.as(ArrayExprSyntax.self) {
      return array.elements.map { element in
        Listed(
          bound: Place.Bound(expression: element.expression, place: place),
          location: place.file.location(of: element.expression))
      }
    }
    let access = node.as(MemberAccessExprSyntax.self)
    if let access, let base = access.base, !base.isSelf {
      guard let path = TextExpression.path(of: base), path.allSatisfy(SwiftProject.isTypeName) else {
        return list(of: access, in: base, at: place, hops: hops)
      }
      let name = access.declName.baseName.text.withoutBackticks
      let type = path.joined(separator: ".")
      let members = project.members(named: name, of: type, near: place.file).filter { $0.isStatic }
      if members.isEmpty { return name == "allCases" ? cases(of: type, near: place.file) : nil }
      guard members.count == 1, let inside = place.entering(members[0]) else { return nil }
      return written(members[0], at: inside, hops: hops)
    }
    guard let name = node.as(DeclReferenceExprSyntax.self)?.baseName.text ?? access?.declName.baseName.text else { return nil }
    switch project.referent(of: name, from: node, at: place) {
    case .argument(let bound): return list(bound.expression, at: bound.place, hops: hops + 1)
    case .member(let member): return place.enteringMember(member).flatMap { written(member, at: $0, hops: hops) }
    // What is added to a local list is not followed.
    case .values, .unknown: return nil
    }
  }

  /// `viewModel.actions`, where the model's type is one that no other may stand for.
  private func list(of access: MemberAccessExprSyntax, in base: ExprSyntax, at place: Place, hops: Int) -> [Listed]? {
    let name = access.declName.baseName.text.withoutBackticks
    guard let owner = project.type(of: base, at: place)?.name,
      case let types = project.declarations(of: owner, near: place.file),
      types.count == 1, !types[0].node.is(ProtocolDeclSyntax.self),
      project.heirs(of: owner).allSatisfy({ project.members(named: name, of: $0, near: place.file).isEmpty }),
      case let members = project.members(named: name, of: owner, near: place.file).filter({ !$0.isStatic }), members.count == 1
    else { return nil }
    return place.entering(members[0]).flatMap { written(members[0], at: $0, hops: hops) }
  }

  /// What a constant is, or a computed property always gives.
  private func written(_ member: MemberDeclaration, at place: Place, hops: Int) -> [Listed]? {
    // Another platform's may be another list.
    guard EnclosingConditions.of(member.syntax) == .always else { return nil }
    if let value = member.initializer { return member.isConstant ? list(value, at: place, hops: hops + 1) : nil }
    guard let body = member.body, case let results = SwiftProject.results(of: body), results.count == 1,
      results[0].conditions == .always
    else { return nil }
    return list(results[0].value, at: place, hops: hops + 1)
  }

  private func cases(of type: String, near file: SwiftFile) -> [Listed]? {
    let types = project.declarations(of: type, near: file).filter { $0.node.is(EnumDeclSyntax.self) }
    guard types.count == 1 else { return nil }
    let cases = types[0].members.filter { member in
      if case .enumCase = member.node { true } else { false }
    }
    // Cases under an `#if` are those of some platforms alone.
    guard Set(cases.map { EnclosingConditions.of($0.syntax).settings }).count == 1 else { return nil }
    let found = cases.compactMap { member -> Listed? in
      let element = ListedTabs.Element.enumCase(member, of: types[0].path)
      guard case .enumCase(let node) = member.node, node.parameterClause == nil, let written = element.written else {
        return nil
      }
      return Listed(
        bound: Place.Bound(expression: written.expression, place: Place(written.file)), location: element.location)
    }
    return found.count == cases.count ? found : nil
  }
}

extension PlatformViews {
  /// What a `ForEach` shows of each element, told where the element is; of a list that is not known what it shows of one.
  func eachElement(_ call: FunctionCallExprSyntax) -> [ViewPart] {
    guard let content = call.closure("content") else { return [] }
    var found: [ViewPart] = []
    for element in ForEachContent(project: reader.project, place: place).elements(of: call, content) ?? [] {
      let parts = reader.parts(of: content.statements, at: element.place, depth: depth + 1)
      guard parts.allSatisfy({ $0.conditions.isOfSettingsAlone }) else {
        found = []
        break
      }
      found += parts.map { part in
        var part = part
        part.item.location = element.location
        return part
      }
    }
    return found.isEmpty ? reader.parts(of: content.statements, at: place, depth: depth + 1) : found
  }
}

extension ToolbarContentReader {
  /// The same of a `ForEach` whose content are items.
  func eachElement(_ call: FunctionCallExprSyntax, at place: Place, depth: Int) -> [PlacedItem] {
    guard let content = call.closure("content") else { return [] }
    var found: [PlacedItem] = []
    for element in ForEachContent(project: views.project, place: place).elements(of: call, content) ?? [] {
      let items = items(of: content.statements, at: element.place, depth: depth + 1)
      guard items.allSatisfy({ $0.conditions.isOfSettingsAlone }) else {
        found = []
        break
      }
      found += items.map { placed in
        var placed = placed
        placed.item.location = element.location
        return placed.put(by: call, in: place.file)
      }
    }
    return found.isEmpty ? items(of: content.statements, at: place, depth: depth + 1) : found
  }
}

extension Conditions {
  /// Whether nothing but the platform and its version decides: of what an element is asked for, nobody knows which have it.
  fileprivate var isOfSettingsAlone: Bool { arms.isEmpty && failing.isEmpty }
}
