/// Pairs of English words that mean the opposite of each other, as labels and their sentences have them.
enum Opposites {
  static func are(_ a: String, _ b: String) -> Bool {
    if pairs[a]?.contains(b) == true || pairs[b]?.contains(a) == true { return true }
    if beginnings.contains(where: { swaps($0.0, $0.1, a, b) || swaps($0.0, $0.1, b, a) }) { return true }
    let (short, long) = a.count < b.count ? (a, b) : (b, a)
    guard short.count > 2, !unrelated.contains(long) else { return false }
    return prefixes.contains { long == $0 + short }
  }

  /// Whether two of these words only belong together, as a latitude and a longitude do: neither undoes or denies the other.
  static func areCounterparts(_ a: String, _ b: String) -> Bool {
    counterparts.contains { $0 == (a, b) || $0 == (b, a) }
  }

  private static let counterparts = [
    ("audio", "video"), ("height", "width"), ("latitude", "longitude"), ("source", "target"),
  ]

  /// Whether a word is another one behind a prefix that says no: `unread`, `inactive`, `deselect`.
  static func isNegation(_ word: String, of other: String) -> Bool {
    other.count > 2 && (prefixes + ["de", "im", "in", "ir"]).contains { word == $0 + other }
  }

  /// `monounsaturated`, `polyunsaturated`
  private static func swaps(_ one: String, _ other: String, _ a: String, _ b: String) -> Bool {
    a.hasPrefix(one) && a.count > one.count + 2 && b == other + a.dropFirst(one.count)
  }

  private static let beginnings = [("mono", "poly"), ("over", "under"), ("up", "down"), ("in", "out")]
  private static let prefixes = ["un", "dis", "non"]
  /// Words that only begin like a negation.
  private static let unrelated: Set = [
    "discard", "disclose", "discount", "discover", "dismiss", "dispatch", "display", "dispose", "dissolve", "district", "under",
    "union", "unless", "until",
  ]

  /// The others of each word.
  private static let pairs: [String: Set<String>] = {
    var found: [String: Set<String>] = [:]
    for pair in list.split(whereSeparator: \.isWhitespace) {
      let words = pair.split(separator: "/").map { String($0) }
      found[words[0], default: []].insert(words[1])
    }
    return found
  }()

  private static let list = """
    +/- above/below accept/reject accepted/rejected activate/deactivate activated/deactivated active/inactive add/remove
    added/removed allow/deny allowed/denied always/never ascending/descending attach/detach audio/video before/after
    begin/end bottom/top close/open closed/opened collapse/expand collapsed/expanded compatible/incompatible
    complete/incomplete correct/incorrect day/night decode/encode decrease/increase decreased/increased decrypt/encrypt
    decrypted/encrypted download/upload downloaded/uploaded downloads/uploads downloading/uploading east/west
    enable/disable enabled/disabled enables/disables enabling/disabling
    export/import exported/imported exporting/importing failed/succeeded failure/success faster/slower first/last
    forward/backward forward/back forwards/backwards height/width hidden/shown hide/show hides/shows hiding/showing
    high/low higher/lower highest/lowest horizontal/vertical horizontally/vertically in/out inside/outside join/leave
    larger/smaller latitude/longitude left/right less/more login/logout lower/upper lowercase/uppercase max/min maximum/minimum
    maximize/minimize mono/poly new/old newer/older newest/oldest next/previous north/south northeast/southwest
    northwest/southeast off/on offline/online pull/push read/unread receive/send received/sent
    select/deselect selected/deselected sender/recipient source/target start/stop started/stopped starting/stopping
    sunrise/sunset true/false undo/redo up/down valid/invalid visible/invisible with/without yes/no
    """
}
