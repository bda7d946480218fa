import LintelFindings

extension Finding {
  /// What to do about the key of a text that code asks for under another one, whatever else is wrong with it.
  var renaming: Message? {
    for evidence in evidence where evidence.name == Evidence.keyInCode {
      if case .text(let key) = evidence.value { return Self.rename(to: key) }
    }
    return nil
  }

  static func rename(to key: String) -> Message {
    "The key is out of date, since a value in it is of another type: rename it to “\(key)”, and take the text over."
  }
}

extension TranslationRow {
  /// Said once of the text.
  var renaming: Message? { entries.lazy.compactMap(\.finding.renaming).first }

  /// The key under which the language has what is missing here.
  var translatedElsewhere: Message? {
    guard translation == nil else { return nil }
    for evidence in entries.lazy.flatMap(\.finding.evidence) where evidence.name == "translated under another key" {
      if case .text = evidence.value { return evidence.line }
    }
    return nil
  }
}
