/// What a text is where code or Interface Builder shows it, on a bar or anywhere else. Only what certainly is so: of a call
/// that nobody knows there is none. (`TextRoles` are those of the texts of a toolbar.)
package enum ShownRole: String, Hashable, CaseIterable, Sendable {
  case alertTitle, alertMessage, alertButton
  case dialogTitle, dialogMessage, dialogButton
  case menuTitle, menuItem
  case button, barButton, link, control
  case `switch`
  case text, sectionTitle, navigationTitle, windowTitle
  case tab, segment
  case placeholder, searchPrompt
  case toolTip
  case accessibilityLabel, accessibilityHint, accessibilityValue, accessibilityAction
  case notificationTitle, notificationText
}

/// What a text is at one place, and on which screen.
package struct TextAppearance: Hashable, Sendable {
  package var role: ShownRole
  /// The type around the code, or the class or name of a storyboard's scene; nil where neither is known.
  package var screen: String?

  package init(role: ShownRole, screen: String? = nil) { (self.role, self.screen) = (role, screen) }
}
