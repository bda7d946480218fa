import LintelModel

/// What a text is that the platform's own calls take, and its properties: as Apple's reference of SwiftUI, UIKit, AppKit and
/// UserNotifications has them, developer.apple.com/documentation.
enum PlatformTexts {
  /// - Parameters:
  ///   - name: The last word of what is called.
  ///   - label: Of the argument that the text is.
  ///   - isFirst: Whether that is the first one.
  static func role(of name: String, _ label: String?, isMember: Bool, isFirst: Bool) -> ShownRole? {
    if let label { return labelled["\(name).\(label)"] }
    guard isFirst else { return nil }
    return isMember ? modifiers[name] : views[name]
  }

  /// `Toggle("…")`
  private static let views: [String: ShownRole] = [
    "ColorPicker": .control, "CommandMenu": .menuTitle, "DatePicker": .control, "Link": .link, "Menu": .menuTitle,
    "MultiDatePicker": .control, "NavigationLink": .link, "Picker": .control, "Section": .sectionTitle,
    "SecureField": .placeholder, "ShareLink": .button, "Stepper": .control, "Tab": .tab, "TextField": .placeholder,
    "Toggle": .switch, "UtilityWindow": .windowTitle, "Window": .windowTitle, "WindowGroup": .windowTitle,
  ]

  /// `.navigationTitle("…")`
  private static let modifiers: [String: ShownRole] = [
    "accessibilityHint": .accessibilityHint, "accessibilityLabel": .accessibilityLabel,
    "accessibilityValue": .accessibilityValue, "alert": .alertTitle, "confirmationDialog": .dialogTitle, "help": .toolTip,
    "navigationBarTitle": .navigationTitle, "navigationTitle": .navigationTitle,
  ]

  /// By the call and the argument's label.
  private static let labelled: [String: ShownRole] = [
    "Alert.message": .alertMessage, "Alert.title": .alertTitle, "NSButton.checkboxWithTitle": .control,
    "NSButton.radioButtonWithTitle": .control, "NSButton.title": .button, "NSMenu.title": .menuTitle,
    "NSMenuItem.title": .menuItem, "NSTextField.labelWithString": .text, "NSTextField.wrappingLabelWithString": .text,
    "Section.header": .sectionTitle, "TextField.prompt": .placeholder, "SecureField.prompt": .placeholder,
    "UIAlertAction.title": .alertButton, "UIAlertController.message": .alertMessage, "UIAlertController.title": .alertTitle,
    "UIBarButtonItem.title": .barButton,
    "UICommand.title": .menuItem, "UIContextualAction.title": .button, "UIKeyCommand.title": .menuItem,
    "UIMenu.title": .menuTitle, "UITab.title": .tab, "UITabBarItem.title": .tab,
    "accessibilityAction.named": .accessibilityAction,
    "addButton.withTitle": .alertButton, "addItem.withTitle": .menuItem, "insertItem.withTitle": .menuItem,
    "insertSegment.withTitle": .segment, "searchable.prompt": .searchPrompt,
  ]

  /// Views that only arrange others.
  static let containers: Set = [
    "ForEach", "Group", "HStack", "Label", "LazyHStack", "LazyVStack", "VStack", "ViewThatFits", "ZStack",
  ]

  /// `view.accessibilityLabel = …`, whatever the view is.
  static func role(ofMember member: String) -> ShownRole? { members[member] }

  private static let members: [String: ShownRole] = [
    "accessibilityHint": .accessibilityHint, "accessibilityLabel": .accessibilityLabel,
    "accessibilityValue": .accessibilityValue, "attributedPlaceholder": .placeholder,
    "paletteLabel": .barButton, "placeholderString": .placeholder, "toolTip": .toolTip,
  ]

  /// - Parameter view: What the code calls it.
  static func role(ofMember member: String, of view: String) -> ShownRole? {
    let name = view.lowercased()
    if name.hasSuffix("searchbar") || name.hasSuffix("searchfield"), member == "placeholder" || member == "placeholderString" {
      return .searchPrompt
    }
    switch member {
    case "title" where view == "navigationItem": return .navigationTitle
    case "title" where view == "tabBarItem": return .tab
    case "title" where name == "window": return .windowTitle
    case "title" where name.hasSuffix("alertcontroller"): return .alertTitle
    case "message" where name.hasSuffix("alertcontroller"): return .alertMessage
    case "messageText" where name.hasSuffix("alert"): return .alertTitle
    case "informativeText" where name.hasSuffix("alert"): return .alertMessage
    case "placeholder" where name.hasSuffix("textfield"): return .placeholder
    case "text" where name.hasSuffix("label"), "stringValue" where name.hasSuffix("label"): return .text
    case "title" where name.hasSuffix("menuitem"): return .menuItem
    case "title" where name.hasSuffix("barbuttonitem"): return .barButton
    case "title" where name.hasSuffix("button"): return .button
    default: return role(ofMember: member)
    }
  }

  /// - Parameter type: What the view, or whatever it is, is declared as.
  static func role(ofMember member: String, ofType type: String?) -> ShownRole? {
    guard let type else { return nil }
    return switch (type, member) {
    case ("UNMutableNotificationContent", "title"), ("UNMutableNotificationContent", "subtitle"): .notificationTitle
    case ("UNMutableNotificationContent", "body"): .notificationText
    case ("UILabel", "text"), ("UITextView", "text"): .text
    case ("UITextField", "placeholder"): .placeholder
    case ("UISearchBar", "placeholder"): .searchPrompt
    case ("UIAlertController", "title"): .alertTitle
    case ("UIAlertController", "message"): .alertMessage
    case ("NSAlert", "messageText"): .alertTitle
    case ("NSAlert", "informativeText"): .alertMessage
    case ("UIBarButtonItem", "title"): .barButton
    case ("NSButton", "title"): .button
    case ("NSMenuItem", "title"): .menuItem
    case ("NSWindow", "title"): .windowTitle
    case (_, "label") where type.hasPrefix("NS") && type.hasSuffix("ToolbarItem"): .barButton
    default: nil
    }
  }
}
