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
  /// By how much it may become wider before anything on the bar is cut; below zero, by how much it is too wide. Nil where
  /// something else on the bar is cut, or the width of its room is not known.
  let room: Points?
  /// The mean width of its characters.
  let character: Points

  var isTooLong: Bool { room.map { $0 < 0 } ?? false }
  /// What has least room comes first.
  var order: Double { room?.value ?? .infinity }

  var roomSentence: Message {
    guard let room else { return "Not known" }
    let characters = character > 0 ? Int((abs(room.value) / character.value).rounded(isTooLong ? .up : .down)) : 0
    if characters == 0 { return "\(room) pt, less than a character" }
    return isTooLong
      ? "\(Points(-room.value)) pt too long, about \(characters, "character")"
      : "\(room) pt, about \(characters, "character")"
  }

  /// The translated texts of a bar, its title first; each text once.
  static func all(of bar: BarInLocale, in part: PageOutline.ToolbarPart) -> [BarText] {
    let toolbar = bar.toolbar
    var seen: Set<String> = []
    let texts = [(toolbar.title, nil)] + toolbar.items.indices.map { (toolbar.items[$0].label, Optional($0)) }
    return texts.compactMap { text, item in
      guard text.values[bar.locale]?.state == .translated, let translation = text.values[bar.locale]?.text,
        let source = text.shown(in: toolbar.sourceLocale), seen.insert(text.key ?? source).inserted
      else { return nil }
      let visible = bar.layouts.filter { $0.environment.commonness == .common }.compactMap { layout in
        item.map { item in layout.items.first { $0.item == item && $0.place == .onBar }?.text } ?? layout.title
      }
      guard let first = visible.first else { return nil }
      return BarText(
        name: Name(toolbar: toolbar.id, key: text.key), bar: toolbar.name, anchor: part.anchor(bar.locale), source: source,
        sourceLocale: toolbar.sourceLocale, translation: translation, room: room(of: visible),
        character: first.needed.best / Double(max(first.text.count, 1)))
    }
  }

  private static func room(of texts: [BarLayout.VisibleText]) -> Points? {
    texts.compactMap { $0.over > 0 ? Points(-$0.over.value) : $0.spare }.min()
  }
}
