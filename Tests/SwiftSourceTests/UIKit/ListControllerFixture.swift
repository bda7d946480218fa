import LintelModel

/// Tests of one controller's bars that write its code and ask what each variant says.
protocol ListControllerFixture {}

extension ListControllerFixture {
  /// The bars of a controller with these members.
  func bars(_ members: String) -> [Toolbar] {
    SwiftFixture("final class ListController: UIViewController {\n\(members)\n}").bars
  }

  /// The expression that makes an item.
  func item(_ title: String) -> String {
    "UIBarButtonItem(title: \"\(title)\", style: .plain, target: self, action: nil)"
  }

  /// Of each variant its title and what its items say, where the controller has these statements.
  func faces(_ statements: String) -> Set<[String]> {
    Set(bars("override func viewDidLoad() {\n\(statements)\n}").map { [$0.title.said] + $0.items.map(\.label.said) })
  }
}
