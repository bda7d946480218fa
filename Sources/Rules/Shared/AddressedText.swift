import LintelModel
import LintelTables

/// How one string speaks to whoever reads it, form by form.
struct AddressedText {
  typealias Address = AddressWords.Address

  /// One of its forms, with the words that tell it.
  struct Text {
    var unit: StringUnit
    var form: StringUnit.Form
    var words: [AddressForms.Found]

    /// Those that tell who is spoken to by themselves.
    var telling: [AddressForms.Found] { words.filter { $0.word.place != .startBeside } }
  }

  /// The one way in which all its forms speak, with the first form that does.
  private(set) var address: Address?
  private(set) var first: Text?
  /// The first form that has words of both kinds in one sentence.
  private(set) var mixed: Text?
  /// The first form that has words of one kind in a sentence and of the other one in another.
  private(set) var divided: Text?

  init(_ unit: StringUnit, _ forms: AddressForms) {
    // Making the forms of each plain text would take longer than looking at it.
    if !unit.varies, forms.all(in: unit.value).isEmpty { return }
    var all: Set<Address> = []
    for form in unit.forms {
      let words = Self.words(of: form.text, forms)
      let text = Text(unit: unit, form: form, words: words)
      // A word that tells something beside others alone is beside none here.
      if text.telling.isEmpty { continue }
      all.formUnion((Self.isDivided(words) ? words : text.telling).map(\.word.address))
      if first == nil { first = text }
      if Self.sentenceOfBoth(text.telling) != nil {
        mixed = text
        return
      }
      if divided == nil, Self.isDivided(words) { divided = text }
    }
    // What speaks to two people, in two sentences, tells nothing of the app's habit.
    if all.count == 1 { address = all.first }
  }

  /// What an app does for a while it tells of itself: `Öffne Datei … Bitte warten Sie`.
  private static func words(of text: String, _ forms: AddressForms) -> [AddressForms.Found] {
    let words = forms.all(in: text)
    guard words.contains(where: { $0.word.place == .startBeside }) else { return words }
    return text.contains("…") || text.contains("...") ? words.filter { $0.word.place != .startBeside } : words
  }

  /// The number of the first sentence that has words of both kinds.
  static func sentenceOfBoth(_ words: [AddressForms.Found]) -> Int? {
    words.lazy.map(\.sentence).first { sentence in Set(words.filter { $0.sentence == sentence }.map(\.word.address)).count > 1 }
  }

  /// Whether a sentence has a word of one kind, and another sentence one of the other.
  private static func isDivided(_ words: [AddressForms.Found]) -> Bool {
    words.contains { one in words.contains { $0.sentence != one.sentence && $0.word.address != one.word.address } }
  }
}

/// How all of an app's tables speak to whoever reads them, counted once: what a table is held to.
package enum AppAddress {
  /// By language; none of a language without data, or that speaks to nobody.
  package static func tallies(of tables: [StringTable]) -> [LocaleID: AddressTally] {
    var forms: [LocaleID: AddressForms?] = [:]
    var tallies: [LocaleID: AddressTally] = [:]
    for table in tables {
      for unit in table.units {
        if forms[unit.locale] == nil { forms[unit.locale] = .some(AddressForms(of: unit.locale)) }
        guard let known = forms[unit.locale], let own = known else { continue }
        let text = AddressedText(unit, own)
        guard let address = text.address, let first = text.first else { continue }
        let words = Set(first.telling.map(\.word.text))
        tallies[unit.locale, default: AddressTally()].count(isFormal: address == .formal, words)
      }
    }
    return tallies
  }
}
