import LintelFindings
import LintelModel

/// How much was looked at.
enum StoredCoverage {
  static func coverage(_ element: inout StoredElement) throws(StoredFault) -> AuditResult.Coverage {
    var coverage = try AuditResult.Coverage(
      toolbars: element.integer("toolbars"), items: element.integer("items"),
      labelsResolved: element.integer("labelsResolved"), labelsUnresolved: element.integer("labelsUnresolved"),
      locales: element.integer("locales"), stringsRead: element.integer("stringsRead"),
      stringsAudited: element.integer("stringsAudited"), stringsSkipped: element.integer("stringsSkipped"))
    coverage.toolbarsNotJudged = try element.optionalInteger("toolbarsNotJudged") ?? 0
    let states = try element.all("unknownState") { state throws(StoredFault) in
      try (name: state.string("name"), strings: state.integer("strings"))
    }
    for state in states { coverage.unknownStates[state.name] = state.strings }
    return coverage
  }

  static func reading(_ element: inout StoredElement) throws(StoredFault) -> AuditResult.UnresolvedReading {
    let entry = element.optional("localizedFunction")
    return try AuditResult.UnresolvedReading(
      name: element.string("name"), count: element.integer("count"), entry: entry,
      resolvable: entry == nil ? 0 : element.integer("resolvable"))
  }
}
