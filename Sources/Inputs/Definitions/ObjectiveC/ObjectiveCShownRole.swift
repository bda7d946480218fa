import LintelModel

/// What a text is where Objective-C hands it on, by the platform's own messages and properties; of any other there is none.
struct ObjectiveCShownRole {
  let source: ObjectiveCSource

  /// - Parameter start: The token at which the expression begins that asks for the text.
  func appearance(at start: Int) -> TextAppearance? {
    role(before: start).map { TextAppearance(role: $0, screen: type(around: start)) }
  }

  /// A message in a message, and a name that another name carries on, are followed no further than this many times.
  static let mostHops = 4

  func role(before start: Int, hops: Int = 0) -> ShownRole? {
    guard hops < Self.mostHops else { return nil }
    if source.isSymbol("=", at: start - 1) {
      // `alert.messageText = …`
      guard let member = source.identifier(at: start - 2) else { return nil }
      guard source.isSymbol(".", at: start - 3) else { return roleOfReads(of: member, from: start, hops: hops) }
      return Self.role(ofMember: member, of: source.identifier(at: start - 4))
    }
    guard source.isSymbol(":", at: start - 1), let label = source.identifier(at: start - 2),
      let open = source.opening(around: start)
    else { return nil }
    // `[NSString stringWithFormat:…]`: what the text is put together for.
    if Self.wrapping.contains(label) {
      let isInitialized = label.hasPrefix("init")
      return isInitialized && !source.isSymbol("[", at: open + 1) ? nil : role(before: open, hops: hops + 1)
    }
    let receiver = receiver(behind: open)
    if let role = Self.roles["\(receiver.type ?? "").\(label)"] { return role }
    switch label {
    case "setTitle":
      // `[button setTitle:… forState:…]`: of one argument alone only the view's name tells.
      if source.identifier(at: end(of: start)) == "forState" { return .button }
      if source.identifier(at: end(of: start)) == "forSegmentAtIndex" { return .segment }
      return Self.role(ofMember: "title", of: receiver.name)
    case "addButtonWithTitle": return .alertButton
    case "addItemWithTitle": return .menuItem
    case "insertSegmentWithTitle": return .segment
    case _ where label.hasPrefix("set"):
      guard let first = label.dropFirst(3).first else { return nil }
      return Self.role(ofMember: first.lowercased() + label.dropFirst(4), of: receiver.name)
    default: return nil
    }
  }

  /// Behind the expression that begins here.
  private func end(of start: Int) -> Int {
    source.isSymbol("[", at: start) ? source.end(from: start) : source.end(from: start + 1)
  }

  /// What a message goes to: a class, also where it is allocated first, or a name.
  private func receiver(behind open: Int) -> (type: String?, name: String?) {
    // `[[UITabBarItem alloc] initWithTitle:…]`
    if source.isSymbol("[", at: open + 1) {
      let isMade = source.identifier(at: open + 3) == "alloc" && source.isSymbol("]", at: open + 4)
      return (isMade ? source.identifier(at: open + 2) : nil, nil)
    }
    guard let name = source.identifier(at: open + 1) else { return (nil, nil) }
    // `[self.button setTitle:…]`
    var last = open + 1
    while source.isSymbol(".", at: last + 1), source.identifier(at: last + 2) != nil { last += 2 }
    return (name, source.identifier(at: last))
  }

  private static let wrapping: Set = ["stringWithFormat", "localizedStringWithFormat", "initWithFormat", "initWithString"]

  /// By the class and the part of the message's name.
  private static let roles: [String: ShownRole] = [
    "UIAlertController.alertControllerWithTitle": .alertTitle, "UIAlertController.message": .alertMessage,
    "UIAlertAction.actionWithTitle": .alertButton, "UITabBarItem.initWithTitle": .tab, "UIBarButtonItem.initWithTitle": .barButton,
    "NSMenuItem.initWithTitle": .menuItem,
    "NSMenu.initWithTitle": .menuTitle, "UIKeyCommand.commandWithTitle": .menuItem, "UIMenu.menuWithTitle": .menuTitle,
    "NSButton.buttonWithTitle": .button, "NSButton.checkboxWithTitle": .control, "NSButton.radioButtonWithTitle": .control,
    "NSTextField.labelWithString": .text, "NSTextField.wrappingLabelWithString": .text,
  ]

  private static func role(ofMember member: String, of view: String?) -> ShownRole? {
    let name = view?.lowercased() ?? ""
    return switch member {
    case "accessibilityLabel": .accessibilityLabel
    case "accessibilityHint": .accessibilityHint
    case "accessibilityValue": .accessibilityValue
    case "toolTip": .toolTip
    case "placeholder" where name.hasSuffix("searchbar"): .searchPrompt
    case "placeholder" where name.hasSuffix("textfield"): .placeholder
    case "placeholderString": .placeholder
    case "messageText" where name.hasSuffix("alert"): .alertTitle
    case "informativeText" where name.hasSuffix("alert"): .alertMessage
    case "text" where name.hasSuffix("label"), "stringValue" where name.hasSuffix("label"): .text
    case "title" where name == "navigationitem": .navigationTitle
    case "title" where name == "tabbaritem": .tab
    case "title" where name == "window": .windowTitle
    case "title" where name.hasSuffix("menuitem"): .menuItem
    case "title" where name.hasSuffix("button"): .button
    default: nil
    }
  }

  /// The class whose implementation a token is in.
  private func type(around index: Int) -> String? {
    var place = index
    while place > 0 {
      place -= 1
      guard source.isSymbol("@", at: place), let word = source.identifier(at: place + 1) else { continue }
      if word == "implementation" { return source.identifier(at: place + 2) }
      if word == "end" { return nil }
    }
    return nil
  }
}
