import Foundation
import LintelModel

/// Targets of a Swift package that it builds for some of its platforms only: every other target that needs one does so under
/// `condition: .when(platforms: […])`, and no product offers it.
enum PackageTargets {
  /// Manifests are written by hand. In bytes; and of calls with one head, each of which is read to its closing bracket.
  private static let maximumSize = 1 << 16
  private static let maximumCalls = 200

  /// By the target's folder inside the package.
  static func restricted(in bytes: [UInt8]) -> [(folder: String, platforms: Set<Platform>)] {
    let whole = String(decoding: bytes.prefix(maximumSize), as: UTF8.self)
    guard whole.contains(".when(") else { return [] }
    let lines = whole.split(separator: "\n", omittingEmptySubsequences: false)
    let text = withoutTests(lines.filter { !$0.trimmed.hasPrefix("//") }.joined(separator: "\n"))
    let conditions = conditions(in: text)
    return Set(conditions.map(\.target)).sorted().compactMap { target in
      let own = conditions.filter { $0.target == target }
      let mentions = text.components(separatedBy: "\"\(target)\"").count - 1
      let declarations = declarations(of: target, in: text)
      // Whoever else names it, a product or another target, takes it everywhere.
      guard declarations.count == 1, mentions == own.count + 1 else { return nil }
      let path = argument("path", of: declarations[0]) ?? "Sources/\(target)"
      return (path, own.reduce(into: []) { $0.formUnion($1.platforms) })
    }
  }

  /// Where the targets of a package keep their files, inside of the package: what is elsewhere, such as what a tool reads,
  /// belongs to none.
  static func sourceFolders(in bytes: [UInt8]) -> [String] {
    let text = String(decoding: bytes.prefix(maximumSize), as: UTF8.self)
    let heads = [".target(", ".executableTarget(", ".testTarget(", ".plugin(", ".macro(", ".systemLibrary("]
    let own = heads.flatMap { calls($0, in: text) }.compactMap { argument("path", of: $0) }
      .map { $0.split(separator: "/").filter { $0 != "." }.joined(separator: "/") }
    // The folders that SwiftPM looks for targets in (PackageBuilder, predefinedSourceDirectories and its like for tests).
    return Set(own + ["Sources", "Source", "src", "srcs", "Tests", "Plugins"]).sorted()
  }

  /// The language that a package is written in, `defaultLocalization: "de"`, as it is written; nil where it names none.
  static func defaultLocalization(in bytes: [UInt8]) -> String? {
    let lines = String(decoding: bytes.prefix(maximumSize), as: UTF8.self).split(separator: "\n")
    let text = lines.filter { !$0.trimmed.hasPrefix("//") }.joined(separator: "\n")
    return argument("defaultLocalization", of: text[...])
  }

  /// What is in the brackets that open at the end of `head`, each time.
  static func calls(_ head: String, in text: String) -> [Substring] {
    var found: [Substring] = []
    var rest = text[...]
    while found.count < maximumCalls, let start = rest.range(of: head) {
      var depth = 1
      var end = start.upperBound
      while end < rest.endIndex, depth > 0 {
        if rest[end] == "(" { depth += 1 }
        if rest[end] == ")" { depth -= 1 }
        end = rest.index(after: end)
      }
      found.append(rest[start.upperBound..<end])
      rest = rest[start.upperBound...]
    }
    return found
  }

  private static func withoutTests(_ text: String) -> String {
    calls(".testTarget(", in: text).reduce(text) { $0.replacingOccurrences(of: String($1), with: "") }
  }

  private static func conditions(in text: String) -> [(target: String, platforms: Set<Platform>)] {
    (calls(".target(", in: text) + calls(".byName(", in: text)).compactMap { call in
      guard let name = argument("name", of: call), let when = call.range(of: "condition: .when(platforms: ["),
        !call[..<when.lowerBound].contains("dependencies:"), let end = call[when.upperBound...].firstIndex(of: "]")
      else { return nil }
      return (name, PackagePlatforms.named(in: call[when.upperBound..<end]))
    }
  }

  private static func declarations(of target: String, in text: String) -> [Substring] {
    (calls(".target(", in: text) + calls(".executableTarget(", in: text)).filter { call in
      guard argument("name", of: call) == target else { return false }
      let condition = call.range(of: "condition:")?.lowerBound ?? call.endIndex
      return condition == call.endIndex || call[..<condition].contains("dependencies:")
    }
  }

  /// The first text behind a label, if nothing but space is between them.
  static func argument(_ label: String, of call: Substring) -> String? {
    guard let start = call.range(of: label + ":") else { return nil }
    let value = call[start.upperBound...].drop(while: \.isWhitespace)
    guard value.first == "\"" else { return nil }
    return String(value.dropFirst().prefix { $0 != "\"" })
  }
}
