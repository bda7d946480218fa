import LintelFindings
import LintelModel

/// Values that a change took out of the source's text alone, while its translations are as they were: the source is to blame, and all
/// languages say it of one text.
extension FormatComparison {
  /// Nil where code is seen not to hand the value over any more: then the translations are to follow.
  /// - Parameter earlier: the string before the change.
  func lostInSource(since earlier: EarlierTexts.Pair?) -> Remark? {
    guard !isSource, translation.locale == locale, let earlier, earlier.earlierKey == nil, !earlier.isTranslationReworded,
      earlier.translation != nil, !isShownAsIs
    else { return nil }
    // Forms may leave a number out, and other rules know of variables.
    let units = [source, translation, earlier.source]
    guard units.allSatisfy({ !$0.varies && $0.substitutions.isEmpty }) else { return nil }
    let now = Set(source.forms.flatMap(\.facts.placeholders).map(\.argument))
    let read = translation.forms.flatMap(\.facts.placeholders)
    let lost = read.filter { earlier.shownInSource.contains($0.argument) && !now.contains($0.argument) }
    // Of a text that took another value instead nobody knows which of its values are which.
    guard let first = lost.first, now.isSubset(of: earlier.shownInSource), let form = translation.forms.first else { return nil }
    if let count = arguments.count, lost.contains(where: { $0.argument > count }) { return nil }
    let isPassed = arguments.count != nil
    let what: Message =
      isPassed
      ? "The source text \(StringUnit.quoted(source.value)) has lost “\(first.text)”, and code still hands over its value; the \(locale) translation still has it"
      : "The source text \(StringUnit.quoted(source.value)) has lost “\(first.text)”; the \(locale) translation still has it"
    var found = remark("source-lost", "", form, isPassed ? .error : .warning, at: first.text, suggestion: Self.putBackInSource(isPassed))
    found.message = what
    found.blame = .source
    found.location = source.location
    found.fixes = []
    found.evidence = [
      .text("before", earlier.source.value), .text("source", source.value), .text("translation", translation.value),
    ]
    return found
  }

  private static func putBackInSource(_ isPassed: Bool) -> Message {
    isPassed
      ? "Put it back into the source text, or take its value out of code and translations, too."
      : "Put it back into the source text, or take it out of the translations, too, if code does not hand over its value."
  }
}

enum LostInSource {
  static let examples: [Example] = [
    .fails(
      "a value that a change took out of the source's text, and that code still hands over", before: files("Delete %@?", isAsked: true),
      files: files("Delete it?", isAsked: true)),
    .fails(
      "the same where no code shows whether it does, as a warning", before: files("Delete %@?", isAsked: false),
      files: files("Delete it?", isAsked: false)),
  ]

  private static func files(_ source: String, isAsked: Bool) -> [String: String] {
    var files = [
      "en.lproj/L.strings": "\"page.delete\" = \"\(source)\";\n", "de.lproj/L.strings": "\"page.delete\" = \"%@ löschen?\";\n",
    ]
    if isAsked {
      files["A.swift"] =
        "func show() {\n  show(String(format: NSLocalizedString(\"page.delete\", tableName: \"L\", comment: \"\"), name))\n}\n"
    }
    return files
  }
}
