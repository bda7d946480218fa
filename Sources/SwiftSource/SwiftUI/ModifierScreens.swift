import LintelModel
import SwiftSyntax

/// What the project's own modifiers put on the bars of the views they apply to: a `ViewModifier` with a `.toolbar`, a
/// method of `View` that adds one.
final class ModifierScreens {
  private struct Made {
    let screen: SwiftUIScreen
    let file: SwiftFile
    let function: FunctionDeclSyntax
  }

  private let reading: SwiftReading
  private var project: SwiftProject { reading.project }
  private var ofTypes: [String: [Made]] = [:]
  private var ofMethods: [String: [Made]] = [:]
  private var makers: [SyntaxIdentifier: ModifierUses.Maker] = [:]
  /// A method that applies a modifier that is a method: 3.
  private static let maximumDepth = 3
  private let budget = ReadingBudget.ofModifiers

  init(reading: SwiftReading) { self.reading = reading }

  func add(_ screen: SwiftUIScreen, in file: SwiftFile, of function: FunctionDeclSyntax, by maker: ModifierUses.Maker) {
    let made = Made(screen: screen, file: file, function: function)
    switch maker {
    case .viewModifier(let type): ofTypes[type, default: []].append(made)
    case .extensionOfView: ofMethods[function.name.text.withoutBackticks, default: []].append(made)
    }
    if let root = screen.roots.first?.value { makers[root.id] = maker }
  }

  /// A modifier that only sets a subtitle makes no bar, and is on those of the views that it is applied to.
  func add(subtitleOf screen: SwiftUIScreen, in file: SwiftFile) {
    guard screen.first("navigationSubtitle") != nil, let function = screen.member?.as(FunctionDeclSyntax.self),
      let maker = ModifierUses.Maker(of: function)
    else { return }
    add(screen, in: file, of: function, by: maker)
  }

  /// The layers that a screen's other modifiers add to its bar.
  func layers(of screen: SwiftUIScreen, at place: Place, _ file: SwiftFile, depth: Int = 0) -> [JoinedScreens.Layer] {
    guard depth < Self.maximumDepth, !ofTypes.isEmpty || !ofMethods.isEmpty else { return [] }
    return budget.reading {
      Self.own(of: screen).flatMap { modifier in
        made(by: modifier.call, named: modifier.name, at: place, depth: 0).flatMap { made, inside -> [JoinedScreens.Layer] in
          guard made.screen.roots.first?.value.id != screen.roots.first?.value.id, budget.take() else { return [] }
          let own = JoinedScreens.Layer(
            screen: made.screen, place: inside,
            conditions: modifier.conditions.on(screen.conditions.settings).on(made.screen.conditions.settings))
          return [own] + layers(of: made.screen, at: inside, made.file, depth: depth + 1)
        }
      }
    }
  }

  /// The modifiers of a screen that may be the project's own.
  private static func own(of screen: SwiftUIScreen) -> [ModifierChain.Modifier] {
    screen.others + screen.modifiers.filter { SwiftUIScreen.isHandedItems($0) || $0.isOfProject }
  }

  private func made(
    by call: FunctionCallExprSyntax, named name: String, at place: Place, depth: Int
  ) -> [(Made, Place)] {
    guard depth < Self.maximumDepth else { return [] }
    if name == "modifier" {
      guard let call = call.arguments.first?.expression.as(FunctionCallExprSyntax.self) else { return [] }
      let name = TextExpression.name(of: call)
      guard let found = ofTypes[name], let type = project.declaration(of: name, near: place.file)
      else { return [] }
      let arguments = ViewArguments.of(call, for: type, in: project, at: place)
      return found.compactMap { made in
        place.entering(Syntax(made.function), in: made.file, arguments: arguments).map { (made, $0) }
      }
    }
    if let methods = ofMethods[name] {
      let found = Self.taking(call, methods) { $0.function.signature.parameterClause.parameters.count }
      return found.compactMap { made in
        let declaration = MemberDeclaration(name: name, node: .function(made.function), file: made.file, owner: "View")
        let arguments = project.arguments(of: call, for: declaration, at: place)
        // Of several of that name it is the one whose labels fit.
        guard arguments != nil || found.count == 1 else { return nil }
        return place.entering(declaration, arguments: arguments ?? [:]).map { (made, $0) }
      }
    }
    guard !ofTypes.isEmpty else { return [] }
    // `func closable() -> some View { modifier(Closable()) }`
    let methods = Self.taking(call, applying(name, near: place.file)) { $0.0.parameters.count }
    return methods.flatMap { declaration, inner -> [(Made, Place)] in
      guard let arguments = project.arguments(of: call, for: declaration, at: place),
        let inside = place.entering(declaration, arguments: arguments)
      else { return [] }
      return made(by: inner, named: "modifier", at: inside, depth: depth + 1)
    }
  }

  /// Of methods of one name those that have parameters enough for a call: a closure behind it is one's that takes it.
  private static func taking<Method>(
    _ call: FunctionCallExprSyntax, _ methods: [Method], parameters: (Method) -> Int
  ) -> [Method] {
    let given = call.arguments.count + (call.trailingClosure == nil ? 0 : 1) + call.additionalTrailingClosures.count
    let fitting = methods.filter { parameters($0) >= given }
    return fitting.isEmpty ? methods : fitting
  }

  private var applied: [String: [(MemberDeclaration, FunctionCallExprSyntax)]] = [:]

  /// The methods of that name that do nothing but apply modifiers of the project's, and where.
  private func applying(_ name: String, near file: SwiftFile) -> [(MemberDeclaration, FunctionCallExprSyntax)] {
    if let known = applied[name] { return known }
    let found = project.membersOfAnyType(named: name, near: file, inFilesWith: "modifier(").flatMap { member in
      guard member.owner == "View", let body = member.body else { return [(MemberDeclaration, FunctionCallExprSyntax)]() }
      return ModifierCalls.find(in: body).map { (member, $0) }
    }
    applied[name] = found
    return found
  }

  /// Who uses a modifier that makes this screen; nil for a screen that no modifier makes.
  private func uses(of screen: SwiftUIScreen) -> [FunctionCallExprSyntax]? {
    guard let root = screen.roots.first?.value, let maker = makers[root.id],
      let function = screen.member?.as(FunctionDeclSyntax.self)
    else { return nil }
    switch maker {
    case .extensionOfView: return ModifierUses.uses(ofMethod: function.name.text.withoutBackticks, in: project).map(\.call)
    case .viewModifier(let type):
      let direct = ModifierCalls.uses(of: type, in: project)
      return direct.flatMap { call, method -> [FunctionCallExprSyntax] in
        method.map { ModifierUses.uses(ofMethod: $0, in: project).map(\.call) } ?? [call]
      }
    }
  }

  private var onScreens: Set<SyntaxIdentifier>?

  /// Whether the screen is that of a modifier, and every view that it is applied to has a bar, on which it is reported.
  /// - Parameter isAbsorbed: Whether a screen's bar is that of a view it shows.
  func isEverywhereApplied(_ screen: SwiftUIScreen, isAbsorbed: (SwiftUIScreen) -> Bool) -> Bool {
    guard let uses = uses(of: screen), !uses.isEmpty else { return false }
    let known = onScreens ?? calls(onScreensOf: isAbsorbed)
    onScreens = known
    return uses.allSatisfy { known.contains($0.id) }
  }

  /// The calls on chains that make bars.
  private func calls(onScreensOf isAbsorbed: (SwiftUIScreen) -> Bool) -> Set<SyntaxIdentifier> {
    var found: Set<SyntaxIdentifier> = []
    for file in project.files {
      for screen in file.screens where screen.maker != nil && hasBar(screen, in: file, isAbsorbed: isAbsorbed(screen)) {
        found.formUnion(Self.own(of: screen).map(\.call.id))
      }
    }
    return found
  }

  /// Whether a view to which modifiers of the project's alone add something is the screen whose bar it is. Where what it shows,
  /// or shows it, may have the title, and is not joined with it, nobody knows the rest of the bar.
  func hasBar(_ screen: SwiftUIScreen, in file: SwiftFile, isAbsorbed: Bool) -> Bool {
    guard let maker = screen.maker, maker.isOfProject, !isAbsorbed else { return true }
    return !TitleOwner(reading: reading, place: Place(file)).mayBeAnother(
      than: maker, of: SwiftName.type(around: maker.node), hasOwn: isTitled(screen, in: file))
  }

  /// Whether one of a view's own modifiers sets a title: it is nearer than that of who shows the view.
  private func isTitled(_ screen: SwiftUIScreen, in file: SwiftFile) -> Bool {
    layers(of: screen, at: Place(file), file).contains { layer in layer.screen.modifiers.contains { SwiftUIScreen.titles.contains($0.name) } }
  }

  /// Why it is not known on which screens a modifier's bar is; nil for a screen that no modifier makes.
  func unknownOwner(of screen: SwiftUIScreen) -> UnknownOwner? {
    guard let uses = uses(of: screen), let function = screen.member?.as(FunctionDeclSyntax.self),
      let maker = ModifierUses.Maker(of: function)
    else { return nil }
    let name =
      switch maker {
      case .viewModifier(let type): type
      case .extensionOfView: function.name.text.withoutBackticks
      }
    return UnknownOwner(uses.isEmpty ? .unusedModifier : .modifier, name: name)
  }

  /// Whether the screen is that of a modifier of the project's.
  func isOfModifier(_ screen: SwiftUIScreen) -> Bool { screen.roots.first.map { makers[$0.value.id] != nil } ?? false }
}

/// Finds `modifier(…)` calls.
final class ModifierCalls: SyntaxVisitor {
  private var found: [FunctionCallExprSyntax] = []

  static func find(in node: some SyntaxProtocol) -> [FunctionCallExprSyntax] {
    let finder = ModifierCalls(viewMode: .sourceAccurate)
    finder.walk(node)
    return finder.found
  }

  /// Where a modifier's type is applied, and the method of `View` that does nothing else, if it is in one.
  static func uses(of type: String, in project: SwiftProject) -> [(call: FunctionCallExprSyntax, method: String?)] {
    guard let declaration = project.types(named: type).first(where: { !$0.isExtension }) else { return [] }
    return project.calls(making: declaration).compactMap { made, _ in
      guard let (call, _) = ContentWrapper.Slot.taking(Syntax(made)), isModifier(call) else { return nil }
      return (call, method(around: Syntax(call)))
    }
  }

  private static func isModifier(_ call: FunctionCallExprSyntax) -> Bool {
    (call.calledExpression.as(MemberAccessExprSyntax.self)?.declName ?? call.calledExpression.as(DeclReferenceExprSyntax.self))?
      .baseName.text == "modifier"
  }

  private static func method(around node: Syntax) -> String? {
    var parent = node.parent
    while let current = parent {
      if let function = current.as(FunctionDeclSyntax.self) {
        if case .extensionOfView = ModifierUses.Maker(of: function) { return function.name.text.withoutBackticks }
        return nil
      }
      if current.is(MemberBlockSyntax.self) { return nil }
      parent = current.parent
    }
    return nil
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if Self.isModifier(node) { found.append(node) }
    return .visitChildren
  }
}
