import LintelModel
import SwiftSyntax

/// Joins what code puts on the bar of a hosting controller with the bar of the view that the controller shows: people see both
/// on one bar. What is only shown so has no other bar.
struct HostedBars {
  let reading: SwiftReading
  private var project: SwiftProject { reading.project }

  /// - Parameter drafts: All of the project, with unique ids.
  func joined(_ drafts: [BarDraft]) -> [BarDraft] {
    let hosts = drafts.indices.filter { drafts[$0].hosted != nil && drafts[$0].toolbar.kind == .navigationBar }
    guard !hosts.isEmpty else { return drafts }
    let ofViews = drafts.indices.filter { drafts[$0].hosted == nil && drafts[$0].toolbar.kind == .navigationBar }
    let byScreen = Dictionary(grouping: ofViews) { drafts[$0].toolbar.screen ?? "" }
    var joined: Set<Int> = []
    var hostsOfView: [Int: [Host]] = [:]
    for host in hosts {
      let types = (drafts[host].hosted?.types ?? []).sorted()
      for view in types.flatMap({ byScreen[$0] ?? [] }) {
        guard let states = states(of: drafts[view], in: drafts[host]) else { continue }
        hostsOfView[view, default: []].append(Host(draft: drafts[host], states: states))
        joined.insert(host)
      }
    }
    return drafts.indices.filter { !joined.contains($0) }.flatMap { index -> [BarDraft] in
      guard let hosts = hostsOfView[index] else { return [drafts[index]] }
      return bars(of: drafts[index], shownBy: hosts)
    }
  }

  private struct Host {
    let draft: BarDraft
    /// When the view's bar is the controller's.
    let states: Conditions
  }

  private func bars(of view: BarDraft, shownBy hosts: [Host]) -> [BarDraft] {
    var alone: BarDraft? = view
    if !isShownElsewhere(view, than: hosts.map(\.draft)) {
      // Each of them shows the same view: what is there in its states is on their bars alone.
      let states = hosts.first { $0.states != .always }?.states
      alone = states.map { view.leavingOut($0) }
    }
    // Where a controller of these shows it, it has that controller's bar, with the title that its code sets.
    alone?.forgetPlaces(in: Set(hosts.filter { $0.states == .always }.compactMap { $0.draft.toolbar.controller }))
    let isOnlyOne = hosts.count == 1 && alone == nil
    return [alone].compactMap(\.self) + hosts.map { bar(of: view, shownBy: $0, isOnlyOne: isOnlyOne) }
  }

  /// When the bar is that of the view that the controller shows, and not that of a navigation in the view. Nil where it never is,
  /// or where that cannot be told in one arm.
  private func states(of view: BarDraft, in host: BarDraft) -> Conditions? {
    let bar = view.toolbar
    guard let hosted = host.hosted, let type = bar.screen, !Set(view.platforms).isDisjoint(with: host.platforms),
      let file = project.file(at: bar.location.file),
      project.declarations(of: type, near: hosted.file).contains(where: { $0.file === file }),
      let screen = file.screens.first(where: { $0.maker.map { file.location(of: $0.node) } == bar.location })
    else { return nil }
    let root = NavigationRoot(project: project, file: file, heedsModes: false)
    let outside = screen.makers.filter { !root.holds($0) }
    guard let first = outside.first else { return nil }
    // What it presents, or hands to something, is no part of it.
    if outside.count == screen.makers.count { return screen.member == nil ? nil : .always }
    let arms = first.conditions.arms
    guard !arms.isEmpty, outside.allSatisfy({ $0.conditions.arms == arms }),
      screen.member != nil || screen.armsInPlace.contains(where: { $0.arms.allSatisfy { arms[$0.key] == $0.value } })
    else { return nil }
    return Conditions(arms: arms)
  }

  /// Whether other code makes the view as well.
  private func isShownElsewhere(_ view: BarDraft, than hosts: [BarDraft]) -> Bool {
    guard let name = view.toolbar.screen, let file = project.file(at: view.toolbar.location.file),
      let type = project.declarations(of: name, near: file).first(where: { $0.file === file })
    else { return true }
    let known = hosts.reduce(into: Set<SyntaxIdentifier>()) { $0.formUnion($1.hosted?.calls ?? []) }
    let classes = Set(hosts.compactMap(\.toolbar.controller))
    return project.calls(making: type).contains { made in
      !known.contains(made.call.id) && !Self.isHanded(made.call, toAnyOf: classes)
    }
  }

  /// Whether a view is made for a class, or by it.
  private static func isHanded(_ call: FunctionCallExprSyntax, toAnyOf classes: Set<String>) -> Bool {
    if classes.isEmpty { return false }
    if classes.contains(SwiftName.type(around: call)) { return true }
    var parent = call.parent
    while let current = parent, !current.is(CodeBlockItemSyntax.self) {
      if let outer = current.as(FunctionCallExprSyntax.self), classes.contains(TextExpression.name(of: outer)) { return true }
      parent = current.parent
    }
    return false
  }

  private func bar(of view: BarDraft, shownBy host: Host, isOnlyOne: Bool) -> BarDraft {
    var bar = view
    bar.platforms = view.platforms.filter(host.draft.platforms.contains)
    bar.conditions.formAnd(host.draft.conditions)
    bar.conditions.formAnd(host.states)
    // What others of SwiftUI's put there where they show the view is not on this bar.
    bar.places = []
    let states = host.states
    bar.items.removeAll { $0.conditions.isOfPresenter || $0.conditions.excludes(states) }
    bar.titles.removeAll { $0.conditions.isOfPresenter || $0.conditions.excludes(states) }
    bar.subtitles.removeAll { $0.conditions.isOfPresenter || $0.conditions.excludes(states) }
    put(host.draft, on: &bar)
    name(&bar, host.draft, isOnlyOne: isOnlyOne)
    return bar
  }

  /// The view's own title is the bar's, once the view is shown.
  private func put(_ host: BarDraft, on bar: inout BarDraft) {
    if bar.titles.isEmpty, !host.titles.isEmpty {
      bar.titles = host.titles
      bar.toolbar.isFragment = false
      bar.toolbar.hasTitleElsewhere = false
    }
    if bar.subtitles.isEmpty { bar.subtitles = host.subtitles }
    // A class has no other bar than this.
    bar.toolbar.isFragment = bar.toolbar.isFragment && host.toolbar.isFragment
    let leading = host.items.filter { $0.value.placement == .leading }
    bar.items = leading + bar.items + host.items.filter { $0.value.placement != .leading }
    bar.isJoined = bar.isJoined || !host.items.isEmpty
    bar.absences += host.absences
    bar.barest += host.barest
    bar.backTitle = host.backTitle
    bar.toolbar.hasTextlessBackItem = host.toolbar.hasTextlessBackItem
    (bar.toolbar.backName, bar.toolbar.backImage) = (host.toolbar.backName, host.toolbar.backImage)
    bar.toolbar.hasTitleMenu = bar.toolbar.hasTitleMenu || host.toolbar.hasTitleMenu
    if bar.toolbar.largeTitle == .unknown { bar.toolbar.largeTitle = host.toolbar.largeTitle }
    guard host.hosted?.isPushed == true, !bar.items.contains(where: { $0.value.placement == .leading }),
      !BackButtons(project: project, built: reading.built).hidesBackButton(bar.toolbar.screen ?? "")
    else { return }
    bar.items.insert(Conditional(Item.back(.none, at: bar.toolbar.location)), at: 0)
  }

  private func name(_ bar: inout BarDraft, _ host: BarDraft, isOnlyOne: Bool) {
    let place = host.hosted?.host ?? ""
    if !isOnlyOne { bar.presented = (bar: bar.toolbar.id, arm: "in \(place)") }
    if let controller = host.toolbar.controller {
      (bar.toolbar.id, bar.toolbar.controller) = (host.toolbar.id, controller)
    } else if !isOnlyOne {
      bar.toolbar.id += ".in.\(place)"
    }
  }
}

extension BarDraft {
  /// Leaves out the places that classes alone are, unless that leaves none.
  fileprivate mutating func forgetPlaces(in classes: Set<String>) {
    let others = places.filter { !$0.isPlace(inAnyOf: classes) }
    if !others.isEmpty { places = others }
  }

  /// The same without what is there in some states alone.
  fileprivate func leavingOut(_ states: Conditions) -> BarDraft {
    func isThereAlone(_ conditions: Conditions) -> Bool {
      states.arms.allSatisfy { branch, arm in conditions.arms[branch] == arm }
    }
    var draft = self
    draft.items.removeAll { isThereAlone($0.conditions) }
    draft.titles.removeAll { isThereAlone($0.conditions) }
    draft.subtitles.removeAll { isThereAlone($0.conditions) }
    return draft
  }
}

extension Conditions {
  /// Whether they are those of places that are all in one of these types.
  fileprivate func isPlace(inAnyOf types: Set<String>) -> Bool {
    arms.keys.contains { $0.places.map { !$0.isEmpty && types.isSuperset(of: $0) } ?? false }
  }

  /// Whether it is there where one of several shows the view.
  fileprivate var isOfPresenter: Bool { arms.keys.contains { $0.kind == .presenter } }
}
