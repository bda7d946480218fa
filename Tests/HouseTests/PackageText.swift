/// The targets of a `Package.swift`, read from its text, so that the map can be checked without running SwiftPM.
struct PackageText {
  struct Target: Hashable {
    /// `target`, `executableTarget`, `testTarget` or `systemLibrary`.
    var kind: String
    var name: String
    /// Targets and products, in the order of the text.
    var dependencies: [String]
    /// As written; nil where SwiftPM's own place is meant.
    var path: String?
  }

  /// The map of the house, and what is added to it for benchmarks, fuzzing and documentation alone.
  static func parts(_ manifest: String) -> (house: String, workshop: String) {
    guard let start = manifest.firstRange(of: "\nif Context.environment[") else { return (manifest, "") }
    return (String(manifest[..<start.lowerBound]), String(manifest[start.lowerBound...]))
  }

  let targets: [Target]

  init(_ source: String) {
    let code = SwiftText(source, keepingStrings: true).code
    targets = ["target", "executableTarget", "testTarget", "systemLibrary"].flatMap { kind in
      code.ranges(of: ".\(kind)(").compactMap { call in
        let arguments = Self.inside(code[call.upperBound...], closing: ")")
        guard let name = Self.string("name", in: arguments) else { return nil }
        let opening = arguments.firstRange(of: "dependencies: [")
        var list = opening.map { Self.inside(arguments[$0.upperBound...], closing: "]") } ?? ""
        var dependencies: [String] = []
        while let quote = list.firstIndex(of: "\"") {
          let isProduct = list[..<quote].contains(".product(")
          let rest = list[list.index(after: quote)...]
          guard let end = rest.firstIndex(of: "\"") else { break }
          dependencies.append(String(rest[..<end]))
          list = rest[rest.index(after: end)...]
          // The rest of `.product(name: "Yams", package: "Yams")` names no dependency.
          if isProduct { list = list[(list.firstIndex(of: ")") ?? list.endIndex)...] }
        }
        return Target(kind: kind, name: name, dependencies: dependencies, path: Self.string("path", in: arguments))
      }
    }
  }

  /// What precedes the bracket that closes the one already open; brackets within strings do not occur in the map.
  private static func inside(_ text: Substring, closing: Character) -> Substring {
    let opening: Character = closing == ")" ? "(" : "["
    var depth = 1
    let end = text.firstIndex { character in
      if character == opening { depth += 1 }
      if character == closing { depth -= 1 }
      return depth == 0
    }
    return text[..<(end ?? text.endIndex)]
  }

  /// The string after `label: `.
  private static func string(_ label: String, in arguments: Substring) -> String? {
    guard let start = arguments.firstRange(of: "\(label): \"")?.upperBound else { return nil }
    return String(arguments[start...].prefix { $0 != "\"" })
  }
}
