import LintelFindings
import LintelModel

/// Paths as services that show findings beside the lines of a repository have them: from the folder that Lintel ran in, which
/// in a pipeline is the repository's.
extension AuditResult {
  /// The audited folder's.
  var folderInRepository: String { folder.isEmpty ? "." : folder }

  var findingsInRepository: [Finding] {
    guard !folder.isEmpty else { return findings }
    return findings.map { finding in
      var finding = finding
      finding.translationLocation = finding.translationLocation.map(inRepository)
      finding.definitionLocation = finding.definitionLocation.map(inRepository)
      finding.placedLocation = finding.placedLocation.map(inRepository)
      finding.madeLocation = finding.madeLocation.map(inRepository)
      finding.fixes = finding.fixes.map(inRepository)
      for index in finding.strings.indices { finding.strings[index].fixes = finding.strings[index].fixes.map(inRepository) }
      let place = (finding.change?.place).map(inRepository)
      finding.change?.place = place
      return finding
    }
  }

  /// By places as `findingsInRepository` has them.
  var extentsInRepository: [SourceLocation: SourceExtent] {
    guard !folder.isEmpty else { return extents }
    return Dictionary(uniqueKeysWithValues: extents.map { (inRepository($0.key), $0.value) })
  }

  func inRepository(_ place: SourceLocation) -> SourceLocation {
    guard !folder.isEmpty else { return place }
    var place = place
    place.file = folder + "/" + place.file
    return place
  }

  private func inRepository(_ fix: Fix) -> Fix {
    var fix = fix
    fix.location = inRepository(fix.location)
    if let edit = fix.edit { fix.edit?.location = inRepository(edit.location) }
    return fix
  }
}
