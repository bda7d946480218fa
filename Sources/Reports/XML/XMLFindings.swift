import LintelFindings
import LintelModel
import LintelXMLTree

extension XMLReport {
  static func write(_ finding: Finding, to xml: borrowing XMLWriter) {
    xml.element("finding", [
      "rule": finding.rule, "verdict": finding.verdict.rawValue, "certainty": finding.certainty.rawValue,
      "severity": finding.severity.rawValue, "blame": finding.blame.rawValue, "reason": finding.reason,
      "toolbar": finding.toolbar, "item": finding.item, "table": finding.table, "key": finding.key,
      "locale": finding.locale?.id, "over": finding.over?.exact, "variants": finding.variants.map { "\($0.count)" },
      "variantsOfBar": finding.variants.map { "\($0.of)" }, "fingerprint": finding.fingerprint,
    ]) {
      xml.element("message", text: finding.message.english)
      if let suggestion = finding.suggestion { xml.element("suggestion", text: suggestion.english) }
      if finding.environmentCount > 0 {
        xml.element("environments", ["count": "\(finding.environmentCount)"]) {
          if let worst = finding.worstEnvironment { write(worst, as: "worst", to: xml) }
        }
      }
      if !finding.evidence.isEmpty {
        xml.element("evidence") { for evidence in finding.evidence { write(evidence, to: xml) } }
      }
      if finding.location != nil {
        xml.element("locations") {
          write(finding.translationLocation, as: "translation", to: xml)
          write(finding.definitionLocation, as: "definition", to: xml)
        }
      }
    }
  }

  private static func write(_ evidence: Evidence, to xml: borrowing XMLWriter) {
    switch evidence.value {
    case .number(let number):
      xml.element("number", ["name": evidence.name, "unit": evidence.unit], text: Points(number).exact)
    case .text(let text): xml.element("text", ["name": evidence.name, "unit": evidence.unit], text: text)
    }
  }
}
