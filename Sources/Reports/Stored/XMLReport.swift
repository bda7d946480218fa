import LintelFindings
import LintelTables
import LintelXMLTree

extension ReportFormat {
  static let xml = ReportFormat(name: "xml", title: "Lintel's XML", escaping: .markup) {
    XMLReport.audit($0, name: $1.name, matters: $1.matters)
  } stream: {
    try XMLReport.write($0, name: $1.name, matters: $1.matters, to: $2)
  }
}

/// The report for machines that need everything: whatever another format shows is in it, so that each of them can be written
/// from it later (`StoredReport`). What it is made of is described once, for writing and reading (`StoredDocument`).
package enum XMLReport {
  /// Elements and attributes keep their meaning within a namespace; what would break a reader gets a new one.
  package static let namespace = "urn:lintel:report:1"

  /// The XML Schema that every report keeps to.
  package static var schema: String { Embedded.text("Reports/schema/lintel-report.xsd") }

  /// `lintel audit --format xml`. The name is what was audited.
  /// - Parameter matters: The result's, where they may have been worked out already.
  package static func audit(_ result: AuditResult, name: String? = nil, matters: KnownMatters? = nil) -> String {
    let writer = StoredWriter()
    describe(result, name, matters, with: writer)
    return writer.document.xml.finish()
  }

  /// The same piece by piece, in UTF-8.
  /// - Parameter take: Gets the pieces in their order. What it throws is thrown once all is described.
  static func write(
    _ result: AuditResult, name: String?, matters: KnownMatters?,
    to take: @escaping (UnsafeBufferPointer<UInt8>) throws -> Void
  ) throws {
    let writer = StoredWriter(StoredWriter.Document(into: XMLSink(take)))
    describe(result, name, matters, with: writer)
    try writer.document.xml.close()
  }

  private static func describe(
    _ result: AuditResult, _ name: String?, _ matters: KnownMatters?, with writer: StoredWriter
  ) {
    var writer = writer
    var document = StoredDocument(result, name: name, matters: matters)
    document.number(in: writer.ids)
    writer.document.xml.begin("report")
    writer.document.xml.attribute("xmlns", namespace)
    // Only what is read can be wrong.
    do { try document.describe(&writer) } catch { preconditionFailure(error.message) }
    writer.document.xml.end()
  }
}
