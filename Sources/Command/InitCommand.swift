import ArgumentParser
import Foundation
import LintelAudit
import LintelGit

struct InitCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init", abstract: "Writes a lintel.yml, with comments, from what it finds in a project.",
    discussion: """
      What the project says of itself is written down; what may be wanted is there as a comment. The file was tried before it is
      written: with it at least as many texts are read as without.

      EXAMPLES
        lintel init
        lintel init MyApp --print

      EXIT CODES
        0  written
        2  there is a configuration already, nothing at PATH, a file that cannot be written
      """)

  @Argument(help: "The folder that is to be audited.")
  var path = "."

  @Flag(help: "Write to standard output, and no file.")
  var print = false

  @Flag(help: "Replace a configuration that is there.")
  var force = false

  func run() async throws {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else {
      throw Failure("\(path): found no folder, expected the one that is to be audited")
    }
    let there = Configuration.fileNames.filter { FileManager.default.fileExists(atPath: path + "/" + $0) }
    if !print, !force, let found = there.first {
      throw Failure("\(path)/\(found): found a configuration; --force replaces it, and --print shows what would be written")
    }
    let links: String?
    if let head = await GitHead(of: path), let repository = head.repository {
      links = SourceLinks.template(of: repository, folder: await GitHead.folder(of: path))
    } else {
      links = nil
    }
    let text = try ConfigurationProposal(for: path, links: links).text
    if print { return try Output.write(text) }
    let file = path + "/" + (there.first ?? Configuration.fileNames[0])
    try Output.write(text, toFile: file)
    Output.tell("wrote \(file)\n")
  }
}

/// Where the lines of a file are shown on hosts that many know.
enum SourceLinks {
  /// With `{file}` and `{line}` to fill in; nil for a host that is not known.
  /// - Parameter folder: of what is audited, below the repository's; empty for all of it.
  static func template(of repository: String, folder: String) -> String? {
    let below =
      folder.isEmpty ? "" : folder.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed).map { $0 + "/" } ?? ""
    return switch repository.split(separator: "/").dropFirst().first {
    case "github.com"?: "\(repository)/blob/HEAD/\(below){file}#L{line}"
    case "gitlab.com"?: "\(repository)/-/blob/HEAD/\(below){file}#L{line}"
    case "bitbucket.org"?: "\(repository)/src/HEAD/\(below){file}#lines-{line}"
    case "codeberg.org"?: "\(repository)/src/branch/main/\(below){file}#L{line}"
    default: nil
    }
  }
}
