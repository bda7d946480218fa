import LintelModel

/// Which bar is meant by a name, whole or in part and in whatever case.
package enum BarSearch {
  package enum Answer: Hashable, Sendable {
    /// The ids of all variants of the one bar that is meant, or of all that have the very name.
    case found(Set<String>)
    /// Bars that may be meant, by their whole names; those of one name by their ids.
    case several([String])
    /// None; the names of all bars, the nearest first.
    case none(near: [String])
  }

  /// - Parameter name: The bar's id or that of one of its variants, what stands behind `#` in it, its name, with or without the
  ///   file, the type that makes it, or its file; also as the page heads it: `Opened (Archive, iOS, 2 variants)`.
  package static func find(_ name: String, among bars: [Toolbar]) -> Answer {
    let answer = findWhole(name, among: bars)
    guard case .none = answer, let heading = Heading(name) else { return answer }
    let meant = bars.filter(heading.mayMean)
    let found = findWhole(heading.name, among: meant)
    if case .none = found { return answer }
    return found
  }

  private static func findWhole(_ name: String, among bars: [Toolbar]) -> Answer {
    let exact = bars.filter { $0.id == name || $0.name == name || $0.id.hasSuffix("#\(name)") }
    if !exact.isEmpty { return .found(Set(exact.map(\.id))) }
    let whole = bars.filter { $0.barID == name || $0.barID.hasSuffix("#\(name)") }
    if Set(whole.map(\.barID)).count == 1 { return .found(Set(whole.map(\.id))) }
    let asked = name.lowercased()
    for names in ways {
      let found = bars.filter { bar in names(bar).contains { $0.lowercased() == asked } }
      if found.isEmpty { continue }
      // Variants are one bar.
      if Set(found.map(\.barID)).count == 1 { return .found(Set(found.map(\.id))) }
      return .several(NameLikeness(to: name).nearestFirst(found.map { Self.name(of: $0, apartFrom: found) }))
    }
    return .none(near: NameLikeness(to: name).nearestFirst(bars.map(\.name)))
  }

  private static func name(of bar: Toolbar, apartFrom others: [Toolbar]) -> String {
    others.contains { $0.name == bar.name && $0.barID != bar.barID } ? bar.barID : bar.name
  }

  /// What a bar may be called by, what is surest first.
  private static let ways: [@Sendable (Toolbar) -> [String]] = [
    { [$0.id, $0.name] + ($0.id.split(separator: "#").dropFirst().last.map { [String($0)] } ?? []) },
    { bar in [Self.withoutFile(bar.name), bar.knownName, bar.controller, bar.screenType].compactMap(\.self) },
    { paths(of: $0.location.file) },
  ]

  /// `Feed list` of `Feed list (Main.storyboard)`.
  private static func withoutFile(_ name: String) -> String {
    guard name.hasSuffix(")"), let start = name.lastIndex(of: "(") else { return name }
    return String(name[..<start].reversed().drop(while: \.isWhitespace).reversed())
  }

  /// `App/Inbox.swift`, `Inbox.swift` and `Inbox`.
  private static func paths(of file: String) -> [String] {
    let parts = file.split(separator: "/")
    let ends = parts.indices.map { parts[$0...].joined(separator: "/") }
    let stem = parts.last.flatMap { $0.split(separator: ".").first }.map { [String($0)] } ?? []
    return ends + stem
  }
}

extension BarSearch {
  /// A bar as the page heads it: its name, and in brackets what tells it apart.
  private struct Heading {
    let name: String
    private let details: [String]

    /// Nil for what has no brackets at its end.
    init?(_ heading: String) {
      guard heading.hasSuffix(")"), let start = heading.lastIndex(of: "(") else { return nil }
      name = String(heading[..<start].reversed().drop(while: \.isWhitespace).reversed())
      guard !name.isEmpty else { return nil }
      details = heading[heading.index(after: start)...].dropLast().split(separator: ",").map { part in
        String(part.drop(while: \.isWhitespace)).lowercased()
      }
    }

    /// The number of a variant says nothing of which bar it is.
    func mayMean(_ bar: Toolbar) -> Bool {
      details.allSatisfy { detail in
        if detail.contains("variant") { return true }
        if let platform = Platform.allCases.first(where: { ("\(detail) ").hasPrefix("\($0.name.lowercased()) ") }) {
          return bar.platforms.contains(platform)
        }
        guard let path = bar.barID.split(separator: "#").dropFirst().last else { return false }
        return path.lowercased().split { !$0.isLetter && !$0.isNumber && $0 != "_" }.contains { $0 == detail }
      }
    }
  }
}
