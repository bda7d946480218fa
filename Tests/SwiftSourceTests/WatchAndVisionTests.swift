import LintelModel
import Testing

@Suite("Bars of watches and of visionOS")
struct WatchAndVisionTests {
  @Test(
    "A watch has each placement where Apple's page has it",
    arguments: [
      (".topBarLeading", Item.Placement.leading), (".topBarTrailing", .trailing), (".cancellationAction", .leading),
      (".confirmationAction", .trailing), (".destructiveAction", .trailing), (".bottomBar", .bottom),
      (".primaryAction", .automatic), (".automatic", .automatic),
    ])
  func watch(placement: String, side: Item.Placement) {
    let bars = SwiftFixture(
      items: "ToolbarItem(placement: \(placement)) { Button(\"A\") { } }", platforms: [.watchos]
    ).bars
    #expect(bars.map(\.kind) == [.watchToolbar])
    #expect(bars.flatMap(\.items).map(\.placement) == [side])
  }

  @Test("Each ornament with something to operate in it is a bar of visionOS, at the edge of its anchor")
  func ornaments() {
    let bars = SwiftFixture(
      body: """
        .navigationTitle("Rooms")
        .ornament(attachmentAnchor: .scene(.bottom)) {
          HStack { Button("Add", systemImage: "plus") { }
            Button("Play", systemImage: "play") { } }.glassBackgroundEffect()
        }
        .ornament(visibility: .visible, attachmentAnchor: .scene(.leading), contentAlignment: .trailing) {
          VStack { Button("Up", systemImage: "chevron.up") { } }
        }
        .ornament(attachmentAnchor: .scene(.topTrailing)) { Controls(isOn: true) }
        .ornament(attachmentAnchor: .scene(.trailing)) { HStack { Button("Down", systemImage: "chevron.down") { } } }
        .ornament(attachmentAnchor: .scene(.top)) { Text("Only words") }
        """,
      members: """
        struct Controls: View {
          let isOn: Bool
          var body: some View { content.padding(8) }
          @ViewBuilder private var content: some View {
            VStack(spacing: 8) { Button("On", systemImage: "power") { }
              Button("Off") { } }
          }
        }
        """,
      platforms: [.visionos]
    ).bars
    #expect(bars.map(\.kind) == [.navigationBar, .ornament, .ornament, .ornament, .ornament])
    #expect(bars.map(\.facts.edge.value) == [nil, .bottom, .leading, .top, nil])
    #expect(
      bars.map { $0.items.map(\.symbol) } == [[], ["plus", "play"], ["chevron.up"], ["power", nil], ["chevron.down"]])
    #expect(bars.dropFirst().allSatisfy { $0.platforms == [.visionos] && !$0.title.isPresent })
    #expect(Set(bars.map(\.id)).count == 5)
  }

  @Test("Of two ornaments at one edge each is a bar of its own")
  func sameEdge() {
    let bars = SwiftFixture(
      body: """
        .ornament(visibility: isOpen ? .visible : .hidden, attachmentAnchor: .scene(.top)) {
          HStack { Button("Hide") { }; Button("Pause") { } }
        }
        .ornament(visibility: isOpen ? .hidden : .visible, attachmentAnchor: .scene(.topTrailing)) { Button("Show") { } }
        """, platforms: [.visionos]
    ).bars.filter { $0.kind == .ornament }
    #expect(bars.map { $0.items.map(\.label.said) } == [["Hide", "Pause"], ["Show"]])
    #expect(bars.map(\.facts.edge.value) == [.top, .top])
    #expect(Set(bars.map(\.barID)).count == 2)
    // Each is called after its own anchor, not after the edge and a number.
    #expect(bars.map { $0.barID.split(separator: ".").last } == ["top", "topTrailing"])
  }

  @Test("An ornament is a column also where a row, or another platform's code, is around it")
  func columns() {
    let bars = SwiftFixture(
      body: ".ornament(attachmentAnchor: .scene(.leading)) { Tools() }",
      members: """
        struct Tools: View {
          var body: some View {
            #if os(visionOS)
              HStack { content.buttonStyle(.borderless) }.padding(8)
            #else
              HStack { content }
            #endif
          }
          @ViewBuilder private var content: some View {
            #if os(visionOS)
              VStack { Button("Up", systemImage: "chevron.up") { } }
            #else
              HStack { Button("Up", systemImage: "chevron.up") { } }
            #endif
          }
        }
        """,
      platforms: [.ios, .visionos]
    ).bars
    #expect(bars.filter { $0.kind == .ornament }.map(\.facts.edge.value) == [.leading])
  }

  @Test("What says which bars an item may stand in, and that a bar does not stand on end, is read")
  func standing() {
    let bar = SwiftFixture(
      body: """
        .toolbar {
          ToolbarItem { Button("Cart") { } }.axisBehavior(.horizontalOnly)
          ToolbarItem { Button("Add", systemImage: "plus") { } }
        }
        .toolbarVerticalBehavior(.disabled)
        """
    ).bar
    #expect(bar?.items.map(\.facts.axis.value) == [.horizontalOnly, nil])
    #expect(bar?.facts.standsOnEnd.value == false)
    #expect(SwiftFixture(items: "ToolbarItem { Button(\"A\") { } }").bar?.facts.standsOnEnd == .unknown)
  }
}
