import LintelFindings
import LintelModel

/// Titles and labels whose room one place of the app's code decides, told once at that place: a base class fills the bars of all
/// classes that inherit from it, and whoever looks at what it does with a long text has looked at all of them.
enum SharedRoom {
  /// What questions about one place share, however grave each is; nil for another finding.
  static func kin(_ finding: Finding) -> [String]? {
    guard let place = finding.causedAt, finding.environmentCount > 0, finding.verdict == .needsReview else { return nil }
    return [finding.rule, finding.reason, finding.change.map { "\($0.state)" } ?? "", place.description]
  }

  /// The questions as one at that place, with the place of each bar.
  /// - Parameters:
  ///   - units: All that they are about, each as grave as it is alone.
  ///   - bars: The bar of each toolbar, which its variants share.
  static func joined(_ all: [Finding], _ units: [FoundString], bars: [String: String]) -> [Finding] {
    // Of the gravest the one that needs most room represents all: its figures and its picture.
    guard let gravity = all.map(\.gravity).max(),
      var whole = all.filter({ $0.gravity == gravity }).max(by: { needed($0) < needed($1) }), let place = whole.causedAt
    else { return all }
    // Never by its line, nor by how many bars there are.
    let name = Fingerprint.of([whole.rule, whole.reason, "room", place.file])
    guard all.count > 1 else {
      if whole.kinFingerprint == nil { whole.kinFingerprint = name }
      return [whole]
    }
    let onBars = Set(all.compactMap { finding in finding.toolbar.map { bars[$0] ?? $0 } }).count
    let languages = Set(all.flatMap(\.languages)).count
    if onBars > 1 {
      whole.message = "\(whole.message), and so on \(onBars - 1, one: "more bar", other: "more bars")"
      whole.evidence.append(.text("on the bars of", list(of: all)))
    } else if languages > whole.languages.count {
      let others = languages - whole.languages.count
      whole.message = "\(whole.message), and so in \(others, one: "more language", other: "more languages")"
    }
    // What is true of one of them alone.
    whole.evidence.removeAll { ["only where", "also used at", "minimum width"].contains($0.name) }
    whole.fingerprint = name
    whole.cause = nil
    whole.together = nil
    whole.variants = nil
    whole.alsoOn = []
    whole.certainty = all.map(\.certainty).max() ?? whole.certainty
    whole.parts = all.flatMap { $0.parts.isEmpty ? [$0] : $0.parts }
    whole.happens(in: all.reduce(into: []) { $0.formUnion($1.environments) })
    whole.about(all.flatMap(\.languages), units)
    whole.definitionLocation = place
    (whole.translationLocation, whole.placedLocation, whole.madeLocation) = (nil, nil, nil)
    return [whole]
  }

  /// How much room its text needs, in points.
  private static func needed(_ finding: Finding) -> Double {
    for evidence in finding.evidence where evidence.name == "needed" {
      if case .number(let width) = evidence.value { return width }
    }
    return 0
  }

  /// So many bars are listed, and then that there are more: 20.
  private static let mostListed = 20

  /// `Notes.m:12, Profile.swift:4`, each file once: a class has one of its own.
  private static func list(of findings: [Finding]) -> String {
    var files: Set<String> = []
    let places = findings.compactMap(\.definitionLocation).sorted().filter { files.insert($0.file).inserted }
    let named = places.prefix(mostListed).map { "\($0.file.split(separator: "/").last ?? ""):\($0.line)" }
    return named.joined(separator: ", ") + (places.count > mostListed ? ", …" : "")
  }
}
