import Foundation

/// Where what is audited lies, seen from the folder that the program runs in.
package enum AuditedFolder {
  /// The path from one folder down to the audited one, with `/` between the parts: `App/iOS`. Of a single file, that of the
  /// folder it lies in, or of the one above where it lies in an `.lproj` folder. Empty where both are the same, or where the
  /// audited one does not lie in the other.
  package static func path(of audited: String, below folder: String) -> String {
    let base = URL(fileURLWithPath: folder, isDirectory: true)
    let url = URL(fileURLWithPath: audited, relativeTo: base).absoluteURL
    // As it is written first: a link that lies in the folder counts as what it is called there.
    return path(from: base.standardizedFileURL, to: url.standardizedFileURL)
      ?? path(from: base.resolvingSymlinksInPath(), to: url.resolvingSymlinksInPath()) ?? ""
  }

  private static func path(from base: URL, to url: URL) -> String? {
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
    // An exported localization catalog is a folder that is read as one file.
    let isFile = exists && (!isFolder.boolValue || ["xcloc", "lproj"].contains(url.pathExtension))
    var folder = isFile ? url.deletingLastPathComponent() : url
    // A language's folder is a part of the paths of what lies in it.
    if isFile, !isFolder.boolValue, folder.pathExtension == "lproj" { folder = folder.deletingLastPathComponent() }
    let parts = folder.pathComponents
    let above = base.pathComponents
    guard parts.starts(with: above) else { return nil }
    return parts.dropFirst(above.count).joined(separator: "/")
  }
}
