/// What a text is in its language, written onto it before the rules see it. Whatever is not known stays unknown.
public struct TextFacts: Hashable, Sendable {
  /// Extended grapheme clusters.
  public var graphemes: Int
  /// Whether the text is a verb phrase in the form its language gives commands.
  public var verb: Answer
  /// That form, to tell people: `infinitive such as «Sichern»`. Nil where the language has no data.
  public var verbForm: String?
  /// The sentence punctuation the text ends with (`.`, `。`, `!` …; never an ellipsis), if any.
  public var endingPunctuation: String?
  /// Whether the text is what the language calls the Back button, or the Close button.
  public var saysBack: Answer
  public var saysClose: Answer
  /// Whether it says that it is a button, which assistive technology says anyway: "Close button".
  public var namesButton = Answer.unknown
  /// Whether any of its letters are of the script that the language is written in; unknown without letters.
  public var isInOwnScript = Answer.unknown

  /// Keeps what is true of any text: how long it is and how it ends.
  public mutating func forgetLanguage() {
    (verb, verbForm, saysBack, saysClose, namesButton) = (.unknown, nil, .unknown, .unknown, .unknown)
  }

  public init(
    graphemes: Int, verb: Answer = .unknown, verbForm: String? = nil, endingPunctuation: String? = nil,
    saysBack: Answer = .unknown, saysClose: Answer = .unknown
  ) {
    self.graphemes = graphemes
    self.verb = verb
    self.verbForm = verbForm
    self.endingPunctuation = endingPunctuation
    self.saysBack = saysBack
    self.saysClose = saysClose
  }
}
