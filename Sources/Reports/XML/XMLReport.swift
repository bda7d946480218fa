import LintelFindings
import LintelModel
import LintelTables
import LintelXMLTree

/// The report for machines that need everything: the findings, and every bar by locale and environment behind them.
public enum XMLReport {
  /// Elements and attributes keep their meaning within a namespace; what would break a reader gets a new one.
  public static let namespace = "urn:lintel:report:1"

  /// The XML Schema that every report keeps to.
  public static var schema: String { Embedded.text("Reports/schema/lintel-report.xsd") }

  /// `lintel audit --format xml`.
  public static func audit(_ result: AuditResult) -> String {
    let xml = XMLWriter()
    xml.element(
      "report",
      [
        "xmlns": namespace, "schemaVersion": AuditResult.schemaVersion, "profile": result.profile.rawValue,
        "sourceLocale": result.project.sourceLocale.id,
      ]
    ) {
      write(result.summary, to: xml)
      write(result.coverage, to: xml)
      xml.element("locales") { for locale in result.project.locales { xml.element("locale", text: locale.id) } }
      xml.element("findings") { for finding in result.findings { write(finding, to: xml) } }
      write(result.suppressions, to: xml)
      xml.element("questions") {
        for question in result.questions {
          xml.element(
            "question",
            [
              "rule": question.rule, "statements": question.statements.joined(separator: " "), "toolbar": question.toolbar,
            ], text: question.question.english)
        }
      }
      xml.element("toolbars") { for toolbar in result.project.toolbars { write(toolbar, to: xml) } }
      xml.element("bars") { for bar in result.bars { write(bar, to: xml) } }
      xml.element("tables") { for table in result.project.tables { write(table, to: xml) } }
      xml.element("skippedFiles") {
        for file in result.project.skipped { xml.element("skippedFile", ["file": file.file, "reason": file.reason]) }
      }
    }
    return xml.finish()
  }

  private static func write(_ summary: AuditResult.Summary, to xml: borrowing XMLWriter) {
    xml.element(
      "summary",
      [
        "errors": "\(summary.errors)", "warnings": "\(summary.warnings)", "notes": "\(summary.notes)",
        "needsReview": "\(summary.needsReview)",
      ])
  }

  private static func write(_ coverage: AuditResult.Coverage, to xml: borrowing XMLWriter) {
    xml.element(
      "coverage",
      [
        "toolbars": "\(coverage.toolbars)", "items": "\(coverage.items)", "labelsResolved": "\(coverage.labelsResolved)",
        "labelsUnresolved": "\(coverage.labelsUnresolved)", "locales": "\(coverage.locales)",
        "stringsRead": "\(coverage.stringsRead)", "stringsAudited": "\(coverage.stringsAudited)",
        "stringsSkipped": "\(coverage.stringsSkipped)",
      ])
  }

  static func write(_ location: SourceLocation?, as name: String, to xml: borrowing XMLWriter) {
    guard let location else { return }
    xml.element(name, ["file": location.file, "line": "\(location.line)", "column": "\(location.column)"])
  }

  static func write(_ environment: Environment, as name: String, to xml: borrowing XMLWriter) {
    xml.element(
      name,
      [
        "platform": environment.platform.rawValue, "os": "\(environment.os)", "device": environment.device,
        "width": environment.width.exact, "textSize": environment.textSize.rawValue,
        "commonness": environment.commonness.rawValue, "isDefaultWidth": "\(environment.isDefaultWidth)",
        "safeAreas": environment.safeAreas == 0 ? nil : environment.safeAreas.exact,
        "isCompactHeight": environment.isCompactHeight ? "true" : nil,
      ])
  }
}

extension Points {
  /// The figure with at most three decimals, as `xs:decimal` has it.
  var exact: String {
    guard value.isFinite, abs(value) < 1e12 else { return "0" }
    let rounded = (value * 1000).rounded() / 1000
    return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
  }
}
