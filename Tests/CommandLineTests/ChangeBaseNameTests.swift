import Testing

@testable import LintelCommand

@Suite("What the base of a change is called")
struct ChangeBaseNameTests {
  private let commit = "3f2a9c0d11e4f00d3f2a9c0d11e4f00d3f2a9c0d"

  @Test("By what was asked for and the commit, the commit once and short", arguments: [
    ("main", "main (3f2a9c0d11e4)"), ("HEAD~1", "HEAD~1 (3f2a9c0d11e4)"), ("facade", "facade (3f2a9c0d11e4)"),
    ("3f2a9c0d11e4f00d3f2a9c0d11e4f00d3f2a9c0d", "3f2a9c0d11e4"), ("3f2a9c0", "3f2a9c0d11e4"),
    ("aaaa9c0d11e4f00d3f2a9c0d11e4f00d3f2a9c0d", "aaaa9c0d11e4 (3f2a9c0d11e4)"),
  ])
  func names(revision: String, name: String) {
    #expect(ChangeBase.name(of: commit, askedAs: revision) == name)
  }
}
