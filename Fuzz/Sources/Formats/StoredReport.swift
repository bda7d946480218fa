import Foundation
import LintelReports

extension FuzzFormat {
  /// The sample report of the repository, whole and without most of its parts.
  static let storedReport = FuzzFormat(
    name: "stored",
    seeds: [SampleReport.bytes, SampleReport.beginning, Array("<report xmlns=\"urn:lintel:report:1\"/>".utf8)],
    words: [
      "<finding ", "<findings>", "</findings>", "<toolbar ", "<item ", "<message>", "<english>", "<parts scope=\"",
      "<words>", "<text>",
      "<decimal>", "<suggestion>", "<evidence>", "<number name=\"needed\" unit=\"pt\">", "<locations>", "<environment ",
      "<layout ",
      "<table ", "<unit ", "<locale>", " id=\"", " ref=\"", " key=\"", " locale=\"de\"", " line=\"-1\"", " width=\"nan\"",
      "1e999",
      "&#0;", "&amp;", "<![CDATA[", "<!DOCTYPE x [<!ENTITY e \"v\">]>",
    ],
    growth: .storedReport
  ) { bytes in
    do throws(StoredReport.Unreadable) {
      let report = try StoredReport.read(bytes, file: "audit.xml")
      // What was read is written, and reads as the same again.
      let written = XMLReport.audit(report.result, name: report.name)
      let again = try StoredReport.read(Array(written.utf8), file: "audit.xml")
      precondition(
        XMLReport.audit(again.result, name: again.name) == written, "a stored report is not stored as it was read")
    } catch {
      precondition(!error.message.isEmpty, "a report is refused without a reason")
    }
  }
}

enum SampleReport {
  /// Read from the folder that the harness is run in: the repository's.
  static let bytes = (try? Data(contentsOf: URL(filePath: "Reports/sample/audit.xml"))).map { Array($0) } ?? []

  /// What comes before the findings.
  static var beginning: [UInt8] {
    let text = String(decoding: bytes, as: UTF8.self)
    guard let end = text.range(of: "<findings>") else { return [] }
    return Array((text[..<end.lowerBound] + "</report>").utf8)
  }
}
