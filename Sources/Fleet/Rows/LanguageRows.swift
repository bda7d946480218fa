import LintelDatabase
import LintelModel
import LintelReports

/// The languages of a project, and how much of the source's strings each has.
enum LanguageRows {
  static func rows(of project: Project) -> [[Value]] {
    let shares = UntranslatedShare.all(of: project)
    return project.locales.map { locale in
      [
        .text(locale.id), .integer(locale == project.sourceLocale ? 1 : 0), Value(shares[locale]?.all),
        Value(shares[locale]?.missing),
      ]
    }
  }
}
