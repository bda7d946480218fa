import Foundation
import LintelModel

/// Finds the files of a project on disk.
///
/// Folders that hold no source of the project's own are not entered: hidden ones, `build`, `DerivedData`, `Pods`,
/// `Carthage`, `node_modules`, asset catalogs and built bundles. Symbolic links to folders are not followed, and links to
/// files only inside the audited folder: nothing outside it is read. Of an exported localization catalog (`.xcloc`) the XLIFF
/// document and `contents.json` are read, and no link is followed.
public enum ProjectFolder {
  /// Larger files are skipped: no table or definition comes near.
  public static let maximumFileSize = 64 * 1024 * 1024

  private static let excludedNames: Set = ["build", "Pods", "Carthage", "DerivedData", "node_modules"]
  private static let excludedExtensions: Set = ["xcassets", "framework", "xcframework", "app"]
  private static let maximumDepth = 64

  /// The files below a folder, or the one file at `path`.
  /// - Parameter patterns: what is left out; folders that they cover are not entered.
  public static func files(
    at path: String, excluding patterns: [WildcardPattern] = []
  ) throws(UnreadableFile) -> ProjectFiles {
    let url = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
      throw UnreadableFile(reason: "found nothing at \(path), expected a folder or a file")
    }
    let isBundle = isFolder.boolValue && url.pathExtension == "xcloc"
    let isRoot = isFolder.boolValue && !isBundle
    var walk = Walk(root: isRoot ? url.path : url.deletingLastPathComponent().path, excluded: patterns)
    if isBundle {
      walk.enter(url.lastPathComponent, depth: 0)
    } else if isRoot {
      walk.enter("", depth: 0)
    } else {
      walk.consider(url.lastPathComponent, size: nil)
      walk.paths = [url.lastPathComponent]
    }
    let root = walk.root
    return ProjectFiles(
      paths: walk.paths.sorted(), skipped: walk.skipped.sorted(), projectNames: walk.projectNames.sorted()
    ) { load($0, in: root) }
  }

  private static func load(_ path: String, in root: String) -> Result<[UInt8], UnreadableFile> {
    do {
      let data = try Data(contentsOf: URL(fileURLWithPath: root + "/" + path))
      guard data.count <= maximumFileSize else { return .failure(tooLarge(data.count)) }
      return .success(Array(data))
    } catch {
      return .failure(UnreadableFile(reason: "the file cannot be read; check its permissions"))
    }
  }

  private static func tooLarge(_ size: Int) -> UnreadableFile {
    UnreadableFile(reason: "found \(size) bytes, at most \(maximumFileSize) are read")
  }

  private struct Walk {
    let root: String
    let excluded: [WildcardPattern]
    var paths: [String] = []
    var skipped: [SkippedFile] = []
    var projectNames: Set<String> = []

    init(root: String, excluded: [WildcardPattern]) {
      self.root = root
      self.excluded = excluded
    }

    mutating func enter(_ folder: String, depth: Int) {
      let manager = FileManager.default
      guard depth <= maximumDepth else {
        skipped.append(SkippedFile(file: folder, reason: "found folders nested deeper than \(maximumDepth)"))
        return
      }
      guard let names = try? manager.contentsOfDirectory(atPath: root + "/" + folder) else {
        skipped.append(SkippedFile(file: folder, reason: "the folder cannot be read; check its permissions"))
        return
      }
      for name in names.sorted() {
        let path = folder.isEmpty ? name : folder + "/" + name
        if excluded.contains(where: { $0.covers(path: path) }) { continue }
        guard let attributes = try? manager.attributesOfItem(atPath: root + "/" + path) else {
          passOver(name, path)
          continue
        }
        switch attributes[.type] as? FileAttributeType {
        case .typeDirectory: if shouldEnter(name, path) { enter(path, depth: depth + 1) }
        case .typeRegular: consider(path, size: (attributes[.size] as? NSNumber)?.intValue)
        case .typeSymbolicLink: follow(path)
        default: break
        }
      }
    }

    /// What nothing can be learned of may be what Lintel reads, by its name, or hold such files.
    private mutating func passOver(_ name: String, _ path: String) {
      guard !name.hasPrefix(".") else { return }
      let isTable = FileKind(path) != nil || name.hasSuffix(".lproj")
      // Foundation puts U+FFFD for bytes that it cannot decode, and finds nothing under the new name.
      if name.unicodeScalars.contains("\u{FFFD}") {
        guard isTable || !name.utf8.contains(UInt8(ascii: ".")) else { return }
        skipped.append(SkippedFile(file: path, reason: "the name is not UTF-8; give it one that is", isBroken: isTable))
      } else if isTable {
        skipped.append(SkippedFile(file: path, reason: "the file cannot be read; check its permissions"))
      }
    }

    private mutating func shouldEnter(_ name: String, _ path: String) -> Bool {
      if name.hasPrefix(".") || excludedNames.contains(name) { return false }
      if LocalizationCatalog.folder(of: path) != nil { return name == "Localized Contents" }
      let parts = name.split(separator: ".")
      guard parts.count > 1, let type = parts.last.map(String.init) else { return true }
      if type == "xcodeproj" { projectNames.insert(String(name.dropLast(".xcodeproj".count))) }
      return !excludedExtensions.contains(type)
    }

    mutating func consider(_ path: String, size: Int?) {
      guard FileKind(path) != nil else { return }
      if let size, size > maximumFileSize {
        skipped.append(SkippedFile(file: path, reason: tooLarge(size).reason))
      } else {
        paths.append(path)
      }
    }

    private mutating func follow(_ path: String) {
      if LocalizationCatalog.folder(of: path) != nil {
        if FileKind(path) != nil {
          skipped.append(SkippedFile(file: path, reason: "found a symbolic link in an exported localization catalog"))
        }
        return
      }
      let target = URL(fileURLWithPath: root + "/" + path).resolvingSymlinksInPath().path
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: target, isDirectory: &isFolder) else { return }
      let isInside = target.hasPrefix(root == "/" ? root : root + "/")
      if isFolder.boolValue {
        // A localization that is a link to another one is worth a word, a link to anything else is not.
        if path.hasSuffix(".lproj") {
          let reason = "found a symbolic link to a folder; only links to files are followed"
          skipped.append(SkippedFile(file: path, reason: reason, isBroken: false))
        }
      } else if FileKind(path) != nil {
        guard isInside else {
          skipped.append(
            SkippedFile(file: path, reason: "found a symbolic link that leads out of the audited folder", isBroken: false))
          return
        }
        let size = (try? FileManager.default.attributesOfItem(atPath: target))?[.size] as? NSNumber
        consider(path, size: size?.intValue)
      }
    }
  }
}
