import LintelModel

/// Languages whose texts may stand in one another's tables without any mistake, and how near they are.
enum NearLanguages {
  /// Languages of which one is often shown for the other, since it reads nearly alike or is another code of it: a whole table
  /// may be meant for both.
  private static let shownForEachOther: [Set<String>] = [
    ["da", "nb", "nn", "no"], ["bs", "cnr", "hr", "sh", "sr"], ["id", "in", "ms"], ["fil", "tl"], ["he", "iw"], ["ji", "yi"],
    ["mo", "ro"], ["cmn", "yue", "zh"], ["fa", "prs"], ["de", "gsw"], ["nl", "vls"], ["gl", "pt"], ["bg", "mk"],
  ]

  /// Further ones that spell so many words alike that a whole phrase, but no whole table, may be right in two of them.
  private static let alikeInPhrases: [Set<String>] = [
    ["ca", "es", "gl", "it", "oc", "pt"], ["da", "nb", "nn", "no", "sv"], ["cs", "sk"],
    ["bs", "cnr", "hr", "mk", "sh", "sl", "sr"], ["be", "bg", "mk", "ru", "uk"], ["af", "de", "gsw", "lb", "nl"],
    ["kk", "ky", "tt"], ["az", "tr"], ["fa", "prs", "ps"], ["hi", "mr", "ne"],
  ]

  /// Whether a table of one may be shown to readers of the other.
  static func shareTables(_ one: LocaleID, _ other: LocaleID) -> Bool {
    one.language == other.language || isPair(one, other, of: shownForEachOther)
  }

  /// Whether a phrase may be right in both.
  static func sharePhrases(_ one: LocaleID, _ other: LocaleID) -> Bool {
    shareTables(one, other) || isPair(one, other, of: alikeInPhrases)
  }

  private static func isPair(_ one: LocaleID, _ other: LocaleID, of families: [Set<String>]) -> Bool {
    families.contains { $0.contains(one.language) && $0.contains(other.language) }
  }
}
