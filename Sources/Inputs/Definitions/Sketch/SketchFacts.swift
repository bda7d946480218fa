import LintelModel

/// Reads the value of `facts:`, such as `edge bottom, scrollsAway yes`.
enum SketchFacts {
  /// - Parameter known: The names that were read before, of the same bar or item.
  static func write<Facts>(
    _ value: SketchText, _ vocabulary: [FactName<Facts>], to facts: inout Facts, known: inout Set<String>
  ) throws(SketchError) {
    for part in value.text.split(separator: ",") {
      let words = part.split(separator: " ", maxSplits: 1)
      let name = words.first.map(String.init) ?? ""
      guard let fact = vocabulary.first(where: { $0.name == name }) else {
        let meant = NearestName.of(name, among: vocabulary.map(\.name)).map { " (did you mean '\($0)'?)" } ?? ""
        throw SketchError(
          location: value.location, found: "the fact '\(name)'\(meant)",
          allowed: vocabulary.map(\.name).joined(separator: ", "))
      }
      guard known.insert(name).inserted else {
        throw SketchError(location: value.location, found: "the fact '\(name)' twice", allowed: "each fact once")
      }
      let text = words.count > 1 ? String(words[1]).trimmingSpaces : ""
      guard fact.write(text, &facts) else {
        throw SketchError(location: value.location, found: "'\(name) \(text)'", allowed: fact.allowed)
      }
    }
  }
}

extension String {
  fileprivate var trimmingSpaces: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
