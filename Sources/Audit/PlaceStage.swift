import LintelFindings
import LintelInputs
import LintelModel

/// Looks up in the files what reports show of places: where a value ends, and what a fix changes. Only files that something is
/// reported about are read for it, so that it is the last step.
extension AuditResult {
  /// - Parameter path: what was audited: a folder or a file.
  package func located(below path: String, tables: [TableColumns] = []) -> AuditResult {
    let root = AuditedFolder.absolutePath(of: path)
    return located(tables: tables) { file in
      try? RegularFile.read(root + "/" + file, atMost: ProjectFolder.maximumFileSize).get()
    }
  }

  /// - Parameter bytes: those of a file.
  package func located(tables: [TableColumns] = [], in bytes: (String) -> [UInt8]?) -> AuditResult {
    var places: [String: Set<SourceLocation>] = [:]
    var fixes: [String: Set<Fix>] = [:]
    for finding in findings {
      for place in [finding.location].compactMap({ $0 }) + finding.relatedPlaces.map(\.location) {
        places[place.file, default: []].insert(place)
      }
      for fix in finding.allFixes { fixes[fix.location.file, default: []].insert(fix) }
    }
    var result = self
    var edits: [Fix: SourceEdit] = [:]
    for file in Set(places.keys).union(fixes.keys) {
      guard let content = bytes(file), var found = FilePlaces(SourceFile(path: file, bytes: content), tables: tables) else {
        continue
      }
      for place in (places[file] ?? []).sorted() { result.extents[place] = found.extent(at: place) }
      for fix in (fixes[file] ?? []).sorted(by: { $0.location < $1.location }) {
        edits[fix] = found.edit(
          fix.before, to: fix.after, at: fix.location, respellingEscapes: fix.respellsEscapes)
      }
    }
    guard !fixes.isEmpty else { return result }
    func edited(_ fixes: [Fix]) -> [Fix] {
      fixes.map { fix in
        var edited = fix
        edited.edit = edits[fix]
        return edited
      }
    }
    for index in result.findings.indices {
      result.findings[index].fixes = edited(findings[index].fixes)
      for string in result.findings[index].strings.indices {
        result.findings[index].strings[string].fixes = edited(findings[index].strings[string].fixes)
      }
    }
    return result
  }
}
