/// What of SwiftUI and WidgetKit takes a literal as a key: each has an overload whose parameter is of type
/// `LocalizedStringKey`, and for literals Swift prefers that to the one that takes any `StringProtocol`.
/// Source: Apple's reference of both frameworks, developer.apple.com/documentation/swiftui and …/widgetkit.
enum KeyTakers {
  /// Types whose first argument, without a label, is the key.
  static let types: Set = [
    "Button", "ColorPicker", "CommandMenu", "ContentUnavailableView", "ControlGroup", "DatePicker", "DisclosureGroup",
    "GroupBox", "Label", "LabeledContent", "Link", "LocalizedStringKey", "Menu", "MenuBarExtra", "MultiDatePicker",
    "NavigationLink", "Picker", "ProgressView", "Section", "SecureField", "ShareLink", "Stepper", "Tab", "TabSection",
    "TableColumn", "Text", "TextField", "Toggle", "UtilityWindow", "Window", "WindowGroup",
  ]

  /// Modifiers of which the same is true.
  static let modifiers: Set = [
    "accessibilityHint", "accessibilityLabel", "accessibilityRotor", "accessibilityValue", "alert", "badge",
    "configurationDisplayName", "confirmationDialog", "description", "dialogSuppressionToggle",
    "fileDialogConfirmationLabel", "fileDialogMessage", "help", "navigationBarTitle", "navigationSubtitle",
    "navigationTitle",
  ]

  /// Modifiers whose key has a label.
  static let labels = ["searchable": "prompt", "accessibilityAction": "named"]

  /// Types of which a declaration makes a key of its literal: `let title: LocalizedStringKey = "list.title"`.
  static let keyTypes: Set = ["LocalizedStringKey", "LocalizedStringResource"]

  static let names = types.union(modifiers).union(labels.keys)
}

/// Where a name in code is surely none of a table's: files, symbols, settings, and what people never read.
enum OtherNames {
  static let labels: Set = [
    "category", "comment", "forKey", "forResource", "id", "identifier", "named", "reuseIdentifier", "subsystem", "symbol",
    "systemImage", "systemName", "systemSymbolName", "withIdentifier",
  ]
  static let calls: Set = [
    "AppStorage", "Color", "Image", "Name", "NSImage", "SceneStorage", "Selector", "UIColor", "UIImage", "URL",
    "accessibilityIdentifier", "fatalError", "print",
  ]
}
