import LintelModel
import Testing

@Suite("Symbols of two states")
struct SymbolStateTests {
  private func faces(_ bars: [Toolbar]) -> Set<String> {
    Set(bars.map { $0.items.map { "\($0.label.said) \($0.symbol ?? "-")" }.joined(separator: ", ") })
  }

  @Test(
    "Each arm of a ternary is a state of the item",
    arguments: [
      (#"Button { } label: { Image(systemName: isOn ? "star.fill" : "star") }"#, "", "star.fill", "star"),
      (#"Button("Save", systemImage: isOn ? "star.fill" : "star") { }"#, "\"Save\"", "star.fill", "star"),
      (#"Button { } label: { Label("Save", systemImage: isOn ? "star.fill" : "star") }"#, "\"Save\"", "star.fill", "star"),
      (#"Menu { } label: { Label("Save", systemSymbol: isOn ? .starFill : .star) }"#, "\"Save\"", "star.fill", "star"),
      (#"Button { } label: { Image(systemSymbol: isOn ? .micSlash : .micFill) }"#, "", "mic.slash", "mic.fill"),
      (#"Button { } label: { Image(uiImage: UIImage(systemName: isOn ? "star.fill" : "star")!) }"#, "", "star.fill", "star"),
      (#"Button { } label: { Image(isOn ? "Full" : "Empty") }"#, "", "Full", "Empty"),
      (#"Button { } label: { Image(systemName: "\(isOn ? "bell" : "flag").fill") }"#, "", "bell.fill", "flag.fill"),
      (#"Button { } label: { Image(systemName: "star\(isOn ? ".fill" : "")") }"#, "", "star.fill", "star"),
    ])
  func ternary(view: String, label: String, on: String, off: String) {
    let bars = SwiftFixture(items: "ToolbarItem { \(view) }").bars
    let said = label == "\"Save\"" ? "Save" : label
    #expect(faces(bars) == ["\(said) \(on)", "\(said) \(off)"])
    #expect(Set(bars.flatMap(\.items).map(\.facts.otherSymbol)) == [.declared(on), .declared(off)])
  }

  @Test("Of a name with a value that only the running program knows, no other symbol is told")
  func unknownValue() {
    let view = #"Button { } label: { Image(systemName: "\(count).circle\(isOn ? ".fill" : "")") }"#
    let items = SwiftFixture(items: "ToolbarItem { \(view) }").bars.flatMap(\.items)
    #expect(items.count == 1)
    #expect(items.allSatisfy { $0.facts.otherSymbol == .unknown && $0.symbol?.contains("count") == true })
  }

  @Test("Parts of a name that one condition decides stand together")
  func joinedParts() {
    let view = #"Button { } label: { Image(systemName: "\(isOn ? "bell" : "flag")\(isOn ? ".fill" : "")") }"#
    #expect(faces(SwiftFixture(items: "ToolbarItem { \(view) }").bars) == [" bell.fill", " flag"])
  }

  @Test("A text and a symbol that one condition decides stand together")
  func paired() {
    for symbols in [#"systemImage: didCopy ? "checkmark" : "doc.on.doc""#, "systemSymbol: didCopy ? .checkmark : .docOnDoc"] {
      let bars = SwiftFixture(
        items: #"ToolbarItem { Button { } label: { Label(didCopy ? "Copied" : "Copy", \#(symbols)) } }"#
      ).bars
      #expect(faces(bars) == ["Copied checkmark", "Copy doc.on.doc"])
    }
    let beside = SwiftFixture(
      items: """
        ToolbarItem {
          Button { } label: {
            HStack {
              if isTalking { Text("Stop") }
              Image(systemName: isTalking ? "mic.slash" : "mic.fill")
            }
          }
          .accessibilityLabel(isTalking ? "Stop" : "Talk")
        }
        """
    ).bars
    #expect(faces(beside) == ["Stop mic.slash", " mic.fill"])
    #expect(Set(beside.flatMap(\.items).map(\.accessibilityLabel.said)) == ["Stop", "Talk"])
  }

  @Test("Texts and symbols on conditions of their own are each there, without all their pairs")
  func independent() {
    let bars = SwiftFixture(
      items: #"ToolbarItem { Button(isNew ? "Add" : "Save", systemImage: isOn ? "star.fill" : "star") { } }"#
    ).bars
    #expect(bars.count == 2)
    #expect(Set(bars.flatMap(\.items).compactMap(\.symbol)) == ["star.fill", "star"])
    #expect(Set(bars.flatMap(\.items).map(\.label.said)) == ["Add", "Save"])
  }

  @Test(
    "An arm that shows nothing, or what only the running program knows, is no state",
    arguments: [#"isOn ? "star" : """#, #"isOn ? "star" : model.icon"#, #"isOn ? "star" : "star""#])
  func unknown(symbol: String) {
    let bars = SwiftFixture(items: "ToolbarItem { Button(\"Save\", systemImage: \(symbol)) { } }").bars
    #expect(faces(bars) == ["Save star"])
  }

  @Test(
    "A bar button item has both symbols, too",
    arguments: [
      #"UIImage(systemName: isOn ? "star.fill" : "star")"#,
      #"isOn ? UIImage(systemName: "star.fill") : UIImage(systemName: "star")"#,
      "UIImage(systemSymbol: isOn ? .starFill : .star)",
    ])
  func barButton(image: String) {
    let bars = SwiftFixture(
      """
      final class Notes: UIViewController {
        override func viewDidLoad() {
          title = "Notes"
          navigationItem.rightBarButtonItem = UIBarButtonItem(
            image: \(image), style: .plain, target: self, action: #selector(mark))
        }
      }
      """
    ).bars
    #expect(bars.map(\.title.said) == ["\"Notes\"", "\"Notes\""])
    #expect(Set(bars.map { $0.items.map(\.symbol) }) == [["star.fill"], ["star"]])
  }

  @Test("Many items with two symbols each are on no more bars than many with two texts")
  func growth() {
    func count(_ item: (Int) -> String) -> Int {
      SwiftFixture(items: (0..<12).map { "ToolbarItem { \(item($0)) }" }.joined(separator: "\n")).bars.count
    }
    let symbols = count { #"Button("A\#($0)", systemImage: is\#($0) ? "star.fill" : "star") { }"# }
    let texts = count { #"Button(is\#($0) ? "A\#($0)" : "B\#($0)") { }"# }
    #expect(symbols <= texts && symbols <= 16)
  }
}
