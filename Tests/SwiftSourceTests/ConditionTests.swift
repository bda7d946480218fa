import LintelModel
import Testing

@Suite("Branches")
struct ConditionTests {
  @Test("Each arm of `#if os` is on its platforms' bars only")
  func platforms() {
    let bars = SwiftFixture(
      items: "#if os(macOS)\nButton(\"Mac\") { }\n#else\nButton(\"Phone\") { }\n#endif", platforms: [.ios, .macos]
    ).bars
    #expect(bars.map { $0.items.map(\.label.said) } == [["Phone"], ["Mac"]])
    #expect(bars.map(\.platforms) == [[.ios], [.macos]])
  }

  @Test(
    "Compiler conditions are read with their operators",
    arguments: [
      ("os(iOS)", [Platform.ios, .ipados]), ("!os(macOS)", [.ios, .ipados, .visionos]), ("canImport(AppKit)", [.macos]),
      ("os(macOS) || os(visionOS)", [.macos, .visionos]), ("canImport(UIKit) && !os(visionOS)", [.ios, .ipados]),
      ("(os(iOS))", [.ios, .ipados]),
    ])
  func conditions(condition: String, platforms: [Platform]) {
    let bars = SwiftFixture(
      "#if \(condition)\nstruct V: View { var body: some View { List { }.navigationTitle(\"A\") } }\n#endif\n",
      platforms: [.ios, .ipados, .macos, .visionos]
    ).bars
    #expect(bars.flatMap(\.platforms).sorted() == platforms)
  }

  @Test("Of several conditions each holds by itself, negated or not")
  func parts() {
    let bars = SwiftFixture(
      items: "if case .list = mode, !isEditing { Button(\"A\") { } }\nif isEditing { Button(\"B\") { } }"
    ).bars
    #expect(bars.map { $0.items.map(\.label.said) } == [["A"], ["B"]])
    #expect(bars.map { $0.variant?.arms } == ["if case .list = mode, !isEditing", "if isEditing"])
  }

  @Test("What `&&` joins holds part by part, and what `||` joins fails part by part")
  func operators() {
    let both = SwiftFixture(
      items: "if isOpen && !isEmpty { Button(\"A\") { } }\nif isEmpty { Button(\"B\") { } }"
    ).bars
    #expect(both.map { $0.items.map(\.label.said) } == [["A"], ["B"]])
    let either = SwiftFixture(
      items: "if isOpen || isEmpty { Button(\"A\") { } } else { Button(\"B\") { } }\nif isEmpty { Button(\"C\") { } }"
    ).bars
    #expect(!either.contains { Set($0.items.map(\.label.said)).isSuperset(of: ["B", "C"]) })
  }

  @Test(
    "What only stands in an app of iOS on a Mac stands on no bar of iOS",
    arguments: ["Current.isCatalyst", "ProcessInfo.processInfo.isMacCatalystApp", "ProcessInfo.processInfo.isiOSAppOnMac"])
  func catalyst(condition: String) {
    let bars = SwiftFixture(
      items: """
        if \(condition) { Button("A") { } } else { Button("B") { } }
        if !\(condition) { Button("C") { } }
        Button { } label: { Text(\(condition) ? "D" : "E") }
        """
    ).bars
    #expect(bars.map { $0.items.map(\.label.said) } == [["B", "C", "E"]])
  }

  @Test("A flag of the project makes two bars of the two arms")
  func flags() {
    let bars = SwiftFixture(items: "#if PRO\nButton(\"A\") { }\n#else\nButton(\"B\") { }\n#endif").bars
    #expect(bars.map { $0.items.map(\.label.said) } == [["A"], ["B"]])
  }

  @Test("What one `#if` says of a flag is so in every other one, however they join and negate it")
  func sameFlag() {
    let bars = SwiftFixture(
      body: """
        #if LITE && !os(visionOS)
        .navigationTitle("Lite")
        #elseif (REMOTE) && !os(visionOS)
        .navigationTitle("Remote")
        #else
        .navigationTitle("Full")
        #endif
        .toolbar {
          #if !REMOTE
          Button("Donate") { }
          #endif
          Button("Sort") { }
        }
        """
    ).bars
    func items(_ title: String) -> [[String]] {
      bars.filter { $0.title.said == title }.map { $0.items.map(\.label.said) }
    }
    #expect(items("Remote") == [["Sort"]])
    #expect(items("Full").contains(["Donate", "Sort"]) && items("Lite").contains(["Donate", "Sort"]))
    #expect(!bars.contains { $0.variant?.arms.isEmpty == true })
  }

  @Test("What fails of flags that are joined by `||` fails each by itself")
  func failingFlags() {
    let items = "#if PRO || TEAM\nButton(\"A\") { }\n#else\nButton(\"B\") { }\n#endif\n#if TEAM\nButton(\"C\") { }\n#endif"
    let bars = SwiftFixture(items: items).bars
    #expect(Set(bars.map { $0.items.map(\.label.said) }) == [["A", "C"], ["B"]])
  }

  @Test("`#available` parts OS lines, named as each platform counts them")
  func availability() {
    let body = "if #available(iOS 26, macOS 26, *) { Button(\"New\") { } } else { Button(\"Old\") { } }"
    let bars = SwiftFixture(items: body, platforms: [.ios, .macos]).bars
    #expect(bars.map { $0.items.map(\.label.said) }.filter { $0 == ["Old"] }.count == 2)
    #expect(bars.first { $0.items.first?.label.said == "Old" && $0.platforms == [.ios] }?.osLines == [OSLine(18)])
    #expect(bars.first { $0.items.first?.label.said == "New" && $0.platforms == [.ios] }?.osLines == [OSLine(26)])
  }

  @Test("An arm for systems older than every audited one is on no bar, nor is one for systems that nobody knows")
  func oldVersion() {
    for condition in ["#available(iOS 16, *)", "#unavailable(iOS 99)"] {
      let bars = SwiftFixture(items: "if \(condition) { Button(\"New\") { } } else { Button(\"Old\") { } }").bars
      #expect(bars.map { $0.items.map(\.label.said) } == [["New"]])
      #expect(bars.map(\.osLines) == [[]])
    }
  }

  @Test("A version at the edge of what is audited leaves either arm to be seen, and never both at once")
  func versionAtEdge() {
    let arms = "if #available(iOS 18, *) { Button(\"New\") { } }\nif #unavailable(iOS 18.0) { Button(\"Old\") { } }"
    let bars = SwiftFixture(items: arms).bars
    #expect(bars.map { $0.items.map(\.label.said) } == [["New"], ["Old"]])
    #expect(bars.map(\.osLines) == [[], [OSLine(18)]])
    let minor = "if #available(iOS 18.4, *) { Button(\"New\") { } }\nif #unavailable(iOS 18.1) { Button(\"Old\") { } }"
    #expect(!SwiftFixture(items: minor).bars.contains { $0.items.count > 1 })
  }

  @Test("What is left behind a guard is on the systems that the guard asks for")
  func guardedVersion() {
    let members = "var name: String {\nguard #available(iOS 26, *) else { return \"Old\" }\nreturn \"New\"\n}"
    let bars = SwiftFixture(items: "Button(name) { }", members: members).bars
    #expect(Set(bars.map(\.osLines)) == [[OSLine(18)], [OSLine(26)]])
  }

  @Test("What a subject is compared with, it is not twice at once")
  func comparisons() {
    let bars = SwiftFixture(
      items: """
        if mode == .select { Button("Delete") { } }
        if mode == .inline { Button("Cancel") { } }
        if other == .inline, mode == .inline { Button("Save") { } }
        """
    ).bars
    #expect(bars.map { $0.items.map(\.label.said) } == [["Cancel", "Save"], ["Delete"]])
    #expect(bars.map { $0.variant?.arms } == ["if other == .inline, mode == .inline", "if mode == .select"])
  }

  @Test("Arms of one condition stand together, and everything stands somewhere")
  func together() {
    let bars = SwiftFixture(
      items: """
        if isEditing { Button("Done") { } } else { Button("Edit") { } }
        if !isEditing { Button("Add") { } }
        Button("Help") { }
        """
    ).bars
    #expect(bars.map { $0.items.map(\.label.said) } == [["Edit", "Add", "Help"], ["Done", "Help"]])
    #expect(Set(bars.map(\.id)).count == 2)
  }

  @Test("The arms of a ternary or a `switch` are texts of their own")
  func ternary() {
    let ternary = SwiftFixture(items: #"Button(on ? "Stop" : "Start") { }"#).bars
    #expect(ternary.map { $0.items.map(\.label.said) } == [["Stop"], ["Start"]])
    let nested = SwiftFixture(items: #"Button(a ? "A" : b ? "B" : "C") { }"#).bars
    #expect(nested.map { $0.items.map(\.label.said) } == [["A"], ["B"], ["C"]])
    let choice = SwiftFixture(items: #"switch mode { case .a: Button("A") { }; case .b: Button("B") { } }"#).bars
    #expect(choice.map { $0.items.map(\.label.said) } == [["A"], ["B"]])
  }

  @Test("A modifier may stand in an `#if` of its own")
  func postfix() {
    let bars = SwiftFixture(
      body: "#if os(iOS)\n.navigationTitle(\"A\")\n#else\n.navigationTitle(\"B\")\n#endif\n.toolbar { Button(\"C\") { } }",
      platforms: [.ios, .macos]
    ).bars
    #expect(bars.map(\.title.said) == ["A", "B"])
  }

  @Test("A bar is on each platform for which one of its modifiers makes it")
  func postfixOfEach() {
    let both = "#if os(iOS)\n.toolbar { Button(\"A\") { } }\n#else\n.toolbar { Button(\"B\") { } }\n#endif"
    let bars = SwiftFixture(body: both, platforms: [.ios, .macos]).bars
    #expect(bars.map(\.platforms) == [[.ios], [.macos]])
    #expect(bars.map { $0.items.map(\.label.said) } == [["A"], ["B"]])
    let one = ".navigationTitle(\"C\")\n#if os(iOS)\n.toolbar { Button(\"A\") { } }\n#endif"
    let titled = SwiftFixture(body: one, platforms: [.ios, .macos]).bars
    #expect(titled.first { $0.platforms == [.macos] }?.title.said == "C")
    #expect(titled.first { $0.platforms == [.ios] }?.items.map(\.label.said) == ["A"])
  }

  @Test("Endless combinations end")
  func many() {
    let items = (0..<40).map { "if c\($0) { Button(\"A\($0)\") { } } else { Button(\"B\($0)\") { } }" }.joined(
      separator: "\n")
    let bars = SwiftFixture(items: items).bars
    #expect(bars.count == 2)
    #expect(bars.allSatisfy { $0.items.count == 40 })
  }

  @Test("Variants say which bar they are of, and in which arms they stand")
  func variants() {
    let state = SwiftFixture(items: #"Button(isOn ? "Stop" : "Start") { }"#).bars
    #expect(state.map(\.variant?.arms) == ["if isOn", "unless isOn"])
    #expect(Set(state.map(\.barID)).count == 1)
    #expect(state[0].barID == state[0].id)
    let lines = SwiftFixture(
      items: "if #available(iOS 26, *) { Button(\"New\") { } } else { Button(\"Old\") { } }\nif a { Button(\"B\") { } }"
    ).bars
    #expect(Set(lines.compactMap(\.variant?.bar)).count == 1)
    #expect(lines.contains { $0.variant?.arms.contains("iOS 26") == true })
    let choice = SwiftFixture(items: #"switch mode { case .a: Button("A") { }; case .b: Button("B") { } }"#).bars
    #expect(choice.map(\.variant?.arms) == ["switch mode, case .a", "switch mode, case .b"])
  }

  @Test("A bar with one face has no variants")
  func one() {
    #expect(SwiftFixture(items: #"Button("A") { }"#).bars.map(\.variant) == [nil])
  }

  @Test("Where an arm has no title, the view around may give one")
  func title() {
    let bars = SwiftFixture(
      body: "#if os(iOS)\n.navigationTitle(\"A\")\n#endif\n.toolbar { Button(\"B\") { } }", platforms: [.ios, .macos]
    ).bars
    #expect(bars.map(\.titleMayBeSetByCode) == [false, true])
  }
}
