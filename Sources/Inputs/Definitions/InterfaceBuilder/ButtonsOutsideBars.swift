import LintelXMLTree

extension InterfaceBuilderDocument {
  /// The buttons outside of bars that show an image, and have neither a title nor a label for screen readers, each by its line and
  /// its object's id. They are counted and never judged: a controller's code may name them, and they are on no bar.
  var namelessButtons: [String] {
    namelessButtons(in: root).map { button in
      button["id"].map { "\(button.location.line) (\($0))" } ?? "\(button.location.line)"
    }
  }

  private func namelessButtons(in element: XMLElement) -> [XMLElement] {
    let isOfBar = Self.bars.contains(element.name) || element.name.hasSuffix("oolbarItem")
    // A window's toolbar and a bar's items have their own reader.
    if isOfBar { return [] }
    let own = element.name == "button" && isNameless(element) ? [element] : []
    return element.children.reduce(into: own) { $0 += namelessButtons(in: $1) }
  }

  private static let bars: Set = ["navigationItem", "navigationBar", "toolbarItems", "toolbar", "barButtonItem", "touchBar"]

  private func isNameless(_ button: XMLElement) -> Bool {
    let faces = button.children.filter { ["state", "buttonConfiguration", "buttonCell"].contains($0.name) }
    let isOfMac = faces.contains { $0.name == "buttonCell" }
    // A Mac's button with both shows what `imagePosition` says; checkboxes and radio buttons are drawn with images, too.
    let showsImage = faces.contains { face in
      face["image"] != nil && (!isOfMac || face["imagePosition"] == "only" && !["check", "radio"].contains(face["type"] ?? ""))
    }
    let hasTitle = faces.contains { face in
      string("title", of: face) != nil
        || face.children.contains { $0.name == "attributedString" || $0["key"] == "attributedTitle" }
    }
    let isNamed = (button.children + faces.flatMap(\.children)).contains { child in
      child.name == "accessibility" && (child["label"] != nil || child["description"] != nil)
    }
    return showsImage && !hasTitle && !isNamed && !namesItself(button)
  }

  /// Whether an attribute that the running program sets is its label.
  private func namesItself(_ button: XMLElement) -> Bool {
    let attributes = button.children.filter { $0.name == "userDefinedRuntimeAttributes" }.flatMap(\.children)
    return attributes.contains { $0["keyPath"]?.hasSuffix("ccessibilityLabel") == true }
  }
}
