import LintelFindings

extension Lowering {
  var sentence: Message {
    switch self {
    case .unasked: TranslationRow.unasked
    case .tableOfExample: "A note at most, since its table is of an example or a test."
    case .tableOfNoTarget: "A note at most, since its table belongs to no target."
    case .tableOfBuiltFramework: "A note at most, since a built framework has its own copy of this table."
    case .tableInNoFolder:
      "A note at most, since the table of the source language is in no language’s folder: it may be no part of the app."
    case .languageOfNoTarget: "A note at most, since no target of the app has this language."
    case .translatedElsewhere: "A note at most, since another table of this name has the translation."
    case .readsLikeName: "A note at most, since the source text reads like a name."
    case .namesOrElsewhere:
      "A note at most, since each source text reads like a name, or another table of this name has its translation."
    case .sourceTooLong: "A note at most, since the title does not fit in the source language either."
    }
  }
}

extension Finding {
  /// Why it is a note, where it would be graver elsewhere. Nil where a project has made its rule graver all the same.
  var loweringSentence: Message? { FindingKind(self) == .note ? Lowering(of: self)?.sentence : nil }

  /// Its evidence without what that sentence says.
  var figures: [Evidence] { loweringSentence == nil ? evidence : evidence.filter { !$0.isOfLowering } }
}
