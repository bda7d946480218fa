import LintelFindings

/// What a warning is for people who use the app, the worst first: by this warnings stand in order, behind all errors.
enum WarningOrder: Int, CaseIterable {
  /// A wrong value, or a crash.
  case atRunTime
  /// A text that says something else, or another number.
  case wrongMeaning
  /// A button that certainly has no name: who cannot see it does not know what it does, on every screen that has it.
  case noName
  case other
  /// A question that is likely a defect of the code: no fault yet, but worse than a sign that reads oddly.
  case likelyDefectOfCode
  /// A text that says what it should, with a sign or a space that it should not have.
  case typography

  init(ofWarning finding: Finding) {
    self =
      if RunTimeFault(finding) != nil {
        .atRunTime
      } else if Harm(finding) == .wrongMeaning {
        .wrongMeaning
      } else if finding.rule == "accessible-name-missing", finding.verdict == .fails, finding.certainty == .certain {
        .noName
      } else {
        Self.typographic.contains(finding.rule) ? .typography : .other
      }
  }

  /// Rules about signs and spaces: whatever they find, the words are the right ones.
  private static let typographic: Set = [
    "edge-space", "ending-punctuation", "full-stop-added", "label-punctuation", "line-break-added", "mixed-typography",
    "stray-marks",
  ]
}

extension Finding {
  /// Whether it is likely a defect that its developers mend in code, whatever the room on screens.
  var isLikelyDefectOfCode: Bool {
    verdict == .needsReview && blame == .definition && certainty > .possible && severity > .note && environmentCount == 0
  }
}
