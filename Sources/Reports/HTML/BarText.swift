import LintelFindings
import LintelModel

/// A translation that stands on a bar, and the room that it has left where it has least.
struct BarText {
  struct Name: Hashable {
    let toolbar: String?
    let key: String?
  }

  let name: Name
  let bar: String
  /// Where its bar stands on the page.
  let anchor: String
  let source: String
  let sourceLocale: LocaleID
  let translation: String
  /// The room it has left, as the CSV report has it.
  let room: TextRoom

  /// What is too long comes first, then what has least room.
  func order(_ entries: [PageOutline.Entry]) -> Double { over(entries).map { -$0.over.value } ?? room.left.value }

  /// By how much it is too long, where something was found about its width: maybe in an environment that few people hold.
  private func over(_ entries: [PageOutline.Entry]) -> (over: Points, environment: Environment)? {
    entries.compactMap { entry -> (over: Points, environment: Environment)? in
      guard let over = entry.finding.over, let worst = entry.finding.worstEnvironment else { return nil }
      return (over, worst)
    }.max { $0.over < $1.over }
  }

  func isTooLong(_ entries: [PageOutline.Entry]) -> Bool { over(entries) != nil || room.left < 0 }

  func roomSentence(_ entries: [PageOutline.Entry]) -> Message {
    if let (over, environment) = over(entries) {
      let sentence = tooLong(by: over)
      return environment.commonness == .rare ? "\(sentence): \(environment)" : sentence
    }
    if room.isCrowded { return "None: something else on the bar is cut" }
    if room.left < 0 { return tooLong(by: Points(0) - room.left) }
    let characters = room.charactersLeft()
    return characters == 0
      ? "\(room.left) pt, less than a character" : "\(room.left) pt, about \(characters, "character")"
  }

  private func tooLong(by over: Points) -> Message {
    "\(over) pt too long, about \(max(1, -room.charactersLeft(Points(0) - over)), "character")"
  }

  /// The translated texts of a bar, its title first; each text once.
  static func all(of bar: BarInLocale, in part: PageOutline.ToolbarPart) -> [BarText] {
    let toolbar = bar.toolbar
    var seen: Set<String> = []
    return TextRoom.all(in: bar).compactMap { room in
      let text = room.text
      guard text.values[bar.locale]?.state == .translated, let translation = text.values[bar.locale]?.text,
        let source = text.shown(in: toolbar.sourceLocale), seen.insert(text.key ?? source).inserted
      else { return nil }
      return BarText(
        name: Name(toolbar: toolbar.id, key: text.key), bar: toolbar.name, anchor: part.anchor(bar.locale), source: source,
        sourceLocale: toolbar.sourceLocale, translation: translation, room: room)
    }
  }
}
