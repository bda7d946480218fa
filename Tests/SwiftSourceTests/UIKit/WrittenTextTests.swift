import LintelModel
import Testing

/// Properties of a controller whose accessors put what they are given on the bar.
@Suite("Texts that are given to a property")
struct WrittenTextTests {
  private func titles(_ property: String, _ callers: String) -> Set<String> {
    let bars = SwiftFixture([
      "A.swift": "final class NoteController: UIViewController {\n\(property)\n}",
      "B.swift": "final class Opener: NSObject {\n\(callers)\n}",
    ]).bars
    return Set(bars.map(\.title.said))
  }

  private static let callers = """
    func open(_ note: NoteController) { note.heading = NSLocalizedString("open", comment: "") }
    func make() {
      let made = NoteController()
      made.heading = NSLocalizedString("new", comment: "")
    }
    """

  @Test(
    "The title is what callers give the property",
    arguments: [
      "var heading: String? { get { title } set { title = newValue } }",
      "var heading: String { get { \"\" } set(text) { navigationItem.title = text } }",
      "var heading: String = \"\" { didSet { title = heading } }",
      "var heading: String? { didSet { navigationItem.title = heading } }",
    ])
  func given(_ property: String) { #expect(titles(property, Self.callers) == ["open", "new"]) }

  @Test("What nobody is seen to give, or a caller adds to, is not known")
  func unknown() {
    let property = "var heading: String? { get { title } set { title = newValue } }"
    #expect(titles(property, "") == ["?newValue"])
    let added = Self.callers + "\nfunc add(_ note: NoteController) { note.heading += name }"
    #expect(titles(property, added) == ["?newValue"])
  }

  @Test("What may be given to another type's property of that name is not told as the title")
  func otherType() {
    let property = "var heading: String? { get { title } set { title = newValue } }"
    let row = Self.callers + "\nfunc fill() { rows[0].heading = NSLocalizedString(\"row\", comment: \"\") }"
    #expect(titles(property, row) == ["?newValue"])
  }

  @Test("An observer is not told of what the type's own initializer gives")
  func initializer() {
    let property = """
      var heading: String { didSet { title = heading } }
      init(name: String) { heading = name }
      """
    #expect(titles(property, Self.callers) == ["open", "new"])
  }
}
