import ArgumentParser
import LintelAudit
import LintelFindings

/// The rules, languages and severities that a command line asks for, several each.
enum AskedScope {
  /// `a,b` and `c` are three.
  static func each(of values: [String]) -> [String] {
    values.flatMap { $0.split(separator: ",", omittingEmptySubsequences: false) }.map { word in
      String(word.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
  }

  static func requireRules(_ values: [String]) throws {
    let rules = AuditOptions().rules.map(\.id)
    if let unknown = each(of: values).first(where: { !rules.contains($0) }) {
      throw ValidationError(
        "found --rule \(unknown), expected the id of a rule; `lintel rules` lists them"
          + AskedName.suggestion(for: unknown, among: rules))
    }
  }

  /// Throws for a language that the project does not have: nothing found in it would mean nothing.
  /// - Parameter changed: what a change touched, where nothing else is asked for.
  static func scope(
    of result: AuditResult, locales: [String], rules: [String], severities: [String] = [], changed: ChangedParts? = nil
  ) throws -> ReportScope {
    // Where nothing that is read was changed, nobody knows the project's languages, and there is nothing to narrow.
    if result.trend?.compared == .unread { return ReportScope() }
    let asked = each(of: locales).map { name in (name, id: AskedLocale.canonical(name) ?? name) }
    let locales = result.project.locales.filter { locale in asked.contains { $0.id == locale.id } }
    if let unknown = asked.first(where: { name in !locales.contains { $0.id == name.id } }) {
      let all = result.project.locales.map(\.id)
      throw Failure(
        "found --locale \(unknown.0), expected a language of the project: \(all.joined(separator: ", "))"
          + AskedName.suggestion(for: unknown.0, among: all))
    }
    return ReportScope(
      locales: Set(locales), rules: Set(each(of: rules)),
      severities: Set(each(of: severities).compactMap(Severity.init(rawValue:))), changed: changed)
  }
}
