import Foundation
import LintelModel

/// Build settings that say what a target is built for, the nearest first: the target's own, its file's, the project's, its
/// file's.
struct BuildSettings {
  /// What their configuration is called; nil where that is unknown.
  var configuration: String?
  private(set) var layers: [[String: String]] = []
  /// Whether a file of settings is not there: what it sets is not known.
  private(set) var lacksFile = false
  /// Whether one is not there that need not be: `#include?`. Who builds the app may have it.
  private(set) var lacksOptionalFile = false

  /// Files that include each other: 8 deep, 64 in all.
  private static let maximumDepth = 8
  private static let maximumFiles = 64

  mutating func add(_ layer: [String: String]) { layers.append(layer) }

  /// Notes that settings are in a file which is not read.
  mutating func lackFile() { lacksFile = true }

  /// The settings of an `.xcconfig` file and, farther away, those of the files that it includes.
  ///
  /// A file that is included again says nothing new: what it set is nearer already.
  mutating func add(file path: String, from files: (String) -> [UInt8]?) {
    var read: Set<String> = []
    add(file: path, from: files, depth: 0, &read)
  }

  private mutating func add(
    file path: String, from files: (String) -> [UInt8]?, depth: Int, isOptional: Bool = false, _ read: inout Set<String>
  ) {
    if read.contains(path) { return }
    guard depth < Self.maximumDepth, read.count < Self.maximumFiles else { return lackFile() }
    read.insert(path)
    guard let bytes = files(path) else {
      if isOptional { lacksOptionalFile = true } else { lackFile() }
      return
    }
    let file = Self.settings(of: bytes)
    add(file.settings)
    let folder = path.split(separator: "/").dropLast().joined(separator: "/")
    // The last of several includes wins.
    for include in file.includes.reversed() {
      add(
        file: ProjectPath.joined(folder, include.path), from: files, depth: depth + 1, isOptional: include.isOptional, &read)
    }
  }

  /// The nearest value that says anything.
  func value(_ name: String) -> String? {
    layers.lazy.compactMap { $0[name] }.first { !$0.isEmpty && !$0.contains("$(inherited)") && !$0.contains("$(") }
  }

  /// What an app that is built by them calls itself; a name that the build makes of others is known to the build only.
  var appNames: [String] {
    ["INFOPLIST_KEY_CFBundleDisplayName", "INFOPLIST_KEY_CFBundleName", "PRODUCT_NAME"].compactMap { name in
      let nearest = layers.lazy.compactMap { $0[name] }.first
      return nearest.flatMap { $0.isEmpty || $0.contains("$") ? nil : $0 }
    }
  }

  /// Its `Info.plist`, as a path from the project's folder; nil where only the build knows it.
  var propertyList: String? {
    guard var path = layers.lazy.compactMap({ $0["INFOPLIST_FILE"] }).first else { return nil }
    for folder in ["$(SRCROOT)/", "${SRCROOT}/", "$(PROJECT_DIR)/", "${PROJECT_DIR}/"] where path.hasPrefix(folder) {
      path.removeFirst(folder.count)
    }
    return path.isEmpty || path.contains("$") ? nil : path
  }

  /// Whether the product has the target's name, as Xcode writes it into a new project.
  var isNamedLikeTarget: Bool {
    let nearest = layers.lazy.compactMap { $0["PRODUCT_NAME"] }.first
    return nearest == "$(TARGET_NAME)" || nearest == "${TARGET_NAME}"
  }

  /// Whether the product has the project's name.
  var isNamedLikeProject: Bool {
    let nearest = layers.lazy.compactMap { $0["PRODUCT_NAME"] }.first
    return nearest == "$(PROJECT_NAME)" || nearest == "${PROJECT_NAME}"
  }

  /// Whether the configuration is one for debugging, by its name.
  var isForDebugging: Bool { configuration.map(DeveloperScreen.isForDebugging) ?? false }

  /// Whether Xcode adds to its String Catalogs what Swift code asks for, as a setting of Xcode's new projects has it. Without the
  /// setting it does not.
  var extractsTexts: Bool { value("SWIFT_EMIT_LOC_STRINGS")?.uppercased() == "YES" }

  private static let words: [(name: String, platforms: [Platform])] = [
    ("iphoneos", [.ios, .ipados]), ("macosx", [.macos]), ("xros", [.visionos]), ("watchos", [.watchos]),
    ("appletvos", [.tvos]),
  ]

  private static let deploymentTargets: [(name: String, platforms: [Platform])] = [
    ("IPHONEOS_DEPLOYMENT_TARGET", [.ios, .ipados]), ("MACOSX_DEPLOYMENT_TARGET", [.macos]),
    ("XROS_DEPLOYMENT_TARGET", [.visionos]), ("WATCHOS_DEPLOYMENT_TARGET", [.watchos]),
    ("TVOS_DEPLOYMENT_TARGET", [.tvos]),
  ]

  /// By `SUPPORTED_PLATFORMS`, else `SDKROOT`, else by the deployment targets that are set; empty if nothing says.
  var platforms: Set<Platform> {
    for name in ["SUPPORTED_PLATFORMS", "SDKROOT"] {
      guard let value = value(name) else { continue }
      let found = Self.words.filter { value.contains($0.name) }.flatMap(\.platforms)
      if !found.isEmpty { return Set(found).subtracting(devicesLeftOut) }
    }
    let found = Self.deploymentTargets.filter { value($0.name) != nil }.flatMap(\.platforms)
    return Set(found).subtracting(devicesLeftOut)
  }

  /// The major version that it is for at least, by platform, where that is a number: 10 for all of macOS 10.
  var leastVersions: [Platform: Int] {
    Self.deploymentTargets.reduce(into: [:]) { found, target in
      guard let version = value(target.name).flatMap({ Int($0.prefix { $0 != "." }) }) else { return }
      for platform in target.platforms { found[platform] = version }
    }
  }

  /// Whether the iPad's app is built for Mac Catalyst as well, by `SUPPORTS_MACCATALYST`; nil where nothing says.
  var supportsCatalyst: Bool? {
    switch value("SUPPORTS_MACCATALYST")?.lowercased() {
    case "yes", "true", "1": true
    case "no", "false", "0": false
    default: nil
    }
  }

  /// `TARGETED_DEVICE_FAMILY` names 1 for iPhone and 2 for iPad.
  private var devicesLeftOut: Set<Platform> {
    guard let families = value("TARGETED_DEVICE_FAMILY") else { return [] }
    let numbers = families.split { !$0.isNumber }
    if numbers.contains("1") { return numbers.contains("2") ? [] : [.ipados] }
    return numbers.contains("2") ? [.ios] : []
  }

  /// The settings of an `.xcconfig` file: a line each, `NAME = value`; those with a condition in brackets are left out, but for
  /// the flags of the compiler. `#include?` names a file that need not be there.
  static func settings(
    of bytes: [UInt8]
  ) -> (settings: [String: String], includes: [(path: String, isOptional: Bool)]) {
    var settings: [String: String] = [:]
    var includes: [(path: String, isOptional: Bool)] = []
    for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
      let text = line.components(separatedBy: "//")[0].trimmed
      if text.hasPrefix("#include") {
        let parts = text.split(separator: "\"", omittingEmptySubsequences: false)
        if parts.count > 2 { includes.append((path: String(parts[1]), isOptional: text.hasPrefix("#include?"))) }
      } else if let equals = Self.end(ofNameIn: text) {
        let name = String(text[..<equals]).trimmed
        guard !name.contains("[") || Self.isOfFlags(name) else { continue }
        settings[name] = String(text[text.index(after: equals)...]).trimmed
      }
    }
    return (settings, includes)
  }

  /// The sign behind a setting's name: one in brackets, `[sdk=macosx*]`, is a part of the name.
  private static func end(ofNameIn line: String) -> String.Index? {
    var depth = 0
    for index in line.indices {
      switch line[index] {
      case "[": depth += 1
      case "]": depth -= 1
      case "=" where depth <= 0: return index
      default: break
      }
    }
    return nil
  }
}
