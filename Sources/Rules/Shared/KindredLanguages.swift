import LintelModel

/// Languages whose texts are often word for word the same, and right in both: what one of them has is no sign of a wrong file
/// in another.
package enum KindredLanguages {
  /// Those of one family each: macrolanguages of ISO 639-3 (`ara`, `nor`, `msa`, `zho`, `hbs`, `fas`), and neighbours that
  /// share most of their words. Slavic languages and those of the Baltic count as their neighbours do.
  private static let families: [Set<String>] = [
    ["acm", "aeb", "apc", "apd", "ar", "ars", "ary", "arz"], ["da", "nb", "nn", "no"], ["id", "min", "ms", "zsm"],
    ["cdo", "cmn", "gan", "hak", "lzh", "nan", "wuu", "yue", "zh"], ["fa", "prs", "tg"], ["fil", "tl"], ["af", "nl"], ["mo", "ro"],
    ["gl", "pt"],
    ["be", "bg", "bs", "cnr", "cs", "hr", "lt", "lv", "mk", "pl", "ro", "ru", "sh", "sk", "sl", "sr", "uk"],
  ]

  package static func areKindred(_ a: LocaleID, _ b: LocaleID) -> Bool {
    a.language == b.language || families.contains { $0.contains(a.language) && $0.contains(b.language) }
  }
}
