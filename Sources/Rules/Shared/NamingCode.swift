import LintelModel

extension Item {
  /// What to write where the item is made, so that a screen reader has a name for it; nil for an editor's file, and where it is not
  /// known what the code calls it: a made-up name would not compile.
  func namingCode(on toolbar: Toolbar) -> String? {
    let isObjectiveC = location.file.hasSuffix(".m") || location.file.hasSuffix(".mm")
    guard isObjectiveC || location.file.hasSuffix(".swift") else { return nil }
    if isObjectiveC || variable != nil || toolbar.controller != nil {
      guard let name = nameInCode(on: toolbar, isObjectiveC: isObjectiveC) else { return nil }
      let end = isObjectiveC ? ";" : ""
      if toolbar.kind == .windowToolbar { return "\(name).label = …\(end)" }
      // What is spoken is the view that the item holds.
      return "\(name)\(spokenPart(isObjectiveC)).accessibilityLabel = …\(end)"
    }
    // UIKit's bars of objects that are no controllers, whose code holds the item.
    let isOfUIKit = ["navigationBar", "toolbar"].contains { toolbar.id.hasSuffix("." + $0) }
    return isOfUIKit ? nil : ".accessibilityLabel(…)"
  }

  /// The view that it holds, behind its name. What the bar's property gives is an item of any class.
  private func spokenPart(_ isObjectiveC: Bool) -> String {
    if let namedView, !isObjectiveC { return variable?.isEmpty == false ? ".\(namedView)" : ".customView?" }
    return isImageInView ? isObjectiveC ? ".customView" : ".customView?" : ""
  }

  /// Its variable, or the controller's property that holds it: one that is made where it is put on the bar has no variable.
  private func nameInCode(on toolbar: Toolbar, isObjectiveC: Bool) -> String? {
    if let variable, !variable.isEmpty { return variable }
    guard toolbar.kind == .navigationBar, toolbar.controller != nil, !toolbar.isFragment, isAlone(on: toolbar) else { return nil }
    switch placement {
    case .leading: return isObjectiveC ? "self.navigationItem.leftBarButtonItem" : "navigationItem.leftBarButtonItem?"
    case .trailing: return isObjectiveC ? "self.navigationItem.rightBarButtonItem" : "navigationItem.rightBarButtonItem?"
    default: return nil
    }
  }

  /// Whether its side of the bar has no other item: of several, the property is the first one's. Groups and menus have properties
  /// of their own.
  private func isAlone(on toolbar: Toolbar) -> Bool {
    guard !isPinned, facts.isInMoreMenu != .declared(true) else { return false }
    return toolbar.items.count { $0.placement == placement && !$0.kind.isSpacer && $0.kind != .back } == 1
  }
}
