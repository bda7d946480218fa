import LintelFindings

extension AuditResult {
  /// So many are told.
  private static let toldAcceptances = 10

  /// What a change accepts itself, each that it added: a sentence each.
  var acceptanceSentences: [(acceptance: AddedAcceptance, sentence: Message)] {
    addedAcceptances.prefix(Self.toldAcceptances).map { ($0, $0.sentence) }
  }

  /// What these take, in the order of reports.
  var takenByChange: [SuppressionResult.Suppressed] {
    let places = Set(addedAcceptances.map(\.location))
    return suppressions.suppressed.filter { places.contains($0.suppression.location) }
  }

  /// Of all of them, for reports that have the room.
  var allAcceptanceSentences: [Message] { addedAcceptances.map(\.sentence) }

  /// How many are not told: who puts some harmless ones in front hides none behind them. Nil where that is none.
  var untoldAcceptances: Message? {
    let rest = addedAcceptances.count - Self.toldAcceptances
    return rest > 0 ? TextReport.elsewhere(rest) : nil
  }

  /// The same in English, for a stream.
  package var acceptedLines: [String] {
    (acceptanceSentences.map(\.sentence) + [untoldAcceptances].compactMap(\.self)).map(Localizer.english.visible)
  }
}

extension AddedAcceptance {
  /// `Accepted by the change itself with “title-truncated, locale de”, lintel.yml:5: new 3, found before 0 (title-truncated (de, a)).`
  fileprivate var sentence: Message {
    let shown = names.map(Message.data)
    let more = new + known - shown.count
    let all: Message = more > 0 ? "\(shown) and \(always: more, "more")" : "\(shown)"
    let place = "\(location.file):\(location.line)" as String
    return "Accepted by the change itself with “\(about)”, \(place): new \(new), found before \(known) (\(all))."
  }
}

extension SuppressionResult.ByChange {
  /// How it came, in a word or two.
  var word: Message {
    switch self {
    case .new: FindingChange(.new).word
    case .known: "found before"
    }
  }
}

extension Trend {
  /// How much the change brings and accepts itself; nil where that is nothing.
  var newAcceptedSentence: Message? { newAccepted > 0 ? "New, and accepted by the change itself: \(newAccepted)." : nil }

  /// How much is accepted that was found before: nobody has mended it. Nil where that is nothing.
  var acceptedSentence: Message? {
    accepted > 0 ? "Found as before, and accepted by the change itself: \(accepted)." : nil
  }

  /// How much is no longer told since nobody asks for it; nil where that is nothing. Whether code asked for it before is not
  /// said: a share of unused keys may have become too small to be the reader's own doing. Nor whether it has a translation by
  /// now: of what a catalog calls stale no text is read.
  var unaskedSentence: Message? {
    unasked > 0 ? "No longer told, since no code asks for the key, or its table calls it unused: \(unasked)." : nil
  }

  /// How much is no longer told, and as it was; nil where that is nothing.
  var unjudgedSentence: Message? {
    unjudged > 0
      ? "No longer judged, and nobody has fixed them: texts that are deleted, called untranslated or unused, or as they were among others that changed: \(unjudged)."
      : nil
  }

  /// How much is no longer found with the keys that it was about; nil where that is nothing.
  var keySentence: Message? {
    keysGone > 0 ? "No longer found, since their key is deleted, for which code still asks: \(keysGone)." : nil
  }
}
