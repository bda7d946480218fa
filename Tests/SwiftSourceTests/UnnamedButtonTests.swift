import LintelModel
import LintelSwiftSource
import Testing

@Suite("Buttons of UIKit outside of bars")
struct UnnamedButtonTests {
  private static let round = """
    class RoundButton: UIButton {
      init(symbol: String) {
        super.init(frame: .zero)
        setImage(UIImage(systemName: symbol), for: .normal)
      }
    }
    class Chip: UIButton {
      init(imageName: String) {
        super.init(frame: .zero)
        accessibilityLabel = imageName
      }
    }
    class HazeButton: UIView {
      let button: UIButton
      init(configure: (UIButton) -> Void) { configure(button) }
    }
    """

  private func lines(_ members: String) -> [Int] {
    let code = "class Trip: UIViewController {\n\(members)\n}\n"
    let files = [("Round.swift", Array(Self.round.utf8)), ("Trip.swift", Array(code.utf8))]
    let read = SwiftSourceReader.read(files: files, sourceLocale: "en", platforms: [.ios])
    return read.namelessButtons.filter { $0.file == "Trip.swift" }.map { $0.line }
  }

  @Test(
    "Those that are given an image and no name are found",
    arguments: [
      "let close = UIButton()\nfunc load() { close.setImage(UIImage(systemName: \"xmark\"), for: .normal) }",
      "let close = UIButton(type: .system)\nfunc load() { self.close.configuration?.image = UIImage(systemName: \"xmark\") }",
      "let close = UIButton.systemButton(with: UIImage(systemName: \"xmark\")!, target: nil, action: nil)",
      "let close = RoundButton(symbol: \"xmark\")\nfunc load() { view.addSubview(close) }",
      "let close = HazeButton { button in button.setImage(UIImage(systemName: \"xmark\"), for: .normal) }",
    ])
  func found(members: String) {
    #expect(lines(members) == [2])
  }

  @Test("One that a closure makes for a property is found where it is made")
  func closure() {
    let members = """
      lazy var close: UIButton = {
      let button = UIButton()
      button.setImage(UIImage(systemName: "xmark"), for: .normal)
      return button
      }()
      """
    #expect(lines(members) == [3])
    #expect(lines(members + "\nfunc load() { close.accessibilityLabel = text }").isEmpty)
  }

  @Test(
    "Those that anything may name, and those with a title, are not",
    arguments: [
      "let close = UIButton()",
      "let close = UIButton(type: .close)\nfunc load() { close.setImage(image, for: .normal) }",
      "let close = UIButton()\nfunc load() { close.setImage(image, for: .normal); close.setTitle(text, for: .normal) }",
      "let close = UIButton()\nfunc load() { close.setImage(image, for: .normal); close.accessibilityLabel = text }",
      "let close = UIButton()\nfunc load() { close.setImage(image, for: .normal); close.isAccessibilityElement = false }",
      "let close = UIButton()\nfunc load() { close.setImage(image, for: .normal); style(close) }",
      "let close = UIButton()\nfunc load() { close.setImage(image, for: .normal); for each in [close] { each.accessibilityLabel = text } }",
      "let close = Chip(imageName: \"xmark\")",
      "func make() -> UIButton { let close = UIButton(); close.setImage(image, for: .normal); return close }",
    ])
  func named(members: String) {
    #expect(lines(members).isEmpty)
  }

  @Test("Those on a bar are the bar's")
  func onBar() {
    let bar = """
      let close = UIButton()
      override func viewDidLoad() {
        close.setImage(UIImage(systemName: "xmark"), for: .normal)
        navigationItem.rightBarButtonItem = UIBarButtonItem(customView: close)
      }
      """
    #expect(lines(bar).isEmpty)
  }
}
