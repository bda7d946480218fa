internal import Foundation
internal import LintelAudit
internal import LintelReports

extension AuditResult {
  /// The result as text.
  ///
  /// It is what `lintel audit --format` writes to a file. Who prints it where a CI service looks for commands in what is
  /// printed, escapes them.
  public func text(in format: ReportFormat) -> String { format.render(self) }

  /// Writes the result to a file, whole or not at all. A file that is there is replaced.
  /// - Parameters:
  ///   - format: How.
  ///   - path: The file; its folder must be there.
  /// - Throws: A ``LintelError`` that names the file.
  public func write(_ format: ReportFormat, to path: String) throws {
    do { try Data(text(in: format).utf8).write(to: URL(fileURLWithPath: path), options: .atomic) } catch {
      throw LintelError(.output, "\(path): cannot be written: \((error as NSError).localizedDescription)")
    }
  }

  /// Reads a result again that was written as ``ReportFormat/xml``, so that it can be looked at or written in another format
  /// without auditing again.
  /// - Parameters:
  ///   - path: The file.
  ///   - language: The language of messages, one of ``Audit/languages`` or one that falls back to these.
  /// - Throws: A ``LintelError`` with the file, the line, what was found and what is allowed.
  public init(stored path: String, language: String = "en") throws {
    let bytes: [UInt8]
    do { bytes = try NamedFile.bytes(of: path) } catch {
      throw LintelError(.storedReport, "\(error.description), expected a report that was written as XML")
    }
    try self.init(bytes, file: path, language: language)
  }

  /// The same, of a text in memory.
  /// - Parameters:
  ///   - xml: What ``text(in:)`` gave for ``ReportFormat/xml``.
  ///   - language: The language of messages.
  /// - Throws: A ``LintelError`` with the line, what was found and what is allowed.
  public init(xml: String, language: String = "en") throws {
    try self.init(Array(xml.utf8), file: "report", language: language)
  }

  private init(_ bytes: [UInt8], file: String, language: String) throws(LintelError) {
    var options = Audit.Options()
    options.language = language
    let words = try options.checkedLanguage()
    do {
      let report = try StoredReport.read(bytes, file: file)
      let name = report.name ?? URL(fileURLWithPath: file).deletingPathExtension().lastPathComponent
      self.init(report.result, rules: LintelAudit.AuditOptions().rules, name: name, language: words)
    } catch {
      throw LintelError(.storedReport, error.description)
    }
  }
}
