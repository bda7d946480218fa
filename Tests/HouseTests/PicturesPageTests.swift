import Foundation
import LintelAudit
import LintelReports
import Testing

@Suite("Pictures against reality")
struct PicturesPageTests {
  private func bars() async throws -> ([PicturesPage.Drawn], [PicturesPage.Published]) {
    let published = PicturesPage.Published.all(try Repository.text("docs/pictures/figures.tsv"))
    var bars: [PicturesPage.Drawn] = []
    for name in PicturesPage.names(published) {
      let sketch = try Repository.text("docs/pictures/\(name).sketch")
      let result = await PictureRun.result(of: sketch, named: name)
      bars.append(try #require(PicturesPage.Drawn(name: name, sketch: sketch, result: result)))
    }
    return (bars, published)
  }

  @Test("Every published place and size is drawn, no more than two points off")
  func figures() async throws {
    let (bars, published) = try await bars()
    for figure in published {
      let drawn = try #require(bars.first { $0.name == figure.bar }?.points(figure.part), "\(figure.bar): \(figure.part)")
      #expect((drawn - figure.points).magnitude <= PicturesPage.tolerance, "\(figure.bar): \(figure.part) is at \(drawn)")
    }
  }

  @Test("Each kind of bar has at least three figures, and no line of the table is passed over")
  func table() throws {
    let text = try Repository.text("docs/pictures/figures.tsv")
    let published = PicturesPage.Published.all(text)
    #expect(published.count == text.split(separator: "\n").filter { !$0.hasPrefix("#") }.count - 1)
    for bar in PicturesPage.names(published) { #expect(published.count { $0.bar == bar } >= 3, "\(bar)") }
  }

  @Test("docs/pictures.md and its drawings are what `make pages` writes")
  func fresh() async throws {
    let (bars, published) = try await bars()
    #expect(try Repository.text("docs/pictures.md") == PicturesPage.page(bars, published))
    for bar in bars { #expect(try Repository.text("docs/pictures/\(bar.name).svg") == bar.svg, "\(bar.name)") }
  }
}
