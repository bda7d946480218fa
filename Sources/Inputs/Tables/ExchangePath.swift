import LintelModel
import LintelUnicodeText

/// What the paths of exchange files have in common that hold one table in several languages.
enum ExchangePath {
  private static let endings =
    StringTable.Format.allCases.filter(\.isExchange).flatMap(\.extensions).map { "." + $0 } + [".xcloc"]

  /// The path with `*` for what names its locale: `*/app.xliff`, `*.xcloc`. The files of all locales share it.
  static func shared(_ path: String, locale: LocaleID) -> String {
    var parts: [String] = []
    for part in path.utf8.split(separator: Ascii.slash).map({ String(Substring($0)) }) {
      let ending = endings.first(where: part.hasSuffix) ?? ""
      // gettext's variants: `sr@latin`.
      let name = part.dropLast(ending.count).prefix { $0 != "@" }
      let named = LocaleName.canonical(String(name)).map { LocaleID($0) }
      parts.append(named?.language == locale.language ? "*" + ending : part)
    }
    // The bundle is the document.
    if let bundle = parts.firstIndex(where: { $0.hasSuffix(".xcloc") }) { parts.removeSubrange((bundle + 1)...) }
    return parts.joined(separator: "/")
  }
}
