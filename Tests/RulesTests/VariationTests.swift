import Foundation
import LintelAudit
import LintelFindings
import LintelModel
import LintelRules
import Testing

/// A change to an example that no rule may notice.
enum Variation: String, CaseIterable {
  case decomposed, otherKeyOrder, mirrored, renamed

  /// The changed files; nil where there is nothing to change.
  func applied(to files: [String: String]) -> [String: String]? {
    var changed: [String: String] = [:]
    for (path, text) in files {
      let isSketch = path.hasSuffix(".sketch")
      switch self {
      case .decomposed: changed[path] = text.decomposedStringWithCanonicalMapping
      case .otherKeyOrder: changed[path] = isSketch ? text : Self.reversed(text, path: path)
      case .mirrored: changed[path] = isSketch ? Self.mirrored(text) : text
      case .renamed:
        // Code asks for the table by its name.
        let isAsked = files.keys.contains { $0.hasSuffix(".swift") || $0.hasSuffix(".m") }
        changed[isSketch ? "other/renamed.sketch" : isAsked ? path : path.replacing("Localizable.", with: "Renamed.")] =
          isSketch ? Self.renamed(text) : text
      }
    }
    // Bytes: a string equals its decomposed form.
    let isSame = changed.allSatisfy { path, text in files[path].map { $0.utf8.elementsEqual(text.utf8) } ?? false }
    return isSame ? nil : changed
  }

  /// The same language written from right to left: nothing but the direction changes.
  private static func mirrored(_ sketch: String) -> String {
    let lines = sketch.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    return lines.map { line in
      let words = line.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
      guard words.first?.wholeMatch(of: /(ios|ipados|macos|visionos|watchos|tvos|fiori)\d*/) != nil else { return line }
      guard !line.contains(/\b(ar|he|fa|ur|ja|ko|zh|th|hi|ru|uk|el)\b/) else { return line }
      var hasLocale = false
      let mirrored = words.map { word in
        guard word.wholeMatch(of: /[a-z]{2}(-[A-Z]{2})?/) != nil else { return word }
        hasLocale = true
        return "\(word.prefix(2))-Arab"
      }
      return (mirrored + (hasLocale ? [] : ["en-Arab"])).joined(separator: " ")
    }.joined(separator: "\n")
  }

  private static func renamed(_ sketch: String) -> String {
    // Bars of several in a file have their own names; a rule about names across bars may need them.
    guard !sketch.contains("\nname:"), !sketch.contains("\n---") else { return sketch }
    var lines = sketch.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    lines.insert("name: Renamed bar", at: 1)
    return lines.joined(separator: "\n")
  }

  /// The entries of a table of one entry a line, the last first.
  private static func reversed(_ text: String, path: String) -> String {
    let lines = text.split(separator: "\n").map(String.init)
    guard path.hasSuffix(".strings"), lines.allSatisfy({ $0.wholeMatch(of: /"[^"]*" = "[^"]*";/) != nil }) else {
      return text
    }
    return lines.reversed().joined(separator: "\n")
  }
}

struct VariedExample: Sendable, CustomTestStringConvertible {
  let named: NamedExample
  let variation: Variation
  let files: [String: String]
  var testDescription: String { "\(named.testDescription), \(variation.rawValue)" }

  /// One guideline is enough: the answer in each of them has a test of its own.
  static let all = Dictionary(grouping: NamedExample.all) { [$0.rule.id, $0.example.note] }.compactMap { $0.value.first }
    .sorted { $0.testDescription < $1.testDescription }
    .flatMap { named in
      Variation.allCases.compactMap { variation in
        variation.applied(to: named.example.files).map { VariedExample(named: named, variation: variation, files: $0) }
      }
    }
}

@Suite struct RuleVariations {
  @Test("What no reader would notice changes no verdict", arguments: VariedExample.all)
  func sameVerdict(_ varied: VariedExample) async {
    let options = AuditOptions(profile: varied.named.profile, rules: [varied.named.rule])
    // What an example about a change was before is varied alike: a formatter runs over all of it.
    func verdicts(_ files: [String: String], _ before: [String: String]?) async -> [String] {
      let earlier = before.map { ProjectSource.read(texts: $0) }
      return await Auditor.audit(ProjectSource.read(texts: files), options: options, since: earlier).findings
        .map { "\($0.verdict.rawValue) \($0.reason)" }.sorted()
    }
    let changed = await verdicts(varied.files, varied.named.example.before.map { varied.variation.applied(to: $0) ?? $0 })
    let plain = await verdicts(varied.named.example.files, varied.named.example.before)
    #expect(changed == plain)
  }

  @Test("Every kind of variation is tried on many examples", arguments: Variation.allCases)
  func enough(_ variation: Variation) {
    let least = variation == .decomposed || variation == .otherKeyOrder ? 5 : 40
    #expect(VariedExample.all.count { $0.variation == variation } >= least)
  }
}
