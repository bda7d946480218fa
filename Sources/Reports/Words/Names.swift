import LintelFindings
import LintelModel

// What the parts of a finding are called in reports.

extension FindingKind {
  /// Before a sentence: `error`, `needs review`.
  var mark: Message {
    switch self {
    case .error: "error"
    case .warning: "warning"
    case .review: "needs review"
    case .note: "note"
    }
  }

  /// `2 errors`.
  func counted(_ count: Int) -> Message {
    switch self {
    case .error: "\(count, "error")"
    case .warning: "\(count, "warning")"
    case .review: "\(count, one: "needs review", other: "need review")"
    case .note: "\(count, "note")"
    }
  }
}

extension Blame {
  /// Who has to do something.
  var whom: Message {
    switch self {
    case .translation: "for translators"
    case .source: "for writers of the source text"
    case .layout: "for toolbar designers"
    case .definition: "for developers"
    }
  }
}

extension Certainty {
  var word: Message {
    switch self {
    case .certain: "certain"
    case .likely: "likely"
    case .possible: "possible"
    }
  }
}

extension Finding {
  /// `German`, `German, French and 9 more`: the languages it is about, no more than one reads at a glance, or that none has to do
  /// with it.
  func inLanguages(_ sources: SourceLanguages) -> Message? {
    if sources.isOfNone(self) { return "Whatever the language" }
    return languages.isEmpty ? nil : languagesInTurn(sources).inBrief
  }

  /// Of what is equally grave the source first, as in the order of its cause.
  func languagesInTurn(_ sources: SourceLanguages) -> [LocaleID] {
    let (own, source) = (kindsByLanguage, sources.source(of: self))
    return languages.worstFirst { $0 == source ? 1 : 0 }.worstFirst { -(own[$0] ?? FindingKind(self)).rank }
  }
}

extension [LocaleID] {
  /// `German, French and 9 more`: no more than one reads at a glance.
  var inBrief: Message {
    let names = prefix(8).map { "\($0)" as Message }
    let brief: Message = "\(names) and \(count - 8) more"
    return count > 8 ? brief.scoped("languages.and-more") : "\(names)"
  }
}

extension Finding.Variants {
  /// `in 2 of 3 variants`.
  var sentence: Message { count == of ? "in all \(of, "variant")" : "in \(count) of \(of, "variant")" }
  /// `2 of 3`, behind their name.
  var share: Message { "\(count) of \(of)" }
}

extension Evidence {
  /// Its name as Lintel's word.
  var title: Message {
    let words: Message =
      name == Self.withTheirTable ? "languages whose whole table has a finding of its own" : Message(stringLiteral: name)
    return words.scoped("evidence.\(name)")
  }

  /// The figure with its unit, or the text.
  var content: Message {
    switch value {
    case .text(let text): ownWords ?? .data(text)
    case .number(let number):
      switch unit {
      case nil: "\(number)"
      case "pt": "\(number) pt"
      case "%": "\(number) %"
      case let unit?: counted(number, unit)
      }
    }
  }

  /// `needed 308.9 pt`.
  var line: Message {
    switch value {
    case .text where ownWords != nil: return "\(title): \(content)"
    case .text where name == Self.withTheirTable: return "\(title): \((locales ?? []).inBrief)"
    case .text(let text):
      let quoted: Message = "“\(text)”"
      return "\(title) \(quoted)"
    // Not `groups 4 groups`.
    case .number(let number) where unit == name: return "\(title) \(number)"
    case .number: return "\(title) \(content)"
    }
  }

  /// A text that Lintel says itself; nil for one out of the project.
  var ownWords: Message? {
    guard case .text(let text) = value, name == "measured with" else { return nil }
    return MeasuredWith(text).message
  }

  /// The languages that it lists by their codes; nil where it lists none.
  var locales: [LocaleID]? {
    let lists: Set = [
      "languages", "agreeing", "without a translation", "without the table", "translated in", "languages that translate it",
      Evidence.withTheirTable, Evidence.ofLittleTranslated,
    ]
    guard case .text(let text) = value, lists.contains(name) else { return nil }
    return text.split(separator: " ").map { LocaleID(String($0)) }
  }

  /// `3 strings`: units of counts are plurals.
  private func counted(_ number: Double, _ unit: String) -> Message {
    guard number == number.rounded(), number.magnitude < 1e15 else { return "\(number) \(Message(stringLiteral: unit))" }
    let one = unit.hasSuffix("ies") ? unit.dropLast(3) + "y" : unit.hasSuffix("s") ? String(unit.dropLast()) : unit
    return Message(parts: [.argument(.count(Int(number), one: one, other: unit))])
  }
}

extension [Message] {
  /// The messages with something between them that is the same in every language.
  func joined(by separator: Message) -> Message {
    dropFirst().reduce(first.map { "\($0)" } ?? "") { $0 + "\(separator)\($1)" }
  }
}
