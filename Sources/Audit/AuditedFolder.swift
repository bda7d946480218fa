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

  /// The absolute path of the folder that places in a report count from; of an empty path, the one that the program runs in.
  package static func absolutePath(of audited: String) -> String {
    folder(of: URL(fileURLWithPath: audited.isEmpty ? "." : audited).standardizedFileURL).path
  }

  private static func path(from base: URL, to url: URL) -> String? {
    let parts = folder(of: url).pathComponents
    let above = base.pathComponents
    guard parts.starts(with: above) else { return nil }
    return parts.dropFirst(above.count).joined(separator: "/")
  }

  private static func folder(of url: URL) -> URL {
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
    // An exported localization catalog is a folder that is read as one file.
    let isFile = exists && (!isFolder.boolValue || ["xcloc", "lproj"].contains(url.pathExtension))
    let folder = isFile ? url.deletingLastPathComponent() : url
    // A language's folder is a part of the paths of what lies in it.
    return isFile && !isFolder.boolValue && folder.pathExtension == "lproj" ? folder.deletingLastPathComponent() : folder
  }
}
