import LintelFindings

/// What a report says, written down as it says it: so that the catalogue can be held to it, and completed.
final class Vocabulary {
  struct Saying {
    /// What the catalogue would know it by: nil for a text of the report's own.
    let scope: String?
    let message: Message
    /// The sentence that it is a part of.
    let whole: Message?
  }

  /// Each once, in the order in which they were said.
  private(set) var sayings: [Saying] = []
  private var known: Set<[String?]> = []

  func record(_ message: Message) { record(message, scope: message.scope, whole: nil) }

  /// Parts inherit what the sentence is known by, as they do where it is translated.
  private func record(_ message: Message, scope: String?, whole: Message?) {
    if message.hasWords, known.insert([scope, message.template]).inserted {
      sayings.append(Saying(scope: scope, message: message, whole: whole))
    }
    // Between marks alone a part is a sentence of its own.
    let whole = message.hasWords ? message : whole
    for argument in message.arguments {
      switch argument {
      case .message(let part): record(part, scope: part.scope ?? scope, whole: whole)
      case .list(let parts): for part in parts { record(part, scope: part.scope ?? scope, whole: whole) }
      default: break
      }
    }
  }
}
