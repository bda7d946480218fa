import LintelFindings
import LintelModel

extension Matter {
  /// What puts one matter before another.
  struct Rank: Comparable {
    /// Errors, warnings, questions, then notes.
    private var kinds: Int
    /// Beside a base, whether only the room of a text got less that the change left as it was: what was written comes first.
    private var isOfNeighbour: Bool
    private var kind: Int
    private var isAfterQuestions: Bool
    /// Among equals, what few besides those who write the app see stands last.
    private var isForDebugging: Bool
    private var certainty: Certainty
    private var over: Double
    private var strings: Int
    /// In how many languages: one string in thirty of them is worse than thirty in one.
    var reach = 1.0
    var people = 1.0
    var place = 0

    /// Behind all errors and warnings.
    private static let questions = Harm.allCases.count + WarningOrder.allCases.count

    init(of finding: Finding) {
      kind =
        switch FindingKind(finding) {
        case .error: Harm(finding).rawValue
        case .warning: Harm.allCases.count + WarningOrder(ofWarning: finding).rawValue
        // A question is no fault yet, however grave it would be.
        case .review where finding.isLikelyDefectOfCode: Harm.allCases.count + WarningOrder.likelyDefectOfCode.rawValue
        case .review: Self.questions + (finding.lacksNameOfItsOwn ? 0 : finding.severity == .note ? 3 : 1)
        case .note: Self.questions + (finding.isPerhapsCutOnRareScreens ? 3 : 2)
        }
      kinds = kind < Harm.allCases.count ? 0 : kind < Self.questions ? 1 : kind < Self.questions + 2 ? 2 : 3
      isOfNeighbour = finding.hasLostRoomToOthers
      // The system asks in the app's name before anything else is seen.
      isAfterQuestions = !finding.isAboutSystemQuestion
      isForDebugging = finding.isOnScreenForDebugging
      certainty = finding.certainty
      over = finding.over?.value ?? 0
      strings = finding.unitCount
      people = finding.environmentCount == 0 ? 1 : min(1, Double(finding.environmentCount) / 5)
    }

    /// Whether it is as grave and as sure, and met on as many screens at least.
    func isLike(_ other: Rank) -> Bool {
      kind == other.kind && isOfNeighbour == other.isOfNeighbour && isAfterQuestions == other.isAfterQuestions
        && certainty == other.certainty && people >= other.people
    }

    static func < (a: Rank, b: Rank) -> Bool {
      if a.kinds != b.kinds { return a.kinds < b.kinds }
      if a.isOfNeighbour != b.isOfNeighbour { return b.isOfNeighbour }
      if a.kind != b.kind { return a.kind < b.kind }
      if a.isAfterQuestions != b.isAfterQuestions { return b.isAfterQuestions }
      if a.isForDebugging != b.isForDebugging { return b.isForDebugging }
      if a.certainty != b.certainty { return a.certainty > b.certainty }
      if a.reach != b.reach { return a.reach > b.reach }
      if a.people != b.people { return a.people > b.people }
      if a.over != b.over { return a.over > b.over }
      if a.strings != b.strings { return a.strings > b.strings }
      return a.place < b.place
    }
  }
}

extension Finding {
  /// Whether it asks about a button of which only its image's name or description is spoken: who cannot see it meets that on
  /// every screen, and how a text reads is less.
  fileprivate var lacksNameOfItsOwn: Bool {
    rule == "accessible-name-missing" && severity != .note && ["default-name-only", "empty-title", "file-name"].contains(reason)
  }

  /// Whether it is about a text of a bar that a change left as it was, and has less room since by what was changed elsewhere.
  fileprivate var hasLostRoomToOthers: Bool { environmentCount > 0 && key != nil && change?.place != nil }
}
