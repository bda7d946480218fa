import LintelFindings
import LintelModel
import LintelTables
import LintelXMLTree

extension ReportFormat {
  static let xml = ReportFormat(name: "xml", title: "Lintel's XML", escaping: .markup) { XMLReport.audit($0, name: $1.name) }
}

/// The report for machines that need everything: whatever another format shows is in it, so that each of them can be written
/// from it later (`StoredReport`).
package enum XMLReport {
  /// Elements and attributes keep their meaning within a namespace; what would break a reader gets a new one.
  package static let namespace = "urn:lintel:report:1"

  /// The XML Schema that every report keeps to.
  package static var schema: String { Embedded.text("Reports/schema/lintel-report.xsd") }

  /// `lintel audit --format xml`. The name is what was audited.
  package static func audit(_ result: AuditResult, name: String? = nil) -> String {
    let xml = XMLWriter(spelling: StoredText.spelled)
    let environments = EnvironmentList(result)
    let project = result.project
    xml.element(
      "report",
      [
        "xmlns": namespace, "schemaVersion": AuditResult.schemaVersion, "name": name,
        "folder": result.folder.isEmpty ? nil : result.folder, "profile": result.profile.rawValue,
        "failOn": result.failOn?.rawValue,
        "rulesOff": result.rulesOff.isEmpty ? nil : result.rulesOff.joined(separator: " "),
        "sourceLocale": project.sourceLocale.id,
      ]
    ) {
      write(result.summary, to: xml)
      write(result.coverage, to: xml)
      write(result.trend, to: xml)
      write(result.links, to: xml)
      xml.element("locales") { for locale in project.locales { write(locale, of: project, to: xml) } }
      xml.element("appNames") {
        for (locale, names) in project.appNames.sorted(by: { $0.key < $1.key }) {
          for name in names { xml.element("appName", ["locale": locale.id], text: name) }
        }
      }
      xml.element("rules") {
        for (id, count) in result.counts.sorted(by: { $0.key < $1.key }) { write(count, of: id, to: xml) }
      }
      xml.element("criteria") {
        for (number, rules) in result.criteria.sorted(by: { $0.key < $1.key }) {
          xml.element("criterion", ["number": number, "rules": rules.joined(separator: " ")])
        }
      }
      xml.element("environments") {
        for environment in environments.all { write(environment, id: environments.id(of: environment), to: xml) }
      }
      xml.element("findings") { for finding in result.findings { write(finding, environments, to: xml) } }
      write(result.suppressions, environments, to: xml)
      xml.element("questions") { for question in result.questions { write(question, to: xml) } }
      xml.element("toolbars") { for toolbar in project.toolbars { write(toolbar, environments, to: xml) } }
      xml.element("bars") {
        let sources = Dictionary(
          result.bars.filter(\.isSource).map { ($0.toolbar.id, $0.layouts) }, uniquingKeysWith: { first, _ in first })
        for bar in result.bars { write(bar, beside: sources[bar.toolbar.id] ?? [], environments, to: xml) }
      }
      xml.element("tables") { for table in project.tables { write(table, to: xml) } }
      xml.element("skippedFiles") {
        for file in project.skipped {
          xml.element("skippedFile", ["file": file.file, "reason": file.reason, "isBroken": "\(file.isBroken)"])
        }
      }
      if !project.leftOut.isEmpty {
        xml.element("leftOut") {
          for left in project.leftOut {
            xml.element(
              "leftOutFiles",
              ["reason": left.reason.rawValue, "files": "\(left.files)", "strings": "\(left.strings)"]
            ) { for place in left.places { xml.element("place", text: place) } }
          }
        }
      }
      if !result.coverage.unresolvedThrough.isEmpty {
        xml.element("unresolvedTexts") {
          for reading in result.coverage.unresolvedThrough { write(reading, to: xml) }
        }
      }
      write(result.outlines, to: xml)
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
        "toolbarsNotJudged": coverage.toolbarsNotJudged == 0 ? nil : "\(coverage.toolbarsNotJudged)",
      ]
    ) {
      for (state, count) in coverage.unknownStates.sorted(by: { $0.key < $1.key }) {
        xml.element("unknownState", ["name": state, "strings": "\(count)"])
      }
    }
  }

  private static func write(_ reading: AuditResult.UnresolvedReading, to xml: borrowing XMLWriter) {
    xml.element(
      "through",
      [
        "name": reading.name, "count": "\(reading.count)", "localizedFunction": reading.entry,
        "resolvable": reading.entry == nil ? nil : "\(reading.resolvable)",
      ])
  }

  private static func write(_ locale: LocaleID, of project: Project, to xml: borrowing XMLWriter) {
    xml.element(
      "locale",
      [
        "isTranslated": project.translatedLocales.contains(locale) ? "true" : nil,
        "isRightToLeft": project.rightToLeftLocales.contains(locale) ? "true" : nil,
      ], text: locale.id)
  }

  private static func write(_ count: RuleCount, of rule: String, to xml: borrowing XMLWriter) {
    xml.element(
      "rule",
      ["id": rule, "failed": "\(count.failed)", "needsReview": "\(count.needsReview)", "passed": "\(count.passed)"])
  }

  static func write(_ location: SourceLocation?, as name: String, to xml: borrowing XMLWriter) {
    guard let location else { return }
    xml.element(name, ["file": location.file, "line": "\(location.line)", "column": "\(location.column)"])
  }

  private static func write(_ environment: Environment, id: String, to xml: borrowing XMLWriter) {
    xml.element(
      "environment",
      [
        "id": id, "platform": environment.platform.rawValue, "os": "\(environment.os)", "device": environment.device,
        "width": environment.width.exact, "textSize": environment.textSize.rawValue,
        "commonness": environment.commonness.rawValue, "isDefaultWidth": "\(environment.isDefaultWidth)",
        "isAssumed": environment.isAssumed ? "true" : nil,
        "safeAreas": environment.safeAreas == 0 ? nil : environment.safeAreas.exact,
        "isCompactHeight": environment.isCompactHeight ? "true" : nil, "sideBarEdge": environment.sideBar?.edge.rawValue,
        "sideBarWidth": environment.sideBar?.width.exact, "sideBarTop": environment.sideBar?.top.exact,
        "sideBarLength": environment.sideBar?.length.exact,
      ])
  }
}

extension Points {
  /// The figure in as many digits as it takes to read the same one back.
  var exact: String { value.exact }
}

extension Double {
  /// As `xs:double` has it.
  var exact: String {
    if self == rounded(), magnitude < 1e15 { return String(Int(self)) }
    return isFinite ? "\(self)" : isNaN ? "NaN" : self < 0 ? "-INF" : "INF"
  }
}
