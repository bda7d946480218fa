import Foundation
import LintelModel

/// The targets of a Swift package whose bundle its manifest plainly tells: libraries of a package that names the language it is
/// written in, as SwiftPM asks of all that have tables.
enum PackageModules {
  /// A folder of a target, inside the package.
  struct Module: Hashable {
    var name: String
    var folder: String
    /// What the target leaves out, inside its folder.
    var excluded: [String]
  }

  static func all(in bytes: [UInt8]) -> [Module] {
    let lines = String(decoding: bytes.prefix(maximumSize), as: UTF8.self).split(separator: "\n")
    let text = lines.filter { !$0.trimmed.hasPrefix("//") }.joined(separator: "\n")
    // The app that a playground is has one bundle.
    guard text.contains("defaultLocalization:"), !text.contains(".iOSApplication(") else { return [] }
    func calls(_ head: String) -> [String: [Substring]] {
      Dictionary(grouping: PackageTargets.calls(head, in: text)) { PackageTargets.argument("name", of: $0) ?? "" }
    }
    // Other targets call these by `.target(` as well, where they need them.
    let others = Set([".executableTarget(", ".testTarget(", ".macro(", ".plugin("].flatMap { calls($0).keys })
    let named = calls(".target(").filter { !$0.key.isEmpty && !others.contains($0.key) }
    return named.sorted { $0.key < $1.key }.compactMap { name, calls -> Module? in
      // The bundle does not look into a folder that is copied as it is.
      guard !calls.contains(where: { $0.contains(".copy(") }) else { return nil }
      let path = calls.lazy.compactMap { PackageTargets.argument("path", of: $0) }.first
      return Module(name: name, folder: path ?? "Sources/\(name)", excluded: calls.flatMap(excluded))
    }
  }

  /// In bytes, as of `PackageTargets`.
  private static let maximumSize = 1 << 16

  /// The literals of `exclude: ["Old", "Notes.md"]`.
  private static func excluded(by call: Substring) -> [String] {
    guard let label = call.range(of: "exclude:"), let open = call[label.upperBound...].firstIndex(of: "["),
      let close = call[open...].firstIndex(of: "]")
    else { return [] }
    return call[open..<close].split(separator: "\"", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element) }
  }
}

extension Project {
  /// Notes which tables are in the bundle of a Swift package's target, and which in an app's. Those of a package that no target
  /// plainly has may be in either.
  /// - Parameters:
  ///   - manifests: files `Package.swift`.
  ///   - code: the Swift files.
  mutating func note(modulesOf manifests: [SourceFile], _ targets: BuildTargets, code: [String]) {
    hasAppTarget = targets.projects.contains { $0.targets.contains(where: \.isWholeApp) }
    func isInside(_ path: String, _ folder: String) -> Bool { folder.isEmpty || path.hasPrefix(folder + "/") }
    let packages = manifests.map { $0.path.split(separator: "/").dropLast().joined(separator: "/") }
    let shipped = tables.filter { !$0.format.isExchange && !$0.isOfGettext && !$0.isTableCopy }.map(\.file)
    // What an Xcode project takes of a package's files is in another bundle besides.
    let ofProjects = Set((shipped + (manifests.isEmpty ? [] : code)).filter(targets.isTaken))
    tablesOfApps = Set(shipped.filter { file in ofProjects.contains(file) || !packages.contains { isInside(file, $0) } })
    codeModules = zip(manifests, packages).flatMap { manifest, package in
      PackageModules.all(in: manifest.bytes).compactMap { module -> CodeModule? in
        let folder = ProjectPath.joined(package, module.folder)
        let excluded = module.excluded.map { ProjectPath.joined(folder, $0) }
        func isOwn(_ path: String) -> Bool {
          isInside(path, folder) && !ofProjects.contains(path) && !excluded.contains { path == $0 || isInside(path, $0) }
        }
        let tables = Set(shipped.filter(isOwn))
        return tables.isEmpty ? nil : CodeModule(name: module.name, code: Set(code.filter(isOwn)), tables: tables)
      }
    }
  }
}
