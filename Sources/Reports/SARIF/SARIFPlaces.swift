import LintelFindings
import LintelModel

/// Places in files as SARIF has them: regions with their ends where these are known, and what is to stand there instead.
struct SARIFPlaces {
  /// By places as the results have them.
  let extents: [SourceLocation: SourceExtent]

  func physical(_ place: SourceLocation) -> JSON {
    .object([.init("artifactLocation", artifact(place.file)), .init("region", region(place, extents[place]))])
  }

  func named(_ what: JSON, _ place: SourceLocation) -> JSON {
    .object([.init("message", what), .init("physicalLocation", physical(place))])
  }

  /// One fix, which changes all that has to be changed; nil where nothing is certain.
  func fixes(of finding: Finding, _ words: Localizer) -> JSON? {
    let edits = finding.allFixes.compactMap(\.edit)
    guard !edits.isEmpty else { return nil }
    let files = Dictionary(grouping: edits, by: \.location.file).sorted { $0.key < $1.key }
    let description = SARIFMessage.text(words.visible(finding.suggestion ?? finding.message))
    return .array([
      .object([
        .init("description", .object([.init("text", description)])),
        .init(
          "artifactChanges",
          .array(
            files.map { file, edits in
              .object([
                .init("artifactLocation", artifact(file)),
                .init("replacements", .array(edits.sorted { $0.location < $1.location }.map(replacement))),
              ])
            })),
      ])
    ])
  }

  private func replacement(_ edit: SourceEdit) -> JSON {
    .object([
      .init("deletedRegion", region(edit.location, edit.extent)),
      .init("insertedContent", .object([.init("text", edit.text)])),
    ])
  }

  private func artifact(_ file: String) -> JSON {
    .object([.init("uri", PercentEncoding.path(file)), .init("uriBaseId", "SRCROOT")])
  }

  private func region(_ place: SourceLocation, _ extent: SourceExtent?) -> JSON {
    .object([
      .init("startLine", max(1, place.line)), .init("startColumn", max(1, place.column)),
      .init("endLine", extent.map { .integer($0.endLine) }), .init("endColumn", extent.map { .integer($0.endColumn) }),
    ])
  }
}
