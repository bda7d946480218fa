/// The outlines of `Reports/page/symbols.txt`, by the names that they have.
package struct SymbolOutlines: Sendable {
  package struct Outline: Sendable {
    /// The first one is its own.
    package let names: [String]
    /// SVG path data on a square of 24.
    package let path: String
  }

  package private(set) var all: [Outline] = []
  /// The names of outlines, and those that stand for another name, which a shape or a badge may be a part of.
  package private(set) var others: [String: String] = [:]
  private var numbers: [String: Int] = [:]

  package static let embedded = SymbolOutlines(Embedded.text("Reports/page/symbols.txt"))

  package init(_ text: String) {
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      if let end = line.firstRange(of: ": ") {
        let names = line[..<end.lowerBound].split(separator: " ").map(String.init)
        for name in names { numbers[name] = all.count }
        all.append(Outline(names: names, path: String(line[end.upperBound...])))
      } else if let end = line.firstRange(of: " = ") {
        for name in line[..<end.lowerBound].split(separator: " ") { others[String(name)] = String(line[end.upperBound...]) }
      }
    }
  }

  package subscript(name: String) -> Outline? { numbers[name].map { all[$0] } }
}
