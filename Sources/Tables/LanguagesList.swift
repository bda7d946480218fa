import Synchronization

/// What is embedded of `Locales/`. A file is read when it is first asked for, and of a lexicon only the header is.
package enum LanguageFiles {
  /// Every file's path, in the order of the embedded list.
  package static let paths: [String] = Embedded.paths.filter { $0.hasPrefix("Locales/") && $0.hasSuffix(".txt") }

  /// The file of that name of a language: `named("verbs", language: "de")`.
  package static func named(_ name: String, language: String) -> LanguageFile? { at("Locales/\(language)/\(name).txt") }

  /// The file of that path; nil if none is embedded.
  package static func at(_ path: String) -> LanguageFile? {
    guard known.contains(path) else { return nil }
    return read.withLock { read in
      if let file = read[path] { return file }
      let file = LanguageFile(path: path, bytes: Embedded.bytes(path))
      read[path] = file
      return file
    }
  }

  /// The words of a language's lexicon; none if it has no such lexicon.
  package static func lexicon(_ name: String, language: String) -> WordList {
    named("lexicon-\(name)", language: language)?[LanguageFile.lexicon] ?? .empty
  }

  /// All lexicons of a language.
  package static func lexicons(language: String) -> [WordList] {
    paths.filter { $0.hasPrefix("Locales/\(language)/lexicon-") }.compactMap { at($0)?[LanguageFile.lexicon] }
  }

  private static let known = Set(paths)
  private static let read = Mutex<[String: LanguageFile]>([:])
}
