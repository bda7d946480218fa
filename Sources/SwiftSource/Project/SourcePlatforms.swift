import LintelModel
import SwiftSyntax

/// The platforms that a file is compiled for, as far as its imports tell.
enum SourcePlatforms {
  /// A file that imports UIKit outside of `#if` is not for macOS; one that imports AppKit is for nothing else.
  static func of(_ file: SwiftFile, otherwise platforms: [Platform]) -> Set<Platform> {
    var found = Set(platforms)
    for statement in file.tree.statements {
      guard let module = statement.item.as(ImportDeclSyntax.self)?.path.first?.name.text else { continue }
      switch module {
      case "UIKit", "SafariServices", "MessageUI", "LoopKitUI": found.remove(.macos)
      case "AppKit", "Cocoa": found = [.macos]
      case "WatchKit": found = [.watchos]
      default: break
      }
    }
    return found
  }
}
