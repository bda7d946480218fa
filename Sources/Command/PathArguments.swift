import ArgumentParser
import Foundation
import LintelAudit

/// What is audited: one path, or several of one project.
struct PathArguments: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "A folder with an app's sources, or one .sketch, .storyboard, .xib or .toolbar.yml file; or several of one project.",
      valueName: "path"))
  var paths: [String]

  /// The folder that places count from, and what of it is meant.
  var audited: AuditedPaths {
    get throws { try AuditedPaths(paths, in: FileManager.default.currentDirectoryPath) }
  }
}
