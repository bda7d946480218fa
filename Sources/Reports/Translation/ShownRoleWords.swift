import LintelFindings
import LintelModel

extension ShownRole {
  /// For whoever translates the text.
  var words: Message {
    switch self {
    case .alertTitle: "title of an alert"
    case .alertMessage: "message of an alert"
    case .alertButton: "button of an alert"
    case .dialogTitle: "title of a dialog"
    case .dialogMessage: "message of a dialog"
    case .dialogButton: "button of a dialog"
    case .menuTitle: "title of a menu"
    case .menuItem: "menu item"
    case .button: "button"
    case .barButton: "button of a bar"
    case .link: "link"
    case .control: "label of a control"
    case .switch: "label of a switch"
    case .text: "text"
    case .sectionTitle: "title of a section"
    case .navigationTitle: "navigation title"
    case .windowTitle: "title of a window"
    case .tab: "title of a tab"
    case .segment: "segment of a control"
    case .placeholder: "placeholder of a text field"
    case .searchPrompt: "prompt of a search field"
    case .toolTip: "tool tip"
    case .accessibilityLabel: "accessibility label"
    case .accessibilityHint: "accessibility hint"
    case .accessibilityValue: "accessibility value"
    case .accessibilityAction: "accessibility action"
    case .notificationTitle: "title of a notification"
    case .notificationText: "text of a notification"
    }
  }
}

extension TextAppearance {
  /// `title of an alert, SettingsView`
  var words: Message {
    guard let screen else { return role.words }
    return "\(role.words), \(Message.data(screen))"
  }
}

extension [KeyUses.Place] {
  /// What the text is there, in the order of the places, each once.
  var appearances: [TextAppearance] {
    var seen: Set<TextAppearance> = []
    return compactMap(\.appearance).filter { seen.insert($0).inserted }
  }
}
