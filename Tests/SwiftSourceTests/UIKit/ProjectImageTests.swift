import LintelModel
import Testing

@Suite("Images that the project's own code makes")
struct ProjectImageTests {
  private static let declared = """
    enum Names { static let pencil = "pencil-icon", circle = "pencil.circle" }
    enum Icon: String { case trash = "trash-icon", share }
    extension UIImage {
      static func symbol(_ icon: Symbol) -> UIImage { UIImage(systemName: icon.rawValue)! }
      static func icon(_ icon: Icon) -> UIImage? { return UIImage(named: icon.rawValue) }
      static let gear = UIImage(systemName: "gearshape")!
      static var bell: UIImage { UIImage(named: "bell-icon")! }
      static var mode: UIImage { if isDark { UIImage(named: "moon")! } else { UIImage(named: "sun")! } }
      convenience init?(icon: Icon) { self.init(named: icon.rawValue) }
    }
    enum Symbol: String { case trash = "trash.fill" }
    struct Other { static func icon(_ icon: Icon) -> String { UIImage(systemName: "star") } }
    struct Assets { static let next = UIImage(named: "next-icon")! }
    """

  private func items(_ image: String) -> [Item] {
    SwiftFixture(
      """
      \(Self.declared)
      final class ListController: UIViewController {
        override func viewDidLoad() {
          navigationItem.rightBarButtonItem = UIBarButtonItem(image: \(image), style: .plain, target: self, action: nil)
        }
      }
      """
    ).bars.flatMap(\.items)
  }

  @Test(
    "A name that is a constant, a case's value, or what a function or an initializer makes of one, is the image's",
    arguments: [
      ("UIImage(named: Names.pencil)", "pencil-icon", false), ("UIImage(systemName: Names.circle)", "pencil.circle", true),
      ("UIImage(named: Icon.trash.rawValue)", "trash-icon", false), (".symbol(.trash)", "trash.fill", true),
      ("UIImage.symbol(.trash).withTintColor(.red)", "trash.fill", true), (".icon(.trash)", "trash-icon", false),
      ("UIImage.icon(.trash)!", "trash-icon", false), ("UIImage(icon: .trash)", "trash-icon", false),
      (".gear", "gearshape", true), ("UIImage.bell", "bell-icon", false), (".bell", "bell-icon", false),
      ("Assets.next", "next-icon", false),
    ])
  func named(image: String, name: String, isSystem: Bool) {
    let items = items(image)
    #expect(items.map(\.symbol) == [name])
    #expect(items.allSatisfy { $0.hasSystemName == isSystem && !$0.isImageUnread })
  }

  @Test("Of an image that branches choose none is taken for all of them")
  func chosen() {
    #expect(items(".mode").allSatisfy { $0.isImageUnread && $0.symbol != "moon" })
  }

  @Test("A view of SwiftUI shows the same images")
  func inViews() {
    let source = """
      \(Self.declared)
      struct Inbox: View {
        var body: some View {
          List { }.toolbar {
            ToolbarItem { Button { } label: { Image(uiImage: .bell) } }
            ToolbarItem { Button { } label: { Image(uiImage: UIImage(icon: .trash)!) } }
            ToolbarItem { Button { } label: { Image(Names.pencil) } }
          }
        }
      }
      """
    let items = SwiftFixture(source).bars.flatMap(\.items)
    #expect(items.map(\.symbol) == ["bell-icon", "trash-icon", "pencil-icon"])
    #expect(items.allSatisfy { !$0.isImageUnread })
  }
}
