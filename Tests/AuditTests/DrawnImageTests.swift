import LintelAudit
import LintelFindings
import LintelModel
import Testing

@Suite("A button with an image that the project draws")
struct DrawnImageTests {
  private static func icons(_ body: String) -> String {
    """
    protocol Drawable { func image(size: CGSize) -> UIImage }
    extension Drawable {
      func image(size: CGSize) -> UIImage { image(size: size, insets: .zero) }
      func image(size: CGSize, insets: UIEdgeInsets) -> UIImage {
        \(body)
      }
    }
    struct Icons: Drawable {
      static let cog = Icons(name: "cog")
      let name: String
    }
    """
  }

  private static let drawing = """
    UIGraphicsBeginImageContextWithOptions(size, false, 0)
    name.draw(in: rect)
    return UIGraphicsGetImageFromCurrentImageContext()!
    """

  private func findings(drawing body: String, modifier: String = "") async -> [Finding] {
    let screen = { (name: String) in
      """
      struct \(name): View {
        let expand: () -> Void
        var body: some View {
          List { }.navigationTitle("\(name)").toolbar { ToolbarItem { CogButton(tint: .red, action: expand)\(modifier) } }
        }
      }
      """
    }
    let files = [
      "Icons.swift": Self.icons(body), "Inbox.swift": screen("Inbox"), "Outbox.swift": screen("Outbox"),
      "CogButton.swift": """
      struct CogButton: View {
        let tint: Color
        let action: () -> Void
        var body: some View {
          Button(action: { action() }, label: { Image(uiImage: Icons.cog.image(size: .init(width: 25, height: 25))) })
        }
      }
      """,
    ]
    return await Auditor.audit(ProjectSource.read(texts: files)).findings.filter { $0.rule == "accessible-name-missing" }
  }

  @Test("Surely has no name, and the view of the project's own is where it is given one")
  func drawn() async {
    let found = await findings(drawing: Self.drawing)
    #expect(!found.isEmpty && found.allSatisfy { $0.verdict == .fails })
    #expect(Set(found.map { $0.location?.file }) == ["CogButton.swift"])
    let sentence = "The image cog, which code draws, has no accessible name: a screen reader is given only its kind to speak, such as button"
    #expect(found.allSatisfy { $0.message.english == sentence }, "\(found.map(\.message.english))")
    #expect(found.allSatisfy { $0.suggestion?.english.hasPrefix("Set an accessibility label that names the action") == true })
  }

  @Test("Is asked about where the function may make an image with a name, or what is done with it is not read")
  func unsure() async {
    let system = await findings(drawing: "return UIImage(systemName: name)!")
    #expect(!system.isEmpty && system.allSatisfy { $0.verdict == .needsReview })
    let modified = await findings(drawing: Self.drawing, modifier: #".modifier(Named("x"))"#)
    #expect(!modified.isEmpty && modified.allSatisfy { $0.verdict == .needsReview })
  }

  @Test("Has a name where its caller gives it one")
  func named() async {
    #expect(await findings(drawing: Self.drawing, modifier: #".accessibilityLabel("Settings")"#).isEmpty)
  }
}
