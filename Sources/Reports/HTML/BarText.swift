import LintelFindings
import LintelModel

/// A translation on a bar, and the room that it has left where it has least.
struct BarText {
  struct Name: Hashable {
    let toolbar: String?
    let key: String?
  }

  let name: Name
  let bar: String
  /// Where its bar is on the page.
  let anchor: String
  let source: String
  let sourceLocale: LocaleID
  let translation: String
  /// The room it has left, as the CSV report has it.
  let room: TextRoom
  /// False where the bar holds a text that could not be read.
  let isJudged: Bool
  /// By how much it is too long, and where, as a finding has it: maybe in an environment that few people hold.
  let over: (points: Points, environment: Environment)?

  var isTooLong: Bool { left < 0 }
  /// What is too long comes first, then what has least room.
  var order: Double { left.value }

  private var left: Points { over.map { Points(0) - $0.points } ?? room.left }

  var roomSentence: Message {
    if let (points, environment) = over, points > 0 {
      let sentence = tooLong(by: points)
      return environment.commonness == .rare ? "\(sentence): \(environment)" : sentence
    }
    if !isJudged { return "Not known: a text on the bar could not be read" }
    if over == nil && room.isCrowded { return "None: something else on the bar is cut or gone" }
    if left < 0 { return tooLong(by: Points(0) - left) }
    let characters = room.charactersLeft(left)
    return characters == 0 ? "\(left) pt, less than a character" : "\(left) pt, about \(characters, "character")"
  }

  private func tooLong(by over: Points) -> Message {
    "\(over) pt too long, about \(max(1, -room.charactersLeft(Points(0) - over)), "character")"
  }

  /// The translated texts of a bar, its title first; each text once.
  static func all(of bar: BarInLocale, in part: PageModel.ToolbarPart) -> [BarText] {
    let toolbar = bar.toolbar
    let findings = (part.about[bar.locale] ?? []).map(\.finding)
    var seen: Set<String> = []
    return TextRoom.all(in: bar).compactMap { room in
      let text = room.text
      guard text.values[bar.locale]?.state == .translated, let translation = text.values[bar.locale]?.text,
        let source = text.shown(in: toolbar.sourceLocale), seen.insert(text.key ?? source).inserted
      else { return nil }
      return BarText(
        name: Name(toolbar: toolbar.id, key: text.key), bar: toolbar.name, anchor: part.anchor(bar.locale), source: source,
        sourceLocale: toolbar.sourceLocale, translation: translation, room: room, isJudged: toolbar.isJudgedForFit,
        over: over(of: text, in: findings))
    }
  }

  private static func over(
    of text: LocalizedText, in findings: [Finding]
  ) -> (points: Points, environment: Environment)? {
    findings.compactMap { finding -> (points: Points, environment: Environment)? in
      guard let key = text.key, finding.key == key, let over = finding.over, let worst = finding.worstEnvironment
      else { return nil }
      return (over, worst)
    }.max { $0.points < $1.points }
  }
}
