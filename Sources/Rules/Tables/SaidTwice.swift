import LintelFindings
import LintelModel

/// What a text with variables says twice: once around them, and once in their forms.
struct SaidTwice {
  private let text: JoinedText
  /// Beside a variable and in its form: people read it twice in a row.
  private let doubled: [DoubledWords]
  /// Elsewhere: words of several variables' forms that the text around has as well.
  private let apart: [String]

  /// Nil where it says nothing twice.
  static func found(in unit: StringUnit, of locale: LocaleID) -> SaidTwice? {
    for text in JoinedText.all(of: unit) {
      let doubled = DoubledWords.all(in: text, locale)
      let apart = doubled.isEmpty && !locale.setsNoSpaces ? nouns(in: text) : []
      if !doubled.isEmpty || !apart.isEmpty { return SaidTwice(text: text, doubled: doubled, apart: apart) }
    }
    return nil
  }

  /// One long word of each of at least two variables; a single one may be said twice on purpose, and a short one has no noun's
  /// weight.
  private static func nouns(in text: JoinedText) -> [String] {
    func words(_ text: Substring) -> [String] {
      text.lowercased().split { !$0.isLetter }.filter { $0.count > 3 }.map { String($0) }
    }
    let around = text.around.flatMap(words)
    var found: [String] = []
    for place in text.places {
      let own = Set(place.forms.flatMap { words($0.text[...]) })
      if let word = around.first(where: { own.contains($0) && !found.contains($0) }) { found.append(word) }
    }
    return found.count > 1 ? found : []
  }

  func remark(on unit: StringUnit, in table: TableInLocale) -> Remark {
    let sentence = text.sentence(Dictionary(doubled.map { ($0.place, $0.form) }, uniquingKeysWith: { first, _ in first })) {
      Self.number(of: $0, in: table)
    }
    let words = doubled.isEmpty ? apart : doubled.map(\.words)
    let list = words.map { StringUnit.quoted($0) }
    let shown = StringUnit.quoted(sentence, showing: .sign(words[0], in: sentence))
    let message: Message =
      doubled.isEmpty
      ? "The \(table.locale) text may say \(list) twice, around its variables and in their forms: people read \(shown)"
      : "The \(table.locale) text says \(list) twice, around its variables and in their forms: people read \(shown)"
    // What no code is seen to ask for is read by nobody.
    let isMentioned = !table.unmentioned.contains(unit.key)
    return Remark(
      doubled.isEmpty ? .needsReview : .fails, doubled.isEmpty ? "apart" : "twice", message,
      certainty: isMentioned ? .certain : .likely, unit: unit, blame: table.isSource ? .source : .translation,
      severity: isMentioned ? nil : .warning, evidence: [.text("text", text.text), .text("shown", sentence)],
      suggestion: advice, location: text.location)
  }

  private var advice: Message {
    guard !doubled.isEmpty, doubled.allSatisfy(\.isSaidByAll), !leavesWordsBeside else {
      return "Say the words either around the variables or in every form of them."
    }
    let rest = StringUnit.quoted(text.leaving(out: doubled.map(\.range)))
    return "Leave out of the text what the forms of its variables say: \(rest)."
  }

  /// Whether another variable, whose forms all have words, has one beside it in the text: that may be another name of the same, and
  /// what is left would still say it twice. A short one joins what follows.
  private var leavesWordsBeside: Bool {
    text.places.indices.contains { place in
      if doubled.contains(where: { $0.place == place }) { return false }
      let parts = text.places[place].forms.map { $0.outerParts }
      let before = text.before(place).split { !$0.isLetter }.last
      let behind = text.behind(place).split { !$0.isLetter }.first
      return Self.isLong(before) && parts.allSatisfy { $0.head.contains(where: \.isLetter) }
        || Self.isLong(behind) && parts.allSatisfy { $0.tail.contains(where: \.isLetter) }
    }
  }

  private static func isLong(_ word: Substring?) -> Bool { (word?.count ?? 0) > 3 }

  /// A small number that takes the form; several of them, where it can be.
  private static func number(of category: String?, in table: TableInLocale) -> Int {
    let samples = table.plurals.first { $0.name == category }?.samples ?? []
    return samples.last { $0 < 10 } ?? samples.last ?? 9
  }
}
