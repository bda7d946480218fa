import Foundation
import LintelModel

/// `UIDesignRequiresCompatibility`: an app that asks iOS 26 for the bars of 18. An app that is built with the SDK of 27 is no
/// longer heard (developer.apple.com/forums/thread/832710), so its bars on 27 are the new ones.
struct EarlierDesign {
  /// Folders of the property lists of apps and extensions, and whether each asks for it.
  private let folders: [(folder: String, asks: Bool)]
  /// Those that ask for it, and whether an extension's.
  private let files: [(path: String, isExtension: Bool)]

  init(propertyLists: [SourceFile], projects: [SourceFile]) {
    var folders: [(folder: String, asks: Bool)] = []
    var files: [(path: String, isExtension: Bool)] = []
    for file in propertyLists {
      let words = file.bytes.text
      let asks = words.asksForEarlierDesign
      guard asks || Self.marks.contains(where: words.contains) else { continue }
      folders.append((Self.folder(of: file.path, dropping: 1), asks))
      if asks { files.append((file.path, words.contains("<key>NSExtension</key>"))) }
    }
    for file in projects where file.bytes.text.setsEarlierDesign {
      folders.append((Self.folder(of: file.path, dropping: 2), true))
      files.append((file.path, false))
    }
    self.folders = folders.sorted { ($1.folder.utf8.count, $0.folder) < ($0.folder.utf8.count, $1.folder) }
    self.files = files.sorted { $0.path < $1.path }
  }

  /// What only the property list of an app or of an extension says.
  private static let marks = [
    "UIApplicationSceneManifest", "UILaunchStoryboardName", "UILaunchScreen", "LSRequiresIPhoneOS", "NSExtension",
  ]

  private static func folder(of path: String, dropping count: Int) -> String {
    path.split(separator: "/").dropLast(count).joined(separator: "/")
  }

  /// Tells the bars of the apps that ask for it.
  /// - Returns: A note for each file that asks.
  func tell(_ toolbars: inout [Toolbar]) -> [SkippedFile] {
    guard !files.isEmpty else { return [] }
    for index in toolbars.indices where asks(toolbars[index].location.file) { toolbars[index].keepsEarlierDesign = true }
    return files.map {
      SkippedFile(
        file: $0.path, reason: $0.isExtension ? SkippedFile.earlierDesignOfExtension : SkippedFile.earlierDesign,
        isBroken: false)
    }
  }

  /// The app's own list, else, for what apps share, all lists.
  private func asks(_ path: String) -> Bool {
    if let own = folders.first(where: { $0.folder.isEmpty || path.hasPrefix($0.folder + "/") }) { return own.asks }
    return folders.allSatisfy(\.asks)
  }
}

extension [UInt8] {
  /// As far as it is one: keys and marks are ASCII.
  fileprivate var text: String { String(decoding: self, as: UTF8.self) }
}

extension String {
  /// As a build setting, in the property list (`KEY = YES;`) or in JSON (`"KEY": "YES"`).
  fileprivate var setsEarlierDesign: Bool {
    guard let key = range(of: "INFOPLIST_KEY_UIDesignRequiresCompatibility") else { return false }
    return self[key.upperBound...].drop { $0.isWhitespace || "\"=:".contains($0) }.hasPrefix("YES")
  }

  /// `<key>…</key><true/>`. Lists that a preprocessor reads first are no XML yet, so the words are looked for.
  fileprivate var asksForEarlierDesign: Bool {
    guard let key = range(of: "<key>UIDesignRequiresCompatibility</key>") else { return false }
    return self[key.upperBound...].drop(while: \.isWhitespace).hasPrefix("<true")
  }
}
