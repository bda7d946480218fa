import Testing

@testable import LintelSwiftSource

/// The one pass that finds which files may give a member of something a value.
@Suite("Files that give members values")
struct MemberWritesTests {
  private func files(_ texts: [String]) -> [Int] {
    MemberWrites(in: texts.enumerated().map { (path: "\($0).swift", bytes: Array($1.utf8)) }).files(writing: "title")
  }

  @Test(
    "Assignments, additions, key paths and what a function may change are found",
    arguments: [
      "model.title = a", "model?.title=a", "model.title += a", "model.title        = a", "bind(to: \\.title)",
      "fill(&note.title)", "fill(&screen.note!.title)",
    ])
  func found(_ text: String) { #expect(files(["let a = 1", text, "let b = 2"]) == [1]) }

  @Test(
    "What only reads a member, or writes another one, is not",
    arguments: [
      "model.title == a", "print(model.title)", "model.titles = a", "model.title.count = 2", "title = a",
      "a && note.title", ".", "a.title",
    ])
  func notFound(_ text: String) { #expect(files([text]).isEmpty) }

  @Test("A file that writes one often is named once, and files in their order")
  func once() { #expect(files(["a.title = b; a.title = c", "", "d.title = e"]) == [0, 2]) }
}
