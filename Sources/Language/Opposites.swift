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
    +/- above/below accept/decline accept/reject accepted/declined accepted/rejected activate/deactivate
    activated/deactivated active/inactive add/remove added/removed adding/removing adds/removes ahead/behind allow/deny
    allowed/denied always/never approve/deny approved/denied arrival/departure ascending/descending attach/detach
    audio/video automatic/manual before/after begin/end bottom/top buy/sell close/open closed/opened collapse/expand
    collapsed/expanded collapses/expands collapsing/expanding compatible/incompatible complete/incomplete correct/incorrect
    credit/debit dark/light day/night decode/encode decrease/increase decreased/increased decreases/increases
    decreasing/increasing decrement/increment decrypt/encrypt decrypted/encrypted download/upload downloaded/uploaded
    downloading/uploading downloads/uploads earlier/later earliest/latest east/west enable/disable enabled/disabled
    enables/disables enabling/disabling enter/exit export/import exported/imported exporting/importing failed/succeeded
    failure/success fast/slow faster/slower first/last forward/back forward/backward forwards/backwards grant/revoke
    grow/shrink height/width hidden/shown hide/show hides/shows hiding/showing high/low higher/lower highest/lowest
    horizontal/vertical horizontally/vertically in/out incoming/outgoing inner/outer inside/outside join/leave
    landscape/portrait large/small larger/smaller largest/smallest latitude/longitude left/right less/more login/logout
    longer/shorter longest/shortest lose/win lower/raise lower/upper lowercase/uppercase max/min maximize/minimize
    maximum/minimum mono/poly negative/positive new/old newer/older newest/oldest next/previous north/south
    northeast/southwest northwest/southeast off/on offline/online pause/resume paused/resumed pull/push read/unread
    receive/send received/sent select/deselect selected/deselected sender/recipient source/target start/stop started/stopped
    starting/stopping sunrise/sunset true/false undo/redo up/down valid/invalid visible/invisible with/without yes/no
    """
}
