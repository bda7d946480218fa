import LintelFindings
import LintelModel
import Testing

@testable import LintelAudit

@Suite("What variants of one finding have in common")
struct OfVariantsTests {
  private func bar(_ id: String, _ names: String..., on platforms: [Platform] = [.ios]) -> Toolbar {
    Toolbar(
      id: id, name: "Media", kind: .navigationBar, platforms: platforms, sourceLocale: "en",
      location: SourceLocation(file: "Media.swift", line: 1), variant: .init(bar: "media", names: names))
  }

  private func evidence(_ ids: Set<String>, _ bars: [Toolbar], hasEnvironments: Bool = false) -> [Evidence] {
    OfVariants(ids, among: Array(bars.indices), of: bars).evidence(hasEnvironments: hasEnvironments, isOfOneBar: true)
  }

  @Test("The only platform is named, unless the finding tells by its environments where it happens")
  func platform() {
    let bars = [
      bar("a", "iOS, iPadOS", on: [.ios, .ipados]), bar("b", "visionOS", "if isOn", on: [.visionos]),
      bar("c", "visionOS", "unless isOn", on: [.visionos]),
    ]
    #expect(evidence(["b", "c"], bars) == [.text("only on", "visionOS")])
    #expect(evidence(["b", "c"], bars, hasEnvironments: true).isEmpty)
    #expect(evidence(["a", "b", "c"], bars).isEmpty)
  }

  @Test("No platform is the only one where code asks for the system's version: older systems may show it, too")
  func olderSystems() {
    var bars = [bar("a", "iOS, iPadOS", on: [.ios, .ipados]), bar("b", "visionOS", on: [.visionos])]
    bars[0].variant?.isPartedBySystem = true
    #expect(evidence(["b"], bars).isEmpty)
    bars[0].variant?.isPartedBySystem = false
    #expect(evidence(["b"], bars) == [.text("only on", "visionOS")])
  }

  @Test("Where code asks for the system's version, the systems are named on which it was found, if no other variant is on them")
  func systems() {
    var bars = [
      bar("a", "iOS 18, iPadOS 18", on: [.ios, .ipados]), bar("b", "iOS 26, iPadOS 26", on: [.ios, .ipados]),
      bar("c", "visionOS 2", on: [.visionos]), bar("d", "visionOS 26", on: [.visionos]),
    ]
    for index in bars.indices {
      bars[index].osLines = [OSLine(index.isMultiple(of: 2) ? 18 : 26)]
      bars[index].variant?.isPartedBySystem = true
    }
    func told(_ ids: Set<String>, _ bars: [Toolbar]) -> [Evidence] {
      OfVariants(ids, among: Array(bars.indices), of: bars).systems
    }
    #expect(told(["d"], bars) == [.text("found on", "visionOS 26")])
    #expect(told(["c"], bars) == [.text("found on", "visionOS 2")])
    #expect(told(["a", "b"], bars) == [.text("found on", "iOS, iPadOS")])
    #expect(told(["b", "d"], bars) == [.text("found on", "iOS 26, iPadOS 26, visionOS 26")])
    #expect(told(["a", "b", "c", "d"], bars).isEmpty)
    let same = bars.map { bar in
      var bar = bar
      bar.osLines = []
      return bar
    }
    #expect(told(["a"], same).isEmpty, "another arm is on the same systems")
    bars.indices.forEach { bars[$0].variant?.isPartedBySystem = false }
    #expect(told(["d"], bars).isEmpty, "the platform says it")
  }

  @Test("The other arm of an availability is that of older systems, whatever platform is left in it", arguments: [true, false])
  func availability(asks: Bool) {
    let (begin, middle, end) =
      asks ? ("if #available(iOS 17, visionOS 99, *) {", "} else {", "}") : ("#if os(iOS)", "#else", "#endif")
    let code = """
      struct Media: View {
        var body: some View {
          NavigationStack {
            List {}.navigationTitle("Media").toolbar {
              ToolbarItem(placement: .primaryAction) { Button("Sort", action: sort) }
              ToolbarItem(placement: .primaryAction) {
                \(begin)
                Button("Share", action: share)
                \(middle)
                Button("Share Now", action: share)
                \(end)
              }
            }
          }
        }
      }
      """
    // Without a target, a platform is audited that code names.
    let files = ["Media.swift": code, "Room.swift": "#if os(visionOS)\nlet room = Room()\n#endif\n"]
    let bars = ProjectSource.read(texts: files).toolbars.filter { $0.kind == .navigationBar }
    let ids = Set(bars.filter { $0.platforms.contains(.visionos) && !$0.platforms.contains(.ios) }.map(\.id))
    #expect(!ids.isEmpty && ids.count < bars.count)
    #expect(evidence(ids, bars).contains { $0.name == "only on" } != asks)
  }

  @Test("A condition is named where it is the only one that the variants share and no other one has")
  func condition() {
    let bars = [
      bar("a", "if isOn", "if case .list = mode, !isEmpty"), bar("b", "unless isOn", "if case .list = mode, !isEmpty"),
      bar("c", "if isOn", "switch (kind, mode), case (.a, .b)"),
    ]
    #expect(evidence(["a", "b"], bars) == [.text("only where", "if case .list = mode, !isEmpty")])
    #expect(evidence(["c"], bars) == [.text("only where", "switch (kind, mode), case (.a, .b)")])
    #expect(evidence(["a", "c"], bars) == [.text("only where", "if isOn")])
    #expect(evidence(["b", "c"], bars).isEmpty)
  }

  @Test("A condition that is joined with commas is one, whatever words it has: also one that reads like the beginning of another")
  func commas() {
    let bars = [bar("a", "if let part = text, unless(part)"), bar("b", "unless let part = text, unless(part)")]
    #expect(evidence(["a"], bars) == [.text("only where", "if let part = text, unless(part)")])
    let asked = [bar("a", "in Home with title: a, if any"), bar("b", "in Home with title: b, if any")]
    #expect(evidence(["a"], asked).isEmpty)
    #expect(asked[0].variant?.arms == "in Home with title: a, if any")
  }

  @Test("Combinations of conditions that nobody has judged are told with the finding")
  func leftOut() {
    var bar = bar("a", "if isOn")
    func told(of bar: Toolbar) -> [Evidence] { OfVariants([], among: [0], of: [bar]).leftOut }
    #expect(told(of: bar).isEmpty)
    bar.combinationsLeftOut = 12
    #expect(told(of: bar).map(\.value) == [.number(12)])
  }
}
