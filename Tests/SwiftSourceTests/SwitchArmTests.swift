import LintelModel
import Testing

/// Branches that ask the same subject, or the device, know of each other.
@Suite("Branches on one subject")
struct SwitchArmTests {
  private func labels(_ bars: [Toolbar]) -> [[String]] { bars.map { $0.items.map(\.label.said) } }
  private func together(_ bars: [Toolbar], _ names: String...) -> Bool {
    bars.contains { Set($0.items.map(\.label.said)).isSuperset(of: names) }
  }

  // MARK: The device's idiom

  @Test("What asks for the iPad's idiom stands on the bars of iPadOS alone")
  func idiom() {
    let bars = SwiftFixture(
      items: """
        if UIDevice.current.userInterfaceIdiom == .pad { Button("Sidebar") { } }
        if traitCollection.userInterfaceIdiom != .pad { Button("Menu") { } }
        Button("Add") { }
        """, platforms: [.ios, .ipados]
    ).bars
    #expect(bars.map(\.platforms) == [[.ios], [.ipados]])
    #expect(labels(bars) == [["Menu", "Add"], ["Sidebar", "Add"]])
    #expect(bars.allSatisfy { !$0.isPairingGuessed })
  }

  @Test("An idiom holds beside another condition, in a ternary, a guard and a `switch`")
  func idiomElsewhere() {
    let both = SwiftFixture(
      items: #"if UIDevice.current.userInterfaceIdiom == .pad && isOpen { Button("A") { } } else { Button("B") { } }"#,
      platforms: [.ios, .ipados]
    ).bars
    #expect(!both.contains { $0.platforms.contains(.ios) && $0.items.contains { $0.label.said == "A" } })
    let ternary = SwiftFixture(
      items: #"Button(UIDevice.current.userInterfaceIdiom == .phone ? "Phone" : "Other") { }"#, platforms: [.ios, .ipados]
    ).bars
    #expect(labels(ternary) == [["Phone"], ["Other"]])
    #expect(ternary.map(\.platforms) == [[.ios], [.ipados]])
    let choice = SwiftFixture(
      items: """
        switch UIDevice.current.userInterfaceIdiom {
        case .pad, .mac: Button("Wide") { }
        case .carPlay: Button("Car") { }
        default: Button("Narrow") { }
        }
        """, platforms: [.ios, .ipados]
    ).bars
    #expect(labels(choice) == [["Narrow"], ["Wide"]])
    #expect(choice.map(\.platforms) == [[.ios], [.ipados]])
    let guarded = SwiftFixture(
      items: "Button(word) { }",
      members: """
        var word: String {
          guard UIDevice.current.userInterfaceIdiom == .pad else { return "Phone" }
          return "Pad"
        }
        """, platforms: [.ios, .ipados]
    ).bars
    #expect(guarded.map(\.platforms) == [[.ios], [.ipados]])
  }

  @Test("A comparison with an idiom that nobody knows stays a condition")
  func unknownIdiom() {
    let bars = SwiftFixture(
      items: "if UIDevice.current.userInterfaceIdiom == wanted { Button(\"A\") { } } else { Button(\"B\") { } }",
      platforms: [.ios, .ipados]
    ).bars
    #expect(bars.allSatisfy { $0.platforms == [.ios, .ipados] })
    #expect(labels(bars) == [["A"], ["B"]])
  }

  // MARK: Names

  @Test("Two switches over one subject agree by the names of their cases, not by their numbers")
  func names() {
    let bars = SwiftFixture(
      items: """
        switch filter { case .all: Button("All") { }; case .list(let list): Button("List") { }; default: EmptyView() }
        switch filter { case .list: Button("Edit List") { }; case .tag(let name, _): Button("Tag") { }; default: EmptyView() }
        """
    ).bars
    #expect(together(bars, "List", "Edit List"))
    #expect(!together(bars, "All", "Edit List"))
    #expect(!together(bars, "List", "Tag"))
  }

  @Test("What no case names is none of those that are named")
  func otherwise() {
    let bars = SwiftFixture(
      items: """
        switch mode { case .read: Button("Read") { }; default: Button("Other") { } }
        switch mode {
        case .read, .write: Button("Both") { }
        case .scan: Button("Scan") { }
        case .send, .print: Button("C") { }
        }
        if mode == .read { Button("Once More") { } } else { Button("Not Read") { } }
        """
    ).bars
    #expect(together(bars, "Read", "Both", "Once More"))
    #expect(!together(bars, "Read", "Other"))
    #expect(!together(bars, "Read", "Scan"))
    #expect(!together(bars, "Other", "Once More"))
    #expect(!together(bars, "Read", "Not Read"))
    #expect(!together(bars, "Both", "Scan"))
    #expect(!together(bars, "Both", "C"))
    #expect(!together(bars, "Scan", "C"))
    #expect(together(bars, "Other", "Scan", "Not Read"))
  }

  @Test("A case with more to ask for excludes the cases behind it, and no more")
  func guarded() {
    let bars = SwiftFixture(
      items: """
        switch mode {
        case .read where isNew: Button("New") { }
        case .read: Button("Old") { }
        case let other where isOdd: Button("Odd") { }
        default: Button("Other") { }
        }
        """
    ).bars
    #expect(labels(bars) == [["New"], ["Old"], ["Odd"], ["Other"]])
  }

  @Test("Variants are called by the names of their cases")
  func words() {
    let bars = SwiftFixture(
      items: """
        switch mode {
        case .list(let list): Button("A") { }
        case .read, .write: Button("B") { }
        default: Button("C") { }
        }
        """
    ).bars
    let names = ["switch mode, case .list", "switch mode, case .read, .write", "switch mode, default"]
    #expect(bars.map { $0.variant?.arms } == names)
  }

  @Test("A comparison and its opposite know each other")
  func opposite() {
    let bars = SwiftFixture(
      items: """
        if mode == .edit { Button("A") { } }
        if mode != .edit { Button("B") { } }
        if case .edit = mode { Button("C") { } }
        """
    ).bars
    #expect(together(bars, "A", "C"))
    #expect(!together(bars, "A", "B"))
    #expect(!together(bars, "B", "C"))
  }

  @Test("The arms of a tuple know what asks for one of its parts")
  func tuple() {
    let bars = SwiftFixture(
      items: """
        switch (isFolder, mode) {
        case (true, .add): Button("New Folder") { }
        case (false, .add): Button("New Item") { }
        case (_, .edit): Button("Change") { }
        }
        if mode == .edit { Button("Save") { } } else { Button("Insert") { } }
        if isFolder { Button("Folder") { } } else { Button("Item") { } }
        """
    ).bars
    #expect(together(bars, "New Folder", "Insert", "Folder"))
    #expect(together(bars, "New Item", "Insert", "Item"))
    #expect(together(bars, "Change", "Save"))
    #expect(!together(bars, "New Folder", "Save"))
    #expect(!together(bars, "New Folder", "Item"))
    #expect(!together(bars, "Change", "Insert"))
    #expect(!together(bars, "New Folder", "Change"))
  }

  // MARK: Which variants there are

  @Test("A title first meets the arm with a button, not the one with a spinner")
  func spinner() {
    let bars = SwiftFixture(
      body: """
        .navigationTitle(isLocal ? "Local" : "Remote")
        .toolbar { if isBusy { ProgressView() } else { Button("Save") { } } }
        """
    ).bars
    for title in ["Local", "Remote"] {
      #expect(bars.contains { $0.title.said == title && $0.items.map(\.label.said) == ["Save"] })
    }
    #expect(bars.contains { !$0.items.isEmpty && $0.items.allSatisfy { $0.label.said.isEmpty } })
  }

  @Test("A system on which a bar has nothing has no bar there")
  func empty() {
    let bars = SwiftFixture(
      items: """
        if #available(iOS 26, *) { ToolbarItem(placement: .bottomBar) { Button("Accept") { } } }
        ToolbarItem(placement: .topBarLeading) { Button("Close") { } }
        """
    ).bars
    let below = bars.filter { $0.kind == .toolbar }
    #expect(labels(below) == [["Accept"]])
    #expect(below.map(\.osLines) == [[OSLine(26)]])
  }
}
