import LintelFindings

/// What a rule is called where a page speaks of what breaks it. In English that is its id. In another language people read its
/// sentence, with the word that it is not met: it says how things are where all is well.
enum RuleName {
  /// Says of a rule's sentence that it does not hold.
  static let unmet: Message = "Not met: \(Message.data("{}"))"

  /// The id, for which a catalogue may have the rule's sentence.
  static func of(_ id: String) -> Message { Message.data(id).scoped(scope + id) }

  private static let scope = "rule-name."

  /// By scope what rules are called: of each whose sentence is translated.
  /// - Parameter phrases: What the catalogue says, by scope, then by English template.
  static func all(in phrases: [String: [String: Phrase]]) -> [String: [String: Phrase]] {
    guard let unmet = phrases[""]?[unmet.template] else { return [:] }
    return phrases.reduce(into: [:]) { names, entry in
      guard entry.key.hasSuffix(".title"), let title = entry.value.values.first else { return }
      let sentence = title.template
      let words = sentence.last.map { ".。".contains($0) } == true ? String(sentence.dropLast()) : sentence
      let id = entry.key.dropLast(".title".count)
      names[scope + id] = [of("").template: Phrase(words: unmet.template.replacing("%@", with: words))]
    }
  }
}
