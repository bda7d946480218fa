import Foundation
import LintelModel

/// The targets of a Swift package that only some of its platforms get: nobody ships them, and whoever depends on them does so
/// under a condition (`.target(name: "Core", condition: .when(platforms: [.iOS]))`).
enum PackageTargets {
  /// The platforms of each such target, by its folder within the package. Tests depend on everything and ship nothing.
  static func narrowed(in text: String) -> [String: Set<Platform>] {
    var text = text
    for range in blocks(of: ".testTarget", in: text).reversed() { text.removeSubrange(range) }
    var conditions: [String: Set<Platform>] = [:]
    var counts: [String: Int] = [:]
    let conditioned = /\.(?:target|byName)\(\s*name:\s*"([^"]+)"\s*,\s*condition:\s*\.when\(\s*platforms:\s*\[([^\]]*)\]/
    for match in text.matches(of: conditioned) {
      let name = String(match.1)
      conditions[name, default: []].formUnion(PackagePlatforms.platforms(in: match.2))
      counts[name, default: 0] += 1
    }
    // Each is looked for in the whole manifest; nobody has so many.
    guard (1...200).contains(conditions.count) else { return [:] }
    var paths: [String: String] = [:]
    var declarations: [String: Int] = [:]
    for block in [".target", ".executableTarget", ".macro"].flatMap({ blocks(of: $0, in: text) }) {
      guard let name = text[block].prefixMatch(of: /[.\w]+\(\s*name:\s*"([^"]+)"\s*(,\s*condition:)?/), name.2 == nil else {
        continue
      }
      declarations[String(name.1), default: 0] += 1
      let path = text[block].firstMatch(of: /\bpath:\s*"([^"]+)"/).map { String($0.1) }
      paths[String(name.1)] = path ?? "Sources/\(name.1)"
    }
    return conditions.reduce(into: [:]) { found, entry in
      let (name, platforms) = entry
      // Named anywhere else, it is shipped, or somebody depends on it everywhere.
      let mentions = text.components(separatedBy: "\"\(name)\"").count - 1
      guard let path = paths[name], declarations[name] == 1, mentions == (counts[name] ?? 0) + 1 else { return }
      found[path] = platforms
    }
  }

  /// Calls of a name, each up to its closing bracket; what stands within one is none of its own.
  private static func blocks(of name: String, in text: String) -> [Range<String.Index>] {
    var found: [Range<String.Index>] = []
    var start = text.startIndex
    while let call = text.range(of: name + "(", range: start..<text.endIndex) {
      start = call.upperBound
      var depth = 1
      var end = call.upperBound
      while end < text.endIndex, depth > 0 {
        if text[end] == "(" { depth += 1 } else if text[end] == ")" { depth -= 1 }
        end = text.index(after: end)
      }
      if depth > 0 { break }
      found.append(call.lowerBound..<end)
      start = end
    }
    return found
  }
}
