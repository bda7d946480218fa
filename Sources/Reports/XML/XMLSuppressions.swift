import LintelFindings
import LintelModel
import LintelXMLTree

extension XMLReport {
  /// What the configuration's suppressions took out, and those that did nothing.
  static func write(_ result: SuppressionResult, _ environments: EnvironmentList, to xml: borrowing XMLWriter) {
    guard result != .none else { return }
    xml.element("suppressions") {
      for entry in result.suppressed {
        xml.element("suppressed") {
          write(entry.suppression, to: xml)
          write(entry.finding, environments, to: xml)
        }
      }
      for entry in result.suppressedQuestions {
        xml.element("suppressedQuestion") {
          write(entry.suppression, to: xml)
          write(entry.question, to: xml)
        }
      }
      for suppression in result.expired { xml.element("expired") { write(suppression, to: xml) } }
      for suppression in result.unused { xml.element("unused") { write(suppression, to: xml) } }
    }
  }

  private static func write(_ suppression: Suppression, to xml: borrowing XMLWriter) {
    xml.element(
      "suppression",
      [
        "rule": suppression.rule, "bar": suppression.bar?.text, "item": suppression.item?.text, "key": suppression.key?.text,
        "locale": suppression.locale?.id, "file": suppression.file?.text, "reason": suppression.reason,
        "until": suppression.until,
      ]
    ) { write(suppression.location, as: "location", to: xml) }
  }
}
