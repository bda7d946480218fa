import LintelFindings
import LintelModel
import LintelXMLTree

extension XMLReport {
  /// What the configuration's suppressions took out, and those that did nothing.
  static func write(_ result: SuppressionResult, to xml: borrowing XMLWriter) {
    guard result != .none else { return }
    xml.element("suppressions") {
      for entry in result.suppressed {
        xml.element("suppressed", attributes(of: entry.suppression)) { write(entry.finding, to: xml) }
      }
      for suppression in result.expired { xml.element("expired", attributes(of: suppression)) }
      for suppression in result.unused { xml.element("unused", attributes(of: suppression)) }
    }
  }

  private static func attributes(of suppression: Suppression) -> KeyValuePairs<String, String?> {
    [
      "about": suppression.summary, "reason": suppression.reason, "until": suppression.until,
      "file": suppression.location.file, "line": "\(suppression.location.line)",
    ]
  }
}
