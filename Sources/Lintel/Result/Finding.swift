internal import LintelFindings
internal import LintelModel
internal import LintelReports

/// Something that a rule found, with all that reports, gates and people need.
public struct Finding: Hashable, Sendable, Identifiable {
  /// The id of the rule: `title-truncated`.
  public let rule: String
  /// Which of the rule's reasons it is, the same from version to version: `longer-than-room`.
  public let reason: String
  /// Whether it is so, or a person has to look.
  public let verdict: Verdict
  /// How sure it is.
  public let certainty: Certainty
  /// How much the user loses.
  public let severity: Severity
  /// Who has to do something.
  public let owner: Owner
  /// What is wrong, in the language of ``Audit/Options/language``.
  public let message: String
  /// What would mend it, where the rule knows.
  public let suggestion: String?
  /// The languages it is about, as BCP 47 ids; empty where it is about what all of them share.
  public let locales: [String]
  /// The id of the bar it is about: `Base.lproj/Main.storyboard#Doz-aa-3q7`.
  public let bar: String?
  /// The id of the item within the bar.
  public let item: String?
  /// The string table it is about, with its folder: `Platform/Localizable`.
  public let table: String?
  /// The key within the table.
  public let key: String?
  /// The place to show first: the translation's, else the definition's.
  public let place: Place?
  /// Where the bar or the key is defined.
  public let definition: Place?
  /// How many environments it happens in; 0 where it is about none in particular.
  public let environmentCount: Int
  /// The worst of them.
  public let worstEnvironment: Environment?
  /// By how many points something is too wide.
  public let over: Double?
  /// How many strings it is about, where it is about several.
  public let count: Int?
  /// The figures and texts behind it.
  public let evidence: [Evidence]
  /// What it is known by from run to run, after lines have moved and messages were reworded: 16 hexadecimal digits. An
  /// audit's findings have one each.
  public let fingerprint: String

  /// The fingerprint.
  public var id: String { fingerprint }

  /// The language it is about; nil if it is about several or about none in particular.
  public var locale: String? { locales.count == 1 ? locales[0] : nil }

  init(_ finding: LintelFindings.Finding, words: Localizer) {
    rule = finding.rule
    reason = finding.reason
    verdict = finding.verdict == .fails ? .fails : .needsReview
    certainty = Certainty(finding.certainty)
    severity = Severity(finding.severity)
    owner = Owner(finding.blame)
    message = words.text(finding.message)
    suggestion = finding.suggestion.map(words.text)
    locales = finding.languages.map(\.id)
    bar = finding.toolbar
    item = finding.item
    table = finding.table
    key = finding.key
    place = finding.location.map(Place.init)
    definition = finding.definitionLocation.map(Place.init)
    environmentCount = finding.environmentCount
    worstEnvironment = finding.worstEnvironment.map(Environment.init)
    over = finding.over?.rounded.value
    count = finding.count
    evidence = finding.evidence.map(Evidence.init)
    fingerprint = finding.fingerprint
  }
}

extension Finding: CustomStringConvertible {
  /// One line, as compilers write it: `de.lproj/Main.strings:4:1: error: … [title-truncated]`. Characters that cannot be seen
  /// and could change what a terminal does are spelled out.
  public var description: String {
    let what = verdict == .needsReview ? "review" : severity.rawValue
    return VisibleCharacters.of("\(place.map { "\($0): " } ?? "")\(what): \(message) [\(rule)]")
  }
}

extension Severity {
  init(_ severity: LintelFindings.Severity) {
    self = switch severity {
    case .note: .note
    case .warning: .warning
    case .error: .error
    }
  }

  var model: LintelFindings.Severity {
    switch self {
    case .note: .note
    case .warning: .warning
    case .error: .error
    }
  }
}

extension Certainty {
  init(_ certainty: LintelModel.Certainty) {
    self = switch certainty {
    case .possible: .possible
    case .likely: .likely
    case .certain: .certain
    }
  }

  var model: LintelModel.Certainty {
    switch self {
    case .possible: .possible
    case .likely: .likely
    case .certain: .certain
    }
  }
}

extension Owner {
  init(_ blame: LintelFindings.Blame) {
    self = switch blame {
    case .translation: .translation
    case .source: .source
    case .layout: .layout
    case .definition: .definition
    }
  }

  var model: LintelFindings.Blame {
    switch self {
    case .translation: .translation
    case .source: .source
    case .layout: .layout
    case .definition: .definition
    }
  }
}
