import LintelFindings
import LintelModel

/// That a screen reader says an identifier of an item: what code or a file calls its image.
enum NameOfImage {
  static func remarks(on toolbar: Toolbar) -> [Remark] {
    toolbar.items.filter(\.isOperable).compactMap { item in
      SpokenIdentifier(item, in: toolbar.sourceLocale).map { remark($0, of: item, on: toolbar) }
    }
  }

  private static func remark(_ spoken: SpokenIdentifier, of item: Item, on toolbar: Toolbar) -> Remark {
    let image: [Evidence] = item.symbol.map { [.text("image", $0)] } ?? []
    let advice: Message =
      item.namingCode(on: toolbar).map { "Set an accessibility label that names the action: \($0)" }
      ?? "Set an accessibility label that names the action."
    var remark = Remark(
      spoken.mayBeWords ? .needsReview : .fails, "identifier", sentence(spoken),
      certainty: spoken.mayBeWords ? .possible : spoken.isKnown ? .certain : .likely, item: item.id, blame: .definition,
      severity: spoken.mayBeWords ? .warning : nil,
      evidence: [.text("spoken", spoken.text)] + image,
      suggestion: advice, location: item.location)
    remark.causedAt = statement(naming: item)
    return remark
  }

  /// Where code says the name, if that is apart from the item: in an initializer or a function that makes several, say. A text that
  /// a table may have is mended there.
  private static func statement(naming item: Item) -> SourceLocation? {
    let name = item.accessibilityLabel
    guard [.unresolved, .literal].contains(name.state), let place = name.location,
      (place.file, place.line) != (item.location.file, item.location.line)
    else { return nil }
    return place
  }

  private static func sentence(_ spoken: SpokenIdentifier) -> Message {
    if spoken.isKnown { return "A screen reader says “\(spoken.text)”, which is an identifier and no name of an action" }
    return spoken.mayBeWords
      ? "VoiceOver reads the value of \(spoken.text), which Lintel cannot know and which also names the image: check that it is a name in the user's language"
      : "VoiceOver reads the value of \(spoken.text), which is the identifier of an image and no name in the user's language"
  }
}
