import LintelModel
import SwiftSyntax

/// The window toolbars that delegates in a project's code answer for.
struct WindowToolbars {
  let reading: CodeReading
  let attributes: ItemAttributes
  let sourceLocale: LocaleID

  var drafts: [BarDraft] {
    var owners: [BarOwner] = []
    for delegate in reading.delegates where !owners.contains(delegate.owner) { owners.append(delegate.owner) }
    let answered = owners.compactMap(toolbar)
    return answered + unanswered(answered)
  }

  private func toolbar(_ owner: BarOwner) -> BarDraft? {
    let delegates = reading.delegates.filter { $0.owner == owner }
    let answers = delegates.filter { $0.role == .item }.flatMap { delegate in
      delegate.answers.map { answer in
        var answer = answer
        // Which identifier is asked for is no matter of the bar's.
        answer.conditions.arms = answer.conditions.arms.filter {
          !$0.key.words.contains(delegate.parameter ?? "itemIdentifier")
        }
        return answer
      }
    }
    let defaults = identifiers(delegates, .defaultIdentifiers)
    let allowed = identifiers(delegates, .allowedIdentifiers)
    let selectable = Set(identifiers(delegates, .selectableIdentifiers).map(\.value))
    guard let first = delegates.first(where: { $0.role == .item }) ?? delegates.first else { return nil }
    // What the bar is made of is decided where it is listed.
    let place = (delegates.first { $0.role == .defaultIdentifiers } ?? first).location
    var draft = draft(owner, at: place)
    var open = OpenIdentifiers()
    for listed in elements(listedBy: delegates, .defaultIdentifiers) {
      guard let identifier = listed.identifier else {
        open.add(unread: listed.value, before: draft.items.count)
        continue
      }
      let own = items(for: identifier, answers, at: place)
      if own.isEmpty { open.addUnmade(before: draft.items.count) }
      draft.items += own.map {
        var item = $0.value
        if selectable.contains(identifier) { item.facts.staysSelected = .declared(true) }
        return Conditional(item, listed.conditions.and($0.conditions))
      }
    }
    let isAnyRead = !defaults.isEmpty
    var shown = Set(defaults.map(\.value))
    for identifier in allowed.map(\.value) + answers.flatMap({ $0.identifiers ?? [] })
    where shown.insert(identifier).inserted {
      draft.items += items(for: identifier, answers, at: place).map(notByDefault)
    }
    // Answers to questions that the code puts in another way.
    var free: [Conditional<Item>] = []
    for answer in answers where answer.identifiers?.isEmpty != false {
      let known = draft.items + free
      free += items(answer, identifier: nil).filter { item in
        // `default: return NSToolbarItem(itemIdentifier: identifier)` is what is left for identifiers that are never asked for.
        (item.value.label.isPresent || item.value.symbol != nil || item.value.kind != .button
          || item.value.hasMenuForm != .unknown)
          && !known.contains {
            // Of one function's items, each is where its call says what it shows.
            $0.value.makingPlace == item.value.makingPlace
              && (answer.identifiers != nil || $0.value.location == item.value.location)
          }
      }
    }
    if isAnyRead, open.take(free.count), let index = open.index {
      draft.items.insert(contentsOf: free.map { Conditional($0.value, $0.conditions.inAnyState) }, at: index)
    } else {
      draft.items += free.map(notByDefault)
    }
    if isAnyRead { draft.toolbar.unreadItems += open.unread }
    // Others make what it has; it is a bar all the same.
    if draft.items.allSatisfy({ $0.value.kind.isSpacer || $0.value.systemItem != nil }) {
      let known = draft.items
      draft.items =
        defaults.flatMap { one -> [Conditional<Item>] in
          let own = items(for: one.value, answers, at: place)
          guard own.isEmpty else { return own.map { Conditional($0.value, one.conditions.and($0.conditions)) } }
          var unknown = unmade(one, at: place)
          if selectable.contains(one.value) { unknown.value.facts.staysSelected = .declared(true) }
          return [unknown]
        } + known.filter { !$0.value.isInDefaultSet }
    }
    draft.absences = listsLeftOut(of: delegates)
    draft.toolbar.listed = listed(defaults.filter(\.conditions.arms.isEmpty).map(\.value), answers, at: place)
    tell(&draft.toolbar, of: owner)
    let isAnswered = delegates.contains { delegate in
      guard delegate.role == .selectableIdentifiers else { return false }
      if case .list = delegate.value { return false }
      return true
    }
    if draft.toolbar.isOfSettings(
      owner: owner.type, items: draft.items.map(\.value), mayAllStaySelected: isAnswered && selectable.isEmpty)
    {
      draft.toolbar.kind = .settingsTabs
    } else {
      tellWidths(&draft.toolbar, of: owner)
    }
    return draft.items.isEmpty ? nil : draft
  }

  /// What the delegate lists: the file that has the window may have the items that no code makes.
  private func listed(_ names: [String], _ answers: [ToolbarDelegate.Answer], at place: SourceLocation) -> [Toolbar.Listed] {
    var counts: [String: Int] = [:]
    return names.map { name in
      counts[name, default: 0] += 1
      let count = counts[name] ?? 1
      let isMade = !items(for: name, answers, at: place).isEmpty
      return Toolbar.Listed(
        id: count > 1 ? "\(name)#\(count)" : name, identifiers: isMade ? [name] : identifiers(named: name, in: place.file),
        isMade: isMade)
    }
  }

  /// The name and what it stands for: `static let skip = NSToolbarItem.Identifier("SkipFolder")`.
  private func identifiers(named name: String, in path: String) -> Set<String> {
    guard let file = reading.project.file(at: path) else { return [name] }
    let constants = reading.project.membersOfAnyType(named: name, near: file).filter(\.isStatic)
    let values = Set(constants.compactMap { $0.initializer?.identifierName })
    return values.count == 1 ? values.union([name]) : [name]
  }

  /// An item that is on the bar, and of which the delegate's code says nothing but the identifier.
  private func unmade(_ listed: Conditional<String>, at place: SourceLocation) -> Conditional<Item> {
    let label = LocalizedText(state: .unresolved, expression: listed.value, location: place)
    var item = Item(id: listed.value, kind: .button, location: place, label: label)
    item.identifier = identifiers(named: listed.value, in: place.file).first { $0 != listed.value }
    return Conditional(item, listed.conditions)
  }

  private func notByDefault(_ item: Conditional<Item>) -> Conditional<Item> {
    var item = item
    item.value.isInDefaultSet = false
    item.conditions.arms = [:]
    return item
  }

  /// States in which a list of identifiers is empty that is a part of the default ones: `isFolder ? folderIdentifiers : []`.
  private func listsLeftOut(of delegates: [ToolbarDelegate]) -> [Conditions] {
    func leftOut(_ value: Value) -> [Conditions] {
      switch value {
      case .list(let parts): return parts.flatMap { part in leftOut(part.value).map { part.conditions.and(part: $0) } }
      case .choice(let arms) where arms.count == 2:
        let empty = arms.filter { attributes.elements(of: $0.value, .always).isEmpty }
        guard empty.count == 1, empty[0].conditions.arms.keys.contains(where: { $0.kind == .condition }) else { return [] }
        return [empty[0].conditions]
      default: return []
      }
    }
    return delegate(delegates, .defaultIdentifiers).map { leftOut($0.value) } ?? []
  }

  private func delegate(_ delegates: [ToolbarDelegate], _ role: ToolbarDelegate.Role) -> ToolbarDelegate? {
    guard let delegate = delegates.first(where: { $0.role == role }) else { return nil }
    guard let role = handedOn(delegate) else { return delegate }
    return delegates.first { $0.role == role } ?? delegate
  }

  private func identifiers(_ delegates: [ToolbarDelegate], _ role: ToolbarDelegate.Role) -> [Conditional<String>] {
    elements(listedBy: delegates, role).compactMap { listed in listed.identifier.map { Conditional($0, listed.conditions) } }
  }

  /// What a method lists, in order; without an identifier where only the running program knows it.
  private func elements(listedBy delegates: [ToolbarDelegate], _ role: ToolbarDelegate.Role)
    -> [(identifier: String?, value: Value, conditions: Conditions)]
  {
    guard let delegate = self.delegate(delegates, role) else { return [] }
    return attributes.elements(of: delegate.value, .always).map { element in
      var identifier: String?
      if case .expression(let expression) = element.value { identifier = attributes.identifierName(of: expression) }
      return (identifier: identifier, value: element.value, conditions: element.conditions)
    }
  }

  /// What `return toolbarDefaultItemIdentifiers(toolbar)` hands on.
  private func handedOn(_ delegate: ToolbarDelegate) -> ToolbarDelegate.Role? {
    guard case .expression(let expression) = delegate.value, expression.operand.elements.count == 1,
      let call = expression.operand.elements[0].as(FunctionCallExprSyntax.self)
    else { return nil }
    switch call.calledExpression.path?.last {
    case "toolbarDefaultItemIdentifiers": return .defaultIdentifiers
    case "toolbarAllowedItemIdentifiers": return .allowedIdentifiers
    default: return nil
    }
  }

  private func items(for identifier: String, _ answers: [ToolbarDelegate.Answer], at location: SourceLocation)
    -> [Conditional<Item>]
  {
    let own = answers.filter { $0.identifiers?.contains(identifier) == true }.flatMap { items($0, identifier: identifier) }
    if !own.isEmpty { return own }
    // Made before the code asks which one it is for, and given its face then.
    let shared = answers.filter { $0.identifiers?.isEmpty != false }.flatMap { attributes.elements(of: $0.value, .always) }
      .flatMap(\.value.objects).filter { $0.isWindowItem && $0.isSet(for: identifier) }
    if let object = shared.first {
      return attributes.toolbarItems(object, identifier: identifier).map { item in
        Conditional(item.value, Conditions(settings: item.conditions.settings, arms: [:]))
      }
    }
    // `NSToolbarItem(itemIdentifier: .refresh)` says it too.
    let made = reading.items.filter {
      $0.isWindowItem && attributes.ownIdentifier(of: $0) == identifier && $0.location.file == location.file
    }
    if let object = made.first { return attributes.toolbarItems(object, identifier: identifier) }
    guard let standard = standardItem(for: identifier, at: location) else { return [] }
    var item = Item(
      id: identifier, kind: standard.kind, location: location, hasSystemName: standard.name != nil,
      systemItem: standard.name)
    item.isInSidebar = standard.endsSidebar
    return [Conditional(item)]
  }

  private func items(_ answer: ToolbarDelegate.Answer, identifier: String?) -> [Conditional<Item>] {
    attributes.elements(of: answer.value, answer.conditions).flatMap { element in
      element.value.objects.filter(\.isWindowItem).flatMap { attributes.toolbarItems($0, identifier: identifier) }.map {
        Conditional($0.value, element.conditions.and($0.conditions).withoutArms(named: "itemIdentifier"))
      }
    }
  }

  /// Items that are made and answer nothing that was read.
  private func unanswered(_ drafts: [BarDraft]) -> [BarDraft] {
    var seen = Set(drafts.flatMap { $0.items.map(\.value.makingPlace) })
    for answer in reading.delegates.flatMap(\.answers) {
      seen.formUnion(attributes.elements(of: answer.value, .always).flatMap { $0.value.objects.map(\.location) })
    }
    for item in reading.items {
      seen.formUnion(
        item.values(of: "subitems").flatMap { attributes.elements(of: $0.value, .always) }.flatMap {
          $0.value.objects.map(\.location)
        })
    }
    return reading.items.filter(\.isWindowItem).compactMap { object in
      guard seen.insert(object.location).inserted else { return nil }
      var draft = draft(BarOwner(type: object.name ?? "item", file: object.location.file), at: object.location)
      draft.toolbar.id += ".unplaced"
      draft.toolbar.isFragment = true
      draft.toolbar.unknownOwner = UnknownOwner(.unplaced, name: object.name ?? "item")
      draft.toolbar.makers = makers(of: object)
      draft.toolbar.name = "\(object.name ?? "item") (placement unknown)"
      draft.items = attributes.toolbarItems(object, identifier: nil).map(notByDefault)
      return draft
    }
  }

  /// What Objective-C calls the functions in which an item is made, and those of the same name that hand it on.
  private func makers(of object: MadeObject) -> Set<String> {
    guard let file = reading.project.file(at: object.location.file) else { return [] }
    var names: Set<String> = []
    var activation: Activation? = object.activation
    while let run = activation {
      names.insert(run.name)
      activation = run.caller
    }
    return names.reduce(into: []) { found, name in
      for member in reading.project.membersOfAnyType(named: name, near: file) {
        found.formUnion(member.objectiveCSelectors)
      }
    }
  }

  private func draft(_ owner: BarOwner, at location: SourceLocation) -> BarDraft {
    let file = owner.file.split(separator: "/").last ?? ""
    let name = reading.project.shownName(of: owner.type, in: owner.file)
    var toolbar = Toolbar(
      id: "\(owner.file)#\(owner.type).windowToolbar", name: "\(name) (\(file))", kind: .windowToolbar, platforms: [],
      sourceLocale: sourceLocale, location: location, titleMayBeSetByCode: true)
    var (titles, subtitles): ([Conditional<SourceExpression>], [Conditional<SourceExpression>]) = ([], [])
    toolbar.controller = reading.project.objectiveCName(of: owner.type, in: owner.file)
    for setting in reading.windowSettings where setting.owner == owner {
      switch setting.fact {
      case .title(let value): titles.append(Conditional(value, setting.conditions))
      case .subtitle(let value): subtitles.append(Conditional(value, setting.conditions))
      case .displayMode(let mode): toolbar.displayMode = .declared(mode)
      case .style(let style): toolbar.windowStyle = .declared(style)
      case .customizable(let isCustomizable): toolbar.customizable = .declared(isCustomizable)
      case .shown, .minimum, .made: break
      }
    }
    toolbar.window = window(of: owner)
    // The window may come from a nib, or show the name of a document.
    let titled = titles.reduce(into: Set<Conditions.Setting>()) { $0.formUnion($1.conditions.settings) }
    toolbar.hasTitleElsewhere = !Conditions.Setting.all.filter { $0.platform == .macos }.isSubset(of: titled)
    let reader = WindowTitles(texts: attributes.texts, owner: owner.type)
    let own = reader.titles(of: titles)
    let read = WindowTitles(texts: attributes.texts, owner: owner.type, part: "subtitle").titles(of: subtitles)
    let below = reader.subtitles(read, under: own, setBy: titles, EmptiedSubtitles(subtitles))
    return BarDraft(toolbar: toolbar, platforms: [.macos], titles: own, subtitles: below)
  }
}

extension Conditions {
  /// On the same systems, in any state.
  fileprivate var inAnyState: Conditions { Conditions(settings: settings) }

  func withoutArms(named name: String) -> Conditions {
    Conditions(settings: settings, arms: arms.filter { !$0.key.words.contains(name) })
  }
}
