import LintelModel
import SwiftSyntax

/// The platforms that a file is compiled for, as far as its imports and its place tell.
enum SourcePlatforms {
  /// A file that imports UIKit outside of `#if` is not for macOS; one that imports AppKit is for nothing else. A folder
  /// named after a platform, or a file whose name ends in one, holds what that platform's target alone compiles.
  static func of(_ file: SwiftFile, otherwise platforms: [Platform]) -> Set<Platform> {
    if let own = ofPath(file.path) {
      let known = own.intersection(platforms)
      return known.isEmpty ? own : known
    }
    var found = Set(platforms)
    for statement in file.tree.statements {
      guard let module = statement.item.as(ImportDeclSyntax.self)?.path.first?.name.text else { continue }
      switch module {
      case "UIKit", "SafariServices", "MessageUI": found.remove(.macos)
      case "AppKit", "Cocoa": found = [.macos]
      case "WatchKit": found = [.watchos]
      default: break
      }
    }
    // A watch or TV app beside the app for phones has views of its own; a file that serves both says so.
    for (platform, word) in [(Platform.watchos, "os(watchOS)"), (.tvos, "os(tvOS)")]
    where found.count > 1 && !file.contains(word) { found.remove(platform) }
    return found
  }

  /// Those of the files that use a type, if every one of them is of a platform of its own by its path: a view of the iPad's
  /// screens alone is on no iPhone. Nil if it is not used, or used where that is unknown.
  static func ofUsers(of type: String, declaredIn file: SwiftFile, _ project: SwiftProject) -> Set<Platform>? {
    // Few files are of a platform; the others are looked through only for a type that one of those uses.
    let found = project.platformsOfUsers(of: type) { _, own in own != nil }.compactMap { $0 }
    guard !found.isEmpty, project.platformsOfUsers(of: type, where: { $0 != file.path && $1 == nil }).isEmpty else {
      return nil
    }
    return found.reduce(into: []) { $0.formUnion($1) }
  }

  static func ofPath(_ path: String) -> Set<Platform>? {
    let parts = path.split(separator: "/").map { $0.lowercased() }
    for folder in parts.dropLast().reversed() {
      if let platforms = named[folder] { return platforms }
    }
    // `SplitViewForiPad.swift`: as the platforms write themselves.
    let file = path.split(separator: "/").last?.dropLast(".swift".count) ?? ""
    if let (_, platforms) = ["iPad": Set([Platform.ipados]), "iPhone": [.ios]].first(where: { file.hasSuffix($0.key) }) {
      return platforms
    }
    guard let name = parts.last?.dropLast(".swift".count), let mark = name.lastIndex(where: { "_+-".contains($0) }) else {
      return nil
    }
    return named[String(name[name.index(after: mark)...])]
  }

  private static let named: [String: Set<Platform>] = [
    "ios": [.ios, .ipados, .visionos], "iphone": [.ios], "ipad": [.ipados], "macos": [.macos], "mac": [.macos],
    "osx": [.macos],
    "watchos": [.watchos], "watchapp": [.watchos], "watch": [.watchos], "visionos": [.visionos], "tvos": [.tvos],
  ]
}
