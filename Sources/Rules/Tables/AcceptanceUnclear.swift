import LintelFindings
import LintelModel

extension Rule {
  static let acceptanceUnclear = Rule(
    id: "acceptance-unclear",
    title: "A comment that accepts a finding says which one and why.",
    severity: .warning,
    isCore: true,
    why:
      "A comment that is written wrong accepts nothing, and one without a reason is taken on trust by whoever comes after.",
    examples: [
      .fails(
        "a rule that is misspelled",
        files: ["en.lproj/L.strings": "/* lintel:accept title-truncatd: the rest is known */\n\"save\" = \"Save\";\n"]),
      .fails(
        "no rule", files: ["en.lproj/L.strings": "/* lintel:accept: the rest is known */\n\"save\" = \"Save\";\n"]),
      .fails(
        "no reason", files: ["en.lproj/L.strings": "/* lintel:accept title-truncated */\n\"save\" = \"Save\";\n"]),
      .fails(
        "a language that is none",
        files: [
          "en.lproj/L.strings": "/* lintel:accept title-truncated in germany: the rest is known */\n\"save\" = \"Save\";\n"
        ]),
      .fails(
        "another language than the file's",
        files: [
          "en.lproj/L.strings": "\"save\" = \"Save\";\n",
          "de.lproj/L.strings": "/* lintel:accept title-truncated in fr: the rest is known */\n\"save\" = \"Sichern\";\n",
        ]),
      .fails(
        "a day that no calendar has",
        files: [
          "en.lproj/L.strings":
            "// lintel:accept title-truncated until 2027-02-30: the new layout comes\n\"save\" = \"Save\";\n"
        ]),
      .fails(
        "nothing that it could be about",
        files: ["en.lproj/L.strings": "\"save\" = \"Save\";\n\n// lintel:accept title-truncated: the rest is known\n"]),
      .passes(
        "rule, languages, last day and reason",
        files: [
          "en.lproj/L.strings":
            "/* lintel:accept title-truncated in de, fr until 2027-03-31: the new layout comes */\n\"save\" = \"Save\";\n"
        ]),
      .passes(
        "a comment that speaks of one",
        files: ["en.lproj/L.strings": "/* See `lintel:accept` in the manual. */\n\"save\" = \"Save\";\n"]),
    ],
    check: .project { project in
      project.acceptanceFaults.map { fault in
        Remark(
          .fails, fault.kind.rawValue, fault.message, blame: .definition, suggestion: fault.suggestion,
          location: fault.location)
      }
    })
}

extension AcceptanceFault {
  fileprivate var message: Message {
    switch kind {
    case .unknownRule: "The comment accepts “\(found)”, which is no rule"
    case .noRule: "The comment names no rule to accept"
    case .unknownLanguage: "The comment accepts in “\(found)”, which is no language"
    case .otherLanguage: "The comment accepts in “\(found)”, and its file is in “\(nearest ?? "")”"
    case .noDay: "The comment accepts until “\(found)”, which is no day"
    case .noReason: "The comment accepts without a reason"
    case .noSubject: "Nothing follows the comment that it could accept"
    case .tooMany:
      "The file has more than \(always: Acceptance.maximumCount, "comments that accept"); the others are not read"
    }
  }

  fileprivate var suggestion: Message {
    if kind == .unknownRule, let nearest { return "Did you mean “\(nearest)”?" }
    if kind == .tooMany { return "Say it once for all of them, in lintel.yml." }
    if kind == .noSubject { return "Write it before the entry or the line of code that it is about." }
    return "Write it as in lintel:accept title-truncated in de, fr until 2027-03-31: why that is right."
  }
}
