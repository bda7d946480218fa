import LintelModel
import SwiftSyntax

/// Buttons of SwiftUI's that say by themselves what they do. Apple documents no words of theirs: "the system provides a button
/// appearance and label appropriate to the current environment" (`PasteButton`), "the default system label" (`SettingsLink`).
/// So the text is the system's, and nobody has measured it.
extension PlatformViews {
  /// - Returns: Nil where the call hands in a label of its own, as only a settings link may.
  func systemLabelled(_ call: FunctionCallExprSyntax) -> [ViewPart]? {
    let name = TextExpression.name(of: call)
    if name == "SettingsLink", call.closure("label") != nil || call.trailingClosure != nil || call.argument("label") != nil {
      return nil
    }
    guard let id = Self.ids[name] else { return nil }
    var item = item(.button, call)
    item.id = id
    if name == "HelpLink" {
      // "A round button with a question mark, providing the standard help button look" (`NSButton.BezelStyle.helpButton`).
      (item.symbol, item.hasSystemName, item.systemItem) = ("questionmark", true, id)
    } else {
      item.label = LocalizedText(state: .unresolved, expression: name, location: item.location)
      item.mayBeSetByCode = true
    }
    return [ViewPart(role: .control, item: item, conditions: .always)]
  }

  private static let ids = ["HelpLink": "help", "PasteButton": "paste", "RenameButton": "rename", "SettingsLink": "settings"]
}
