import LintelModel
import SwiftSyntax

/// Reads views: what they show, down to the platform's own ones, through the project's properties, functions and view types.
struct ViewReader {
  let reading: SwiftReading
  var project: SwiftProject { reading.project }
  var texts: TextExpression { reading.texts }

  /// Views nested deeper than this are taken as one: 24.
  static let maximumDepth = 24

  /// What the statements of a view builder show.
  func parts(of statements: CodeBlockItemListSyntax, at place: Place, depth: Int = 0) -> [ViewPart] {
    guard depth < Self.maximumDepth else { return [] }
    let cases = AskedCases(project: project, place: place)
    return project.barBudget.reading {
      ViewBuilder.elements(of: statements, selfCase: place.selfCase).flatMap { element -> [ViewPart] in
        let element = cases.told(element, in: statements)
        guard let left = place.undecided(element.conditions),
          let conditions = project.undecided(left, in: statements, at: place)
        else { return [] }
        return parts(of: element.value, at: place, depth: depth + 1).and(conditions)
      }
    }
  }

  func parts(of expression: ExprSyntax, at place: Place, depth: Int = 0) -> [ViewPart] {
    guard depth < Self.maximumDepth else { return [] }
    return project.barBudget.reading {
      // Views that show each other have more parts than anybody sees: what is too much is one thing that is not known.
      guard project.barBudget.take() else {
        return project.barBudget.justEnded ? [unknown(expression, at: place)] : []
      }
      return shown(by: expression, at: place, depth: depth)
    }
  }

  private func shown(by expression: ExprSyntax, at place: Place, depth: Int) -> [ViewPart] {
    switch Operand(expression).shape {
    case .ternary(let condition, let then, let otherwise):
      if let holds = project.outcome(of: condition, at: place) {
        return (holds ? then : otherwise).elements.first.map { parts(of: $0, at: place, depth: depth + 1) } ?? []
      }
      var arms = BranchConditions.arms(ofTernary: condition)
      let (cases, asked) = (AskedCases(project: project, place: place), AskedCases.asked(condition))
      arms = (then: cases.told(arms.then, by: asked), otherwise: cases.told(arms.otherwise, by: asked))
      return [(then, arms.then), (otherwise, arms.otherwise)].flatMap { operand, arm -> [ViewPart] in
        guard let conditions = place.decided.left(of: arm, in: expression) else { return [] }
        return (operand.elements.first.map { parts(of: $0, at: place, depth: depth + 1) } ?? []).and(conditions)
      }
    case .plain(let plain): return chain(plain, at: place, depth: depth)
    default: return [unknown(expression, at: place)]
    }
  }

  private func chain(_ expression: ExprSyntax, at place: Place, depth: Int) -> [ViewPart] {
    let chain = ModifierChain(expression, isValue: { isViewProperty($0, at: place) })
    guard let base = chain.base else {
      // `self.something()`: a method that gives a view.
      return [unknown(expression, at: place)]
    }
    if let own = methodResult(chain, base, at: place, depth: depth) { return own }
    let found = baseParts(base, chain, at: place, depth: depth)
    return ViewModifiers(reader: self, place: place, depth: depth).applied(chain.modifiers, to: found)
  }

  /// Whether a name is that of a property that shows something, and of no type.
  private func isViewProperty(_ name: DeclReferenceExprSyntax, at place: Place) -> Bool {
    let words = name.baseName.text.withoutBackticks
    guard case .member(let member) = project.referent(of: words, from: name, at: place), case .variable = member.node else {
      return false
    }
    return member.body != nil && !project.hasType(named: words, near: place.file)
  }

  /// `self.button()`, `model.button()`: a call on a value that is no view is a method of the project, not a modifier.
  private func methodResult(_ chain: ModifierChain, _ base: ExprSyntax, at place: Place, depth: Int) -> [ViewPart]? {
    guard let first = chain.modifiers.first, base.is(DeclReferenceExprSyntax.self) || base.is(MemberAccessExprSyntax.self),
      case let clauses = project.clauses(calledBy: first.call, at: place),
      let function = clauses.first?.value, !function.declaration.isViewModifier || base.isSelf,
      let found = parts(of: clauses, at: place, depth: depth)
    else { return nil }
    return ViewModifiers(reader: self, place: place, depth: depth).applied(Array(chain.modifiers.dropFirst()), to: found)
  }

  private func baseParts(_ base: ExprSyntax, _ chain: ModifierChain, at place: Place, depth: Int) -> [ViewPart] {
    if let call = base.as(FunctionCallExprSyntax.self) {
      if let known = PlatformViews(reader: self, place: place, depth: depth, chain: chain).parts(of: call) { return known }
      if let named = namedItem(call, at: place) { return named }
      return followCall(call, at: place, depth: depth) ?? [unfollowed(call, at: place)]
    }
    if let name = base.as(DeclReferenceExprSyntax.self)?.baseName.text {
      return followName(name, base, at: place, depth: depth)
    }
    if let access = base.as(MemberAccessExprSyntax.self) {
      let name = access.declName.baseName.text
      if access.base?.isSelf == true { return followName(name, base, at: place, depth: depth) }
      if let type = access.base.flatMap({ project.type(of: $0, at: place) }),
        let member = project.member(named: name, ofTypeOrParents: type.name, near: place.file), let body = member.body
      {
        // `button.erased`: what a property of `View` makes of a view shows that view.
        if member.isViewModifier, let view = access.base { return parts(of: view, at: place, depth: depth + 1) }
        guard let inside = place.entering(member, selfCase: type.enumCase) else { return [unknown(base, at: place)] }
        let receiver = access.base.map { ["self": Place.Bound(expression: $0, place: place)] } ?? [:]
        let subjects = HandedSubjects(
          receiver, of: member.syntax, from: place, isMember: { self.project.isMember($0, in: member) })
        return subjects.told(parts(of: body, at: inside, depth: depth + 1))
      }
    }
    if let closure = base.as(ClosureExprSyntax.self) { return parts(of: closure.statements, at: place, depth: depth + 1) }
    return [unknown(base, at: place)]
  }

  private func followName(_ name: String, _ node: ExprSyntax, at place: Place, depth: Int) -> [ViewPart] {
    switch project.referent(of: name, from: node, at: place) {
    case .argument(let bound): return parts(of: bound.expression, at: bound.place, depth: depth + 1)
    case .values(let values, _):
      // Later assignments replace the value; the arms of a branch or an `#if` do not.
      let first = values.contains { $0.conditions == .always } ? Array(values.prefix(1)) : values
      let read = first.compactMap { value in
        value.value.elements.first.map { (self.parts(of: $0, at: place, depth: depth + 1), value.conditions) }
      }
      if read.isEmpty { break }
      return read.flatMap { parts, conditions in parts.and(conditions) }
    case .member(let member):
      if let handed = handed(member, at: place, depth: depth) { return handed }
      let clauses = project.clauses(declaring: member).map { clause in
        (parts(of: clause.value, at: place, depth: depth) ?? [unknown(node, at: place)]).and(clause.conditions)
      }
      return clauses.flatMap { $0 }
    case .unknown: break
    }
    return [unknown(node, at: place)]
  }

  /// What a property or function shows; nil where that cannot be read.
  private func parts(of member: MemberDeclaration, at place: Place, depth: Int) -> [ViewPart]? {
    guard let inside = place.enteringMember(member) else { return nil }
    if let body = member.body { return parts(of: body, at: inside, depth: depth + 1) }
    guard let value = member.initializer, !value.is(ClosureExprSyntax.self), member.isOfViewType(value) else { return nil }
    return parts(of: value, at: inside, depth: depth + 1)
  }

  /// What a function shows that is called, on each platform as its clause of an `#if` has it; nil where none can be read.
  private func parts(of clauses: [Conditional<CalledFunction>], at place: Place, depth: Int) -> [ViewPart]? {
    let found = clauses.compactMap { clause -> [ViewPart]? in
      let function = clause.value
      guard let body = function.declaration.body,
        let inside = place.entering(function.declaration, arguments: function.arguments, selfCase: function.selfCase)
      else { return nil }
      let subjects = HandedSubjects(function.arguments, of: function.declaration.syntax, from: place)
      return subjects.told(parts(of: body, at: inside, depth: depth + 1)).and(clause.conditions)
    }
    return found.isEmpty ? nil : found.flatMap { $0 }
  }

  /// A call of a function that gives a view, of a view type of the project, or of a closure that was passed in.
  private func followCall(_ call: FunctionCallExprSyntax, at place: Place, depth: Int) -> [ViewPart]? {
    let name = TextExpression.name(of: call)
    if !SwiftProject.isTypeName(name) {
      let clauses = project.clauses(calledBy: call, at: place)
      if let found = parts(of: clauses, at: place, depth: depth) { return found }
      return switch project.referent(of: name, from: call, at: place) {
      case .argument(let bound): parts(of: bound.expression, at: bound.place, depth: depth + 1)
      case .member(let member): handed(member, at: place, depth: depth)
      default: nil
      }
    }
    // A modifier is no view: its body shows whatever it is applied to.
    for type in project.declarations(of: name, near: place.file) where !type.inherited.contains("ViewModifier") {
      guard let body = project.members(named: "body", of: name, near: type.file).first(where: { $0.body != nil }),
        let statements = body.body,
        case let arguments = ViewArguments.of(call, for: type, in: project, at: place),
        case let decided = DecidedArms(type, madeWith: arguments, in: project),
        let inside = place.entering(body, arguments: arguments, decided: decided)
      else { continue }
      let subjects = HandedSubjects(arguments, of: body.syntax, from: place)
      let found = subjects.told(parts(of: statements, at: inside, depth: depth + 1))
      // What a view's own body does not tell, such as a wrapper that only builds a platform view, its call may.
      if found.allSatisfy({ $0.role == .other }) { return [unfollowed(call, at: place, or: found.first)] }
      // A view that shows one thing is that thing: it is where it is used.
      guard found.together().allSatisfy({ $0.parts.count == 1 }) else { return found }
      return found.map { part in
        var part = part
        if part.item.isUnnamedImage, let symbol = part.item.symbol, !call.writtenText.contains(symbol) {
          part.item.madeAt = part.item.madeAt ?? part.item.location
        }
        part.item.location = place.file.location(of: call)
        if let text = part.item.label.location, !place.file.holds(text, in: call) { part.item.placedAt = part.item.location }
        return part
      }
    }
    return nil
  }

  /// What those who make the view whose own bar is read hand it in that property, each in its own state of the bar; nil where
  /// that is not known. A view that is used on a bar is handed it there.
  private func handed(_ member: MemberDeclaration, at place: Place, depth: Int) -> [ViewPart]? {
    guard place.arguments.isEmpty, member.isHandedIn, let contents = HandedItems(project: project).contents(for: member),
      contents.contains(where: { $0.closure != nil })
    else { return nil }
    let handed = contents.map { content in
      content.closure.map { parts(of: $0.statements, at: $0.place, depth: depth + 1).and(content.conditions) } ?? []
    }
    // Where one maker hands nothing over, nothing there tells its bar from that of the others: who fills the place is not known.
    return handed.contains(where: \.isEmpty) ? nil : handed.flatMap { $0 }
  }

  /// A view that nothing is known about but what it says where it is used.
  func unknown(_ expression: ExprSyntax, at place: Place) -> ViewPart {
    let location = place.file.location(of: expression)
    var item = Item(id: "view", kind: .customView, location: location)
    if isImage(expression, at: place) {
      item.symbol = Operand(expression).text
      item.mayBeSetByCode = true
      return ViewPart(role: .image, item: item, conditions: .always)
    }
    item.label = LocalizedText(state: .unresolved, expression: Operand(expression).text, location: location)
    item.mayBeSetByCode = true
    return ViewPart(role: .other, item: item, conditions: .always)
  }

  /// A property or value of type `Image`: what it shows only the running program knows.
  private func isImage(_ expression: ExprSyntax, at place: Place) -> Bool {
    project.type(of: expression, at: place).map { ["Image", "NSImage", "UIImage"].contains($0.name) } ?? false
  }

  /// A view of a type that is not in the project: its label is the `label:` closure, if it has one.
  private func unfollowed(_ call: FunctionCallExprSyntax, at place: Place, or found: ViewPart? = nil) -> ViewPart {
    let platform = PlatformViews(reader: self, place: place, depth: Self.maximumDepth - 4, chain: nil)
    if let labelled = platform.labelled(call, as: .button).first, call.closure("label") != nil { return labelled }
    return found ?? unknown(ExprSyntax(call), at: place)
  }
}

extension Item {
  /// Whether it shows an image of the app's own, and neither a text nor a spoken name is known: who mends that goes to where the
  /// image is.
  fileprivate var isUnnamedImage: Bool {
    symbol != nil && !hasSystemName && label.state == .none && accessibilityLabel.state == .none
  }
}

extension MemberDeclaration {
  /// Whether a stored property's value is a view that is written out: a call of a type.
  fileprivate func isOfViewType(_ value: ExprSyntax) -> Bool {
    ModifierChain(value).base?.as(FunctionCallExprSyntax.self).map { SwiftProject.isTypeName(TextExpression.name(of: $0)) }
      ?? false
  }

  /// Whether it is a method of `View` itself: applied to a view, it changes that view.
  var isViewModifier: Bool {
    owner == "View" || owner == "Text" || owner == "Image" || owner == "Label" || owner == "Button"
  }
}
