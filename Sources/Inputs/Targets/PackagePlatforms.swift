import Foundation
import LintelModel

/// What a Swift package is built for: the `platforms:` of its `Package.swift`.
///
/// To SwiftPM these are least versions, and what is not named is not forbidden. To an app's author they are the platforms
/// that the package was written for.
enum PackagePlatforms {
  private static let names: [String: [Platform]] = [
    "iOS": [.ios, .ipados], "macOS": [.macos], "visionOS": [.visionos], "watchOS": [.watchos], "tvOS": [.tvos],
    "macCatalyst": [],
  ]

  /// In bytes; the list is at the beginning.
  private static let maximumSize = 1 << 20

  /// Empty if the manifest names none.
  static func find(in bytes: [UInt8]) -> Set<Platform> {
    let text = String(decoding: bytes.prefix(maximumSize), as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.components(separatedBy: "//")[0] }.joined(separator: "\n")
    // The package's own list comes first; conditions of dependencies name platforms too, behind `.when(`.
    guard let start = text.range(of: "platforms:"), !text[..<start.lowerBound].hasSuffix("when("),
      let open = text[start.upperBound...].firstIndex(of: "["), text[start.upperBound..<open].allSatisfy(\.isWhitespace),
      let close = text[open...].firstIndex(of: "]")
    else { return [] }
    return named(in: text[open..<close])
  }

  /// `.iOS, .macCatalyst`
  static func named(in list: some StringProtocol) -> Set<Platform> {
    list.split(separator: ".").reduce(into: []) { found, part in
      found.formUnion(names[String(part.prefix { $0.isLetter })] ?? [])
    }
  }
}
