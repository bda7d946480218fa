import LintelFindings

/// What a change accepts itself, with the paths that results have, where the run fails by it: it would show no result. Elsewhere
/// there is none, nor is what was accepted before: code scanning reads no `suppressions` and shows all as open
/// (github/codeql-action issue 1230).
struct SARIFAcceptances {
  let all: [SuppressionResult.Suppressed]

  /// More than this are told by their number alone. The figure is ours: as many as anybody looks through, and a twenty-fifth of
  /// the results that a service keeps of one run (`SARIFReport.maximumResults`), of which they take their places.
  private static let most = 200

  init(_ result: AuditResult) {
    let fails = result.demands.acceptedFailures ?? 0 > 0
    let taken = (fails ? result.takenByChange : []).worstFirst(\.finding.badness).prefix(Self.most)
    var told = result
    told.findings = taken.map(\.finding)
    all = zip(told.findingsInRepository, taken).map { finding, one in
      var suppression = one.suppression
      suppression.location = result.inRepository(suppression.location)
      return SuppressionResult.Suppressed(finding: finding, suppression: suppression)
    }
  }

  /// The one that accepts a result, with its place: in a comment, or in the configuration.
  static func suppressions(_ suppression: Suppression, _ places: SARIFPlaces) -> JSON {
    .array([
      .object([
        .init("kind", suppression.isInline ? "inSource" : "external"), .init("status", "accepted"),
        .init("justification", VisibleCharacters.of(suppression.reason)),
        .init("location", .object([.init("physicalLocation", places.physical(suppression.location))])),
      ])
    ])
  }
}
