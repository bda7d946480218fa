import LintelModel
import SwiftSyntax

/// The bars that the code of a project's controllers sets up: navigation bars and bottom toolbars.
struct ControllerBars {
  let reading: CodeReading
  let attributes: ItemAttributes
  let sourceLocale: LocaleID
  let platforms: (String) -> [Platform]
  let facts: ControllerFacts

  var drafts: [BarDraft] {
    var owners: [BarOwner] = []
    for placement in reading.placements where !owners.contains(placement.owner) { owners.append(placement.owner) }
    let rewritten = RewrittenLists(project: reading.project, blocks: reading.scopes.blocks, attributes: attributes)
    let placed = owners.flatMap { owner in
      let all = reading.placements.onBar(of: owner).filledAnew.tellingEmptied { reading.functionsRunFirst(of: owner) }
      let own = rewritten.dropped(from: all).withReplacements(reading.scopes.blocks)
      return [navigationBar(owner, own), bottomBar(owner, own)].compactMap(\.self)
    }
    return placed + unplaced(placed)
  }

  /// What code sets on the items that it holds by outlets: a bar for each class, which is never shown, to be joined with the
  /// bars that Interface Builder makes.
  var held: [Toolbar] {
    let all = reading.heldItems
    var owners: [String] = []
    for item in all where !owners.contains(item.owner) { owners.append(item.owner) }
    return owners.compactMap { owner in
      let items = all.filter { $0.owner == owner && !$0.object.settings.isEmpty }.flatMap { item -> [Item] in
        // One for each face that branches of the code give it.
        let faces =
          item.object.isWindowItem && item.object.base.hasPrefix("NS")
          ? attributes.heldWindowItems(item.object) : attributes.items(Conditional(.object(item.object)), placement: .automatic)
        return faces.map {
          var found = $0.value
          found.outlet = item.object.name
          return found
        }
      }
      guard let first = items.first else { return nil }
      var bar = Toolbar(
        id: "\(first.location.file)#\(owner).outlets", name: owner, kind: .navigationBar, platforms: [],
        sourceLocale: sourceLocale, location: first.location, items: items)
      bar.controller = owner
      bar.isOfOutlets = true
      return bar
    }
  }

  private func navigationBar(_ owner: BarOwner, _ placements: [SlotAssignment]) -> BarDraft? {
    let own = placements.filter { ![.toolbar, .itemStyle].contains($0.slot) && !$0.slot.isOfSearch }
    guard let place = place(of: owner, own) else { return nil }
    let search = SearchControllerField(attributes: attributes, placements: placements.filter(\.slot.isOfSearch)).items
    var draft = draft(owner, part: "navigationBar", .navigationBar, at: place)
    draft.tellUnknownOwner(owner, own, in: reading.project)
    if draft.toolbar.unknownOwner?.reason == .sharedCode, own.onlyNameTabs { return nil }
    let all = own.filter { $0.slot == .title }
    let ownTitles = all.filter { !$0.isFromOutside }
    // What others give it before it is seen, its own code replaces.
    let titles = (ownTitles.isEmpty ? all : ownTitles).withoutCopies
    draft.titles = alternatives(
      titles.map(ConformerTitles(own).told), Branch(.value, "title of \(owner.type)")
    )
    .flatMap { title in
      attributes.texts(of: title.value).map { Conditional($0.value, title.conditions.and(part: $0.conditions)) }
    }
    .filter(\.value.isPresent)
    draft.toolbar.hasTitleElsewhere = draft.titles.isEmpty && isTitled(owner)
    draft.toolbar.isOnlyTitledByOthers = draft.toolbar.hasTitleElsewhere && !setsTitle(owner)
    draft.toolbar.hasEmptyTitle = !draft.toolbar.isFragment && draft.titles.isEmpty && emptiesTitle(owner, ownTitles)
    let back = BackItem(own, attributes)
    (draft.backTitle, draft.toolbar.hasTextlessBackItem) = (back.title, back.isTextless)
    (draft.toolbar.backName, draft.toolbar.backImage) = (back.name, back.unnamedImage)
    draft.toolbar.largeTitle = largeTitle(own)
    draft.toolbar.role = placements.roleOfBar
    draft.toolbar.prompt = prompt(own)
    draft.subtitles = subtitles(own, of: owner)
    tellTitleView(&draft.toolbar, of: owner, own)
    tellMeasuring(&draft.toolbar, of: owner)
    draft.items = items(own, .left, .leading)
    let center = items(own, .center, .center)
    draft.items += placements.keepNavigatorStyle ? center.map { $0.with(\.facts.isInMoreMenu, .declared(true)) } : center
    draft.items += items(own, .titleView, .principal)
    // The first right item is at the edge, so on the bar they read in reverse.
    draft.items += items(own, .right, .trailing).reversed()
    // "Past the overflow & search items" is the pinned group (UINavigationItem.h).
    draft.items += search
    // The pinned group follows all others, at the edge.
    draft.items += items(own, .pinned, .trailing).map { $0.with(\.isPinned, true) }
    draft.items += items(own, .overflow, .trailing).map { $0.with(\.facts.isInMoreMenu, .declared(true)) }
    tellStates(&draft, of: owner, own)
    draft.toolbar.additions[.leading] = own.additions(to: .left)
    draft.toolbar.additions[.trailing] = own.additions(to: .right)
    draft.toolbar.additionsTo = own.additionsTo([.left, .right])
    draft.toolbar.hasTitleMenu = own.contains { $0.slot == .titleMenu && !$0.value.isNothing }
    let titleMenu = TitleMenu(texts: attributes.texts)
    let commands = own.filter { $0.slot == .titleMenu }.lazy.compactMap { titleMenu.commands(of: $0.value) }.first
    draft.toolbar.facts.documentCommands = commands.map(Fact.declared) ?? .unknown
    draft.items = draft.items.withPlatters()
    tell(&draft, of: owner)
    draft.standForOwnBar(of: owner, own)
    draft.hosted = HostedView(onBarOf: owner, own, in: reading.project)
    let hasText = !draft.titles.isEmpty || !draft.subtitles.isEmpty || draft.backTitle.isPresent
    let isEmpty = draft.items.count == search.count && !hasText
    // It leaves nothing of the title that Interface Builder may have.
    return isEmpty && !draft.toolbar.hasEmptyTitle ? nil : draft
  }

  private func bottomBar(_ owner: BarOwner, _ placements: [SlotAssignment]) -> BarDraft? {
    let own = placements.filter { $0.slot == .toolbar }
    guard let place = place(of: owner, own) else { return nil }
    var draft = draft(owner, part: "toolbar", .toolbar, at: place)
    draft.tellUnknownOwner(owner, own, in: reading.project)
    draft.items = items(own, .toolbar, .bottom).withPlatters()
    draft.toolbar.additionsTo = own.additionsTo([.toolbar])
    draft.toolbar.mayBeEmptied = own.contains { one in
      let elements = attributes.elements(of: one.value, .always)
      return one.change == .all && (isHandedIn(elements) && !one.value.goesOnWithBar)
    }
    tellStates(&draft, of: owner, own)
    tell(&draft, of: owner)
    return draft.items.isEmpty ? nil : draft
  }

  /// States in which less is on the bar than its items make seen.
  private func tellStates(_ draft: inout BarDraft, of owner: BarOwner, _ placements: [SlotAssignment]) {
    draft.absences =
      absences(placements) + placements.emptied + LesserStates.shorterLists(of: draft, type: owner.type)
    draft.barest = LesserStates(draft).barest(placements)
  }

  /// Facts that the controller's code shows.
  private func tell(_ draft: inout BarDraft, of owner: BarOwner) {
    facts.tell(&draft.toolbar, of: owner)
    if draft.items.contains(where: { $0.value.kind == .segmentedControl }), facts.switchesTabs(owner) {
      for index in draft.items.indices where draft.items[index].value.kind == .segmentedControl {
        draft.items[index].value.facts.switches = .declared(.mode)
      }
    }
  }

  /// The items of one slot. Assignments replace each other, so each is an arm of its own; additions are beside any, before it
  /// where the code says so.
  private func items(_ placements: [SlotAssignment], _ slot: BarSlot, _ placement: Item.Placement) -> [Conditional<Item>] {
    let own = placements.filter { $0.slot == slot }
    var lists: [Conditional<[Conditional<Value>]>] = []
    var (before, added): ([Conditional<Value>], [Conditional<Value>]) = ([], [])
    for one in own {
      func beside(_ values: [Conditional<Value>]) -> [Conditional<Value>] {
        values.map { Conditional($0.value, one.conditions.and($0.conditions)) }
      }
      let isDrawn = slot == .toolbar && !one.isOnEmptied
      let value = isDrawn ? one.listedValue.drawing(slot, at: one.location) : one.listedValue
      let elements = attributes.elements(of: value, .always)
      guard !elements.isEmpty, !isHandedIn(elements) else { continue }
      switch one.change {
      case .addition where one.index == 0: before = beside(elements) + before
      case .addition: added += beside(elements)
      case .all
      where one.value.goesOnWithBar && own.contains { $0.change == .all && !$0.value.goesOnWithBar && !$0.value.isNothing }:
        let parts = one.value.aroundBar
        before = beside(attributes.elements(of: parts.before, .always)) + before
        added += beside(attributes.elements(of: parts.after, .always))
      case .all: lists.append(Conditional(elements, one.conditions.set(by: one.function)))
      case .element(let index): replace(index, by: elements, one.conditions, in: &lists, &added)
      }
    }
    // What code only adds to is the file's, on the systems where it puts no list of its own there.
    let additions = own.filter { $0.change == .addition && !$0.isOnEmptied }
    if slot == .toolbar, let first = additions.first {
      let free = Conditions.always.settings.subtracting(lists.flatMap(\.conditions.settings))
      if !free.isDisjoint(with: additions.flatMap(\.conditions.settings)) {
        lists.append(Conditional([Conditional(.drawn(.all, slot, first.location))], Conditions(settings: free)))
      }
    }
    // The same items put there in two methods are one arm, if it can be said when either puts them there.
    var arms: [(faces: [Item], list: Conditional<[Conditional<Item>]>)] = []
    var known: [[Item]: [Int]] = [:]
    for list in lists {
      let found = list.value.flatMap { items(of: $0, placement) }
      let faces = found.map { item in item.value.unnamed }
      let equal = known[faces] ?? []
      let same = equal.first { arms[$0].list.conditions.isExact(either: list.conditions) }
      if let same = same ?? (equal.count < Self.maximumArms ? nil : equal[0]) {
        let functions = arms[same].list.conditions.functions.union(list.conditions.functions)
        arms[same].list.conditions = arms[same].list.conditions.either(list.conditions)
        arms[same].list.conditions.functions = functions
      } else {
        known[faces, default: []].append(arms.count)
        arms.append((faces, Conditional(found, list.conditions)))
      }
    }
    let branch = Branch(.value, "\(slot.rawValue) of \(own.first?.owner.type ?? "")")
    let shown = arms.enumerated().flatMap { number, arm in
      arm.list.value.map { item in
        // The only list stays on the bar whatever else is set.
        let list = known.count > 1 ? arm.list.conditions : arm.list.conditions.set(by: nil)
        let conditions = list.and(part: item.conditions)
        return Conditional(item.value, arms.count > 1 ? conditions.inArm(number, of: branch) : conditions)
      }
    }
    return before.flatMap { items(of: $0, placement) } + shown + added.flatMap { items(of: $0, placement) }
  }

  /// The same items that are put there on more conditions than this may be there on any: 8.
  private static let maximumArms = 8

  private func items(of element: Conditional<Value>, _ placement: Item.Placement) -> [Conditional<Item>] {
    attributes.items(element, placement: placement).map { Conditional($0.value, element.conditions.and($0.conditions)) }
  }

  /// An element that replaces another one at its index; one made in the same place is the same.
  private func replace(
    _ index: Int, by elements: [Conditional<Value>], _ conditions: Conditions,
    in lists: inout [Conditional<[Conditional<Value>]>], _ added: inout [Conditional<Value>]
  ) {
    guard let last = lists.last, last.value.indices.contains(index) else {
      added += elements.map { Conditional($0.value, conditions.and($0.conditions)) }
      return
    }
    let places = last.value[index].value.objects.map(\.location)
    guard elements.contains(where: { !$0.value.objects.contains { places.contains($0.location) } }) else { return }
    var changed = last.value
    changed.replaceSubrange(index...index, with: elements)
    lists.append(Conditional(changed, conditions))
  }

  /// Whether nothing is known of the elements but that a caller hands them in.
  private func isHandedIn(_ elements: [Conditional<Value>]) -> Bool {
    elements.allSatisfy { if case .parameter = $0.value { true } else { false } }
  }

  private func alternatives(_ values: [Conditional<Value>], _ branch: Branch) -> [Conditional<Value>] {
    values.count < 2 ? values : values.enumerated().map { Conditional($1.value, $1.conditions.inArm($0, of: branch)) }
  }

  /// Never is final; else it counts whether the navigation bar asks for large titles.
  private func largeTitle(_ placements: [SlotAssignment]) -> Fact<Bool> {
    let words = placements.filter { $0.slot == .largeTitle }.flatMap { placement -> [String] in
      guard case .expression(let expression) = placement.value else { return [] }
      return [expression.operand.elements.first?.path?.last ?? expression.operand.text]
    }
    if words.contains("never") { return .declared(false) }
    if words.contains("true") { return .declared(true) }
    return words.contains("false") ? .declared(false) : .unknown
  }

  /// Items that are made and never seen put on a bar, so that nothing is lost.
  private func unplaced(_ placed: [BarDraft]) -> [BarDraft] {
    var seen = Set(placed.flatMap { $0.items.map(\.value.makingPlace) }).union(reading.takenOut)
    for placement in reading.placements {
      seen.formUnion(attributes.elements(of: placement.value, .always).flatMap { $0.value.objects.flatMap(\.placesOfItems) })
    }
    var known: Set<SourceLocation> = seen
    let unread = UnreadMakings(reading.placements)
    let unseen = reading.items.filter { !$0.isWindowItem && !seen.contains($0.location) && !unread.make($0) }
    return unseen.compactMap { object in
      guard known.insert(object.location).inserted else { return nil }
      let owner = BarOwner(type: object.name ?? "item", file: object.location.file)
      var draft = draft(owner, part: "unplaced", .navigationBar, at: object.location)
      draft.toolbar.name = "\(owner.type) (placement unknown, \(fileName(owner.file)))"
      draft.toolbar.unknownOwner = UnknownOwner(.unplaced, name: owner.type)
      draft.conditions = object.conditions
      draft.conditions.arms = [:]
      draft.items = attributes.barButtonItems(object, placement: .automatic)
      // A space alone is nothing that people see.
      return draft.items.allSatisfy(\.value.kind.isSpacer) ? nil : draft
    }
  }

  private func draft(_ owner: BarOwner, part: String, _ kind: Toolbar.Kind, at location: SourceLocation) -> BarDraft {
    let path = [owner.type, owner.function, owner.variable].compactMap(\.self).joined(separator: ".")
    let own = reading.project.shownName(of: owner.type, in: owner.file)
    let name = owner.variable.map { "\($0) in \(own)" } ?? own
    // "UIToolbar … unavailable in tvOS" (UIToolbar.h), and so are a controller's `toolbarItems`.
    let shown: [Platform] = kind == .toolbar ? [.ios, .ipados, .visionos] : [.ios, .ipados, .visionos, .tvos]
    let mobile = platforms(owner.file).filter(shown.contains)
    var draft = BarDraft(
      toolbar: Toolbar(
        id: "\(owner.file)#\(path).\(part)", name: "\(name) (\(fileName(owner.file)))", kind: kind, platforms: [],
        sourceLocale: sourceLocale, location: location, titleMayBeSetByCode: true),
      platforms: mobile.isEmpty ? [.ios, .ipados] : mobile)
    if owner.variable == nil { draft.toolbar.controller = owner.type }
    // People know what lies at the bottom of a screen by that screen.
    if owner.variable != nil, kind == .toolbar { draft.toolbar.screenType = owner.type }
    draft.toolbar.isLeftToHeirs = reading.leftToHeirs.contains(owner)
    // What a protocol's extension sets up is a part of the bars of those that conform to it.
    draft.toolbar.isFragment = owner.variable != nil || part == "unplaced" || isProtocol(owner)
    return draft
  }

  private func isTitled(_ owner: BarOwner) -> Bool {
    guard owner.variable == nil, let file = reading.project.file(at: owner.file) else {
      return false
    }
    return TitledControllers(project: reading.project).mayBeTitled(owner.type, near: file)
  }

  private func setsTitle(_ owner: BarOwner) -> Bool {
    guard let file = reading.project.file(at: owner.file) else { return true }
    return TitledControllers(project: reading.project).sets(owner.type, near: file)
  }

  private func isProtocol(_ owner: BarOwner) -> Bool {
    guard let file = reading.project.file(at: owner.file) else { return false }
    return reading.project.declarations(of: owner.type, near: file).contains { $0.node.is(ProtocolDeclSyntax.self) }
  }

  private func fileName(_ path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }
}

extension [SlotAssignment] {
  /// The same, none where code that is reached after it puts something else in its place.
  fileprivate func withReplacements(_ blocks: BlockFacts) -> Self {
    var told = self
    for slot in Set(map(\.slot)) {
      let own = indices.filter { index in
        let one = self[index]
        return one.slot == slot && one.change == .all && !one.isFromOutside && !one.value.goesOnWithBar
      }
      let writes = own.map { index in
        let one = self[index]
        return WriteOnPath(
          syntax: one.syntax, type: one.owner.type, function: one.function, sites: one.sites, conditions: one.conditions,
          blocks: blocks)
      }
      for (index, standing) in zip(own, WriteOnPath.standing(writes)) { told[index].conditions.formAnd(standing) }
    }
    return told
  }

  /// Titles without those that say another one again: `navigationItem.title = title` beside what the title is, and what a
  /// wrapper takes over from the bar of the controller that it shows.
  fileprivate var withoutCopies: Self {
    let own = filter { $0.value.copiedTitle?.isEmpty != false }
    let originals = own.filter { $0.value.copiedTitle == nil || $0.owner.variable != nil }
    return originals.isEmpty ? own : originals
  }
}

extension Value {
  /// Whose title it is that `title`, `self.title`, `navigationItem.title` or `controller.navigationItem.title` says; empty for
  /// the controller's own. Nil for anything else.
  fileprivate var copiedTitle: [String]? {
    guard case .expression(let expression) = self, expression.operand.elements.count == 1,
      let path = expression.operand.elements[0].path?.filter({ $0 != "self" }), path.last == "title",
      path.count > 1 || !expression.operand.elements[0].isParameterOfClosure("title")
    else { return nil }
    let holder = path.dropLast()
    return holder.isEmpty || holder.last == "navigationItem" ? Array(holder.dropLast()) : nil
  }
}

extension ExprSyntax {
  /// Whether a closure around it has a parameter of that name.
  fileprivate func isParameterOfClosure(_ name: String) -> Bool {
    var parent = self.parent
    while let current = parent {
      switch current.as(ClosureExprSyntax.self)?.signature?.parameterClause {
      case .simpleInput(let names): if names.contains(where: { $0.name.text == name }) { return true }
      case .parameterClause(let clause):
        if clause.parameters.contains(where: { ($0.secondName ?? $0.firstName).text == name }) { return true }
      case nil: break
      }
      parent = current.parent
    }
    return false
  }
}

extension Conditional where Value == Item {
  fileprivate func with<Part>(_ part: WritableKeyPath<Item, Part>, _ new: Part) -> Self {
    var changed = self
    changed.value[keyPath: part] = new
    return changed
  }
}

extension Item {
  /// The item as people see it, whatever the code calls it.
  fileprivate var unnamed: Item {
    var face = self
    face.id = ""
    return face
  }
}

extension [Conditional<Item>] {
  /// The same with the groups that share a glass platter.
  fileprivate func withPlatters() -> Self { zip(self, map(\.value).withPlatters()).map { Conditional($1, $0.conditions) } }
}
