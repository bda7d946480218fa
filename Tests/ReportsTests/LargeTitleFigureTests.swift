import LintelFindings
import LintelModel
import Testing

@testable import LintelReports

@Suite("The small title of a bar that is drawn with its large one")
struct LargeTitleFigureTests {
  private func page(isLarge: Bool) throws -> String {
    var bar = try #require(
      SampleResult.bars.first { bar in
        bar.toolbar.kind == .navigationBar && bar.layouts.contains { $0.title != nil && !$0.environment.isCompactHeight }
      })
    var layout = try #require(bar.layouts.first { $0.title != nil && !$0.environment.isCompactHeight })
    bar.toolbar.largeTitle = .declared(isLarge)
    let title = layout.title?.text ?? ""
    layout.title?.shown = title
    layout.title?.cut = .possible
    for index in layout.items.indices { layout.items[index].text?.cut = nil }
    let drawings = SharedDrawings(outlines: SampleResult.result.outlines)
    let stop = PicturedStop(layout: layout, environments: SampleResult.phones)
    return BarFigure(bar: bar, stop: stop, places: "0 375", drawings: drawings).markup.page(in: .english)
  }

  @Test("What is cut only once the content has scrolled says so, and is not counted among what the picture shows cut")
  func scrolled() throws {
    let large = try page(isLarge: true)
    #expect(large.contains("Title once the content has scrolled"), "\(large)")
    #expect(!large.contains("1 cut"), "\(large)")
    let small = try page(isLarge: false)
    #expect(!small.contains("Title once the content has scrolled"), "\(small)")
    #expect(small.contains("1 cut"), "\(small)")
  }
}
