import LintelModel
import SwiftSyntax

/// Finds how large a title is of which the code leaves that to the platform: large in the first view of a navigation, and in
/// one that is pushed as on the screen before.
struct InheritedTitleSize {
  let reading: SwiftReading
  private var project: SwiftProject { reading.project }

  /// Steps that one title may cost: 2000. Views that show each other in many ways ask for each other again and again.
  private static let maximumSteps = 2000
  /// A property in a property, and a screen before a screen: 32.
  private static let maximumDepth = 32
  /// A view that is made in more places than this is a part of screens: 40.
  private static let maximumPlaces = 40
  /// Platforms whose navigation bars have large titles.
  private static let platforms: Set<Platform> = [.ios, .ipados, .visionos]

  /// That of the screen to which a title belongs.
  func size(of title: ModifierChain.Modifier, in file: SwiftFile) -> TitleSize {
    reading.titleSizes.stepsLeft = Self.maximumSteps
    return size(Step(node: Syntax(title.call), file: file)) ?? .unknown
  }

  /// A place in the code, and how it was come to.
  private struct Step {
    var node: Syntax
    var file: SwiftFile
    /// Whether something is pushed from there: that may be in the bar, or in a row.
    var isPusher = false
    var depth = 0

    func next(_ node: Syntax, in file: SwiftFile) -> Step {
      Step(node: node, file: file, isPusher: isPusher, depth: depth + 1)
    }
  }

  /// What a call does with what it is handed.
  private enum Standing { case inPlace, first, pushed, hosted, elsewhere }

  private func size(_ step: Step) -> TitleSize? {
    guard step.depth < Self.maximumDepth, reading.titleSizes.stepsLeft > 0 else { return .unknown }
    reading.titleSizes.stepsLeft -= 1
    var child = step.node
    while let parent = child.parent {
      if let (call, slot) = ContentWrapper.Slot.taking(child) {
        switch standing(slot, of: call, step) {
        case .inPlace: break
        case .first: return said(in: child, step) ?? TitleSize.large
        case .hosted: return said(in: child, step) ?? (isAnyHostLarge ? TitleSize.unknown : TitleSize.small)
        case .pushed:
          var before = step.next(Syntax(call), in: step.file)
          before.isPusher = true
          return said(in: child, step) ?? size(before)
        case .elsewhere: return .unknown
        }
        child = Syntax(call)
        continue
      }
      switch parent.kind {
      case .memberAccessExpr:
        guard parent.cast(MemberAccessExprSyntax.self).base?.id == child.id else { return .unknown }
      case .patternBinding:
        return size(ofMember: parent.cast(PatternBindingSyntax.self).pattern.writtenText.withoutBackticks, parent, step)
      case .functionDecl:
        let function = parent.cast(FunctionDeclSyntax.self)
        // What a modifier of the project's makes is on the screens of many.
        guard ModifierUses.Maker(of: function) == nil else { return .unknown }
        return size(ofMember: function.name.text.withoutBackticks, parent, step)
      case .functionCallExpr, .switchExpr, .switchCase, .switchCaseList, .initializerClause: break
      default: guard NavigationRoot.isPassed(parent) else { return .unknown }
      }
      child = parent
    }
    return .unknown
  }

  /// What the code between a place and its surroundings says itself.
  private func said(in node: Syntax, _ step: Step) -> TitleSize? {
    if let said = SaidTitleSizes.size(in: node, of: step.file, project) { return said }
    let shown = ShownViews.names(in: node, of: step.file)
    return shown.contains { mayShow(modesIn: $0, step) } ? .unknown : nil
  }

  /// Whether a view that is shown there may say how the title is shown.
  private func mayShow(modesIn view: String, _ step: Step) -> Bool {
    let types = project.types(named: view, near: step.file).filter { $0.file.contains(Self.word) }
    guard let first = types.first else { return false }
    let name = "\(first.file.path)#\(view)"
    if let known = reading.titleSizes.saying[name] { return known }
    let found = types.contains { type in
      type.members.contains { member in
        member.body.map { SaidTitleSizes.size(in: Syntax($0), of: type.file, project) != nil } ?? false
      }
    }
    reading.titleSizes.saying[name] = found
    return found
  }

  private static let word = "isplayMode"

  // MARK: Properties and views

  private func size(ofMember name: String, _ member: Syntax, _ step: Step) -> TitleSize? {
    if let said = said(in: member, step) { return said }
    let type = SwiftName.type(around: member)
    if name == "body" { return size(ofView: type, step) }
    let uses = UseFinder.uses(of: name, in: step.file).filter { SwiftName.type(around: $0) == type }
    guard !uses.isEmpty else { return .unknown }
    return TitleSize.agreed(uses.map { size(step.next($0, in: step.file)) })
  }

  private func size(ofView view: String, _ step: Step) -> TitleSize? {
    let sizes = reading.titleSizes
    let question = TitleSizes.Question(view: view, isPusher: step.isPusher)
    if let known = sizes.ofViews[question] { return known }
    guard sizes.open.insert(question).inserted else {
      sizes.circles += 1
      return nil
    }
    let circles = sizes.circles
    let found = find(view, step)
    sizes.open.remove(question)
    // What hangs on one that is still asked for may be more once that is known.
    if let found, circles == sizes.circles || sizes.open.isEmpty { sizes.ofViews[question] = found }
    return found
  }

  private func find(_ view: String, _ step: Step) -> TitleSize? {
    let declarations = project.declarations(of: view, near: step.file)
    // Another one of that name may be the one that is made.
    guard declarations.count == 1, let declaration = declarations.first, !mayShow(modesIn: view, step) else {
      return .unknown
    }
    let calls = project.calls(making: declaration).filter { isOnPhone($0.call, in: $0.file) }
    guard 1...Self.maximumPlaces ~= calls.count else { return .unknown }
    return TitleSize.agreed(calls.map { size(step.next(Syntax($0.call), in: $0.file)) })
  }

  private func isOnPhone(_ call: FunctionCallExprSyntax, in file: SwiftFile) -> Bool {
    let built = reading.built(file).intersection(Self.platforms)
    return EnclosingConditions.of(call).settings.contains { built.contains($0.platform) }
  }

  // MARK: Calls

  private func standing(_ slot: ContentWrapper.Slot, of call: FunctionCallExprSyntax, _ step: Step) -> Standing {
    if let modifier = call.calledExpression.as(MemberAccessExprSyntax.self) {
      let name = modifier.declName.baseName.text
      if name == "navigationDestination" { return isOfScreenBefore(call) ? .pushed : .elsewhere }
      return step.isPusher && Self.onSameScreen.contains(name) ? .inPlace : .elsewhere
    }
    guard call.calledExpression.is(DeclReferenceExprSyntax.self) else { return .elsewhere }
    let name = TextExpression.name(of: call)
    // What the first column pushes is in another one, where there are columns.
    if slot.isNavigation(name) { return name == "NavigationSplitView" && step.isPusher ? .elsewhere : .first }
    switch name {
    case "NavigationLink": return slot.isDestination(of: call) ? .pushed : step.isPusher ? .inPlace : .elsewhere
    case "UIHostingController": return .hosted
    default: break
    }
    guard SwiftProject.isTypeName(name), !step.file.isOtherScreen(name) else { return .elsewhere }
    guard isOwn(name, near: step.file) else {
      return TitleOwner.platformViews.contains(name) || name == "LazyView" ? .inPlace : .elsewhere
    }
    guard !mayShow(modesIn: name, step) else { return .elsewhere }
    let wrapper = ContentWrapper(project: project, platforms: Self.platforms)
    switch wrapper.showing(slot, of: name, near: step.file) {
    case .inNavigation: return .first
    case .inPlace: return .inPlace
    case nil: return .elsewhere
    }
  }

  /// Whether a name is that of a type of the project's. An `enum Section` in some controller hides no view of the platform's.
  private func isOwn(_ name: String, near file: SwiftFile) -> Bool {
    guard TitleOwner.platformViews.contains(name) else { return !project.declarations(of: name, near: file).isEmpty }
    return project.types(named: name, near: file).contains { $0.inherited.contains("View") }
  }

  /// Whether the screen before is the one that says what it pushes. For a value, any screen of the navigation pushes it: these
  /// are alike where none of them asks for a small title.
  private func isOfScreenBefore(_ call: FunctionCallExprSyntax) -> Bool {
    call.argument("for") == nil || !isAnySmall
  }

  /// Modifiers whose content is on the bar of the screen, or in its view.
  private static let onSameScreen: Set = [
    "toolbar", "navigationBarItems", "overlay", "background", "safeAreaInset", "safeAreaBar", "contextMenu", "swipeActions",
  ]

  // MARK: The project

  /// Whether any navigation controller of the project's has large titles.
  private var isAnyHostLarge: Bool {
    if let known = reading.titleSizes.isAnyHostLarge { return known }
    let found = project.says(anyOf: ["prefersLargeTitles = true"])
    reading.titleSizes.isAnyHostLarge = found
    return found
  }

  private var isAnySmall: Bool {
    if let known = reading.titleSizes.isAnySmall { return known }
    let found = project.says(anyOf: ["DisplayMode(.inline", "isplayMode: .inline", "DisplayMode.inline", "isplayMode.inline"])
    reading.titleSizes.isAnySmall = found
    return found
  }
}
