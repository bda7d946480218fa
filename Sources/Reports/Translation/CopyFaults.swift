import LintelFindings

/// What is said of one text of a finding about copies. The rule's title calls all of them copies, and its sentence may count many.
extension Finding {
  /// Whether its texts are the source's as a whole, and nothing shows whether they were left over.
  var isOfDoubtedTexts: Bool { rule == "untranslated" && (reason == "perhaps-copy" || reason == "perhaps-copies") }

  /// Whether its texts are the source's as a whole, and surely were left over.
  var isOfCopiedTexts: Bool { rule == "untranslated" && isOfWholeCopies }

  /// Whether it tells of a label or a word that is the source's, which a table's own finding may know better.
  var isOfCopiedLabel: Bool { rule == "label-copied" || rule == "word-copied" }

  /// Of one of them. What the project could declare of all of them is for whoever has its configuration.
  static let adviceOnDoubtedText: Message = "Translate it, unless it is a name or a word of the language."

  /// Nil for what the rule's title is true of.
  var faultOfCopy: Message? { rule == "untranslated" ? Self.faultOfCopy(reason) : nil }

  static func faultOfCopy(_ reason: String) -> Message? {
    switch reason {
    case "perhaps-copy", "perhaps-copies": "The same as the source, which may be right: a name, or a word that both languages have"
    case "part-copy", "many-part-copies", "perhaps-part-copies", "left-word": "Words of the source’s language are left in it"
    case "form-copy", "form-copies": "One of its plural forms is a copy of the source"
    case "form-perhaps-copy", "form-perhaps-copies": "One of its plural forms is the source’s, which may be right"
    case "unfinished", "many-unfinished", "translations-unfinished": "A mark or the name of its key stands in place of the translation"
    default: nil
    }
  }
}
