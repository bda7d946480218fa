import Foundation
import LintelModel

/// Finds the files of a project on disk.
///
/// Folders that hold no source of the project's own are not entered: hidden ones, `build`, `DerivedData`, `Pods`,
/// `Carthage`, `node_modules` and built bundles; of asset catalogues only the image sets are. Symbolic links to folders are not
/// followed, and links to files only inside the audited folder: nothing outside it is read. Of an exported localization catalog
/// (`.xcloc`) the XLIFF document and `contents.json` are read, and no link is followed. What is not entered, hidden folders
/// apart, is counted: the tables of built bundles, the sources beside an exported document, and what the configuration leaves
/// out.
package enum ProjectFolder {
  /// Larger files are skipped: no table or definition comes near.
  package static let maximumFileSize = 64 * 1024 * 1024

  private static let dependencyNames: Set = ["build", "Pods", "Carthage", "DerivedData", "node_modules"]
  private static let builtExtensions: Set = ["framework", "xcframework", "app"]
  private static let maximumDepth = 64

  /// The files below a folder, or the one file at `path`.
  /// - Parameters:
  ///   - patterns: what is left out; folders that they cover are not entered.
  ///   - tables: spreadsheets that are read.
  package static func files(
    at path: String, excluding patterns: [WildcardPattern] = [], tables: [TableColumns] = []
  ) throws(UnreadableFile) -> ProjectFiles {
    let url = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
      throw UnreadableFile(reason: "found nothing at \(path), expected a folder or a file")
    }
    let (root, own) = parts(of: url, isFolder: isFolder.boolValue)
    var walk = Walk(root: root, excluded: patterns, tables: tables)
    if isFolder.boolValue {
      walk.enter(own, depth: 0)
    } else {
      walk.consider(own, size: nil)
      walk.paths = [own]
    }
    var files = ProjectFiles(
      paths: walk.paths.sorted(), skipped: walk.skipped.sorted(), projectNames: walk.projectNames.sorted()
    ) { load($0, in: root) }
    files.leftOut = walk.leftOut.inOrder
    files.builtTables = walk.builtTables.sorted()
    files.usedPatterns = walk.usedPatterns
    files.isWholeFolder = own.isEmpty
    return files
  }

  /// Whether anything is read of a file, by its path below the folder.
  package static func isRead(_ path: String, tables: [TableColumns] = []) -> Bool {
    FileKind(path, tables: tables) != nil || AssetCatalogs.isOfImageSet(path)
  }

  /// The folder that paths count from, and the path of what was asked for in it: empty for a whole folder. What lies in an
  /// `.lproj` folder has its language from it, so that folder stays a part of the path.
  private static func parts(of url: URL, isFolder: Bool) -> (root: String, own: String) {
    if isFolder, !["xcloc", "lproj"].contains(url.pathExtension) { return (url.path, "") }
    let above = url.deletingLastPathComponent()
    guard !isFolder, above.pathExtension == "lproj" else { return (above.path, url.lastPathComponent) }
    return (above.deletingLastPathComponent().path, above.lastPathComponent + "/" + url.lastPathComponent)
  }

  private static func load(_ path: String, in root: String) -> Result<[UInt8], UnreadableFile> {
    RegularFile.read(root + "/" + path, atMost: maximumFileSize)
  }

  private static func tooLarge(_ size: Int) -> UnreadableFile {
    UnreadableFile(reason: "found \(size) bytes, at most \(maximumFileSize) are read")
  }

  /// What is in a folder. Foundation would look up the names of its owner and group, too, which takes longer than all else
  /// that is asked of a file.
  private enum Entry {
    case folder
    /// With its size, in bytes.
    case file(Int)
    case link
    /// A pipe, a socket or a device.
    case other(String)

    /// Nil if nothing can be learned of it.
    init?(_ path: String) {
      var status = stat()
      guard lstat(path, &status) == 0 else { return nil }
      self =
        switch status.st_mode & S_IFMT {
        case S_IFDIR: .folder
        case S_IFREG: .file(Int(status.st_size))
        case S_IFLNK: .link
        default: .other(RegularFile.kind(of: status.st_mode) ?? "something that is no file")
        }
    }
  }

  private struct Walk {
    let root: String
    let excluded: [WildcardPattern]
    let tables: [TableColumns]
    var paths: [String] = []
    var skipped: [SkippedFile] = []
    var projectNames: Set<String> = []
    var leftOut: [LeftOut] = []
    var builtTables: [String] = []
    var usedPatterns: Set<WildcardPattern> = []
    /// What becomes of the files in the folder that is walked through.
    private var purpose = Purpose.audit

    private enum Purpose {
      case audit
      case countTables
      /// Of whatever would be read elsewhere, for a reason and below a place.
      case count(LeftOut.Reason, place: String)
    }

    init(root: String, excluded: [WildcardPattern], tables: [TableColumns]) {
      self.root = root
      self.excluded = excluded
      self.tables = tables
    }

    mutating func enter(_ folder: String, depth: Int) {
      let manager = FileManager.default
      guard depth <= maximumDepth else {
        guard case .audit = purpose else { return }
        skipped.append(SkippedFile(file: folder, reason: "found folders nested deeper than \(maximumDepth)"))
        return
      }
      guard let names = try? manager.contentsOfDirectory(atPath: root + "/" + folder) else {
        guard case .audit = purpose else { return }
        skipped.append(SkippedFile(file: folder, reason: "the folder cannot be read; check its permissions"))
        return
      }
      for name in names.sorted() {
        let path = folder.isEmpty ? name : folder + "/" + name
        if !isCounting, isExcluded(path) {
          count(.excluded, in: path, depth: depth)
          continue
        }
        switch Entry(root + "/" + path) {
        case .folder: open(name, path, depth: depth + 1)
        case .file(let size): consider(path, size: size)
        case .link: follow(path)
        case .other(let kind): passOver(kind, path)
        case nil: passOver(unknown: name, path)
        }
      }
    }

    /// A pipe, a socket or a device under the name of what Lintel reads: to read it could take for ever.
    private mutating func passOver(_ kind: String, _ path: String) {
      guard case .audit = purpose, isRead(path) else { return }
      skipped.append(SkippedFile(file: path, reason: "found \(kind), a regular file is expected"))
    }

    /// What nothing can be learned of may be what Lintel reads, by its name, or hold such files.
    private mutating func passOver(unknown name: String, _ path: String) {
      guard case .audit = purpose, !name.hasPrefix(".") else { return }
      let isTable = isRead(path) || name.hasSuffix(".lproj")
      // Foundation puts U+FFFD for bytes that it cannot decode, and finds nothing under the new name.
      if name.unicodeScalars.contains("\u{FFFD}") {
        guard isTable || !name.utf8.contains(UInt8(ascii: ".")) else { return }
        skipped.append(SkippedFile(file: path, reason: "the name is not UTF-8; give it one that is", isBroken: isTable))
      } else if isTable {
        skipped.append(SkippedFile(file: path, reason: whyUnknown(path)))
      } else if !name.contains(".") {
        // It may be a folder, and hold anything.
        skipped.append(SkippedFile(file: path, reason: whyUnknown(path), isBroken: false))
      }
    }

    private func whyUnknown(_ path: String) -> String {
      var status = stat()
      return lstat(root + "/" + path, &status) == 0
        ? "the file cannot be read; check its permissions" : RegularFile.reason(errno)
    }

    private func isRead(_ path: String) -> Bool { FileKind(path, tables: tables) != nil }

    private var isCounting: Bool { if case .count = purpose { true } else { false } }

    private mutating func isExcluded(_ path: String) -> Bool {
      // Whether each of the patterns is of any use is asked later.
      let covering = excluded.filter { $0.covers(path: path) }
      usedPatterns.formUnion(covering)
      return !covering.isEmpty
    }

    private mutating func open(_ name: String, _ path: String, depth: Int) {
      if name.hasPrefix(".") { return }
      if dependencyNames.contains(name) {
        if case .audit = purpose { leftOut.count(.dependencies, files: 0, at: path) }
        return
      }
      if case .audit = purpose {} else { return enter(path, depth: depth) }
      if LocalizationCatalog.folder(of: path) != nil {
        if name == "Localized Contents" { return enter(path, depth: depth) }
        return count(.sourceContents, in: path, depth: depth)
      }
      let parts = name.split(separator: ".")
      let type = parts.count > 1 ? parts.last.map(String.init) : nil
      if type == "xcodeproj" { projectNames.insert(String(name.dropLast(".xcodeproj".count))) }
      if type == "xcassets" { return enterCatalog(path, depth: depth) }
      guard let type, builtExtensions.contains(type) else { return enter(path, depth: depth) }
      let before = (purpose, builtTables.count)
      purpose = .countTables
      enter(path, depth: depth)
      purpose = before.0
      if builtTables.count > before.1 { leftOut.count(.built, files: builtTables.count - before.1, at: path) }
    }

    /// The image sets of an asset catalogue and of the folders in it: there may be thousands, so nothing is asked of them but
    /// their names.
    private mutating func enterCatalog(_ folder: String, depth: Int) {
      guard depth <= maximumDepth, case .audit = purpose,
        let names = try? FileManager.default.contentsOfDirectory(atPath: root + "/" + folder)
      else { return }
      for name in names.sorted() {
        let path = folder + "/" + name
        if name.hasSuffix(".imageset") {
          if !isExcluded(path) { paths.append(path + "/Contents.json") }
        } else if !name.contains(".") {
          enterCatalog(path, depth: depth + 1)
        }
      }
    }

    /// Counts what would be read of a file or of all that is in a folder.
    private mutating func count(_ reason: LeftOut.Reason, in path: String, depth: Int) {
      let before = purpose
      purpose = .count(reason, place: path)
      defer { purpose = before }
      switch Entry(root + "/" + path) {
      case .folder: enter(path, depth: depth + 1)
      case .file: consider(path, size: nil)
      case .link, .other, nil: break
      }
    }

    mutating func consider(_ path: String, size: Int?) {
      switch purpose {
      case .audit: break
      case .countTables:
        if FileKind(wherever: path)?.isTable == true { builtTables.append(path) }
        return
      case .count(let reason, let place):
        if FileKind(wherever: path) != nil { leftOut.count(reason, at: place) }
        return
      }
      guard isRead(path) else { return }
      if let size, size > maximumFileSize {
        skipped.append(SkippedFile(file: path, reason: tooLarge(size).reason))
      } else {
        paths.append(path)
      }
    }

    private mutating func follow(_ path: String) {
      guard case .audit = purpose else { return }
      if LocalizationCatalog.folder(of: path) != nil {
        if isRead(path) {
          skipped.append(SkippedFile(file: path, reason: "found a symbolic link in an exported localization catalog"))
        }
        return
      }
      let target = URL(fileURLWithPath: root + "/" + path).resolvingSymlinksInPath().path
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: target, isDirectory: &isFolder) else {
        if isRead(path) || path.hasSuffix(".lproj") {
          skipped.append(
            SkippedFile(file: path, reason: "found a symbolic link that leads nowhere or in a circle", isBroken: false))
        }
        return
      }
      let isInside = target.hasPrefix(root == "/" ? root : root + "/")
      if isFolder.boolValue {
        // A localization that is a link to another one is worth a word, a link to anything else is not.
        if path.hasSuffix(".lproj") {
          let reason = "found a symbolic link to a folder; only links to files are followed"
          skipped.append(SkippedFile(file: path, reason: reason, isBroken: false))
        }
      } else if isRead(path) {
        guard isInside else {
          skipped.append(
            SkippedFile(file: path, reason: "found a symbolic link that leads out of the audited folder", isBroken: false))
          return
        }
        switch Entry(target) {
        case .file(let size): consider(path, size: size)
        case .other(let kind): passOver(kind, path)
        case .folder, .link, nil: break
        }
      }
    }
  }
}
