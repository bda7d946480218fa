import Foundation
import PackagePlugin

/// `swift package lintel`: audits the package, or passes on what stands behind it: `swift package lintel gate --base main`.
@main
struct LintelPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let process = Process()
    process.executableURL = try executable()
    process.arguments = arguments.isEmpty ? ["audit", "."] : arguments
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    guard process.terminationReason == .exit else { throw Fault("lintel was ended by signal \(process.terminationStatus)") }
    // What SwiftPM says of a plugin that throws would be read as a fault of its own.
    if process.terminationStatus != 0 { exit(process.terminationStatus) }
  }

  /// What LINTEL names, else the lintel on the PATH.
  private func executable() throws -> URL {
    let environment = ProcessInfo.processInfo.environment
    if let named = environment["LINTEL"], !named.isEmpty {
      guard FileManager.default.isExecutableFile(atPath: named) else {
        throw Fault("LINTEL is \(named): found no program there, expected the path of lintel")
      }
      return URL(fileURLWithPath: named)
    }
    for folder in (environment["PATH"] ?? "").split(separator: ":") {
      let file = URL(fileURLWithPath: String(folder)).appendingPathComponent("lintel")
      if FileManager.default.isExecutableFile(atPath: file.path) { return file }
    }
    throw Fault("found no lintel on the PATH, expected one there, or its path in the variable LINTEL")
  }
}

private struct Fault: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}
