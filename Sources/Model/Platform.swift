/// The platforms whose bars differ. The iPad is one of its own: its bars have room, and a menu for what does not fit, before the iPhone's have.
package enum Platform: String, Hashable, Sendable, CaseIterable, Comparable {
  case ios, ipados, macos, visionos, watchos, tvos

  package static func < (a: Platform, b: Platform) -> Bool { a.rank < b.rank }
  /// In the order of the cases.
  private var rank: Int {
    switch self {
    case .ios: 0
    case .ipados: 1
    case .macos: 2
    case .visionos: 3
    case .watchos: 4
    case .tvos: 5
    }
  }

  /// By its rank: Swift would take the name of the case, and platforms are in the keys of every layout.
  package func hash(into hasher: inout Hasher) { hasher.combine(rank) }

  /// As the vendor writes it.
  package var name: String {
    switch self {
    case .ios: "iOS"
    case .ipados: "iPadOS"
    case .macos: "macOS"
    case .visionos: "visionOS"
    case .watchos: "watchOS"
    case .tvos: "tvOS"
    }
  }
}

/// A line of system versions whose bars are laid out alike, named by its first version: 18 (and before), 26, 27.
package struct OSLine: Hashable, Sendable, Comparable, CustomStringConvertible {
  package var number: Int
  package init(_ number: Int) { self.number = number }
  package static func < (a: OSLine, b: OSLine) -> Bool { a.number < b.number }
  package var description: String { String(number) }
  /// The version as the platform numbers it: what iOS calls 18 is macOS 15. From 26 on, all count alike.
  package func version(on platform: Platform) -> String {
    switch (platform, number) {
    case (.macos, 18): "15"
    case (.visionos, 18): "2"
    case (.watchos, 18): "11"
    default: String(number)
    }
  }
  /// The lines that are audited when nothing else is said.
  package static let audited = [OSLine(18), OSLine(26)]
  /// The newest one that anything is known of.
  package static let newest = OSLine(27)
}
