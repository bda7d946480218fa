/// What to do about strings without a translation, said of one of them, or of several with their number.
package enum UntranslatedAdvice: Hashable, Sendable {
  case translate
  /// No code asks for them.
  case removeOrTranslate

  package var ofOne: Message {
    switch self {
    case .translate: "Translate it."
    case .removeOrTranslate: "Remove it if nothing shows it, or translate it."
    }
  }

  /// Said once above a list of them.
  package var ofEach: Message {
    switch self {
    case .translate: "Translate each of these strings."
    case .removeOrTranslate: "Remove each of these strings that nothing shows, and translate the others."
    }
  }

  /// Nil for what says more.
  package init?(_ suggestion: Message) {
    switch suggestion.english {
    case Self.translate.ofOne.english, "Translate them.": self = .translate
    case Self.removeOrTranslate.ofOne.english: self = .removeOrTranslate
    default: return nil
    }
  }

  package func counted(_ count: Int) -> Message {
    switch self {
    case .translate: "\(count, one: "string: Translate it.", other: "strings: Translate them.")"
    case .removeOrTranslate:
      Message(parts: [
        .argument(
          .count(
            count, one: "string: Remove it if nothing shows it, or translate it.",
            other: "strings: Remove them if nothing shows them, or translate them."))
      ])
    }
  }
}
