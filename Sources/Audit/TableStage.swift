import LintelFindings
import LintelInputs
import LintelModel

/// Sets each translated table beside its source and asks the rules about it, one table at a time: all of them at once would hold
/// every string of a project once more.
enum TableStage {
  static func findings(of project: Project, by rules: [Rule]) async -> [Finding] {
    let checks = rules.compactMap { rule -> (rule: Rule, check: @Sendable (TableInLocale) -> [Remark])? in
      if case .translations(let check) = rule.check { (rule, check) } else { nil }
    }
    guard !checks.isEmpty else { return [] }
    return await withTaskGroup(of: [Finding].self) { group in
      for family in TableFamily.all(in: project) {
        group.addTask {
          let absent = family.locales.filter { !family.hasTable(in: $0) && $0.language != family.sourceLocale.language }
          return family.locales.flatMap { locale in
            var table = family.inLocale(locale)
            table.localesWithoutFile = absent
            table.isFirst = locale == family.locales.first
            return checks.flatMap { rule, check in check(table).map { Stamp(rule: rule, remark: $0).finding(about: table) } }
          }
        }
      }
      return await group.reduce(into: []) { $0 += $1 }
    }
  }
}
