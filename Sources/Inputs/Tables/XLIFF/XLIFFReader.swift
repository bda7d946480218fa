import LintelModel
import LintelXMLTree

/// Reads XLIFF 1.2 as Xcode exports it: every `<file>` is a table, which holds the source's texts and their translations.
///
/// The location of a unit is that of the first character of its `<source>` or `<target>`. A `<trans-unit>` without a target
/// has no translation. What cannot be read costs the rest of the document, and `failure` tells where and why.
package enum XLIFFReader {
  /// What one document holds.
  package struct Document: Sendable {
    package var tables: [StringTable]
    /// Why the rest of the document is not read, with line, column, what was found and what is allowed.
    package var failure: UnreadableFile?
  }

  /// `targetLocale` is used for a document that does not name its target language.
  package static func read(_ file: SourceFile, sourceLocale: LocaleID, targetLocale: String? = nil) -> Document {
    var shared = SharedStrings()
    return read(file, sourceLocale: sourceLocale, targetLocale: targetLocale, sharing: &shared)
  }

  package static func read(
    _ file: SourceFile, sourceLocale: LocaleID, targetLocale: String? = nil, sharing shared: inout SharedStrings
  ) -> Document {
    do {
      let utf8 = try XMLStream.utf8(file.bytes)
      var reading = XLIFFReading(
        file: file.path, utf8: utf8, sourceLocale: sourceLocale, targetLocale: targetLocale, sharing: shared)
      // One owner at a time: a second one would have every string copied.
      shared = SharedStrings()
      let broken = XMLStream.read(utf8, XLIFFReading.interest) { batch in
        batch.forEach { reading.take($0) }
        reading.keep()
      }
      let document = reading.result(sharing: &shared)
      guard let failure = reading.failure ?? broken else { return document }
      var lines = LineCursor(utf8)
      let (line, column) = lines.position(of: failure.offset)
      let found = failure.found ?? Ascii.describe(utf8, at: failure.offset)
      let rest = document.tables.isEmpty ? "" : "; the rest of the file is not read"
      let problem = FileProblem(line: line, column: column, found: found, expected: failure.expected, rest: rest)
      return Document(tables: document.tables, failure: UnreadableFile(problem))
    } catch {
      let problem = FileProblem(error.message, line: error.line > 0 ? error.line : nil)
      return Document(tables: [], failure: UnreadableFile(problem))
    }
  }
}

extension TableReader {
  static let xliff = TableReader(format: .xliff, saysSource: true) { files, context in
    var shared = SharedStrings()
    return files.reduce(into: Result()) { result, file in
      let bundle = LocalizationCatalog.folder(of: file.path).flatMap { context.bundles[$0] }
      let document = XLIFFReader.read(
        file, sourceLocale: bundle?.sourceLocale ?? context.sourceLocale, targetLocale: bundle?.targetLocale, sharing: &shared)
      result.tables += document.tables
      if let failure = document.failure { result.skipped.append(SkippedFile(file: file.path, problem: failure.problem)) }
    }
  }
}
