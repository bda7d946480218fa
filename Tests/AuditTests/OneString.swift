import LintelAudit
import LintelFindings

/// A project of one string, in English and in another language.
enum OneString {
  /// All that an audit finds of it.
  /// - Parameters:
  ///   - english: As it stands in the table: `\"` for a quotation mark.
  ///   - translation: In the same way.
  static func findings(_ english: String, _ translation: String, in language: String) async -> [Finding] {
    func table(_ text: String) -> String { "\"k\" = \"\(text)\";\n" }
    let files = ["en.lproj/L.strings": table(english), "\(language).lproj/L.strings": table(translation)]
    return await Auditor.audit(ProjectSource.read(texts: files)).findings
  }
}
