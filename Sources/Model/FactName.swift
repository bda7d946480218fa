/// The name of a fact in definitions, what it means, and how its value is spelled there.
package struct FactName<Facts: Sendable>: Sendable {
  package let name: String
  /// One sentence, for people.
  package let meaning: String
  /// The values that are allowed, for people: `yes, no`.
  package let allowed: String
  /// Writes a value; false if the text is none that is allowed.
  package let write: @Sendable (String, inout Facts) -> Bool
  /// The value as it is spelled; nil if it is unknown.
  package let read: @Sendable (Facts) -> String?
}

extension FactName {
  package typealias Path<Value: Hashable & Sendable> = WritableKeyPath<Facts, Fact<Value>> & Sendable

  private init<Value: Hashable & Sendable>(
    _ name: String, _ path: Path<Value>, _ meaning: String, allowed: String,
    parse: @escaping @Sendable (String) -> Value?, spell: @escaping @Sendable (Value) -> String
  ) {
    self.name = name
    self.meaning = meaning
    self.allowed = allowed
    write = { text, facts in
      guard let value = parse(text) else { return false }
      facts[keyPath: path] = .declared(value)
      return true
    }
    read = { $0[keyPath: path].value.map(spell) }
  }

  static func answer(_ name: String, _ path: Path<Bool>, _ meaning: String) -> FactName {
    FactName(
      name, path, meaning, allowed: "yes, no", parse: { ["yes": true, "no": false][$0] }, spell: { $0 ? "yes" : "no" })
  }

  static func choice<Value: RawRepresentable<String> & CaseIterable & Hashable & Sendable>(
    _ name: String, _ path: Path<Value>, _ meaning: String
  ) -> FactName {
    FactName(
      name, path, meaning, allowed: Value.allCases.map(\.rawValue).joined(separator: ", "), parse: { Value(rawValue: $0) },
      spell: \.rawValue)
  }

  static func points(_ name: String, _ path: Path<Points>, _ meaning: String) -> FactName {
    FactName(
      name, path, meaning, allowed: "a length in points, such as 24pt",
      parse: { text in
        Double(text.hasSuffix("pt") ? text.dropLast(2) : Substring(text))
          .flatMap { (0...10_000).contains($0) ? Points($0) : nil }
      }, spell: { "\($0)pt" })
  }

  static func number(_ name: String, _ path: Path<Int>, _ meaning: String) -> FactName {
    FactName(
      name, path, meaning, allowed: "a whole number from 1 to 1000",
      parse: { Int($0).flatMap { (1...1000).contains($0) ? $0 : nil } }, spell: String.init)
  }

  static func word(_ name: String, _ path: Path<String>, _ meaning: String) -> FactName {
    FactName(
      name, path, meaning, allowed: "a word", parse: { $0.isEmpty || $0.contains(" ") ? nil : $0 }, spell: { $0 })
  }

  static func words(_ name: String, _ path: Path<[String]>, _ meaning: String) -> FactName {
    FactName(
      name, path, meaning, allowed: "texts parted by /",
      parse: { text in
        let parts = text.split(separator: "/").map { String($0.trimmed) }
        return parts.isEmpty || parts.contains("") ? nil : parts
      }, spell: { $0.joined(separator: " / ") })
  }

  static func color(_ name: String, _ path: Path<String>, _ meaning: String) -> FactName {
    FactName(
      name, path, meaning, allowed: "#RRGGBB",
      parse: { $0.utf8.count == 7 && $0.hasPrefix("#") && UInt32($0.dropFirst(), radix: 16) != nil ? $0 : nil },
      spell: { $0 })
  }
}

extension Substring {
  fileprivate var trimmed: Substring {
    var text = self
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    return text
  }
}
