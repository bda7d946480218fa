internal import LintelModel
import LintelUnicodeText

/// What is known of a language's letters, kept for the whole program: a project has many tables, and filling a page of 256
/// characters takes as long as looking at thousands of letters.
struct KnownLetters: Sendable {
  let letters: Letters?
  /// ISO 15924.
  let script: String
  let written: WrittenScript
  /// What the characters of each page are; empty for pages that were not asked for.
  fileprivate(set) var pages: [[UInt8]]

  private static let known = Guarded<[LocaleID: KnownLetters]>([:])

  static func of(_ locale: LocaleID) -> KnownLetters {
    if let known = known.withLock({ $0[locale] }) { return known }
    let read = KnownLetters(
      letters: Letters(locale: locale.id), script: LocaleName.script(of: locale.id) ?? "Latn",
      written: WrittenScript(of: locale), pages: Array(repeating: [], count: 256))
    return known.withLock { all in
      if let known = all[locale] { return known }
      all[locale] = read
      return read
    }
  }

  static func keep(_ page: [UInt8], at index: Int, of locale: LocaleID) {
    known.withLock { $0[locale]?.pages[index] = page }
  }
}
