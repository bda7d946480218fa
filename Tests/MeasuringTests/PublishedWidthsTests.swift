import Foundation
import LintelMeasuring
import LintelModel
import Testing

@Suite struct PublishedWidthsTests {
  @Test("Every width that was published lies in our interval, which is as narrow as it may be")
  func intervals() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Data/published-widths.tsv")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").filter { !$0.hasPrefix("#") }
      .dropFirst()
    #expect(lines.count > 50)
    for line in lines {
      let fields = line.split(separator: "\t").map(String.init)
      let (size, truth, below, above) = (Double(fields[2])!, Double(fields[6])!, Double(fields[7])!, Double(fields[8])!)
      let font = Font(
        size: Points(size), weight: try #require(FontWeight(rawValue: fields[3])),
        platform: try #require(Platform(rawValue: fields[4])), os: OSLine(Int(fields[5])!))
      let measured = TextMeasure(locale: LocaleID(fields[1])).measure(fields[0], font: font)
      let width = measured.width
      #expect(width.low.value <= truth + above && truth - below <= width.high.value, "\(fields[0]): \(width)")
      let isAlphabetic = measured.runs.allSatisfy { ["Latn", "Cyrl", "Grek"].contains($0.script) }
      let most = isAlphabetic && size < 20 ? 0.03 : 0.05
      #expect(
        (width.high - width.low).value / 2 <= max(width.best.value * most, 0.5) + 0.001, "\(fields[0]): \(width)")
    }
  }
}
