import LintelAudit
import LintelFindings
import LintelModel
import Testing

@Suite("Images that people tap")
struct TappedImageTests {
  private func findings(_ image: String, rule: String = "accessible-name-missing") async -> [Finding] {
    let source = """
      struct Inbox: View {
        var body: some View { List { }.navigationTitle("Inbox").toolbar { ToolbarItem { \(image) } } }
      }
      """
    return await Auditor.audit(ProjectSource.read(texts: ["Inbox.swift": source])).findings.filter { $0.rule == rule }
  }

  @Test(
    "An image with a gesture has neither a name nor a trait, be it an app's or the system's",
    arguments: ["Image(\"basket\")", "Image(.basket)", "Image(systemName: \"bell\")"])
  func unnamed(image: String) async {
    for gesture in [".onTapGesture { open() }", ".gesture(TapGesture().onEnded { open() })"] {
      let found = await findings(image + gesture)
      #expect(found.map(\.reason) == ["tapped-image"] && found.map(\.verdict) == [.fails], "\(image)\(gesture)")
      #expect(found.first?.suggestion?.english.contains(".accessibilityAddTraits(.isButton)") == true)
    }
  }

  @Test("A name alone says nothing of the tap, and a trait alone nothing of the action")
  func halves() async {
    let named = await findings("Image(\"basket\").onTapGesture { open() }.accessibilityLabel(\"Open Basket\")")
    #expect(named.map(\.reason) == ["tapped-image"])
    #expect(named.first?.message.english.hasSuffix("says its name, and not that it can be pressed") == true)
    let trait = await findings("Image(\"basket\").onTapGesture { open() }.accessibilityAddTraits(.isButton)")
    #expect(trait.map(\.reason) == ["file-name"])
  }

  @Test(
    "Nothing is told of one that has both, is hidden, or that nobody taps",
    arguments: [
      "Image(\"basket\").onTapGesture { open() }.accessibilityLabel(\"Open Basket\").accessibilityAddTraits([.isButton])",
      "Image(\"basket\").accessibilityHidden(true)", "Image(\"basket\")",
    ])
  func silent(image: String) async { #expect(await findings(image).isEmpty) }

  private func inUIKit(_ statements: String, shownAs place: String = "navigationItem.titleView = photo") async -> [Finding] {
    let source = """
      final class Inbox: UIViewController {
        override func viewDidLoad() {
          navigationItem.title = "Inbox"
          let photo = UIImageView(image: UIImage(named: "basket"))
          let tap = UITapGestureRecognizer(target: self, action: #selector(open))
          \(statements)
          \(place)
        }
      }
      """
    return await Auditor.audit(ProjectSource.read(texts: ["Inbox.swift": source])).findings.filter { $0.rule == "accessible-name-missing" }
  }

  private static let tapped = "photo.isUserInteractionEnabled = true\nphoto.addGestureRecognizer(tap)\n"

  @Test(
    "An image view with a recognizer of taps is told, whatever it is called, until it is an element and a button",
    arguments: ["navigationItem.titleView = photo", "navigationItem.rightBarButtonItem = UIBarButtonItem(customView: photo)"])
  func imageView(place: String) async {
    let label = "photo.accessibilityLabel = \"Open Basket\"\n"
    for statements in ["", label] {
      let found = await inUIKit(Self.tapped + statements, shownAs: place)
      #expect(found.map(\.reason) == ["tapped-image"] && found.map(\.verdict) == [.fails])
      #expect(found.first?.message.english.contains("neither a name") == true)
      #expect(found.first?.suggestion?.english.contains("UIButton") == true)
    }
    let element = label + "photo.isAccessibilityElement = true\n"
    let named = await inUIKit(Self.tapped + element, shownAs: place)
    #expect(named.first?.message.english.hasSuffix("says its name, and not that it can be pressed") == true)
    #expect(await inUIKit(Self.tapped + label + "photo.accessibilityTraits = .button", shownAs: place).map(\.reason) == ["tapped-image"])
    for trait in ["photo.accessibilityTraits = .button", "photo.accessibilityTraits.insert(.button)", "photo.accessibilityTraits = [.button]"] {
      #expect(await inUIKit(Self.tapped + element + trait, shownAs: place).isEmpty, "\(trait)")
    }
  }

  @Test(
    "An image view that takes no touches, has another gesture or traits that are not known is not told",
    arguments: [
      "photo.addGestureRecognizer(tap)", "photo.isUserInteractionEnabled = true",
      "photo.isUserInteractionEnabled = true\nphoto.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: nil))",
      "photo.isUserInteractionEnabled = true\nphoto.addGestureRecognizer(tap)\nphoto.accessibilityTraits = traits(of: photo)",
    ])
  func untapped(statements: String) async { #expect(await inUIKit(statements).isEmpty) }

  @Test("It has no corners of a control")
  func corners() async {
    #expect(await findings("Image(\"basket\").onTapGesture { open() }", rule: "custom-control").isEmpty)
  }
}
