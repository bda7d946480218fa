import LintelModel
import SwiftSyntax

/// Joins the bars of the columns of one window of macOS: people see one toolbar, with the items of the sidebar first. Of views
/// that one column shows in turn each has its own state of that toolbar, with what the other columns put there.
///
/// On iOS each column has its own navigation bar: those stay.
struct ColumnBars {
  let reading: SwiftReading
  private var project: SwiftProject { reading.project }
  private var columns: WindowColumn { WindowColumn(project: project, built: reading.built) }

  /// A bar that one window shows.
  private struct Member {
    let index: Int
    var order: [Int]
    var conditions: Conditions
  }

  private struct Window {
    let split: FunctionCallExprSyntax
    let file: SwiftFile
    let hasSidebar: Bool
    var members: [Member] = []
  }

  /// What a member puts on the toolbar, and when.
  private struct Part {
    let draft: BarDraft
    let conditions: Conditions

    var items: [Conditional<Item>] {
      draft.items.filter { !$0.conditions.excludes(conditions) }.map {
        Conditional($0.value, conditions.and($0.conditions))
      }
    }
  }

  /// What is around a split view is on its bar behind what the columns have.
  private static let around = 1000

  /// - Parameter drafts: All of the project.
  func joined(_ drafts: [BarDraft]) -> [BarDraft] {
    guard project.says(anyOf: ["NavigationSplitView", "NavigationView", "HSplitView"]) else { return drafts }
    var joined: [Int: BarDraft] = [:]
    var gone: Set<Int> = []
    for window in windows(of: drafts) {
      let (bars, absorbed) = toolbars(of: window, drafts)
      joined.merge(bars) { first, _ in first }
      gone.formUnion(absorbed)
    }
    return drafts.indices.filter { !gone.contains($0) }.map { joined[$0] ?? drafts[$0] }
  }

  // MARK: Which bars one window shows

  private func windows(of drafts: [BarDraft]) -> [Window] {
    var found: [Window] = []
    var screens: [(index: Int, roots: Set<SyntaxIdentifier>)] = []
    for index in drafts.indices where drafts[index].mayBeOfColumn {
      guard let (screen, file) = source(of: drafts[index]) else { continue }
      guard let standings = standings(of: screen, in: file) else {
        screens.append((index, Set(screen.roots.map(\.value.id))))
        continue
      }
      let first = standings[0]
      let conditions = standings.dropFirst().reduce(first.conditions) { $0.either($1.conditions) }
      let member = Member(index: index, order: first.order, conditions: conditions)
      if let known = found.firstIndex(where: { $0.split.id == first.split.id }) {
        found[known].members.append(member)
      } else {
        found.append(Window(split: first.split, file: first.file, hasSidebar: first.hasSidebar, members: [member]))
      }
    }
    addOuter(screens, to: &found, drafts)
    return found
  }

  private func source(of draft: BarDraft) -> (SwiftUIScreen, SwiftFile)? {
    guard let file = project.file(at: draft.toolbar.location.file),
      let screen = file.screens.first(where: { $0.maker.map { file.location(of: $0.node) } == draft.toolbar.location })
    else { return nil }
    return (screen, file)
  }

  /// Nil where it is not one column's.
  private func standings(of screen: SwiftUIScreen, in file: SwiftFile) -> [WindowColumn.Standing]? {
    var all: [WindowColumn.Standing] = []
    for root in screen.roots {
      guard let found = columns.standings(of: Syntax(root.value), in: file) else { return nil }
      all += found
    }
    guard let first = all.first else { return nil }
    return all.allSatisfy { $0.split.id == first.split.id && $0.order == first.order } ? all : nil
  }

  /// The bars of the views that a split view is a part of, where they show no other one.
  private func addOuter(
    _ screens: [(index: Int, roots: Set<SyntaxIdentifier>)], to windows: inout [Window], _ drafts: [BarDraft]
  ) {
    let surroundings = windows.map { columns.surroundings(of: $0.split, in: $0.file).views }
    for screen in screens {
      let around = windows.indices.filter { !surroundings[$0].isDisjoint(with: screen.roots) }
      let member = Member(index: screen.index, order: [Self.around], conditions: .always)
      if around.count == 1 {
        windows[around[0]].members.append(member)
      } else if around.isEmpty, let (split, file) = modifiedSplit(under: screen.index, drafts) {
        windows.append(Window(split: split, file: file, hasSidebar: true, members: [member]))
      }
    }
  }

  /// The split view that has the modifiers itself, where none of its columns has any.
  private func modifiedSplit(under index: Int, _ drafts: [BarDraft]) -> (FunctionCallExprSyntax, SwiftFile)? {
    guard let (screen, file) = source(of: drafts[index]), screen.roots.count == 1, let root = screen.roots.first?.value,
      let call = ModifierChain(root).base?.as(FunctionCallExprSyntax.self),
      TextExpression.name(of: call) == "NavigationSplitView", file.isOtherScreen("NavigationSplitView")
    else { return nil }
    return (call, file)
  }

  // MARK: What is on its toolbar

  /// The bars of a window by the draft that each takes the place of, and the drafts that are on others alone.
  private func toolbars(of window: Window, _ drafts: [BarDraft]) -> (bars: [Int: BarDraft], absorbed: [Int]) {
    let all = window.members.sorted { one, other in
      one.order == other.order ? one.index < other.index : one.order.lexicographicallyPrecedes(other.order)
    }
    var bars: [Int: BarDraft] = [:]
    // Which of what others put there is seen in this window is not told: such a bar stays as it is.
    for member in all where drafts[member.index].differsByPresenter {
      bars[member.index] = bar(of: [member], ownedBy: member, in: .always, window, drafts)
    }
    let members = all.filter { !drafts[$0.index].differsByPresenter }
    guard !members.isEmpty else { return (bars, []) }
    let inTurn = members.filter { member in
      members.contains { $0.index != member.index && $0.order == member.order && $0.conditions.excludes(member.conditions) }
    }
    let isInTurn = Set(inTurn.map(\.index))
    let steady = members.filter { !isInTurn.contains($0.index) }
    // Where two columns change, or one shows several at once in turn, their arms tell what is seen together.
    let isOneColumn = Set(inTurn.map(\.order)).count == 1
      && inTurn.allSatisfy { one in inTurn.allSatisfy { $0.index == one.index || $0.conditions.excludes(one.conditions) } }
    guard isOneColumn else {
      let owner = owner(of: members, drafts)
      bars[owner.index] = bar(of: members, ownedBy: owner, in: .always, window, drafts)
      return (bars, members.map(\.index).filter { $0 != owner.index })
    }
    for member in inTurn {
      let shown = members.filter { $0.index == member.index || !isInTurn.contains($0.index) }
      bars[member.index] = bar(of: shown, ownedBy: member, in: Conditions(arms: member.conditions.arms), window, drafts)
    }
    return (bars, steady.map(\.index))
  }

  /// The last column says what the window is called, those before it where it does not, and what is around them after all.
  private func inOrderOfTitles(_ members: [Member]) -> [Member] {
    members.filter { $0.order != [Self.around] }.reversed() + members.filter { $0.order == [Self.around] }
  }

  /// The bar is the one that the window is called after.
  private func owner(of members: [Member], _ drafts: [BarDraft]) -> Member {
    let inOrder = inOrderOfTitles(members)
    return inOrder.first { !drafts[$0.index].titles.isEmpty } ?? inOrder[0]
  }

  private func parts(_ members: [Member], _ drafts: [BarDraft]) -> [Part] {
    members.map { Part(draft: drafts[$0.index], conditions: $0.conditions.and(drafts[$0.index].conditions)) }
  }

  /// - Parameter state: That of the window in which the bar's owner is seen.
  private func bar(
    of members: [Member], ownedBy owner: Member, in state: Conditions, _ window: Window, _ drafts: [BarDraft]
  ) -> BarDraft {
    var bar = drafts[owner.index]
    if members.count == 1, isSidebar(owner, of: window) { bar.items = bar.items.map(\.inSidebar) }
    if members.count > 1 {
      let parts = self.parts(members, drafts)
      var settings: Set<Conditions.Setting> = []
      for part in parts { settings.formUnion(part.conditions.settings) }
      bar.conditions = Conditions(settings: settings, arms: state.arms)
      let items = zip(members, parts).flatMap { member, part in
        isSidebar(member, of: window) ? part.items.map(\.inSidebar) : part.items
      }
      bar.items = items.withLastSearchField
      let naming = self.parts(inOrderOfTitles(members), drafts)
      bar.titles = naming.flatMap { part in part.draft.titles.when(part.conditions) }
      bar.subtitles = naming.flatMap { part in part.draft.subtitles.when(part.conditions) }
      bar.absences = parts.flatMap { part in part.draft.absences.map { part.conditions.and($0) } }
      bar.barest = parts.flatMap { part in part.draft.barest.map { part.conditions.and($0) } }
      bar.places = []
      bar.isJoined = true
      bar.toolbar.isFragment = parts.allSatisfy { $0.draft.toolbar.isFragment }
      bar.toolbar.titleMayBeSetByCode = bar.titles.isEmpty
      bar.toolbar.hasTitleElsewhere = bar.titles.isEmpty
      let customizable = parts.map(\.draft.toolbar.customizable).first { $0 != .unknown }
      bar.toolbar.customizable = customizable ?? .unknown
    }
    tellWindow(&bar, of: window)
    if window.hasSidebar { SystemSidebarToggle(reading: reading).put(on: &bar, window.split, in: window.file) }
    return bar
  }

  private func isSidebar(_ member: Member, of window: Window) -> Bool { window.hasSidebar && member.order.first == 0 }

  /// What the scene says whose window shows the split view first.
  private func tellWindow(_ bar: inout BarDraft, of window: Window) {
    guard let scene = reading.windowScenes.window(of: SwiftName.type(around: window.split), in: project) else { return }
    if bar.toolbar.minimumWidth == .unknown { bar.toolbar.minimumWidth = scene.minimumWidth }
    if bar.toolbar.defaultWidth == .unknown { bar.toolbar.defaultWidth = scene.defaultWidth }
    if bar.toolbar.windowStyle == .unknown { bar.toolbar.windowStyle = scene.style }
    if bar.toolbar.displayMode == .unknown { bar.toolbar.displayMode = scene.displayMode }
  }
}

extension BarDraft {
  /// Whether it is the toolbar of a window of SwiftUI's, of a screen that is known.
  fileprivate var mayBeOfColumn: Bool {
    toolbar.kind == .windowToolbar && !toolbar.id.contains(".accessoryBar") && hosted == nil && presented == nil
      && toolbar.unknownOwner == nil
  }

  /// Whether several views show its own, and put something else on it each.
  fileprivate var differsByPresenter: Bool {
    let conditions = titles.map(\.conditions) + items.map(\.conditions)
    return conditions.contains { $0.arms.keys.contains { $0.kind == .presenter } }
  }
}

extension Conditional<Item> {
  fileprivate var inSidebar: Conditional<Item> {
    var item = value
    item.isInSidebar = true
    return Conditional(item, conditions)
  }
}

extension [Conditional<Item>] {
  /// A window has one search field: that of the last column which always has one.
  fileprivate var withLastSearchField: [Conditional<Item>] {
    guard let last = lastIndex(where: { $0.value.kind == .searchField && $0.conditions.arms.isEmpty }) else { return self }
    return enumerated().filter { $0.offset >= last || $0.element.value.kind != .searchField }.map(\.element)
  }
}
