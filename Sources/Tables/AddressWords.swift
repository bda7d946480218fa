package import LintelModel

/// Words by which a language shows whether it speaks to whoever reads with distance or as to a friend, from
/// `Locales/…/words.txt`: `vous` and `tu`.
package struct AddressWords: Sendable {
  package enum Address: Hashable, Sendable { case formal, informal }

  package struct Word: Hashable, Sendable {
    package var text: String
    package var address: Address
    package var place: Place
  }

  /// Where a word says so.
  package enum Place: Hashable, Sendable {
    /// Wherever it stands, with a capital or without.
    case anywhere
    /// As it is spelled and inside a sentence: `Sie`.
    case inside
    /// As it is spelled and at the start of a sentence: `Seleccione`.
    case start
    /// There, and only beside a word of the other kind: alone it may be said by whoever acts, `Öffne Datei`.
    case startBeside
  }

  package let words: [Word]

  /// Nil for a language without such words, or without data.
  package static func of(_ locale: LocaleID) -> AddressWords? {
    guard let file = LanguageFiles.named("words", language: locale.language) else { return nil }
    let sections: [(String, Address, Place)] = [
      ("formal-address", .formal, .anywhere), ("formal-address-capital", .formal, .inside), ("formal-address-start", .formal, .start),
      ("informal-address", .informal, .anywhere), ("informal-address-start", .informal, .start),
      ("informal-address-start-beside", .informal, .startBeside),
    ]
    let words = sections.flatMap { name, address, place in
      file[name].words.map { Word(text: $0, address: address, place: place) }
    }
    return words.isEmpty ? nil : AddressWords(words: words)
  }
}
