import LintelModel

/// Writes onto the keys that a String Catalog calls stale where code asks for them: a build has not found the call, and the text is
/// shown as before.
enum StaleKeyUses {
  static func write(onto project: inout Project) {
    let stale = project.tables.indices.filter { index in project.tables[index].skipped.contains { $0.reason == .stale } }
    guard !stale.isEmpty else { return }
    var asked: [KeyUses.Name: SourceLocation] = [:]
    for text in project.codeTexts + project.spelledKeys.texts
    where !text.isAssumed && !text.isOfOtherBundle && !text.isOfDebugBuild {
      let name = KeyUses.Name(table: text.table, key: text.key)
      asked[name] = min(asked[name] ?? text.location, text.location)
    }
    guard !asked.isEmpty else { return }
    // The table of another module may have the string that is asked for.
    let names = Set(stale.map { project.tables[$0].name })
    for table in project.tables where names.contains(table.name) {
      for unit in table.units { asked[KeyUses.Name(table: table.name, key: unit.key)] = nil }
    }
    for index in stale {
      let (table, file) = (project.tables[index].name, project.tables[index].file)
      for string in project.tables[index].skipped.indices where project.tables[index].skipped[string].reason == .stale {
        let key = project.tables[index].skipped[string].key
        guard let place = asked[KeyUses.Name(table: table, key: key)] else { continue }
        project.tables[index].skipped[string].askedAt = place
        project.tables[index].skipped[string].isFoundByBuilds = project.builds(place.file, with: file)
      }
    }
  }
}
