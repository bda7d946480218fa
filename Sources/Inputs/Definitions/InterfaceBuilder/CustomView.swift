import LintelModel
import LintelXMLTree

extension InterfaceBuilderDocument {
  /// A bar item that is a view: what stands in it, and how wide it is where that is fixed.
  func customViewItem(_ view: XMLElement, id: String, location: SourceLocation, placement: Item.Placement) -> Item {
    var item = Item(id: id, kind: .customView, location: location, placement: placement)
    let control = firstControl(in: view) ?? view
    switch control.name {
    case "button":
      let normal = control.children.first { $0.name == "state" && $0["key"] == "normal" }
      item.kind = control.children.contains { $0["key"] == "menu" } ? .menu : .button
      item.label = buttonTitle(of: control, normal: normal)
      let image = normal?["image"] == nil ? control.child("buttonConfiguration") ?? normal : normal
      item.symbol = image?["image"]
      item.hasSystemName = image?["catalog"] == "system"
    case "segmentedControl":
      item.kind = .segmentedControl
      item.segments = (control.child("segments")?.children ?? []).enumerated().map { index, segment in
        segmentTitle(segment, index, of: control)
      }
    case "searchBar", "textField":
      item.kind = control.name == "searchBar" ? .searchField : .customView
      item.label = text("placeholder", of: control)
    case "switch": item.kind = .toggle
    case "label": item.label = text("text", of: control)
    default: break
    }
    // Only a view that holds nothing but the control is the control.
    if control != view, item.kind != .customView { item.kind = .customView }
    item.accessibilityLabel = accessibilityLabel(of: control)
    item.fixedWidth = fixedWidth(of: view)
    return item
  }

  /// The view itself if it is a control, else the first control inside it.
  private func firstControl(in view: XMLElement) -> XMLElement? {
    let controls = ["button", "segmentedControl", "searchBar", "textField", "switch", "label"]
    if controls.contains(view.name) { return view }
    for child in view.child("subviews")?.children ?? [] {
      if let control = firstControl(in: child) { return control }
    }
    return nil
  }

  private func buttonTitle(of button: XMLElement, normal: XMLElement?) -> LocalizedText {
    if let normal, let title = string("title", of: normal), let id = button["id"] {
      return LocalizedText(
        state: .localized, key: "\(id).normalTitle", table: table, source: title, location: location(of: normal))
    }
    guard let configuration = button.child("buttonConfiguration"), let title = string("title", of: configuration),
      let id = button["id"]
    else { return .none }
    return LocalizedText(
      state: .localized, key: "\(id).configuration.title", table: table, source: title,
      location: location(of: configuration))
  }

  private func segmentTitle(_ segment: XMLElement, _ index: Int, of control: XMLElement) -> LocalizedText {
    guard let title = string("title", of: segment), let id = control["id"] else { return .none }
    return LocalizedText(
      state: .localized, key: "\(id).segmentTitles[\(index)]", table: table, source: title,
      location: location(of: segment))
  }

  /// An equal-to width constraint of the view's own; a plain view without one keeps its frame.
  func fixedWidth(of view: XMLElement) -> Points? {
    let own = (view.child("constraints")?.children ?? []).first {
      $0["firstAttribute"] == "width" && $0["secondItem"] == nil && ($0["relation"] ?? "equal") == "equal"
        && ($0["firstItem"] ?? view["id"]) == view["id"]
    }
    if let own { return points(own["constant"]) }
    guard view.name == "view", view.child("constraints") == nil,
      let frame = view.children.first(where: { $0.name == "rect" && $0["key"] == "frame" }),
      let width = points(frame["width"]), width > 0
    else { return nil }
    return width
  }
}
