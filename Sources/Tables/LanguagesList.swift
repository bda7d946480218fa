/// What is embedded of `Locales/`. The small files are read once, all together, when one is first asked for; of a
/// lexicon only the header is read.
public enum LanguageFiles {
  /// Every file, in the order of the embedded list.
  public static let all: [LanguageFile] = Embedded.paths.filter { $0.hasPrefix("Locales/") && $0.hasSuffix(".txt") }.map {
    LanguageFile(path: $0, bytes: Embedded.bytes($0))
  }

  private static let byPath = Dictionary(all.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })

  /// The file of that name of a language: `named("verbs", language: "de")`.
  public static func named(_ name: String, language: String) -> LanguageFile? { byPath["Locales/\(language)/\(name).txt"] }

  /// The words of a language's lexicon; none if it has no such lexicon.
  public static func lexicon(_ name: String, language: String) -> WordList {
    named("lexicon-\(name)", language: language)?[LanguageFile.lexicon] ?? .empty
  }
}
