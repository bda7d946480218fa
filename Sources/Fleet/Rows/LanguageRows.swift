import LintelDatabase
import LintelFindings
import LintelModel
import LintelReports

/// The languages of a project, and how much of the source's strings each has.
enum LanguageRows {
  static func rows(of result: AuditResult) -> [[Value]] {
    let shares = UntranslatedShare.all(of: result)
    let project = result.project
    return project.locales.map { locale in
      [
        .text(locale.id), .integer(locale == project.sourceLocale ? 1 : 0), Value(shares[locale]?.all),
        Value(shares[locale]?.missing),
      ]
    }
  }
}
