import LintelAudit
import LintelReports

/// Stored reports that are named on the command line.
enum StoredFile {
  static func read(_ path: String) throws -> StoredReport {
    let bytes: [UInt8]
    do { bytes = try NamedFile.bytes(of: path) } catch {
      throw Failure("\(error), expected a report that `lintel audit --format xml` wrote")
    }
    return try StoredReport.read(bytes, file: path)
  }
}
