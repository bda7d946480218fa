import LintelModel

/// Why something is a note that would be graver elsewhere: nobody meets it, or loses hardly anything by it. All such reasons
/// are here. One is told with the finding as its evidence, which stored reports have, too, and reports make a sentence of it.
package enum Lowering: Hashable, Sendable, CaseIterable {
  /// No code asks for the key.
  case unasked
  case tableOfExample, tableOfNoTarget, tableOfBuiltFramework
  /// The source's own table is in no language's folder.
  case tableInNoFolder
  case languageOfNoTarget
  /// Another table of the name has what is missing.
  case translatedElsewhere
  case readsLikeName
  /// Of several strings each for one of the last two reasons.
  case namesOrElsewhere
  /// A title is told of the source's own text.
  case sourceTooLong

  package init(_ aside: TableAside) {
    switch aside {
    case .example: self = .tableOfExample
    case .otherPart: self = .tableOfNoTarget
    case .builtFramework: self = .tableOfBuiltFramework
    }
  }

  package var evidence: Evidence {
    func told(_ why: String) -> Evidence { .text(Evidence.aNoteSince, why) }
    return switch self {
    case .unasked: .unasked
    case .tableOfExample: told("table of an example or a test")
    case .tableOfNoTarget: told("table of no target")
    case .tableOfBuiltFramework: told("table of a built framework")
    case .tableInNoFolder: told("source table in no folder of a language")
    case .languageOfNoTarget: told("language of no target")
    case .translatedElsewhere: told("translated in another table of the name")
    case .readsLikeName: told("reads like a name")
    case .namesOrElsewhere: told("reads like a name, or translated in another table of the name")
    case .sourceTooLong: told("too long in the source language")
    }
  }

  /// The reason that a finding's evidence tells; nil where it tells none.
  package init?(of finding: Finding) {
    guard let own = Self.allCases.first(where: { finding.evidence.contains($0.evidence) }) else { return nil }
    self = own
  }

  /// The reason that findings which are told as one share; nil where one of them is graver, or has another one.
  package static func shared(by findings: [Finding]) -> Lowering? {
    guard let first = findings.first.flatMap({ Lowering(of: $0) }),
      findings.allSatisfy({ $0.severity == .note && Lowering(of: $0) == first })
    else { return nil }
    return first
  }
}

extension Evidence {
  /// The name of why a finding is a note and no more.
  package static let aNoteSince = "a note since"

  /// Whether it tells why a finding is a note, and nothing of what is wrong.
  package var isOfLowering: Bool { self == .unasked || name == Self.aNoteSince }
}
