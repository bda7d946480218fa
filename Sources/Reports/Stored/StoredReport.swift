import LintelFindings
import LintelXMLTree

/// An audit that was written as XML and is read again, so that it can be written in any other format.
///
/// What no report shows is not stored, and so not read: what Language found out about texts, escapes in tables, the texts of
/// strings that were skipped, and the configuration.
package struct StoredReport: Sendable {
  /// What was audited, if the report says it.
  package var name: String?
  package var result: AuditResult

  /// The file is no report that can be read, and where and why.
  package struct Unreadable: Error, Hashable, Sendable, CustomStringConvertible {
    package var file: String
    /// From 1; 0 if the error belongs to no line.
    package var line: Int
    /// What was found, and what is allowed.
    package var message: String

    package var description: String { line > 0 ? "\(file): line \(line): \(message)" : "\(file): \(message)" }
  }

  /// Largest report that is read, in bytes: some ten times that of a large app.
  static let maximumSize = 512 << 20

  /// - Parameter file: What the file is called, for errors.
  package static func read(_ bytes: [UInt8], file: String) throws(Unreadable) -> StoredReport {
    var reader = StoredReportReader()
    do {
      // Sections hold findings, bars, tables …; none of these is large.
      try XMLReader.read(bytes, namespace: XMLReport.namespace, partsAt: 2, maximumSize: maximumSize) {
        part, parents throws(StoredFault) in
        try reader.take(part, in: parents)
      }
      return try reader.report()
    } catch let fault as StoredFault {
      throw Unreadable(file: file, line: fault.line, message: fault.message)
    } catch XMLReader.PartError<StoredFault>.reader(let fault) {
      throw Unreadable(file: file, line: fault.line, message: fault.message)
    } catch XMLReader.PartError<StoredFault>.document(let error) {
      throw Unreadable(file: file, line: error.line, message: error.message)
    } catch {
      throw Unreadable(file: file, line: 0, message: "\(error)")
    }
  }
}
