import LintelFindings
import LintelModel
import Testing

@Suite("What few findings have")
struct FindingSizeTests {
  private let place = LintelModel.SourceLocation(file: "Makers.swift", line: 3)
  private let finding = Finding(
    rule: "title-truncated", verdict: .fails, certainty: .certain, severity: .warning, blame: .translation, message: "",
    reason: "cut")

  @Test("A finding holds no room for it: lists of tens of thousands go from step to step")
  func size() {
    #expect(MemoryLayout<Finding>.size < 640)
  }

  @Test("It is there once it is written, one beside the other, and not on an earlier copy")
  func written() {
    var changed = finding
    changed.madeLocation = place
    let earlier = changed
    changed.variants = Finding.Variants(count: 2, of: 3)
    changed.change = FindingChange(.new)
    changed.change?.place = place
    #expect(changed.madeLocation == place && changed.variants == Finding.Variants(count: 2, of: 3))
    #expect(changed.change == FindingChange(.new, place: place))
    #expect(changed.placedLocation == nil && changed.causedAt == nil && changed.together == nil)
    #expect(earlier.madeLocation == place && earlier.variants == nil && earlier.change == nil)
  }

  @Test("A finding from which it is taken again is equal to one that never had it")
  func taken() {
    var changed = finding
    (changed.placedLocation, changed.causedAt) = (place, place)
    #expect(changed != finding)
    (changed.placedLocation, changed.causedAt) = (nil, nil)
    #expect(changed == finding && changed.hashValue == finding.hashValue)
  }
}
