import LintelModel
import SwiftSyntax

/// Finds the screens of a file: chains of modifiers, those inside another one's content joined to it unless something is
/// presented or navigated to between them. What is in the arms of one branch is one screen.
final class ScreenFinder: AppCodeVisitor {
  private var seen: Set<SyntaxIdentifier> = []
  private var found: [(screen: SwiftUIScreen, node: Syntax)] = []

  /// A file that says none of these has no modifier that makes or changes a bar.
  private static let words = [
    "oolbar", "navigationTitle", "navigationSubtitle", "navigationBarTitle", "navigationBarItems", "searchable", "ornament",
  ]

  /// A branch of more arms than this shows another screen in each of them: 12. A bar has 16 variants at most.
  private static let maximumArms = 12

  private let file: SwiftFile

  private let applied: BarModifiers

  private init(_ file: SwiftFile, _ applied: BarModifiers) {
    self.file = file
    self.applied = applied
    super.init()
  }

  static func screens(in file: SwiftFile, applying modifiers: BarModifiers) -> [SwiftUIScreen] {
    guard words.contains(where: file.contains) || modifiers.mayBeApplied(in: file) else { return [] }
    let finder = ScreenFinder(file, modifiers)
    finder.walk(file.tree)
    return finder.joined()
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind { consider(ExprSyntax(node)) }
  override func visit(_ node: PostfixIfConfigExprSyntax) -> SyntaxVisitorContinueKind { consider(ExprSyntax(node)) }

  private func consider(_ expression: ExprSyntax) -> SyntaxVisitorContinueKind {
    guard seen.insert(expression.id).inserted else { return .visitChildren }
    let chain = ModifierChain(expression)
    seen.formUnion(chain.nodes)
    var all = chain.modifiers
    if !all.contains(where: SwiftUIScreen.isOfBar) { all = applied.marked(in: chain) }
    let own = all.filter { SwiftUIScreen.isOfBar($0) || $0.isOfProject }
    if !own.isEmpty {
      var screen = SwiftUIScreen(modifiers: own, conditions: EnclosingConditions.of(expression))
      screen.conditions.settings.formIntersection(SheetOpeners.settings(around: expression, in: file))
      screen.others = all.filter { !SwiftUIScreen.isOfBar($0) && !$0.isOfProject }
      screen.roots = [Conditional(expression)]
      found.append((screen, Syntax(expression)))
    }
    return .visitChildren
  }

  /// Outer chains come first, so a chain's container is known when it is reached.
  private func joined() -> [SwiftUIScreen] {
    var screens: [SwiftUIScreen] = []
    var indices: [SyntaxIdentifier: Int] = [:]
    var arms: [SyntaxIdentifier: [Arm]] = [:]
    let nodes = Set(found.map(\.node.id))
    for (screen, node) in found {
      let standing = ScreenStanding(of: node, among: nodes, in: file)
      if let outer = standing.outer, let index = indices[outer] {
        // A title or search field inside belongs to the screen that has none of its own.
        screens[index].take(screen, when: standing.conditions)
        indices[node.id] = index
        continue
      }
      var own = screen
      own.member = standing.member
      indices[node.id] = screens.count
      if let home = standing.home, !standing.conditions.arms.isEmpty {
        arms[home.id, default: []].append(Arm(screen: screens.count, node: node, home: home, conditions: standing.conditions))
      }
      screens.append(own)
    }
    return merging(arms, into: screens)
  }

  private struct Arm {
    let screen: Int
    let node: Syntax
    let home: Syntax
    let conditions: Conditions

    func excludes(_ other: Arm) -> Bool {
      // Whatever the platforms are.
      Conditions(arms: conditions.arms, failing: conditions.failing).excludes(
        Conditions(arms: other.conditions.arms, failing: other.conditions.failing))
    }
  }

  /// What one declaration or closure shows in arms that exclude each other is one screen, the first arm's.
  private func merging(_ arms: [SyntaxIdentifier: [Arm]], into all: [SwiftUIScreen]) -> [SwiftUIScreen] {
    var screens = all
    var merged: Set<Int> = []
    for arms in arms.values where arms.count > 1 && arms.count <= Self.maximumArms {
      var groups: [[Arm]] = []
      for arm in arms {
        if let group = groups.firstIndex(where: { $0.allSatisfy { $0.excludes(arm) } }) {
          groups[group].append(arm)
        } else {
          groups.append([arm])
        }
      }
      for group in groups where group.count > 1 {
        var whole = SwiftUIScreen(conditions: EnclosingConditions.of(group[0].home))
        whole.member = group.allSatisfy { screens[$0.screen].member != nil } ? screens[group[0].screen].member : nil
        whole.armsInPlace = group.filter { screens[$0.screen].member != nil }.map(\.conditions)
        for arm in group {
          let part = screens[arm.screen].when(arm.conditions)
          whole.modifiers += part.modifiers
          whole.others += part.others
          whole.roots += part.roots
          if arm.screen != group[0].screen { merged.insert(arm.screen) }
        }
        screens[group[0].screen] = whole
      }
    }
    return screens.indices.filter { !merged.contains($0) }.map { screens[$0] }
  }
}
