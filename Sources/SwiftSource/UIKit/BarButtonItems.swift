import LintelModel
import SwiftSyntax

extension ItemAttributes {
  /// A bar button item in all its spellings: one item for each face that the code may give it.
  func barButtonItems(_ object: MadeObject, placement: Item.Placement) -> [Conditional<Item>] {
    if object.base.hasSuffix("ItemGroup") { return group(object, placement: placement) }
    let system = object.argument("barButtonSystemItem") ?? object.argument("systemItem")
    // "The system item doesn't use the action to configure its title and image" (`init(systemItem:primaryAction:menu:)`).
    let action = system?.isNothing == false ? nil : object.argument("primaryAction")?.objects.first
    let title = object.argument("title") ?? action?.argument("title")
    let view = customView(of: object)?.objects.first
    var images = shownImages(of: object, initial: object.argument("image") ?? action?.argument("image"))
    if images.isEmpty, let view { images = branchImages(of: view) }
    var labels = texts("title", of: object, initial: title, tellsFunctions: true)
    let whole = texts(of: object.values(of: "title", initial: title, tellsFunctions: true))
    var allSaid = whole
    // What one method sets together is paired here; a view's texts say it for the bar, too.
    var tellsFunctions = false
    if !labels.contains(where: \.value.isPresent), let view {
      let said = branchTexts(of: view)
      if !said.isEmpty { (labels, allSaid, tellsFunctions) = (said, self.said(by: view), true) }
    }
    // What is said of the item where another one is made is not said of this one.
    var names = texts(
      of: object.values(of: "accessibilityLabel", tellsFunctions: true)
        + object.values(of: "accLabelText", tellsFunctions: true)
    ).filter { !object.conditions.excludes($0.conditions) }
    if names.isEmpty, let view {
      names = namesOfHolder(of: object, around: view)
      if names.isEmpty { names = branchNames(of: view) }
    }
    let hasImage = object.argument("image") != nil || object.argument("imageName") != nil
    if hasImage || images.count > 1 {
      labels = labels.beside(
        names: hasImage ? names : [], images: images.count > 1 ? images.branches : [],
        whole: whole)
    }
    let systems = systemItems(system)
    let changesLabel = labels.filter { $0.value.isPresent && !$0.conditions.arms.isEmpty }.count > 1
    var found: [Conditional<Item>] = []
    for system in systems.isEmpty ? [nil] : systems.map(Optional.some) {
      let faces = combine(labels, names, at: object.location) { label, name, _ in (label: label, name: name) }
      for face in faces {
        let fitting = shown(images, on: face.conditions, beside: face.value.label, among: allSaid, of: object)
        for one in fitting {
          var conditions = face.conditions.and(one.conditions).and(system?.conditions ?? .always)
          if !tellsFunctions { conditions.functions = [] }
          var item = Item(
            id: "item", kind: .button, location: object.toldAt, label: face.value.label,
            accessibilityLabel: face.value.name, placement: placement)
          item.note(makerOf: object)
          item.changesLabel = changesLabel
          if let name = system?.value { set(system: name, of: &item) }
          show(one.value, of: object, isOnly: images.isEmpty, on: &item)
          fill(&item, from: object, on: conditions)
          if let other = otherSymbol(of: one.value, among: fitting) { item.facts.otherSymbol = .declared(other) }
          if !item.hasFace, let unread = unreadFace(of: object, isSystem: system?.value != nil) { item.label = unread }
          // It is the same item in each of its states.
          var named = item
          if let first = images.lazy.compactMap({ $0.value.image }).first { named.symbol = first.name }
          item.id = id(of: named, object)
          if object.isOutlet { item.outlet = object.name }
          found.append(Conditional(item, conditions))
        }
      }
    }
    return found
  }

  /// - Parameter isOnly: Whether no image is known but what the item is made with in another way.
  private func show(_ shown: ShownImage, of object: MadeObject, isOnly: Bool, on item: inout Item) {
    guard isOnly else { return set(shown: shown, of: &item) }
    if let name = imageName(of: object) {
      (item.symbol, item.hasSystemName) = (name.text, name.isSystem)
      item.mayBeSetByCode = true
      item.isImageUnread = !name.isSeen
      // What a property holds, or a function hands on, other code may name.
      let isSeen = object.name == nil || object.name == object.seenName
      item.isSurelyUnnamed = object.isNamedByCallerAlone && name.isSeen && !name.isSystem && isSeen
    } else if object.type != object.base, let own = ownImage(of: object) {
      set(image: own, of: &item)
      item.mayBeSetByCode = true
    }
  }

  /// The name of its image, where a maker of another language takes that alone.
  func imageName(of object: MadeObject) -> (text: String, isSystem: Bool, isSeen: Bool)? {
    for (label, isSystem) in [("imageName", false), ("systemName", true)] {
      let values = object.argument(label).map { elements(of: $0, .always) } ?? []
      for value in values {
        guard case .expression(let expression) = value.value, let only = expression.operand.elements.first else { continue }
        if let name = texts.constant(only, at: expression.place) { return (name, isSystem, true) }
        return (only.path?.last ?? expression.operand.text, isSystem, false)
      }
    }
    return nil
  }

  /// What an item type of the project's is made with: `ThemedItem(lightImage: …, darkImage: …)`.
  private func ownImage(of object: MadeObject) -> (name: String, isSystem: Bool, isSeen: Bool)? {
    object.arguments.lazy.filter { $0.label?.hasSuffix("Image") == true }.compactMap { self.symbol($0.value) }.first
  }

  /// What an item shows that is made in a way that cannot be followed: of a system item that a caller names, by a package's
  /// initializer, of a type that makes its own face.
  private func unreadFace(of object: MadeObject, isSystem: Bool) -> LocalizedText? {
    if object.isOutlet { return LocalizedText(state: .unresolved, expression: object.name, location: object.location) }
    let system = object.argument("barButtonSystemItem") ?? object.argument("systemItem")
    let isOwnWay = object.arguments.contains { argument in
      argument.label.map { !OwnInitializer.ofPlatform.contains($0) } ?? false
    }
    guard !isSystem && system?.isNothing == false || isOwnWay || object.type != object.base else { return nil }
    return LocalizedText(state: .unresolved, expression: "\(object.type)(…)", location: object.location)
  }

  private func fill(_ item: inout Item, from object: MadeObject, on conditions: Conditions) {
    switch object.type {
    case "flexibleSpace": item.kind = .flexibleSpace
    case "fixedSpace":
      item.kind = .fixedSpace
      item.fixedWidth = object.arguments.first.flatMap { points($0.value) }
    default: break
    }
    let styles = words(object.value(of: "style", on: conditions) ?? object.argument("style"))
    if styles.contains(where: { ["done", "prominent"].contains($0.value) }) { item.style = .prominent }
    if let menu = object.argument("menu") ?? object.values(of: "menu").last?.value {
      if !menu.isNothing { item.kind = .menu }
    }
    if let width = object.values(of: "width").last.flatMap({ points($0.value) }), width > 0 { item.fixedWidth = width }
    if let view = customView(of: object) {
      item.kind = .customView
      add(view: view, to: &item, on: conditions)
      item.viewClass = unreadViewClass(of: object, item)
      if let made = view.objects.first {
        noteSize(of: made, on: &item, conditions)
        item.mayBeSetByCode = item.mayBeSetByCode || !item.label.isPresent && mayBeNamedByHolder(made)
      }
      noteOwnSize(of: view, on: &item)
    }
    item.isImageInView = item.symbol != nil && showsImageInView(object)
    item.namedView = namedView(of: object, holdsView: customView(of: object)?.isNothing == false)
    if let image = object.argument("image") { noteTurning(of: image, on: &item) }
    tell(&item, ofBarButton: object, on: conditions)
    item.mayBeSetByCode = item.mayBeSetByCode || !item.hasFace || item.label.state == .unresolved
    let isNamedByImage = showsNamedImage(object) || showsNamedImage(customView(of: object)?.objects.first)
    item.mayBeSetByCode = item.mayBeSetByCode || isNamedByImage && item.symbol != nil && !item.hasSystemName
    item.mayShrink = item.mayShrink || object.mayShrink
  }

  /// Whether a plain button in it shows its image, and nothing says what a long press shows of it.
  private func showsImageInView(_ object: MadeObject) -> Bool {
    let view = customView(of: object)?.objects.first
    guard object.showsImageInView || view?.type == "UIButton" else { return false }
    let settings = object.settings + (view?.settings ?? [])
    return !settings.contains { $0.property.lowercased().contains("largecontent") }
  }

  private func customView(of object: MadeObject) -> Value? {
    let view = object.values(of: "customView", initial: object.argument("customView")).last?.value
    if let only = view?.objects.first?.onlyView { return .object(only) }
    return view
  }

  private func set(system: String, of item: inout Item) {
    switch system {
    case "flexibleSpace": item.kind = .flexibleSpace
    case "fixedSpace": item.kind = .fixedSpace
    default:
      item.systemItem = system
      item.hasSystemName = true
      // UIKit gives these two the done style unasked.
      if system == "done" || system == "save" { item.style = .prominent }
    }
  }

  /// `UIBarButtonItemGroup(barButtonItems:representativeItem:)` and its relations: the items in it.
  private func group(_ object: MadeObject, placement: Item.Placement) -> [Conditional<Item>] {
    let members = object.argument("barButtonItems") ?? object.argument("items") ?? .nothing
    let isLeftOut = BarGroup.isLeftOut(object.argument(BarGroup.isShownAtFirst))
    return elements(of: members, .always).flatMap { element in
      items(element, placement: placement).map { item in
        var item = Conditional(item.value, element.conditions.and(item.conditions))
        if let isCustomizable = BarGroup.types[object.type] { item.value.facts.isCustomizable = .declared(isCustomizable) }
        if isLeftOut { item.value.isInDefaultSet = false }
        if object.hasUnknownPlace { item.value.facts.hasKnownPlace = .declared(false) }
        return item
      }
    }
  }

  func points(_ value: Value) -> Points? {
    guard case .expression(let expression) = value else { return nil }
    return Double(expression.operand.text).flatMap { $0.isFinite ? Points($0) : nil }
  }

  /// From what people call it, so that it stays the same when lines move.
  func id(of item: Item, _ object: MadeObject) -> String {
    let face = item.systemItem ?? item.label.key ?? item.label.source ?? item.symbol ?? item.accessibilityLabel.key
    return object.name ?? face.flatMap { $0.isEmpty ? nil : $0 } ?? item.kind.rawValue
  }

  /// What is in a list or behind a choice, one by one, in order.
  func elements(of value: Value, _ conditions: Conditions) -> [Conditional<Value>] {
    switch value {
    case .list(let values), .choice(let values):
      values.flatMap { elements(of: $0.value, conditions.and($0.conditions)) }
    case .nothing, .onBar, .closure: []
    case .object, .expression, .parameter, .drawn, .unread: [Conditional(value, conditions)]
    }
  }

  /// The items that one element of a bar is.
  func items(_ element: Conditional<Value>, placement: Item.Placement) -> [Conditional<Item>] {
    switch element.value {
    case .object(let object) where object.isBarItem || object.base.hasSuffix("ItemGroup"):
      return barButtonItems(object, placement: placement)
    case .object(let object):
      // A view, as a title view is: one for each text and each image that branches give it.
      let speaker = self.speaker(of: object)
      let said = branchTexts(of: speaker)
      let images = branchImages(of: object)
      let allSaid = self.said(by: speaker)
      let faces: [Conditional<LocalizedText>] = said.isEmpty ? [Conditional(LocalizedText.none)] : said
      return faces.flatMap { text in
        shown(images, on: text.conditions, beside: text.value, among: allSaid, of: object).map { image in
          var item = Item(id: object.name ?? object.type, kind: .customView, location: object.toldAt, placement: placement)
          item.note(makerOf: object)
          item.label = text.value
          item.changesLabel = said.count > 1
          set(shown: image.value, of: &item)
          let conditions = text.conditions.and(image.conditions)
          add(view: element.value, to: &item, on: conditions)
          return Conditional(item, conditions)
        }
      }
    case .expression(let expression):
      let item = unresolved(expression, placement: placement)
      return placement == .principal && item.kind == .customView ? titleViews(expression, as: item) : [Conditional(item)]
    case .drawn(let part, let slot, let location):
      return [Conditional(Item(standingFor: part, of: slot, at: placement, location))]
    case .unread(let items): return [Conditional(Item(standingFor: items, at: placement))]
    default: return []
    }
  }

  /// An item that the code names and that is made somewhere else: in Interface Builder, in a library, by the system.
  private func unresolved(_ expression: SourceExpression, placement: Item.Placement) -> Item {
    let location = expression.operand.elements.first.map { expression.scope.file.location(of: $0) }
    let name = expression.operand.elements.first?.path?.last ?? expression.operand.text
    var item = Item(
      id: name, kind: .button, location: location ?? SourceLocation(file: expression.scope.file.path, line: 1),
      placement: placement)
    if expression.hasUnknownPlace { item.facts.hasKnownPlace = .declared(false) }
    // What is in the title's place is a view.
    if placement == .principal { item.kind = .customView }
    switch name {
    case "editButtonItem":
      item.systemItem = "edit"
      item.hasSystemName = true
    case "displayModeButtonItem":
      item.kind = .sidebarToggle
      item.systemItem = "displayMode"
      item.hasSystemName = true
    case "searchBarPlacementBarButtonItem": item.kind = .searchField
    default:
      if placement == .principal {
        item.kind = .customView
      } else {
        item.label = LocalizedText(state: .unresolved, expression: expression.operand.text, location: location)
      }
      item.mayBeSetByCode = true
    }
    return item
  }
}

extension [Conditional<LocalizedText>] {
  /// The labels, and none for each name that is only spoken, and each image that is only seen, where there is no label: there
  /// the item shows its image alone.
  ///
  /// - Parameters:
  ///   - images: When branches of the code give it one.
  ///   - whole: The same with the conditions of each.
  fileprivate func beside(names: Self, images: [Conditions], whole: Self) -> Self {
    let said = whole.filter(\.value.isPresent)
    guard !said.isEmpty, said.contains(where: { !$0.conditions.arms.isEmpty }) else { return self }
    func isAlone(_ conditions: Conditions) -> Bool { said.allSatisfy { $0.conditions.excludes(conditions) } }
    var alone = names.filter { $0.value.isPresent && isAlone($0.conditions) }.map { $0.conditions }
    let spoken = alone
    alone += images.filter { image in isAlone(image) && spoken.allSatisfy { $0.excludes(image) } }
    return alone.isEmpty ? self : said + alone.map { Conditional(.none, $0) }
  }
}

extension Item {
  fileprivate var hasFace: Bool { label.isPresent || symbol != nil || systemItem != nil || kind != .button }
}
