/// What to do about strings without a translation, said of one of them, or of several with their number.
package enum UntranslatedAdvice: Hashable, Sendable {
  case translate
  /// No code asks for them. Whether anything shows them the developers know: no translator can tell, or remove them.
  case askFirst

  package var ofOne: Message {
    switch self {
    case .translate: "Translate it."
    case .askFirst: "Leave it until the developers have said whether anything shows it."
    }
  }

  /// Said once above a list of them.
  package var ofEach: Message {
    switch self {
    case .translate: "Translate each of these strings."
    case .askFirst: "Leave each of these strings until the developers have said whether anything shows it."
    }
  }

  /// Nil for what says more.
  package init?(_ suggestion: Message) {
    switch suggestion.english {
    case Self.translate.ofOne.english, "Translate them.": self = .translate
    // Reports that are stored say the second.
    case Self.askFirst.ofOne.english, "Remove it if nothing shows it, or translate it.": self = .askFirst
    default: return nil
    }
  }

  package func counted(_ count: Int) -> Message {
    switch self {
    case .translate: "\(count, one: "string: Translate it.", other: "strings: Translate them.")"
    case .askFirst:
      Message(parts: [
        .argument(
          .count(
            count, one: "string: Leave it until the developers have said whether anything shows it.",
            other: "strings: Leave them until the developers have said whether anything shows them."))
      ])
    }
  }
}
