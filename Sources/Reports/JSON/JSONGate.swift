import LintelFindings

extension JSON {
  /// How the audit ended, and what was asked for besides findings.
  static func gate(_ result: AuditResult) -> JSON {
    let gate = result.gate
    return .object([
      .init("result", gate.ending.rawValue), .init("failOn", gate.failOn.rawValue), .init("origin", gate.origin.rawValue),
      .init("exitCode", gate.exitCode), .init("minResolved", result.demands.minResolved.map(JSON.integer)),
      .init("resolved", result.demands.minResolved == nil ? nil : JSON.integer(result.coverage.percentResolved)),
      .init("staleEntries", result.demands.staleEntries.map(JSON.integer)),
      .init("acceptedFailures", result.demands.acceptedFailures.map(JSON.integer)),
      .init("milderFailures", result.demands.milderFailures.map(JSON.integer)),
      .init("only", result.only.map(choice)),
      .init("milder", result.milderSettings.isEmpty ? nil : .array(result.milderSettings.map(milder))),
      .init("letThrough", result.letThrough.map(letThrough)),
      .init("accepts", result.addedAcceptances.isEmpty ? nil : .array(result.addedAcceptances.map(accepted))),
    ])
  }

  /// How the audit compares with a baseline or a base: in strings, and in causes.
  static func trend(_ trend: Trend, _ causes: ChangedCauses?) -> JSON {
    .object([
      .init("base", trend.base), .init("compared", trend.compared?.rawValue),
      .init("new", trend.new), .init("worse", trend.worse), .init("known", trend.known), .init("gone", trend.gone),
      .init("sourceChanged", trend.sourceChanged), .init("tablesGone", trend.tablesGone),
      .init("keysGone", trend.keysGone), .init("unasked", trend.unasked), .init("unjudged", trend.unjudged),
      .init("accepted", trend.accepted), .init("newAccepted", trend.newAccepted),
      .init("readBefore", trend.readBefore.map(JSON.integer)), .init("textsBefore", trend.textsBefore.map(JSON.integer)),
      .init("sourceBefore", trend.sourceBefore?.id), .init("causes", causes.map { .object([.init("new", $0.new), .init("worse", $0.worse)]) }),
      .init("ofKnown", trend.ofKnown.map(summary)),
    ])
  }

  static func summary(_ summary: AuditResult.Summary) -> JSON {
    .object([
      .init("errors", summary.errors), .init("warnings", summary.warnings), .init("notes", summary.notes),
      .init("needsReview", summary.needsReview),
    ])
  }

  private static func milder(_ setting: MilderSetting) -> JSON {
    .object([
      .init("setting", setting.words), .init("files", setting.files.map(JSON.integer)),
      .init("file", setting.location?.file), .init("line", setting.location.map { JSON.integer($0.line) }),
    ])
  }

  private static func letThrough(_ passed: LetThrough) -> JSON {
    .object([
      .init("findings", passed.findings), .init("failing", passed.failing), .init("such", .array(passed.names.map(JSON.string))),
    ])
  }

  private static func accepted(_ acceptance: AddedAcceptance) -> JSON {
    .object([
      .init("about", acceptance.about), .init("new", acceptance.new), .init("known", acceptance.known),
      .init("accepted", .array(acceptance.names.map(JSON.string))),
      .init("file", acceptance.location.file), .init("line", acceptance.location.line),
    ])
  }

  private static func choice(_ choice: RuleChoice) -> JSON {
    .object([.init("theme", choice.theme.rawValue), .init("rules", choice.rules), .init("of", choice.all)])
  }
}
