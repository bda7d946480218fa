import Foundation

/// What is audited together: one folder or file, or several of one project.
package struct AuditedPaths: Hashable, Sendable {
  /// The folder that places count from; of a single path, that as it was given.
  package let path: String
  /// What of it is read, with `/` between the parts; empty for all of it.
  package let only: [String]

  /// They cannot be audited together; the sentence names the one that is at fault.
  package struct Unusable: Error, CustomStringConvertible {
    package var description: String
  }

  /// - Parameters:
  ///   - paths: at least one. What lies within another one is not read twice.
  ///   - workingFolder: whose configuration counts where the paths' common folder has none and lies in it.
  package init(_ paths: [String], in workingFolder: String) throws(Unusable) {
    guard paths.count > 1 else {
      (path, only) = (paths.first ?? ".", [])
      return
    }
    let base = URL(fileURLWithPath: workingFolder, isDirectory: true)
    var parts: [[String]] = []
    for path in paths {
      let url = URL(fileURLWithPath: path, relativeTo: base).absoluteURL
      guard !path.isEmpty, FileManager.default.fileExists(atPath: url.path) else {
        throw Unusable(description: "found nothing at \(path), expected a folder or a file")
      }
      parts.append(url.resolvingSymlinksInPath().standardizedFileURL.pathComponents)
    }
    let distinct = parts.enumerated().filter { index, own in
      !parts.enumerated().contains { other, above in
        own.starts(with: above) && (own.count > above.count || other < index)
      }
    }.map(\.element)
    if distinct.count == 1 {
      (path, only) = (Self.path(distinct[0]), [])
      return
    }
    var common = distinct.dropFirst().reduce(distinct[0]) { shared, own in zip(shared, own).prefix { $0 == $1 }.map(\.0) }
    // A language's folder, and an exported catalog, are parts of the paths of what lies in them.
    if let index = common.firstIndex(where: { $0.hasSuffix(".lproj") || $0.hasSuffix(".xcloc") }) {
      common = Array(common[..<index])
    }
    guard common.count > 1 else {
      throw Unusable(description: "found \(paths.joined(separator: " and ")), which have no folder in common")
    }
    let working = base.resolvingSymlinksInPath().standardizedFileURL.pathComponents
    if !Self.isConfigured(common), common.starts(with: working), Self.isConfigured(working) { common = working }
    let root = common
    path = Self.path(root)
    only = distinct.map { $0.dropFirst(root.count).joined(separator: "/") }.sorted()
  }

  private static func isConfigured(_ folder: [String]) -> Bool {
    Configuration.fileNames.contains { NamedFile.exists(path(folder) + "/" + $0) }
  }

  private static func path(_ parts: [String]) -> String { "/" + parts.dropFirst().joined(separator: "/") }
}
