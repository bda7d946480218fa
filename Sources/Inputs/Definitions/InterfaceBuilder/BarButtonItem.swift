import LintelModel
import LintelXMLTree

extension InterfaceBuilderDocument {
  func barButtonItem(_ element: XMLElement, placement: Item.Placement) -> Item {
    let id = element["id"] ?? "item"
    if let view = element.children.first(where: { $0["key"] == "customView" }) {
      var item = customViewItem(view, id: id, location: location(of: element), placement: placement)
      if !item.label.isPresent { item.label = text("title", of: element) }
      return item
    }
    var item = Item(id: id, kind: .button, location: location(of: element), placement: placement)
    item.mayBeSetByCode = outletDestinations.contains(id)
    item.label = label("title", of: element, isHeldByCode: item.mayBeSetByCode)
    item.symbol = element["image"]
    item.hasSystemName = element["catalog"] == "system"
    item.accessibilityLabel = accessibilityLabel(of: element)
    item.noteClass(of: element)
    if element.children.contains(where: { $0["key"] == "menu" }) { item.kind = .menu }
    if element["style"] == "done" || element["style"] == "prominent" { item.style = .prominent }
    if let width = points(element["width"]), width > 0 { item.fixedWidth = width }
    item.landscapeImage = element["landscapeImage"]
    if hasTint(element) { item.facts.hasOwnTint = .declared(true) }
    switch element["systemItem"] {
    case "flexibleSpace": item.kind = .flexibleSpace
    case "fixedSpace": item.kind = .fixedSpace
    case let system?:
      item.systemItem = system
      item.hasSystemName = true
      // UIKit gives these two the done style unasked.
      if system == "done" || system == "save" { item.style = .prominent }
    case nil: break
    }
    return item
  }

  /// What an object says: what a runtime attribute sets, else an attribute of the file, if that is more than a placeholder.
  func label(_ attribute: String, of element: XMLElement, isHeldByCode: Bool) -> LocalizedText {
    let keyed = keyedText(of: element)
    if keyed.isPresent { return keyed }
    let set = runtimeText([attribute], of: element)
    if set.isPresent { return set }
    return seen(text(attribute, of: element), of: element, isHeldByCode: isHeldByCode)
  }

  /// From the accessibility inspector, else from a runtime attribute that sets it.
  func accessibilityLabel(of element: XMLElement) -> LocalizedText {
    let configuration = element.children.first { $0.name == "accessibility" }
    for (attribute, extracted) in [("label", "accessibilityLabel"), ("description", "ibExternalAccessibilityDescription")] {
      guard let configuration, let label = string(attribute, of: configuration), let id = element["id"] else { continue }
      return LocalizedText(
        state: .localized, key: "\(id).\(extracted)", table: table, source: label, location: location(of: configuration))
    }
    return runtimeText(["accessibilityLabel", "accLabelText"], of: element)
  }

  func points(_ number: String?) -> Points? { number.flatMap(Double.init).flatMap { $0.isFinite ? Points($0) : nil } }
}

extension Item {
  /// A class of the project's own may give an item a face and a name itself, as far as the file gives it none.
  mutating func noteClass(of element: XMLElement) {
    guard let type = element["customClass"], !type.hasPrefix("NS"), !type.hasPrefix("UI") else { return }
    let isNamed = [label, paletteLabel, accessibilityLabel].contains { $0.isPresent }
    if symbol == nil || !isNamed { mayBeSetByCode = true }
  }
}
