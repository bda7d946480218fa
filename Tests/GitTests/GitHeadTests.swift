import Foundation
import Testing

@testable import LintelGit

@Suite("The commit of a folder")
struct GitHeadTests {
  @Test(
    "A remote's address is told as a web address, without anybody's name or password",
    arguments: [
      ("https://git.example.org/team/app.git", "https://git.example.org/team/app"),
      ("https://token:secret@git.example.org/team/app.git", "https://git.example.org/team/app"),
      ("git@git.example.org:team/app.git", "https://git.example.org/team/app"),
      ("ssh://git@git.example.org:2222/team/app", "https://git.example.org/team/app"),
      ("ssh://git@git.example.org/team/app/", "https://git.example.org/team/app"),
      ("http://git.example.org:8080/team/app", "https://git.example.org:8080/team/app"),
      ("/srv/git/app.git", nil), ("../app", nil), ("file:///srv/git/app", nil), ("C:\\app", nil), ("", nil),
      ("https://git.example.org/team/a b", nil), ("https://git.example.org/team/app?token=secret", nil),
    ] as [(String, String?)])
  func address(remote: String, address: String?) { #expect(GitHead.address(remote) == address) }

  private func git(_ arguments: String..., in folder: URL) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git", "-C", folder.path, "-c", "user.name=A", "-c", "user.email=a@example.org"] + arguments
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
  }

  @Test("It is that of HEAD; what git follows and is otherwise in the folder is told, what lies elsewhere or is new is not")
  func head() async throws {
    let root = FileManager.default.temporaryDirectory.appending(path: "lintel-head-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: root) }
    let app = root.appending(path: "App")
    try FileManager.default.createDirectory(at: app, withIntermediateDirectories: true)
    #expect(await GitHead(of: app.path) == nil)
    #expect(await GitHead(of: app.path + "/none") == nil)
    try git("init", "--quiet", in: root)
    #expect(await GitHead(of: app.path) == nil)
    try "one".write(to: app.appending(path: "a.sketch"), atomically: true, encoding: .utf8)
    try "one".write(to: root.appending(path: "b"), atomically: true, encoding: .utf8)
    try git("add", "--all", in: root)
    try git("commit", "--quiet", "--message", "first", in: root)
    try "two".write(to: root.appending(path: "b"), atomically: true, encoding: .utf8)
    try "new".write(to: app.appending(path: "report.xml"), atomically: true, encoding: .utf8)
    let clean = try #require(await GitHead(of: app.path))
    #expect(clean.id.count == 40 && !clean.isModified && clean.repository == nil)
    #expect(await GitHead.folder(of: app.path) == "App")
    #expect(await GitHead.folder(of: root.path) == "")
    try "two".write(to: app.appending(path: "a.sketch"), atomically: true, encoding: .utf8)
    try git("remote", "add", "origin", "https://me:secret@git.example.org/team/app.git", in: root)
    let changed = try #require(await GitHead(of: app.appending(path: "a.sketch").path))
    let unread = await GitHead(of: app.path, where: { !$0.hasSuffix(".sketch") })
    #expect(unread?.isModified == false)
    #expect(changed.id == clean.id && changed.isModified && changed.repository == "https://git.example.org/team/app")
  }
}
