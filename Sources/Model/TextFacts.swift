/// What a text is in its language, written onto it before the rules see it. Whatever is not known stays unknown.
package struct TextFacts: Hashable, Sendable {
  /// Extended grapheme clusters.
  package var graphemes: Int
  /// Whether the text is a verb phrase in the form its language gives commands.
  package var verb: Answer
  /// That form, to tell people: `infinitive such as «Sichern»`. Nil where the language has no data.
  package var verbForm: String?
  /// The sentence punctuation the text ends with (`.`, `。`, `!` …; never an ellipsis), if any.
  package var endingPunctuation: String?
  /// Whether the text is what the language calls the Back button, or the Close button.
  package var saysBack: Answer
  package var saysClose: Answer
  /// Whether the text has capitals as its language gives labels.
  package var capitalization: Capitalization
  /// Whether the app puts a number into the text.
  package var holdsNumber = false
  /// Whether it says that it is a button, which assistive technology says anyway: "Close button".
  package var namesButton = Answer.unknown
  /// Whether any of its letters are of the script that the language is written in; unknown without letters.
  package var isInOwnScript = Answer.unknown

  /// Keeps what is true of any text: how long it is and how it ends.
  package mutating func forgetLanguage() {
    (verb, verbForm, saysBack, saysClose) = (.unknown, nil, .unknown, .unknown)
    (namesButton, capitalization) = (.unknown, .unknown)
  }

  package init(
    graphemes: Int, verb: Answer = .unknown, verbForm: String? = nil, endingPunctuation: String? = nil,
    saysBack: Answer = .unknown, saysClose: Answer = .unknown, capitalization: Capitalization = .unknown
  ) {
    self.graphemes = graphemes
    self.verb = verb
    self.verbForm = verbForm
    self.endingPunctuation = endingPunctuation
    self.saysBack = saysBack
    self.saysClose = saysClose
    self.capitalization = capitalization
  }
}

/// Capitals in a label.
package enum Capitalization: Hashable, Sendable {
  /// As in “Save as Draft”, the style that labels have in English.
  case titleStyle
  /// Otherwise than in title style, with the text as it would be.
  case other(expected: String)
  /// Not judged: a sentence, a label without a word that could have a capital, a language without that style.
  case unknown
}
