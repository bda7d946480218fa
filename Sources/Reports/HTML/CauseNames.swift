import LintelFindings
import LintelModel

/// What tells causes apart whose headings are alike, such as those of strings of one name in many folders.
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

  /// By the cause's number, from 0.
  private var distinctions: [Int: Distinction] = [:]

  /// - Parameter findings: Of each cause that has a heading the one that it says, in the order of the causes' numbers.
  init(_ findings: [Finding]) {
    let alike = Dictionary(grouping: findings.indices) { findings[$0].message.english }.values
    for numbers in alike where numbers.count > 1 {
      let worst = numbers.map { findings[$0] }
      let ways = [
        Self.differing(worst.map { $0.table ?? "" }), worst.map { $0.table ?? "" }, worst.map { $0.key ?? "" },
        worst.map { Self.place(of: $0, inFolder: false) }, worst.map { Self.place(of: $0, inFolder: true) },
      ]
      // The shortest that tells all of them apart.
      let found = ways.first { Set($0).count == numbers.count && !$0.contains("") }
      for (place, number) in numbers.enumerated() {
        distinctions[number] = found.map { Distinction.name($0[place]) } ?? .ordinal(place + 1, of: numbers.count)
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
