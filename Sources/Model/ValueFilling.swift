/// What becomes of the values of a text that code asks for, where the call certainly tells it. A text that is stored, returned
/// or handed to a function of the project's may be filled elsewhere: nothing is known of it.
package enum ValueFilling: Hashable, Sendable {
  /// It is shown as it is in its table.
  case shownAsIs
  /// It is the format of a call that hands over so many values.
  case values(Int)
}

/// By which names code shows a text: those of the platforms' own views, with nothing between them and people.
package enum ShownMember {
  /// `label.text = …`: what a view shows.
  private static let members: Set = [
    "title", "text", "placeholder", "placeholderString", "message", "messageText", "informativeText", "stringValue", "toolTip",
    "prompt", "subtitle",
  ]

  /// What the names of views end in. A title of anything else may be a model's, which fills it later.
  private static let views = [
    "label", "button", "textfield", "textview", "searchbar", "alert", "alertcontroller", "navigationitem", "tabbaritem",
    "menuitem", "buttonitem",
  ]

  /// The name of some view, to ask for a member whatever view has it.
  package static let anyView = "label"

  /// Arguments of the initializers of the platforms' classes.
  private static let arguments: Set = ["title", "message", "subtitle"]

  package static func isText(_ member: String, of view: String) -> Bool {
    guard members.contains(member) else { return false }
    let name = view.lowercased()
    return views.contains { name.hasSuffix($0) }
  }

  /// `setTitle` sets `title`; nil for what sets no shown text.
  package static func member(setBy method: String) -> String? {
    guard method.hasPrefix("set"), let first = method.dropFirst(3).first else { return nil }
    let name = first.lowercased() + method.dropFirst(4)
    return members.contains(name) ? name : nil
  }

  /// `UIAlertController(title: …)`
  package static func isArgument(_ label: String, ofInitializerOf type: String) -> Bool {
    ["UI", "NS"].contains(type.prefix(2)) && type.dropFirst(2).first?.isUppercase == true && arguments.contains(label)
  }
}
