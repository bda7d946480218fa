import LintelFindings
import LintelModel
import Testing

@Suite("What a remark is about")
struct RemarkSizeTests {
  private let text = LocalizedText(state: .literal, source: "Save")
  private let unit = StringUnit(
    key: "save", locale: "de", value: "Sichern", location: LintelModel.SourceLocation(file: "de.lproj/A.strings", line: 3))

  @Test("A remark holds no room for it")
  func size() {
    #expect(MemoryLayout<Remark>.size < 640)
  }

  @Test("It is there as it was given, and not on an earlier copy of a remark that loses it")
  func given() {
    let earlier = Remark(.fails, "cut", "", text: text, unit: unit, blame: .translation)
    var later = earlier
    #expect(later.text == text && later.unit == unit && later == earlier)
    later.unit = nil
    later.text?.source = "Keep"
    #expect(later.unit == nil && later.text?.source == "Keep" && later != earlier)
    #expect(earlier.text == text && earlier.unit == unit)
    later.text = text
    #expect(later == Remark(.fails, "cut", "", text: text, blame: .translation))
  }
}
