import LintelFindings
import LintelModel

extension Toolbar.Variant {
  /// What it depends on: a condition of the code's, or in our words which values the code chooses among.
  var words: Message { Self.choices.contains(arms) ? Message(stringLiteral: arms) : .data(arms) }

  /// What a branch is called that chooses a value or asks for a width (see `Branch.name(ofArm:)`), as far as no name of the
  /// code's is in it.
  static let choices: Set<String> = Set(
    [
      "titles", "subtitles", "left items", "right items", "center items", "pinned items", "items of the More menu",
      "toolbar items", "title views", "texts", "images", "spoken names", "values",
    ].map { "one of several " + $0 } + WidthClass.allCases.map { Branch.widthClass.name(ofArm: $0.rawValue) })
}
