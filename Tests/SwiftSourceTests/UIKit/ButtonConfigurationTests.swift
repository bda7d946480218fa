import LintelModel
import Testing

/// Buttons in a bar whose texts and images are in their configurations.
@Suite("Configurations of buttons")
struct ButtonConfigurationTests: ListControllerFixture {
  private func items(_ statements: String) -> [Item] {
    bars("override func viewDidLoad() {\ntitle = \"Notes\"\n\(statements)\n}").first?.items ?? []
  }

  @Test(
    "What a configuration says is what the button says, whenever the button is given it",
    arguments: [
      """
      var look = UIButton.Configuration.filled()
      look.title = NSLocalizedString("share", comment: "")
      let button = UIButton(configuration: look)
      """,
      """
      var look: UIButton.Configuration = .plain()
      look.title = NSLocalizedString("share", comment: "")
      let button = UIButton(type: .system)
      button.configuration = look
      """,
      """
      let button = UIButton(configuration: .tinted(), primaryAction: nil)
      button.configuration?.title = NSLocalizedString("share", comment: "")
      """,
      """
      let button = UIButton()
      button.configuration = .plain()
      button.configuration?.attributedTitle = AttributedString(NSLocalizedString("share", comment: ""))
      """,
    ])
  func title(_ statements: String) {
    let found = items("\(statements)\nnavigationItem.rightBarButtonItem = UIBarButtonItem(customView: button)")
    #expect(found.map(\.label.said) == ["share"])
    #expect(found.map(\.kind) == [.button])
  }

  @Test("An image of the configuration stands beside the text")
  func image() {
    let found = items(
      """
      var look = UIButton.Configuration.filled()
      look.title = NSLocalizedString("share", comment: "")
      look.image = UIImage(systemName: "star")
      navigationItem.rightBarButtonItem = UIBarButtonItem(customView: UIButton(configuration: look))
      """)
    #expect(found.map(\.symbol) == ["star"])
    #expect(found.map(\.showsLabelBesideSymbol) == [true])
  }

  @Test("A configuration is a value: what is set on it after a button has it is not that button's")
  func copies() {
    let found = items(
      """
      var look = UIButton.Configuration.filled()
      look.title = "Share"
      let share = UIButton(configuration: look)
      look.title = "Move"
      let move = UIButton()
      move.configuration = look
      navigationItem.leftBarButtonItem = UIBarButtonItem(customView: share)
      navigationItem.rightBarButtonItem = UIBarButtonItem(customView: move)
      """)
    #expect(found.map(\.label.said) == ["\"Share\"", "\"Move\""])
  }
}
