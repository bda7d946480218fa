import LintelModel
import LintelXMLTree

/// What a file says of windows and views that code holds, and may put on a toolbar of its own or give one.
extension InterfaceBuilderDocument {
  /// The windows of the file, in document order.
  var windows: [DefinitionFile.Window] {
    guard platforms == [.macos] else { return [] }
    var found: [DefinitionFile.Window] = []
    let holders = Dictionary(grouping: outlets) { $0.destination }.mapValues { outlets in
      outlets.map { DefinitionFile.Window.Holder(controller: $0.controller, property: $0.property) }
    }
    func collect(_ element: XMLElement, controller: XMLElement?) {
      let inside = element.name == "windowController" ? element : controller
      if element.name == "window" {
        found.append(window(element, of: inside, heldBy: element["id"].flatMap { holders[$0] } ?? []))
      }
      for child in element.children { collect(child, controller: inside) }
    }
    collect(root, controller: nil)
    return found
  }

  private func window(
    _ element: XMLElement, of controller: XMLElement?, heldBy outlets: [DefinitionFile.Window.Holder]
  ) -> DefinitionFile.Window {
    var holders = outlets
    if let controller, element["key"] == "window" {
      holders.append(.init(controller: controller["customClass"] ?? "NSWindowController", property: "window"))
    }
    let delegate = element.child("connections")?.children.first { $0["property"] == "delegate" }?["destination"]
    return DefinitionFile.Window(
      file: path, holders: Set(holders), delegate: delegate.flatMap { objects[$0] }?["customClass"],
      style: windowStyle(of: element), minimumWidth: minimumWidth(of: element), defaultWidth: defaultWidth(of: element))
  }

  func minimumWidth(of window: XMLElement) -> Fact<Points> {
    let least = window.children.first { $0["key"] == "minSize" } ?? window.children.first { $0["key"] == "contentMinSize" }
    return points(least?["width"]).map(Fact.declared) ?? .unknown
  }

  /// As the window opens.
  func defaultWidth(of window: XMLElement) -> Fact<Points> {
    let frame = window.children.first { $0.name == "rect" && $0["key"] == "contentRect" }
    return points(frame?["width"]).map(Fact.declared) ?? .unknown
  }

  /// The views that outlets lead to and whose width the file decides.
  var viewOutlets: [DefinitionFile.View] {
    guard platforms == [.macos] else { return [] }
    return outlets.compactMap { outlet in
      guard let view = objects[outlet.destination], let width = keptWidth(of: view) else { return nil }
      return DefinitionFile.View(
        controller: outlet.controller, property: outlet.property, width: width, location: location(of: view))
    }
  }

  /// A view's width, in points, wherever code puts it: by a constraint of its own, or by its frame where no other
  /// constraints lay it out; nil where it is as wide as what is in it, or where code holds the constraint and may change it.
  private func keptWidth(of view: XMLElement) -> Points? {
    if let own = ownConstraint(on: "width", of: view) { return constant(of: own) }
    let keepsFrame = view["translatesAutoresizingMaskIntoConstraints"] != "NO" || view["fixedFrame"] == "YES"
    guard keepsFrame, view.child("constraints") == nil,
      let frame = view.children.first(where: { $0.name == "rect" && $0["key"] == "frame" }),
      let width = points(frame["width"]), width > 0
    else { return nil }
    return width
  }
}
