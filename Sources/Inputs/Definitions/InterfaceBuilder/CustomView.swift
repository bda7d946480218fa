import LintelModel
import LintelXMLTree

extension InterfaceBuilderDocument {
  /// A bar item that is a view: what is in it, and how wide it is where that is fixed.
  func customViewItem(_ view: XMLElement, id: String, location: SourceLocation, placement: Item.Placement) -> Item {
    var item = Item(id: id, kind: .customView, location: location, placement: placement)
    let controls = controls(in: view)
    let control = controls.first ?? view
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
    case "label": item.label = label("text", of: control, isHeldByCode: isHeldByCode(control))
    default: break
    }
    // Only a view that holds nothing but the control is the control.
    if control != view, item.kind != .customView { item.kind = .customView }
    if controls.count > 1 {
      // The item is as wide as all of them together, which only the running layout knows.
      let texts = controls.compactMap { word(of: $0) }
      item.label = LocalizedText(
        state: .unresolved, expression: "\(controls.count) views: \(texts.joined(separator: ", "))", location: location)
      item.symbol = nil
      item.segments = []
    }
    // A button of UIKit shows both where it has both.
    item.showsLabelBesideSymbol = control.name == "button" && item.symbol != nil && item.label.isPresent
    if item.kind == .toggle || controls.isEmpty { item.systemView = systemView(view) }
    item.accessibilityLabel = accessibilityLabel(of: controls.count > 1 || isElementWithLabel(view) ? view : control)
    (item.fixedWidth, item.fixedHeight) = (fixedWidth(of: view), fixedLength("height", of: view))
    let isConstrained = ownConstraint(on: "width", of: view) != nil
    item.hasUnreadWidth = isConstrained && item.fixedWidth == nil && !item.label.isPresent
    return item
  }

  /// Whether the file makes a view an element that is called something: then nothing in it is spoken. A plain view is none.
  private func isElementWithLabel(_ view: XMLElement) -> Bool {
    let configuration = view.children.first { $0.name == "accessibility" }
    let isElement = configuration?.children.contains { $0["key"] == "isElement" && $0["value"] == "YES" } ?? false
    return isElement && accessibilityLabel(of: view).isPresent
  }

  /// Which of UIKit's views of a size of their own it is. A class of the project's may have any size.
  private func systemView(_ view: XMLElement) -> SystemView? {
    guard view["customClass"] == nil else { return nil }
    return switch view.name {
    case "switch": .switchControl
    case "activityIndicatorView": SystemView(activityIndicatorStyle: view["style"] ?? "medium")
    default: nil
    }
  }

  /// The view itself if it is a control, else the controls inside it, without those that no size class installs.
  private func controls(in view: XMLElement) -> [XMLElement] {
    if let id = view["id"], sizeClasses.isNeverInstalled(id) || view["hidden"] == "YES" { return [] }
    let names = ["button", "segmentedControl", "searchBar", "textField", "switch", "label"]
    if names.contains(view.name) { return [view] }
    return (view.child("subviews")?.children ?? []).flatMap { controls(in: $0) }
  }

  private func isHeldByCode(_ control: XMLElement) -> Bool { control["id"].map(outletDestinations.contains) ?? false }

  /// What one of several controls shows, for people.
  private func word(of control: XMLElement) -> String? {
    let normal = control.children.first { $0.name == "state" && $0["key"] == "normal" }
    let configuration = control.child("buttonConfiguration")
    return [normal?["title"], configuration?["title"], control["text"], control["placeholder"], normal?["image"]]
      .compactMap(\.self).first
  }

  private func buttonTitle(of button: XMLElement, normal: XMLElement?) -> LocalizedText {
    let keyed = keyedText(of: button)
    if keyed.isPresent { return keyed }
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
    let text = LocalizedText(
      state: .localized, key: "\(id).segmentTitles[\(index)]", table: table, source: title,
      location: location(of: segment))
    return seen(text, of: segment, isHeldByCode: isHeldByCode(control))
  }

  func fixedWidth(of view: XMLElement) -> Points? { fixedLength("width", of: view) }

  /// An equal-to constraint of the view's own on that side; a plain view without one keeps its frame.
  /// - Parameter side: `width` or `height`.
  private func fixedLength(_ side: String, of view: XMLElement) -> Points? {
    if let own = ownConstraint(on: side, of: view) { return constant(of: own) }
    guard view.name == "view", view.child("constraints") == nil,
      let frame = view.children.first(where: { $0.name == "rect" && $0["key"] == "frame" }),
      let length = points(frame[side]), length > 0
    else { return nil }
    return length
  }

  /// An equal-to constraint of the view's own on its width or height. One that is removed when the app is built, or is
  /// installed in no size class, is none.
  func ownConstraint(on attribute: String, of view: XMLElement) -> XMLElement? {
    (view.child("constraints")?.children ?? []).first { constraint in
      if constraint["placeholder"] == "YES" || constraint["id"].map(sizeClasses.isNeverInstalled) == true { return false }
      return constraint["firstAttribute"] == attribute && constraint["secondItem"] == nil
        && (constraint["relation"] ?? "equal") == "equal" && (constraint["firstItem"] ?? view["id"]) == view["id"]
    }
  }

  /// Nil where it differs by size class, or is not always installed, where code holds it and may change it, and where what is
  /// in the view may be wider all the same: then it is no one length.
  func constant(of constraint: XMLElement) -> Points? {
    let varies =
      constraint.children.contains { $0.name == "variation" }
      || !(constraint["id"].map(sizeClasses.isAlwaysInstalled) ?? true)
    let isHeld = constraint["id"].map(outletDestinations.contains) ?? false
    let isWeak = constraint["priority"].flatMap { Double($0) }.map { $0 <= Self.compressionResistance } ?? false
    return varies || isHeld || isWeak ? nil : points(constraint["constant"])
  }

  /// By which priority a view keeps as wide as what is in it, where nothing else is set.
  /// Source: Apple's documentation of UIKit, "UILayoutPriority": `defaultHigh` is 750.
  private static let compressionResistance = 750.0
}
