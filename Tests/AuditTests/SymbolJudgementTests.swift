import LintelAudit
import LintelFindings
import LintelModel
import Testing

/// What is said of an item by the symbol that it shows: its spoken name, and which way it points.
@Suite("Judgement of symbols")
struct SymbolJudgementTests {
  private func findings(_ rule: String, of item: String, members: String = "", more: [String: String] = [:]) async -> [Finding]
  {
    var files = more
    files["Inbox.swift"] = """
      struct Inbox: View {
        \(members)
        var body: some View { List { }.navigationTitle("Inbox").toolbar { ToolbarItem { \(item) } } }
      }
      """
    files["en.lproj/Localizable.strings"] = "\"Inbox\" = \"Inbox\";\n\"Go Back\" = \"Go Back\";\n"
    files["ar.lproj/Localizable.strings"] = "\"Inbox\" = \"الوارد\";\n\"Go Back\" = \"رجوع\";\n"
    return await Auditor.audit(ProjectSource.read(texts: files)).findings.filter { $0.rule == rule }
  }

  @Test("Both symbols of a button of two states are told, in one finding")
  func bothStates() async {
    let found = await findings(
      "accessible-name-missing", of: #"Button { } label: { Image(systemName: isOn ? "bell.fill" : "bell") }"#,
      members: "@State private var isOn = false")
    #expect(found.map(\.verdict) == [.needsReview])
    let said = found.first?.message.english ?? ""
    #expect(said.hasPrefix("The symbols bell and bell.fill (its two states) have no label: VoiceOver falls back to the system's words"))
  }

  @Test("What is heard of a symbol without a label is said: the system's word for it")
  func heard() async {
    let found = await findings("accessible-name-missing", of: #"Button { send() } label: { Image(systemName: "paperplane") }"#)
    #expect(
      found.map(\.message.english) == [
        "The symbol paperplane has no label: VoiceOver falls back to the system's word for it, which may not say what it does here"
      ])
  }

  @Test("A symbol that is named by its action needs no name, unless its other state's is none")
  func actionInOneState() async {
    func count(_ other: String) async -> Int {
      await findings(
        "accessible-name-missing", of: #"Button { } label: { Image(systemName: isOn ? "\#(other)" : "plus") }"#,
        members: "@State private var isOn = false"
      ).count
    }
    #expect(await count("xmark") == 0)
    #expect(await count("bell") == 1)
  }

  @Test(
    "A link is judged as a button is, and a symbol that only shows a sign is asked about",
    arguments: ["questionmark", "arrow.clockwise"])
  func link(symbol: String) async {
    let image = #"Image(systemName: "\#(symbol)")"#
    for item in [#"Link(destination: page) { \#(image) }"#, "Button { } label: { \(image) }"] {
      #expect(await findings("accessible-name-missing", of: item).map(\.verdict) == [.needsReview], "\(item)")
    }
  }

  @Test(
    "The action that the label is to name is said in the code's words: a function, or the one statement",
    arguments: [
      ("Button(action: archive) { IMAGE }", "archive"), ("Button { archive() } label: { IMAGE }", "archive"),
      ("Button { Task { await store.archive() } } label: { IMAGE }", "store.archive()"),
      ("Button { one(); two() } label: { IMAGE }", nil), ("Button { } label: { IMAGE }", nil),
    ] as [(String, String?)])
  func deed(code: String, deed: String?) async {
    let found = await findings("accessible-name-missing", of: code.replacing("IMAGE", with: #"Image("cart_icon")"#))
    let advice = deed.map { "says what \($0) does" } ?? "names the action"
    #expect(found.first?.suggestion?.english == "Set an accessibility label that \(advice): .accessibilityLabel(…)")
  }

  @Test(
    "A symbol without a name is told with the word that Apple has for it, unless the code does something else",
    arguments: [
      ("Button { printPage() } label: { IMAGE }", "printer", "Print"), ("Button { } label: { IMAGE }", "arrow.clockwise", "Refresh / Reload"),
      ("Button { archive() } label: { IMAGE }", "printer", nil), ("Button { } label: { IMAGE }", "flame", nil),
    ] as [(String, String, String?)])
  func word(code: String, symbol: String, word: String?) async {
    let item = code.replacing("IMAGE", with: "Image(systemName: \"\(symbol)\")")
    let found = await findings("accessible-name-missing", of: item)
    let told = found.flatMap(\.evidence).filter { $0.name == "what the symbol stands for" }.map(\.value)
    #expect(!found.isEmpty && told == (word.map { [.text($0)] } ?? []))
  }

  @Test("A statement is quoted as what the button runs, and not as an action")
  func statement() async {
    let found = await findings(
      "accessible-name-missing", of: #"Button { sheet = .settings } label: { Image("cart_icon") }"#)
    #expect(
      found.first?.suggestion?.english
        == "Set an accessibility label that names the action (the button runs sheet = .settings): .accessibilityLabel(…)")
  }

  @Test("An empty title in code is a plain fault: the name goes there, and nothing but the symbol's description is spoken")
  func emptyTitle() async {
    let found = await findings("accessible-name-missing", of: #"Button("", systemImage: "heart") { like() }"#)
    #expect(
      found.map(\.message.english) == [
        "The title of the button with the symbol heart is empty: a screen reader has nothing but the symbol's description to say"
      ])
    #expect(found.map(\.verdict) == [.fails] && found.map(\.severity) == [.warning])
    #expect(found.first?.suggestion?.english == "Write a name for the action in place of the empty title.")
  }

  @Test("An empty title beside a name, or beside a symbol that is spoken by what it does, is no fault")
  func emptyTitleBesideName() async {
    for item in [
      #"Button("", systemImage: "heart") { like() }.accessibilityLabel("Like")"#, #"Button("Like", systemImage: "heart") { like() }"#,
    ] {
      #expect(await findings("accessible-name-missing", of: item).isEmpty, "\(item)")
    }
  }

  @Test("What to write is said in the words of the code")
  func codeToWrite() async {
    let found = await findings("accessible-name-missing", of: #"Button { } label: { Image("cart_icon") }"#)
    #expect(found.first?.suggestion?.english.hasSuffix("names the action: .accessibilityLabel(…)") == true)
    let controller = """
      @implementation Place
      - (void)viewDidLoad {
        self.navigationItem.rightBarButtonItem = [[UIBarButtonItem alloc] initWithImage:[UIImage imageNamed:@"ic_help"]
          style:UIBarButtonItemStylePlain target:self action:@selector(help)];
      }
      @end
      """
    let files = ["Place.h": "@interface Place : UIViewController\n@end\n", "Place.m": controller]
    let other = await Auditor.audit(ProjectSource.read(texts: files)).findings.filter { $0.rule == "accessible-name-missing" }
    #expect(other.map(\.verdict) == [.fails])
    #expect(
      other.first?.suggestion?.english.hasSuffix(
        "says what help does: self.navigationItem.rightBarButtonItem.accessibilityLabel = …;") == true)
  }

  @Test("What a screen reader is given of a button without a name is said: its kind, or the name of the image's file")
  func kindAlone() async {
    let found = await findings(
      "accessible-name-missing", of: #"Button { } label: { Image(uiImage: UIImage(named: "box")!) }"#)
    #expect(
      found.map(\.message.english) == [
        "The image box has no accessible name: a screen reader is given only its kind to speak, such as button, or the image's file name"
      ])
  }

  @Test(
    "That the name of a file is spoken is sure, and a question only where it may be the action's; code is another doubt",
    arguments: [
      (#"Image("cart_icon")"#, Verdict.fails, "file-name", Certainty.certain),
      (#"Image("Basket")"#, .needsReview, "file-name", .likely),
      (#"Image(.basket)"#, .needsReview, "file-name", .likely),
      (#"Image("cart_icon").modifier(Named("x"))"#, .needsReview, "no-name", .possible),
    ])
  func fileName(image: String, verdict: Verdict, reason: String, certainty: Certainty) async {
    let found = await findings("accessible-name-missing", of: "Button { } label: { \(image) }")
    #expect(found.map(\.verdict) == [verdict])
    #expect(found.map(\.reason) == [reason])
    #expect(found.map(\.certainty) == [certainty])
  }

  @Test(
    "A symbol that code turns is not told, and one that it may turn or draw is asked about",
    arguments: [
      ("", [Verdict.fails]), (".flipsForRightToLeftLayoutDirection(true)", []),
      (".flipsForRightToLeftLayoutDirection(false)", [.fails]),
      (".flipsForRightToLeftLayoutDirection(turns)", [.needsReview]), (".scaleEffect(1.2)", [.fails]),
      (".scaleEffect(x: direction == .rightToLeft ? -1 : 1)", [.needsReview]),
    ])
  func turned(modifier: String, verdicts: [Verdict]) async {
    let item = #"Button { } label: { Image(systemName: "chevron.left")\#(modifier) }.accessibilityLabel("Go Back")"#
    let found = await findings("symbol-not-mirrored", of: item)
    #expect(Set(found.map(\.verdict)) == Set(verdicts))
    #expect(found.allSatisfy { ($0.reason == "drawn") == ($0.verdict == .needsReview) })
  }

  @Test("An image of a catalogue that has a direction is turned by the system")
  func directionOfAsset() async {
    func isTold(_ direction: String) async -> Bool {
      let set = "Assets.xcassets/arrow.left.imageset"
      return await !findings(
        "symbol-not-mirrored", of: #"Button { } label: { Image("arrow.left") }.accessibilityLabel("Go Back")"#,
        more: [
          "\(set)/Contents.json": #"{"images": [{"filename": "a.svg", "idiom": "universal"\#(direction)}]}"#,
          "\(set)/a.svg": #"<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24"></svg>"#,
        ]
      ).isEmpty
    }
    #expect(await isTold(""))
    #expect(await !isTold(#", "language-direction": "left-to-right""#))
  }
}
