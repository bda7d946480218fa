import LintelFindings
import LintelModel

/// What tells causes apart whose headings are alike, such as those of one rule on one bar.
struct CauseNames {
  /// What stands behind a heading.
  enum Distinction: Hashable {
    /// Folders of a table, the table, a key, or a place in a file.
    case name(String)
    /// Where nothing short tells them apart, which one of those with this heading it is, from 1.
    case ordinal(Int, of: Int)

    var markup: Markup {
      switch self {
      case .name(let name): tag("code", .class("arms")) { Markup.text(name) }
      case .ordinal(let number, let count): tag("span", .class("arms")) { "\(number) of \(count)" }
      }
    }
  }

  /// The heading of a cause.
  struct Heading {
    /// The cause's, from 0.
    let number: Int
    let words: Message
    /// The worst of the cause.
    let finding: Finding
  }

  /// By the cause's number, from 0.
  private var distinctions: [Int: Distinction] = [:]

  /// So long a name may be behind a heading, in characters: half of the 80 that a line of plain text has, for the rule's title and
  /// what it is about take the other half.
  private static let longest = 40

  /// - Parameter headings: In the order of the causes' numbers.
  init(_ headings: [Heading]) {
    for alike in Dictionary(grouping: headings, by: \.words.english).values where alike.count > 1 {
      let worst = alike.map(\.finding)
      let ways = [
        Self.differing(worst.map { $0.table ?? "" }), worst.map { $0.table ?? "" }, worst.map { $0.key ?? "" },
        worst.map { Self.place(of: $0, inFolder: false) }, worst.map { Self.place(of: $0, inFolder: true) },
      ]
      // The shortest that tells all of them apart.
      let found = ways.first { names in
        Set(names).count == alike.count && names.allSatisfy { !$0.isEmpty && $0.count <= Self.longest }
      }
      for (place, heading) in alike.enumerated() {
        distinctions[heading.number] = found.map { Distinction.name($0[place]) } ?? .ordinal(place + 1, of: alike.count)
      }
    }
  }

  /// Nil for a cause whose heading no other has.
  func distinction(ofCause number: Int) -> Distinction? { distinctions[number] }

  /// `Main.storyboard:158`; empty where nobody knows where it is.
  private static func place(of finding: Finding, inFolder: Bool) -> String {
    guard let location = finding.location else { return "" }
    let file = inFolder ? location.file[...] : location.file.split(separator: "/").last ?? ""
    return "\(file):\(location.line)"
  }

  /// Of each path the folders that not all of them begin or end with.
  static func differing(_ paths: [String]) -> [String] {
    let parts = paths.map { $0.split(separator: "/", omittingEmptySubsequences: false) }
    guard let first = parts.first, let least = parts.map(\.count).min() else { return paths }
    let before = (0..<least).first { place in parts.contains { $0[place] != first[place] } } ?? least
    let rest = least - before
    let behind =
      (0..<rest).first { place in parts.contains { $0[$0.count - 1 - place] != first[first.count - 1 - place] } } ?? rest
    return parts.map { $0.dropFirst(before).dropLast(behind).joined(separator: "/") }
  }
}
