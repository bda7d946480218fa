import Foundation
import LintelAudit
import Testing

@Suite("Several paths of one project")
struct AuditedPathsTests {
  private func folder(_ files: [String]) throws -> String {
    let root = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().appending(
      path: "lintel-\(UUID().uuidString)")
    for file in files {
      let url = root.appending(path: file)
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data().write(to: url)
    }
    return root.path
  }

  @Test("Places count from the folder that they share, or from the working folder, whose configuration then counts")
  func root() throws {
    let root = try folder(["project/App/A/a.sketch", "project/App/B/b.sketch", "project/App/B/C/c.sketch"])
    defer { try? FileManager.default.removeItem(atPath: root) }
    let elsewhere = try AuditedPaths(["\(root)/project/App/A", "\(root)/project/App/B/b.sketch"], in: "/")
    #expect(elsewhere.path == "\(root)/project/App" && elsewhere.only == ["A", "B/b.sketch"])
    try Data().write(to: URL(fileURLWithPath: "\(root)/project/lintel.yml"))
    let within = try AuditedPaths(["App/B", "App/A"], in: "\(root)/project")
    #expect(within.path == "\(root)/project" && within.only == ["App/A", "App/B"])
    try Data().write(to: URL(fileURLWithPath: "\(root)/project/App/lintel.yml"))
    let configured = try AuditedPaths(["App/B", "App/A"], in: "\(root)/project")
    #expect(configured.path == "\(root)/project/App" && configured.only == ["A", "B"])
  }

  @Test("What lies within another path, or is named twice, is read once; one path alone is as it is written")
  func nested() throws {
    let root = try folder(["A/a.sketch", "B/C/c.sketch", "en.lproj/L.strings", "en.lproj/M.strings"])
    defer { try? FileManager.default.removeItem(atPath: root) }
    #expect(try AuditedPaths(["A", "A/a.sketch", "B/C", "A/"], in: root).only == ["A", "B/C"])
    let one = try AuditedPaths(["B/C/c.sketch", "B/C", "B"], in: root)
    #expect(one.path == "\(root)/B" && one.only == [])
    #expect(try AuditedPaths(["./B"], in: root).path == "./B")
    #expect(try AuditedPaths(["../en.lproj/L.strings", "../en.lproj/M.strings"], in: root + "/A").path == root)
  }

  @Test("One that is not there is told by its name")
  func missing() throws {
    let root = try folder(["A/a.sketch"])
    defer { try? FileManager.default.removeItem(atPath: root) }
    #expect(throws: AuditedPaths.Unusable.self) { try AuditedPaths(["A", "none"], in: root) }
    do { _ = try AuditedPaths(["A", "none"], in: root) } catch {
      #expect(error.description.contains("found nothing at none"))
    }
  }
}
