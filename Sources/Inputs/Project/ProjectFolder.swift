import Foundation
import LintelModel

/// Finds the files of a project on disk.
///
/// Folders that hold no source of the project's own are not entered: hidden ones, `build`, `DerivedData`, `Pods`,
/// `Carthage`, `node_modules`, checkouts of packages (`SourcePackages`), gems (`vendor/bundle`) and built bundles; of asset
/// catalogues only the image sets are. Symbolic links to folders are not followed, and links to files only inside the audited
/// folder: nothing outside it is read. Of an exported localization catalog (`.xcloc`) the XLIFF document and `contents.json`
/// are read, and no link is followed. What is not entered, hidden folders apart, is counted: the tables of built bundles, the
/// sources beside an exported document, and what the configuration leaves out.
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
  ///   - only: what of the folder is read, by the paths below it; empty for all of it.
  ///   - earlier: what a change has touched, where the files before it are meant.
  ///   - memory: where files that were read before are kept.
  package static func files(
    at path: String, excluding patterns: [WildcardPattern] = [], tables: [TableColumns] = [], only: [String] = [],
    before earlier: EarlierFiles? = nil, memory: Memory? = nil
  ) throws(UnreadableFile) -> ProjectFiles {
    let url = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
      throw UnreadableFile(reason: "found nothing at \(path), expected a folder or a file")
    }
    let (root, own) = parts(of: url, isFolder: isFolder.boolValue)
    let view = FolderView(root: root, earlier: earlier, memory: memory)
    var walk = Walk(view, excluded: patterns, tables: tables)
    if !only.isEmpty {
      walk.enter(only)
    } else if isFolder.boolValue {
      walk.enter(own, depth: 0)
    } else if earlier == nil || view.entry(own) != nil {
      walk.consider(own, size: nil)
      walk.paths = [own]
    }
    var files = ProjectFiles(
      paths: walk.paths.sorted(), skipped: walk.skipped.sorted(), projectNames: walk.projectNames.sorted()
    ) { view.load($0, atMost: maximumFileSize) }
    files.memory = memory
    files.leftOut = walk.leftOut.inOrder
    files.builtTables = walk.builtTables.sorted()
    files.usedPatterns = walk.usedPatterns
    files.isWholeFolder = own.isEmpty && only.isEmpty
    if own.isEmpty { files.platformFiles = view.present(PlatformSettings.fileNames, atMost: PlatformSettings.maximumSize) }
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

  private struct Walk {
    let view: FolderView
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
      /// Of whatever would be read elsewhere, for a reason and below a place, which patterns may cover.
      case count(LeftOut.Reason, place: String, by: [WildcardPattern])
    }

    init(_ view: FolderView, excluded: [WildcardPattern], tables: [TableColumns]) {
      self.view = view
      self.excluded = excluded
      self.tables = tables
    }

    /// Folders and files that are named one by one: what they are called keeps none of them out.
    mutating func enter(_ paths: [String]) {
      for path in paths {
        switch view.entry(path) {
        case .folder: enter(path, depth: 0)
        case .other(let kind): passOver(kind, path)
        case nil: break
        case .file, .link:
          let count = self.paths.count
          consider(path, size: nil)
          if self.paths.count == count { self.paths.append(path) }
        }
      }
    }

    mutating func enter(_ folder: String, depth: Int) {
      guard depth <= maximumDepth else {
        guard case .audit = purpose else { return }
        skipped.append(SkippedFile(file: folder, reason: "found folders nested deeper than \(maximumDepth)"))
        return
      }
      guard let names = view.names(in: folder) else {
        guard case .audit = purpose else { return }
        skipped.append(SkippedFile(file: folder, reason: "the folder cannot be read; check its permissions"))
        return
      }
      for name in names {
        let path = folder.isEmpty ? name : folder + "/" + name
        let covering = isCounting ? [] : patterns(covering: path)
        if !covering.isEmpty {
          count(.excluded, in: path, depth: depth, by: covering)
          continue
        }
        switch view.entry(path) {
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
        skipped.append(SkippedFile(file: path, reason: view.whyUnknown(path)))
      } else if !name.contains(".") {
        // It may be a folder, and hold anything.
        skipped.append(SkippedFile(file: path, reason: view.whyUnknown(path), isBroken: false))
      }
    }

    private func isRead(_ path: String) -> Bool { FileKind(path, tables: tables) != nil }

    private var isCounting: Bool { if case .count = purpose { true } else { false } }

    private mutating func patterns(covering path: String) -> [WildcardPattern] {
      // Whether each of the patterns is of any use is asked later.
      let covering = excluded.filter { $0.covers(path: path) }
      usedPatterns.formUnion(covering)
      return covering
    }

    /// Where Xcode was told to keep the packages that it checks out, and Ruby its gems: such names may also be those of a
    /// project's own folders, so what is in them tells.
    private func holdsOthersCode(_ name: String, _ path: String) -> Bool {
      switch name {
      case "SourcePackages":
        view.names(in: path)?.contains { $0 == "checkouts" || $0 == "workspace-state.json" } == true
      case "bundle": path.hasSuffix("vendor/bundle") && view.names(in: path)?.contains("ruby") == true
      default: false
      }
    }

    private mutating func open(_ name: String, _ path: String, depth: Int) {
      if name.hasPrefix(".") { return }
      if dependencyNames.contains(name) || holdsOthersCode(name, path) {
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
        let names = view.names(in: folder)
      else { return }
      for name in names {
        let path = folder + "/" + name
        if name.hasSuffix(".imageset") {
          if patterns(covering: path).isEmpty { paths.append(path + "/Contents.json") }
        } else if !name.contains(".") {
          enterCatalog(path, depth: depth + 1)
        }
      }
    }

    /// Counts what would be read of a file or of all that is in a folder.
    private mutating func count(
      _ reason: LeftOut.Reason, in path: String, depth: Int, by patterns: [WildcardPattern] = []
    ) {
      let before = purpose
      purpose = .count(reason, place: path, by: patterns)
      defer { purpose = before }
      switch view.entry(path) {
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
      case .count(let reason, let place, let patterns):
        if FileKind(wherever: path) != nil { leftOut.count(reason, at: place, by: patterns) }
        return
      }
      guard isRead(path) else { return }
      if let size, size > maximumFileSize {
        skipped.append(SkippedFile(file: path, reason: UnreadableFile.tooLarge(size, maximumFileSize).reason))
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
      switch view.target(of: path) {
      case nil:
        guard isRead(path) || path.hasSuffix(".lproj") else { return }
        skipped.append(
          SkippedFile(file: path, reason: "found a symbolic link that leads nowhere or in a circle", isBroken: false))
      case .folder:
        // A localization that is a link to another one is worth a word, a link to anything else is not.
        guard path.hasSuffix(".lproj") else { return }
        let reason = "found a symbolic link to a folder; only links to files are followed"
        skipped.append(SkippedFile(file: path, reason: reason, isBroken: false))
      case .outside:
        guard isRead(path) else { return }
        skipped.append(
          SkippedFile(file: path, reason: "found a symbolic link that leads out of the audited folder", isBroken: false))
      case .inside(let target):
        guard isRead(path) else { return }
        switch view.entry(target) {
        case .file(let size): consider(path, size: size)
        case .other(let kind): passOver(kind, path)
        case .folder, .link, nil: break
        }
      }
    }
  }
}
