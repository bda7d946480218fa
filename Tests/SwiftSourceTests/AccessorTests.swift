import LintelModel
import LintelSwiftSource
import Testing

/// The ways in which projects wrap the lookup of a text: each is known by what it does.
@Suite("Accessors")
struct AccessorTests {
  private let keys = TableKeys(
    isTable: { ["Localizable", "Menu"].contains($0) },
    has: { key, table in ["save", "menu.save"].contains(key) && table != "" })

  private func title(_ expression: String, _ files: [String: String], keys: TableKeys = .none) -> LocalizedText? {
    let view = "struct Inbox: View { var body: some View { List { }.navigationTitle(\(expression)) } }"
    let all = files.merging(["Views/Inbox.swift": view]) { $1 }
    return SwiftSourceReader.read(
      files: all.map { ($0.key, Array($0.value.utf8)) }, sourceLocale: "en", platforms: [.ios], keys: keys
    ).toolbars.first?.title
  }

  /// A generator's enum over a lookup of the project's own, which asks others first.
  private let generated = [
    "Strings.swift": """
    public enum L10n {
      public static var save: String { return L10n.tr("Localizable", "save") }
      public enum Menu { public static var title: String { return L10n.tr("Menu", "menu.title") } }
      public enum Other {
        public enum Menu { public static var title: String { return L10n.tr("Menu", "other.menu.title") } }
        public static func count(_ p1: Int) -> String { return L10n.tr("Localizable", "count", p1) }
      }
    }
    extension L10n {
      private static func tr(_ table: String, _ key: String, _ args: CVarArg...) -> String {
        let format = Current.localized.string(key, table)
        return String(format: format, locale: Locale.current, arguments: args)
      }
    }
    """,
    "Environment.swift": """
    public var Current: AppEnvironment { get { AppEnvironment() } set {} }
    public class AppEnvironment { public var localized = Localized() }
    """,
    "Localized.swift": """
    public class Localized {
      private var providers = [(String) -> String?]()
      public func string(_ key: String, _ table: String) -> String {
        let found = bundle.localizedString(forKey: key, value: nil, table: table)
        let override = providers.lazy.compactMap { $0(key) }.first
        if let override { return override }
        guard found != key else { return key }
        return found
      }
    }
    """,
  ]

  @Test(
    "A generator's function that ends in the project's own lookup",
    arguments: [
      ("L10n.save", "save", "Localizable"), ("L10n.Menu.title", "menu.title", "Menu"),
      ("L10n.Other.Menu.title", "other.menu.title", "Menu"), ("L10n.Other.count(3)", "count", "Localizable"),
    ])
  func generated(expression: String, key: String, table: String) {
    let title = title(expression, generated)
    #expect(title?.state == .localized)
    #expect(title?.key == key)
    #expect(title?.table == table)
    #expect(title?.isAssumed == false)
  }

  @Test("A type of that name that stands elsewhere is another one")
  func otherPath() {
    #expect(title("L10n.Another.Menu.title", generated)?.state == .unresolved)
  }

  @Test("A stored closure that is called at once")
  func storedClosure() {
    let files = [
      "Texts.swift": """
      class Texts_Common {
        static private let filename = "Common"
        static let Save: String = {
          return NSLocalizedString("common_save", tableName: filename, bundle: Bundle.main, value: "Save", comment: "")
        }()
      }
      """
    ]
    let title = title("Texts_Common.Save", files)
    #expect(title?.key == "common_save")
    #expect(title?.table == "Common")
    #expect(title?.source == "Save")
  }

  @Test("Where the way leads out of the project, a table and a key that exist are taken, in whatever order, and it is said")
  func assumed() {
    for call in ["Store.shared.text(\"menu.save\", \"Menu\")", "look(up: \"Menu\", key: \"menu.save\", 3)"] {
      let title = title(call, [:], keys: keys)
      #expect(title?.key == "menu.save")
      #expect(title?.table == "Menu")
      #expect(title?.isAssumed == true)
    }
    #expect(title("Store.shared.text(\"unknown\", \"Menu\")", [:], keys: keys)?.state == .unresolved)
    #expect(title("Store.shared.text(\"menu.save\", \"Unknown\")", [:], keys: keys)?.state == .unresolved)
  }

  @Test("A call that nobody can follow says what would help: an argument that is a key")
  func unfollowed() {
    #expect(
      title("Words.tr(\"save\")", [:], keys: keys)?.unfollowed
        == UnfollowedCall(name: "Words.tr", entry: .init(name: "Words.tr")))
    #expect(
      title("tr(2, id: \"save\")", [:], keys: keys)?.unfollowed
        == UnfollowedCall(name: "tr", entry: .init(name: "tr", keyArgument: "id")))
    #expect(title("tr(name)", [:], keys: keys)?.unfollowed == UnfollowedCall(name: "tr"))
    // It is reported through an accessor, too.
    let files = ["A.swift": "enum S { static let save = Words.tr(\"save\") }"]
    let title = title("S.save", files, keys: keys)
    #expect(title?.expression == "S.save")
    #expect(title?.unfollowed?.entry == .init(name: "Words.tr"))
  }

  @Test("A localizer's argument may have two arms")
  func arms() {
    let files = [
      "A.swift": "func localizedString(_ key: String) -> String { outside(key) }",
      "Views/Inbox.swift": """
      struct Inbox: View { var body: some View { List { }.navigationTitle(localizedString(all ? "none" : "all")) } }
      """,
    ]
    let bars = SwiftSourceReader.read(
      files: files.map { ($0.key, Array($0.value.utf8)) }, sourceLocale: "en", platforms: [.ios]
    ).toolbars
    #expect(Set(bars.map(\.title.key)) == ["none", "all"])
  }

  @Test("A property that whoever makes the view hands in is what they hand in")
  func handedIn() {
    let bars = SwiftSourceReader.read(
      files: [
        (
          "Picker.swift",
          "struct Picker2: View { let title: String\nvar body: some View { List { }.navigationTitle(title) } }"
        ),
        (
          "Use.swift",
          """
          struct A: View { var body: some View { Picker2(title: String(localized: "mode")) } }
          struct B: View { var body: some View { NavigationLink { Picker2(title: String(localized: "speed")) } label: { } } }
          #Preview { Picker2(title: "Preview") }
          """
        ),
      ].map { ($0.0, Array($0.1.utf8)) }, sourceLocale: "en", platforms: [.ios]
    ).toolbars
    #expect(bars.filter { $0.location.file == "Picker.swift" }.map(\.title.key) == ["mode", "speed"])
  }

  @Test("Names that lead to names with two arms each cost no more than a text may")
  func budget() {
    let lines = (0..<40).map { "static var t\($0): String { flag ? S.t\($0 + 1) : S.t\($0 + 2) }" }
    let files = ["S.swift": "enum S {\n\(lines.joined(separator: "\n"))\n}"]
    #expect(title("S.t0", files)?.state == .unresolved)
  }
}
