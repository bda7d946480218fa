import LintelFindings
import LintelModel

/// An item that had a name before a change, and has none since.
enum LostNames {
  /// - Parameter own: what is said of the item by itself; nil where a screen reader is known to say what it does, by its symbol
  ///   alone.
  static func remark(about item: Item, in project: Project, besides own: Remark?) -> Remark? {
    guard let lost = project.earlier?.lostNames[item.location] else { return nil }
    // What languages had of their own, and an action of which nothing else tells, is surely lost.
    let isCertain = own?.verdict == .fails || own != nil && lost.isOfSameAction && !lost.locales.isEmpty
    var evidence: [Evidence] = []
    if let key = lost.key { evidence.append(.text("key asked for before", key)) }
    if !lost.locales.isEmpty { evidence.append(.text("languages that translate it", LocaleList.whole(lost.locales))) }
    let name = StringUnit.quoted(lost.name)
    return Remark(
      isCertain ? .fails : .needsReview, "name-lost",
      "The item was called \(name) before this change, and has no name of its own now",
      certainty: isCertain ? .likely : .possible, item: item.id, blame: .definition, severity: isCertain ? .error : .warning,
      evidence: evidence,
      suggestion: lost.key.map { key -> Message in "Put back the text of the key \(StringUnit.quoted(key)) as its name." }
        ?? "Put back \(name) as its name.",
      location: item.location)
  }

  static let translated = Example.fails(
    "a change leaves the image of a button whose name was translated",
    before: app("Label(\"bell.mute\", systemImage: \"bell\")"), files: app("Image(systemName: \"bell\")"))
  static let written = Example.needsReview(
    "the name was written into the code",
    before: app("Image(systemName: \"bell\").accessibilityLabel(Text(verbatim: \"Mute\"))"),
    files: app("Image(systemName: \"bell\")"))
  static let kept = Example.passes(
    "a button keeps its name at another place", before: app("Label(\"bell.mute\", systemImage: \"bell\")"),
    files: app("Image(systemName: \"bell\").accessibilityLabel(\"bell.mute\")"))

  private static func app(_ label: String) -> [String: String] {
    [
      "Inbox.swift": """
      import SwiftUI
      struct Inbox: View {
        var body: some View { List { }.navigationTitle("Inbox").toolbar { Button { muteAll() } label: { \(label) } } }
      }
      """,
      "en.lproj/Localizable.strings": "\"bell.mute\" = \"Mute all alerts\";\n",
      "de.lproj/Localizable.strings": "\"bell.mute\" = \"Alle Hinweise stummschalten\";\n",
    ]
  }
}
