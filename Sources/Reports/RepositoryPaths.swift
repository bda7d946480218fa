import LintelFindings
import LintelModel

/// Paths as services that show findings beside the lines of a repository have them: from the folder that Lintel ran in, which
/// in a pipeline is the repository's.
extension AuditResult {
  /// The audited folder's.
  var folderInRepository: String { folder.isEmpty ? "." : folder }

  var findingsInRepository: [Finding] {
    guard !folder.isEmpty else { return findings }
    func moved(_ place: SourceLocation?) -> SourceLocation? {
      guard var place else { return nil }
      place.file = folder + "/" + place.file
      return place
    }
    return findings.map { finding in
      var finding = finding
      finding.translationLocation = moved(finding.translationLocation)
      finding.definitionLocation = moved(finding.definitionLocation)
      let place = moved(finding.change?.place)
      finding.change?.place = place
      return finding
    }
  }
}
