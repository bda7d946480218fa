import LintelFindings

/// Why a value that a text never shows is lost, or may be left out. One language's text is an error and another's is none: people
/// are told what makes the difference.
enum LostValue {
  /// Code puts in the app's own name, in every call.
  case givenAppName
  /// The source's comment says that the value is the app's name.
  case namedAppName
  /// Whoever had it in the translation knew that it belongs there.
  case shownBefore
  /// How many there are, which a sentence may do without.
  case count
  /// One of several texts that no call tells apart is shown.
  case oneOfSeveral
  /// Nothing tells that the text can do without it.
  case needed

  var severity: Severity {
    switch self {
    case .givenAppName: .note
    case .namedAppName, .count, .oneOfSeveral: .warning
    case .shownBefore, .needed: .error
    }
  }

  /// What happened to so many values, and why that is as grave as it is.
  func told(_ what: Message, of count: Int) -> Message {
    if self == .shownBefore { return what + ", and did before" }
    return what + "\(why(of: count))"
  }

  fileprivate func why(of count: Int) -> Message {
    switch self {
    case .givenAppName, .shownBefore: ": it is the app's own name, which a text may leave out"
    case .namedAppName: ": by its comment it is the app's name, which a text may leave out"
    case .count: ": it is a number, which the sentence may do without"
    case .oneOfSeveral: ": one of several texts is shown, and nothing tells which"
    case .needed:
      count == 1 ? ": at run time the value is missing from the text" : ": at run time the values are missing from the text"
    }
  }
}

extension Finding {
  /// As it is told where the translation showed the value in an earlier audit: an error, whatever else lets a text
  /// do without it. Nil for what is told so already, or is no value that a text may do without, and for what harms less than
  /// such a value for another reason: no code asks for the string, or people hardly meet its table.
  package var ofValueShownBefore: Finding? {
    guard rule == Rule.placeholderMismatch.id, verdict == .fails, certainty == .certain else { return nil }
    for spared in [LostValue.namedAppName, .count, .oneOfSeveral] where severity == spared.severity {
      guard let told = message.replacing(spared.why(of: 1), with: LostValue.shownBefore.told("", of: 1)) else { continue }
      var finding = self
      finding.severity = LostValue.shownBefore.severity
      finding.message = told
      return finding
    }
    return nil
  }
}

extension Message {
  /// With another message in the place of one that it holds; nil where it holds none such.
  fileprivate func replacing(_ part: Message, with other: Message) -> Message? {
    var isFound = false
    let replaced = parts.map { own -> Part in
      guard case .argument(.message(let inner)) = own else { return own }
      if inner.english == part.english {
        isFound = true
        return .argument(.message(other))
      }
      guard let inner = inner.replacing(part, with: other) else { return own }
      isFound = true
      return .argument(.message(inner))
    }
    return isFound ? Message(parts: replaced, scope: scope) : nil
  }
}
