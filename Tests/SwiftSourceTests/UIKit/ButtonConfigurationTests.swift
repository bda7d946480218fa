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

  @Test(
    "An attributed title is as large as its own font",
    arguments: [
      ("UIFont.systemFont(ofSize: 20, weight: .semibold)", 20.0),
      ("UIFontMetrics(forTextStyle: .headline).scaledFont(for: .systemFont(ofSize: 21, weight: .bold))", 21.0),
      ("Fonts.large", nil),
    ] as [(String, Double?)])
  func attributedFont(font: String, size: Double?) {
    let found = items(
      """
      let button = UIButton()
      button.setAttributedTitle(
        .init(string: NSLocalizedString("share", comment: ""), attributes: [.font: \(font)]), for: .normal)
      navigationItem.rightBarButtonItem = UIBarButtonItem(customView: button)
      """)
    #expect(found.map(\.label.key) == ["share"])
    #expect(found.map { $0.viewFont?.size } == [size.map { Points($0) }])
  }

  @Test(
    "The room within a button is read where numbers say it",
    arguments: [
      ("look.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 12, bottom: 8, trailing: 14)", 26.0, nil),
      ("look.contentInsets = .init(top: 0, leading: 4.5, bottom: 0, trailing: 4)\nlook.imagePadding = 8", 8.5, 8.0),
      ("look.contentInsets = .zero", 0, nil), ("look.imagePadding = spacing", nil, nil),
      ("look.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: side, bottom: 8, trailing: 14)", nil, nil),
      ("look.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: -9, bottom: 0, trailing: 0)", nil, nil),
      ("if isWide { look.imagePadding = 8 }", nil, nil), ("look.imagePlacement = .top\nlook.imagePadding = 8", nil, nil),
      ("look.imagePlacement = .trailing\nlook.imagePadding = 8", nil, 8.0),
    ] as [(String, Double?, Double?)])
  func room(statement: String, sides: Double?, besideImage: Double?) {
    let found = items(
      """
      var look = UIButton.Configuration.filled()
      look.title = NSLocalizedString("share", comment: "")
      look.image = UIImage(systemName: "star")
      \(statement)
      navigationItem.rightBarButtonItem = UIBarButtonItem(customView: UIButton(configuration: look))
      """)
    #expect(found.map(\.sideInsets) == [sides.map { Points($0) }])
    #expect(found.map(\.imagePadding) == [besideImage.map { Points($0) }])
    #expect(found.map(\.isSymbolTrailing) == [statement.contains(".trailing\n")])
  }

  @Test("Of a button without a configuration only the insets of its content make it wider")
  func edgeInsets() {
    let found = items(
      """
      let button = UIButton(type: .system)
      button.setTitle("Share", for: .normal)
      button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 90, bottom: 0, right: 0)
      button.contentEdgeInsets = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 6)
      navigationItem.rightBarButtonItem = UIBarButtonItem(customView: button)
      """)
    #expect(found.map(\.sideInsets) == [16])
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
