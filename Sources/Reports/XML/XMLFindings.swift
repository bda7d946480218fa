import LintelFindings
import LintelModel
import LintelXMLTree

extension XMLReport {
  static func write(_ finding: Finding, _ environments: EnvironmentList, to xml: borrowing XMLWriter) {
    xml.element(
      "finding",
      [
        "rule": finding.rule, "verdict": finding.verdict.rawValue, "certainty": finding.certainty.rawValue,
        "severity": finding.severity.rawValue, "blame": finding.blame.rawValue, "reason": finding.reason,
        "toolbar": finding.toolbar, "item": finding.item, "table": finding.table, "key": finding.key,
        "isAboutTitle": finding.isAboutTitle ? "true" : nil, "locale": finding.locale?.id,
        "locales": finding.locales.isEmpty ? nil : finding.locales.map(\.id).joined(separator: " "),
        "over": finding.over?.exact, "count": finding.count.map(String.init),
        "variants": finding.variants.map { "\($0.count)" }, "variantsOfBar": finding.variants.map { "\($0.of)" },
        "environments": finding.environmentCount == 0 ? nil : "\(finding.environmentCount)",
        "worstEnvironment": finding.worstEnvironment.map(environments.id), "fingerprint": finding.fingerprint,
      ]
    ) {
      write(finding.message, as: "message", to: xml)
      if let suggestion = finding.suggestion { write(suggestion, as: "suggestion", to: xml) }
      if !finding.evidence.isEmpty {
        xml.element("evidence") { for evidence in finding.evidence { write(evidence, to: xml) } }
      }
      if finding.location != nil {
        xml.element("locations") {
          write(finding.translationLocation, as: "translation", to: xml)
          write(finding.definitionLocation, as: "definition", to: xml)
        }
      }
      if !finding.strings.isEmpty { xml.element("strings") { for string in finding.strings { write(string, to: xml) } } }
    }
  }

  /// What is the finding's own is left out.
  private static func write(_ string: FoundString, to xml: borrowing XMLWriter) {
    let place = string.location
    xml.element(
      "string",
      [
        "reason": string.reason, "toolbar": string.toolbar, "item": string.item, "table": string.table, "key": string.key,
        "locale": string.locale?.id, "file": place?.file, "line": place.map { "\($0.line)" },
        "column": place.map { "\($0.column)" },
      ])
  }

  static func write(_ question: ReviewQuestion, to xml: borrowing XMLWriter) {
    xml.element(
      "question",
      ["rule": question.rule, "statements": question.statements.joined(separator: " "), "toolbar": question.toolbar]
    ) { write(question.question, as: "text", to: xml) }
  }

  private static func write(_ evidence: Evidence, to xml: borrowing XMLWriter) {
    switch evidence.value {
    case .number(let number):
      xml.element("number", ["name": evidence.name, "unit": evidence.unit], text: number.exact)
    case .text(let text): xml.element("text", ["name": evidence.name, "unit": evidence.unit], text: text)
    }
  }
}
