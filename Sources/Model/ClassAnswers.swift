/// What a project's classes in one language answer to messages without arguments, for code of another one that asks them for
/// a text or an image of a bar.
package struct ClassAnswers: Hashable, Sendable {
  package enum Answer: Hashable, Sendable {
    case text(String)
    case localized(key: String, table: String?, source: String?)
    /// A name that stands for a text, as other files know it.
    case constant(String)
    case image(String, isSystem: Bool)
    /// What depends on the state, or cannot be followed.
    case unknown
  }

  /// By class, the one that it inherits from.
  package var parents: [String: String] = [:]
  /// By class and by selector. A class that answers nothing is there, too.
  package var answers: [String: [String: Answer]] = [:]

  package init() {}

  /// Adds one declaration of a member; one that is declared twice answers nobody knows which.
  package mutating func add(_ answer: Answer, to selector: String, of type: String) {
    let isKnown = answers[type]?[selector] != nil
    answers[type, default: [:]][selector] = isKnown ? .unknown : answer
  }
}
