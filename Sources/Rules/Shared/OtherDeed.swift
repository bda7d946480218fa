import LintelFindings
import LintelModel
import LintelTables

/// A symbol that is trusted to say what its button does, on a button whose code names another action: `gearshape`, “Settings”, that
/// shows a folder's editor. Only where code names it with a verb that says another thing for certain: names of code are no texts, and
/// most say nothing of it.
enum OtherDeed {
  static func remarks(on toolbar: Toolbar) -> [Remark] {
    toolbar.items.compactMap { item in
      guard item.isOperable, let symbol = item.symbol else { return nil }
      let spoken = SpokenName(item, in: toolbar.sourceLocale)
      guard spoken.origin == .symbol, let word = spoken.text, let deed = named(by: item), contradicts(deed, word) else { return nil }
      return Remark(
        .needsReview, "other-deed",
        "The symbol \(symbol) is spoken as “\(word)” or the like, and the button runs \(deed): its name may be that of another action",
        certainty: .possible, item: item.id, blame: .definition, severity: .warning, evidence: [.text("image", symbol)],
        suggestion: "If the symbol’s word does not say what the button does, set an accessibility label that does.",
        location: item.location)
    }
  }

  /// `showEditFolder` of `showEditFolder = true`; nil where it is no one name.
  private static func named(by item: Item) -> String? {
    guard var deed = item.action ?? item.deed else { return nil }
    for end in [" = true", ".toggle()"] where deed.hasSuffix(end) { deed.removeLast(end.count) }
    return DeedWords.isName(deed) ? deed : nil
  }

  private static func contradicts(_ deed: String, _ word: String) -> Bool {
    guard let same = words[word] else { return false }
    let said = DeedWords.saying(deed)
    return said.contains(where: verbs.contains) && !said.contains(where: same.contains)
  }

  /// Verbs that name one action each, in whichever app.
  private static let verbs: Set = [
    "edit", "add", "create", "delete", "remove", "share", "search", "rename", "duplicate", "print", "download", "upload", "archive",
    "reply", "refresh", "reload", "scan",
  ]

  /// What names of code call the actions that symbols are trusted to say. Of others, as “Close” and “More”, each verb may be a part.
  private static let words: [String: Set<String>] = [
    "Add": ["add", "create", "new", "insert", "compose", "scan", "upload", "invite", "import", "append", "plus"],
    "Delete": ["delete", "remove", "trash", "clear", "discard", "erase", "empty", "reset"],
    "Search": ["search", "find", "filter", "query", "lookup"],
    "Settings": [
      "settings", "setting", "preferences", "preference", "options", "option", "configure", "configuration", "config", "customize",
      "setup", "manage", "gear", "account", "profile",
    ],
    "Share": ["share", "sharing", "export", "send", "activity", "activities", "upload", "print"],
    "Info": ["info", "information", "about", "detail", "details", "show", "edit"],
    "Help": ["help", "documentation", "docs", "support", "guide", "faq"],
  ]
}
