import Foundation
import LintelAudit
import Testing

@Suite("Where the audited folder lies") struct AuditedFolderTests {
  @Test("Below the folder that the program runs in its path is told, and otherwise nothing")
  func paths() throws {
    let root = FileManager.default.temporaryDirectory.appending(path: "lintel-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: root) }
    for folder in ["repo/App/iOS", "repo/App/Loc.xcloc", "repo-2", "elsewhere"] {
      try FileManager.default.createDirectory(at: root.appending(path: folder), withIntermediateDirectories: true)
    }
    try "x".write(to: root.appending(path: "repo/App/a.sketch"), atomically: true, encoding: .utf8)
    try "x".write(to: root.appending(path: "repo/b.sketch"), atomically: true, encoding: .utf8)
    let repo = root.appending(path: "repo").path
    func path(_ audited: String) -> String { AuditedFolder.path(of: audited, below: repo) }
    #expect(path(".") == "" && path("") == "" && path(repo) == "" && path("./") == "")
    #expect(path("App") == "App" && path("App/") == "App" && path("./App/iOS") == "App/iOS")
    #expect(path("App/../App/iOS/.") == "App/iOS" && path(repo + "/App/iOS") == "App/iOS")
    // Of one file, or of what is read as one, the folder's.
    #expect(path("App/a.sketch") == "App" && path("App/Loc.xcloc") == "App" && path("b.sketch") == "")
    // Outside.
    #expect(path("..") == "" && path("../elsewhere") == "" && path("../repo-2") == "" && path("/") == "")
    // A link that lies in it counts as what it is called, and one to it as the folder itself.
    try FileManager.default.createSymbolicLink(
      atPath: repo + "/Link", withDestinationPath: root.appending(path: "elsewhere").path)
    try FileManager.default.createSymbolicLink(atPath: root.path + "/same", withDestinationPath: repo)
    #expect(path("Link") == "Link")
    #expect(path(root.path + "/same/App") == "App")
  }
}
