import LintelAudit
import LintelFindings
import LintelModel
import LintelTables
import Testing

@testable import LintelReports

@Suite("What is spoken of each item")
struct SpokenInventoryTests {
  private static let project = ProjectSource.read(texts: [
    "Inbox.swift": """
      class Inbox: UIViewController {
        override func viewDidLoad() {
          navigationItem.title = "Inbox"
          let named = UIBarButtonItem(image: UIImage(systemName: "bell"), style: .plain, target: self, action: nil)
          named.accessibilityLabel = "Alerts"
          let unread = UIBarButtonItem(image: UIImage(systemName: "tray"), style: .plain, target: self, action: nil)
          unread.accessibilityLabel = model.spokenWords
          navigationItem.leftBarButtonItems = [
            named, unread, UIBarButtonItem(title: "Edit", style: .plain, target: self, action: nil),
            UIBarButtonItem(barButtonSystemItem: .done, target: self, action: nil),
            UIBarButtonItem(image: UIImage(systemName: "plus"), style: .plain, target: self, action: nil),
            UIBarButtonItem(image: UIImage(systemName: "flame"), style: .plain, target: self, action: nil),
            UIBarButtonItem(image: UIImage(named: "basket"), style: .plain, target: self, action: nil),
          ]
        }
      }
      """
  ])

  @Test("Each item has its name, and where that is from")
  func names() {
    let spoken = Self.project.toolbars.flatMap(\.spokenItems).map { SpokenName($0, in: "en") }
    #expect(
      spoken.map(\.origin) == [.accessibilityLabel, .unread, .label, .systemItem, .symbol, .description, .image])
    #expect(spoken.map(\.text) == ["Alerts", "model.spokenWords", "Edit", "Done", "Add", nil, nil])
  }

  @Test("Inspecting tells it, in both formats")
  func inspect() {
    let text = TextReport.inspect(Self.project, width: 200)
    #expect(text.contains("spoken: “Add”, the system's description of the symbol, as Lintel lists it; nothing tells whether the button does that"))
    #expect(text.contains("spoken: the system's description of the symbol, which is not published"))
    let json = JSONReport.inspect(Self.project)
    #expect(json.contains("\"from\": \"symbol\"") && json.contains("\"from\": \"image\""))
    #expect(json.contains("\"certainty\": \"possible\""))
  }

  @Test("Of a view that could not be read it says so, once")
  func unread() {
    let source = """
      final class Inbox: UIViewController {
        override func viewDidLoad() {
          title = "Inbox"
          navigationItem.rightBarButtonItem = UIBarButtonItem(customView: makeBadge())
        }
      }
      """
    let text = TextReport.inspect(ProjectSource.read(texts: ["Inbox.swift": source]), width: 200)
    #expect(text.split(separator: "\n").count { $0.contains("spoken: not read") } == 1)
  }

  @Test("A search field says what it asks for, and segments say what is on them")
  func controls() {
    let project = ProjectSource.read(texts: [
      "a.sketch": "ios26 en 402pt\n| Inbox | search[Find mail]", "b.sketch": "ios26 en 402pt\n| Inbox | segments[All / Unread]",
    ])
    let text = TextReport.inspect(project, width: 200)
    #expect(!text.contains("spoken: nothing"))
    #expect(text.contains("spoken: “All / Unread”, names of its parts, one by one"))
    #expect(text.contains("spoken: “Find mail”, text that the empty search field shows"))
  }

  @Test("An item that the system names with a word that nobody publishes has no word of code's")
  func unknownOfSystem() {
    let code = """
      class Letters: UIViewController {
        override func viewDidLoad() {
          navigationItem.title = "Letters"
          navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .compose, target: self, action: nil)
        }
      }
      """
    let text = TextReport.inspect(ProjectSource.read(texts: ["Letters.swift": code]))
    #expect(text.contains("spoken: said by the system; not known"))
    #expect(!text.contains("“compose”"))
  }

  @Test("So has what the back button shows of the screens that are pushed from it")
  func backImage() async {
    let code = """
      class Letters: UIViewController {
        override func viewDidLoad() {
          navigationItem.title = "Letters"
          navigationItem.backBarButtonItem = UIBarButtonItem(
            image: UIImage(systemName: "tray"), style: .plain, target: nil, action: nil)
        }
      }
      """
    let project = ProjectSource.read(texts: ["Letters.swift": code])
    let text = TextReport.inspect(project, width: 200)
    #expect(text.contains("back button of the screens pushed from here: image tray, spoken: not known"))
    let audit = await Auditor.audit(project)
    #expect(HTMLReport.audit(audit).contains("back button of the screens pushed from here"))
    let found = audit.findings.filter { $0.rule == "accessible-name-missing" }
    #expect(found.map { $0.verdict } == [.needsReview])
    #expect(found.map { $0.location?.line } == [4])
  }

  @Test("The part about accessibility has each image that the app does not name, with what is spoken, where that is from and its place")
  func accessibilityPart() async throws {
    let page = HTMLReport.audit(await Auditor.audit(Self.project))
    let start = try #require(page.range(of: "id=\"criteria\"")?.lowerBound)
    let part = String(page[start...])
    let table = try #require(part.range(of: "What a screen reader says of items with an image and no name from the app"))
    let rest = part[table.lowerBound...]
    let end = try #require(rest.range(of: "</table>"))
    let rows = String(rest[..<end.lowerBound])
    #expect(rows.contains("plus") && rows.contains("Add"))
    #expect(rows.contains("the system&#39;s description of the symbol, as Lintel lists it; nothing tells whether the button does that"))
    #expect(rows.contains("flame") && rows.contains("basket") && rows.contains("Inbox.swift:11"))
    #expect(!rows.contains("<code>bell</code>"))
    #expect(rows.contains("Items with an image and a name from the app: 1"))
  }

  @Test("The bar's part of the page has it as a table, unless all that is spoken is seen")
  func page() async {
    let title = "What a screen reader says of each item"
    #expect(HTMLReport.audit(await Auditor.audit(Self.project)).contains(title))
    let plain = ProjectSource.read(texts: ["a.sketch": "ios26 en 402pt\n| Inbox | [Edit]"])
    #expect(!HTMLReport.audit(await Auditor.audit(plain)).contains(title))
  }

  @Test("No cell of that table is empty: what is not known or not there is said in words, with the reason beside it")
  func noEmptyCell() async throws {
    let page = HTMLReport.audit(await Auditor.audit(Self.project))
    let start = try #require(page.range(of: "widths spoken")?.lowerBound)
    let rest = page[start...]
    let end = try #require(rest.range(of: "</table>"))
    let table = String(rest[..<end.lowerBound])
    #expect(!table.contains("<td></td>"), "\(table)")
    #expect(table.contains("<td>not known</td><td>the system&#39;s description of the symbol, which is not published</td>"), "\(table)")
    #expect(table.contains("<td>none named</td>"), "\(table)")
  }

  @Test("A back button's image without a name has its reason in the table, too")
  func backImageInTable() async {
    let code = """
      class Letters: UIViewController {
        override func viewDidLoad() {
          navigationItem.title = "Letters"
          navigationItem.backBarButtonItem = UIBarButtonItem(
            image: UIImage(systemName: "tray"), style: .plain, target: nil, action: nil)
        }
      }
      """
    let page = HTMLReport.audit(await Auditor.audit(ProjectSource.read(texts: ["Letters.swift": code])))
    #expect(page.contains("<td>not known</td><td>image without a title or an accessibility label</td>"))
  }
}
