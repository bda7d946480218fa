import LintelAudit
import LintelFindings
import LintelModel
import Testing

@Suite("The name that a button's code says")
struct DeedNameTests {
  private static let english = """
    "list.action" = "Action"; "status.reply" = "Reply"; "account.action.mention" = "Mention"; "settings" = "Settings";
    "shared.share" = "Share"; "shared.left" = "Left";
    """
  private static let german = """
    "list.action" = "Aktion"; "status.reply" = "Antworten"; "account.action.mention" = "Erwähnen"; "settings" = "Einstellungen";
    "shared.share" = "Teilen"; "shared.left" = "Links";
    """

  /// - Parameter file: Where the screen is.
  private func advice(on screen: String, in file: String = "Screen.swift") async -> String? {
    let files = [
      file: screen, "en.lproj/Localizable.strings": Self.english, "de.lproj/Localizable.strings": Self.german,
    ]
    let found = await Auditor.audit(ProjectSource.read(texts: files)).findings.filter { $0.rule == "accessible-name-missing" }
    return found.first?.suggestion?.english
  }

  private func advice(onButton button: String) async -> String? {
    await advice(
      on: """
        struct Inbox: View {
          let action: () -> Void
          var body: some View { List { }.navigationTitle("Inbox").toolbar { ToolbarItem { \(button) } } }
        }
        """)
  }

  @Test(
    "What a parameter is called, where a button is, and what the code does not do is no name",
    arguments: [
      #"Button(action: action) { Image("ic_cog") }"#, #"Button { action() } label: { Image("ic_cog") }"#,
      #"Button(action: onLeftButtonPressed) { Image("ic_cog") }"#,
      #"Button { posts.append(post.makeNext()) } label: { Image(systemName: "arrowshape.turn.up.left.circle.fill") }"#,
      #"Button { start(.reply); go() } label: { Image("ic_cog") }"#,
      #"Button { path.append(.settingsAbout) } label: { Image("ic_cog") }"#,
    ])
  func none(button: String) async {
    let advice = await advice(onButton: button)
    #expect(advice?.hasPrefix("Set an accessibility label that ") == true)
    #expect(advice?.contains("says what action") == false && advice?.contains("says what onLeft") == false)
  }

  @Test(
    "A case that the code opens and a symbol that the code means have a name",
    arguments: [
      (
        """
        Button {
          if let account {
            #if os(visionOS)
              openWindow(value: Destination.mentionEditor(account))
            #else
              router.presentedSheet = .mentionEditor(account)
            #endif
          }
        } label: { Image(systemName: "arrowshape.turn.up.left") }
        """, "“Mention”, by the key “account.action.mention”"
      ),
      (#"Button { path.append(.settings) } label: { Image("ic_cog") }"#, "“Settings”, by the key “settings”"),
      (
        #"Button { editor.reply(1) } label: { Image(systemName: "arrowshape.turn.up.left") }"#,
        "“Reply”, by the key “status.reply”"
      ),
    ])
  func known(button: String, name: String) async {
    let advice = await advice(onButton: button)
    #expect(advice?.hasPrefix("The table Localizable may have its name already: \(name), in 1 language.") == true)
  }

  @Test("A button that is handed what it does is called as the project calls it")
  func view() async {
    let screen = """
      struct SettingsButton: View {
        let action: () -> Void
        var body: some View { Button(action: { action() }) { Image("ic_cog") } }
      }
      struct Inbox: View {
        var body: some View { List { }.navigationTitle("Inbox").toolbar { ToolbarItem { SettingsButton(action: open) } } }
      }
      """
    let name = "The table Localizable may have its name already: “Settings”, by the key “settings”, in 1 language."
    #expect(await advice(on: screen, in: "Views/SettingsButton.swift")?.hasPrefix(name) == true)
    #expect(await advice(on: screen)?.hasPrefix(name) == false)
  }

  @Test("A selector's name is read without what says that a button does it, and the code names the variable")
  func selector() async {
    let advice = await advice(
      on: """
        class Track: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            let shareButton = UIBarButtonItem(
              image: UIImage(named: "ic_out"), style: .plain, target: self, action: #selector(shareButtonClicked))
            navigationItem.rightBarButtonItem = shareButton
          }
        }
        """)
    #expect(
      advice
        == "The table Localizable may have its name already: “Share”, by the key “shared.share”, in 1 language. Set an accessibility label that says what shareButtonClicked does: shareButton.accessibilityLabel = …"
    )
  }

  @Test("An item of an object that is no controller is named as UIKit has it")
  func plainObject() async {
    let advice = await advice(
      on: """
        class SearchBar: UIToolbar {
          private lazy var upButton: UIBarButtonItem = {
            let button = UIBarButtonItem(
              image: UIImage(systemName: "chevron.up"), style: .plain, target: self, action: #selector(onUpPressed))
            return button
          }()
          override init(frame: CGRect) {
            super.init(frame: frame)
            items = [upButton]
          }
        }
        """)
    #expect(advice?.hasSuffix("says what onUpPressed does: upButton.accessibilityLabel = …") == true)
  }
}
