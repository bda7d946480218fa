import LintelModel

/// What an `Info.plist` says of the bundle that it is in: its names, and whether that is an app or a part of one.
struct NamedBundle {
  static let keys: Set = ["CFBundleDisplayName", "CFBundleName"]

  let path: String
  /// Where the file lies; empty for the audited folder itself.
  let folder: String
  /// Those that are written out.
  let names: [String]
  /// Whether it is an extension, a watch app, a service, a tool, a framework or a bundle of tests: its name is not the app's.
  let isPart: Bool

  /// Nil if the file is no property list that can be read.
  /// - Parameter isOfPart: Whether the Xcode project has it for something that is no app.
  init?(_ file: SourceFile, isOfPart: Bool = false) {
    guard PropertyListFile.isPropertyList(file.bytes) else { return nil }
    let list = PropertyListFile(file.bytes)
    guard list.failure == nil, let root = list.root else { return nil }
    path = file.path
    folder = file.path.split(separator: "/").dropLast().joined(separator: "/")
    names = Self.keys.sorted().compactMap { root[$0]?.text }.filter(Self.isLiteral)
    let type = root["CFBundlePackageType"]?.text ?? Self.appType
    isPart = isOfPart || Self.marks.contains { root[$0] != nil } || Self.isLiteral(type) && type != Self.appType
  }

  static func isLiteral(_ name: String) -> Bool { !name.contains("$(") && !name.contains("${") }

  /// An app's `CFBundlePackageType`. Extensions and services have `XPC!`, frameworks `FMWK`, bundles `BNDL`.
  private static let appType = "APPL"
  /// Keys that only an extension, a service, or the watch app of another app has.
  private static let marks = [
    "NSExtension", "EXAppExtensionAttributes", "XPCService", "WKApplication", "WKWatchKitApp",
    "WKCompanionAppBundleIdentifier",
  ]
}
