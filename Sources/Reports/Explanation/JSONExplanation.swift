import LintelFindings
import LintelModel

extension JSONReport {
  /// `lintel explain --format json`.
  package static func explanation(_ explanation: FindingExplanation) -> String {
    JSON.object([
      .init("schemaVersion", AuditResult.schemaVersion), .init("finding", JSON.finding(explanation.finding)),
      .init("suppressedBy", explanation.match.suppression.map { .string("\($0.location)") }),
      .init("sum", explanation.sum.map { JSON.sum($0, of: explanation) }),
      .init(
        "texts",
        explanation.sum != nil
          ? nil
          : .array(
            explanation.texts.map { text in
              .object([
                .init("key", text.unit.key), .init("item", text.unit.item), .init("locale", text.unit.locale?.id),
                .init("source", text.source), .init("translation", text.translation),
              ])
            })),
      .init("why", explanation.rule?.why), .init("remedies", .strings(explanation.remedies)),
    ]).document()
  }
}

extension JSON {
  fileprivate static func sum(_ sum: BarSum, of explanation: FindingExplanation) -> JSON {
    .object([
      .init("toolbar", explanation.bar?.toolbar.id), .init("environment", sum.layout.environment.summary),
      .init("width", .number(sum.layout.width.value)),
      .init("parts", .array(sum.parts.map { part($0, of: explanation) })),
      .init("notOnBar", sum.gone.isEmpty ? nil : .array(sum.gone.map { part($0, of: explanation) })),
      .init("besides", explanation.besides.map { .number($0.rounded.value) }),
      .init("text", explanation.text?.text), .init("shown", explanation.text?.shown),
      .init("needed", explanation.fit.map { width($0.needed) }),
      .init("available", explanation.fit.map { width($0.available) }),
      .init("over", explanation.over.map { .number($0.rounded.value) }),
      .init("charactersThatFit", explanation.charactersThatFit.map(JSON.integer)),
    ])
  }

  private static func part(_ part: BarSum.Part, of explanation: FindingExplanation) -> JSON {
    .object([
      .init("kind", part.isFree ? "free" : part.kind.rawValue), .init("name", part.name.isEmpty ? nil : part.name),
      .init("width", .number(part.width.rounded.value)),
      .init("text", part.text.map { text($0, of: explanation) }),
      .init("around", part.around.map { .number($0.rounded.value) }),
      .init("figure", part.figure.map(figure)),
    ])
  }

  private static func text(_ text: BarLayout.VisibleText, of explanation: FindingExplanation) -> JSON {
    .object([
      .init("needed", width(text.needed)), .init("room", width(text.room)), .init("size", .number(text.font.size.value)),
      .init("weight", text.font.weight.rawValue), .init("source", explanation.source(of: text.text)),
    ])
  }

  private static func figure(_ known: KnownFigure) -> JSON {
    .object([
      .init("name", known.metric.rawValue), .init("times", known.times), .init("points", width(known.figure.stated)),
      .init("confidence", known.figure.confidence.rawValue), .init("source", known.figure.source),
      .init("place", "Data/bar-metrics.csv:\(known.figure.line)"),
    ])
  }

  private static func width(_ width: Width) -> JSON {
    .object([
      .init("low", .number(width.low.rounded.value)), .init("best", .number(width.best.rounded.value)),
      .init("high", .number(width.high.rounded.value)),
    ])
  }
}
