import LintelModel
import SwiftSyntax

extension ItemAttributes {
  /// An item of a window's toolbar: one item for each label that the code may give it.
  func toolbarItems(_ object: MadeObject, identifier: String?) -> [Conditional<Item>] {
    let object = identifier.map(object.asked) ?? object
    // Catalyst's items take the face of one of UIKit's.
    let button = object.argument("barButtonItem")?.objects.first
    let labels = texts("label", of: object, initial: object.argument("label") ?? button?.argument("title"))
    let names = texts(of: object.values(of: "accessibilityLabel"))
    return combine(labels, names, at: object.location) { label, name, conditions -> Item in
      var item = Item(id: "item", kind: kind(of: object), location: object.toldAt, label: label, accessibilityLabel: name)
      item.note(makerOf: object)
      let face = CaseFace(conditions: conditions)
      func text(_ property: String) -> LocalizedText {
        let fitting = face.fitting(texts(property, of: object))
        if face.isUntold(fitting) {
          return LocalizedText(state: .unresolved, expression: property, location: object.location)
        }
        return fitting.first?.value ?? .none
      }
      item.paletteLabel = text("paletteLabel")
      item.toolTip = text("toolTip")
      if object.base == "NSSearchToolbarItem", !item.label.isPresent {
        item.label = prompt(of: object) ?? text("placeholderString")
      }
      if let image = image(of: object, face) ?? button.flatMap({ image(of: $0, face) }) {
        set(shown: image, of: &item)
      } else if let name = imageName(of: object) {
        (item.symbol, item.hasSystemName) = (name.text, name.isSystem)
      }
      for image in object.values(of: "image", initial: object.argument("image")) where !image.conditions.excludes(conditions) {
        noteTurning(of: image.value, on: &item)
      }
      item.priority = priority(object)
      if words(object.values(of: "style").last?.value).contains(where: { $0.value == "prominent" }) {
        item.style = .prominent
      }
      if isTrue(object.values(of: "isNavigational").last?.value) { item.placement = .leading }
      item.segments = segments(of: object)
      item.segmentSymbols = segmentSymbols(of: object, item.segments.count, face)
      let menuForm = object.values(of: "menuFormRepresentation").last
      if let view = object.values(of: "view").last, !view.value.isNothing {
        if item.kind == .button { item.kind = .customView }
        add(view: view.value, to: &item, on: conditions)
        item.viewClass = unreadViewClass(of: object, item)
        item.viewOutlet = outlet(of: view.value, on: object)
        // With an action of the item's own the menu has a line that does it; a type of the project's may make one itself.
        let makesOwn = object.has("action") || object.type != object.base
        item.hasMenuForm = menuForm != nil ? .yes : makesOwn ? .unknown : .no
      } else if menuForm != nil {
        item.hasMenuForm = .yes
      }
      if object.base == "NSSharingServicePickerToolbarItem" {
        item.systemItem = "share"
        item.hasSystemName = true
      }
      // A type of the project's may set anything itself.
      let isOwnType = object.type != object.base
      let hasFace = item.label.isPresent || item.symbol != nil || item.systemItem != nil || item.kind.isSpacer
      item.mayBeSetByCode =
        item.mayBeSetByCode || item.label.state == .unresolved || (isOwnType && item.symbol == nil) || !hasFace
      tell(&item, of: object)
      item.id = identifier ?? ownIdentifier(of: object, on: face) ?? id(of: item, object)
      return item
    }
  }

  /// What is seen in a field that the code makes and gives the item.
  private func prompt(of object: MadeObject) -> LocalizedText? {
    guard let field = object.values(of: "searchField").last?.value.objects.first else { return nil }
    return texts("placeholderString", of: field).first { $0.value.isPresent }?.value
  }

  /// What the item itself is made with, if that is not the delegate's parameter.
  func ownIdentifier(of object: MadeObject, on face: CaseFace = CaseFace(conditions: .always)) -> String? {
    guard let value = object.argument("itemIdentifier") ?? object.argument("identifier") else { return nil }
    let fitting = face.fitting(elements(of: value, .always))
    guard fitting.count == 1, case .expression(let expression) = fitting[0].value else { return nil }
    return identifierName(of: expression)
  }

  private func kind(of object: MadeObject) -> Item.Kind {
    switch object.base {
    case "NSSearchToolbarItem": .searchField
    case "NSMenuToolbarItem": .menu
    // Of titles or images of which one is chosen, AppKit makes a segmented control.
    case "NSToolbarItemGroup"
    where (object.argument("titles") ?? object.argument("images")) != nil
      && words(object.argument("selectionMode")).first?.value == "selectOne":
      .segmentedControl
    case "NSToolbarItemGroup": .group
    case "NSTrackingSeparatorToolbarItem": .separator
    default: .button
    }
  }

  /// `image`, or the first of images that a type of the project's keeps by state, where these conditions hold.
  /// One of which a case decides that cannot be told is not seen.
  private func image(of object: MadeObject, _ face: CaseFace) -> ShownImage? {
    for property in ["image", "stateImages"] {
      let initial = property == "image" ? object.argument("image") : nil
      let all = object.statements(of: property, initial: initial).flatMap { statement in
        images(statement.value.value).map { image in
          Conditional(
            ShownImage(
              image: image.value, location: statement.location,
              namedAt: place(
                of: image.value, in: statement.value.value, takenAt: statement.location ?? object.location)),
            statement.value.conditions.and(part: image.conditions))
        }
      }
      let fitting = face.fitting(all)
      if face.isUntold(fitting) { return ShownImage(image: (property, false, false)) }
      if let found = fitting.first { return found.value }
    }
    return nil
  }

  /// AppKit leaves out the lowest first.
  private func priority(_ object: MadeObject) -> Item.Priority {
    switch words(object.values(of: "visibilityPriority").last?.value).first?.value {
    case "low": .low
    case "high": .high
    case "user": .user
    default: .standard
    }
  }

  private func isTrue(_ value: Value?) -> Bool {
    if case .expression(let expression)? = value { expression.operand.text == "true" } else { false }
  }

  /// The labels of a group's items, or of its titles.
  private func segments(of object: MadeObject) -> [LocalizedText] {
    guard object.base == "NSToolbarItemGroup" else { return [] }
    if let subitems = object.values(of: "subitems").last {
      return distinct(elements(of: subitems.value, .always).flatMap { $0.value.objects }).map {
        texts("label", of: $0, initial: $0.argument("label")).first?.value ?? .none
      }
    }
    guard let titles = object.argument("titles") ?? object.argument("labels") else { return [] }
    return elements(of: titles, .always).compactMap { texts(of: $0.value).first?.value }
  }

  /// The image of each of them, as far as its making is seen; none where no image is.
  private func segmentSymbols(of object: MadeObject, _ count: Int, _ face: CaseFace) -> [String?] {
    guard count > 0 else { return [] }
    var images: [NamedImage?] = []
    if let subitems = object.values(of: "subitems").last {
      let objects = distinct(elements(of: subitems.value, .always).flatMap { $0.value.objects })
      images = objects.map { self.image(of: $0, face)?.image }
    } else if let named = object.argument("images") {
      images = elements(of: named, .always).map { symbol($0.value) }
    }
    let names = images.map { $0.flatMap { $0.isSeen ? $0.name : nil } }
    return names.count == count && names.contains { $0 != nil } ? names : []
  }

  /// Two arms may name the same items in another order.
  private func distinct(_ objects: [MadeObject]) -> [MadeObject] {
    var found: [MadeObject] = []
    for object in objects where !found.contains(where: { $0 === object }) { found.append(object) }
    return found
  }
}
