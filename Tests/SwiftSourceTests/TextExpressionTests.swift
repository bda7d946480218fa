import LintelModel
import Testing

@Suite("Texts")
struct TextExpressionTests {
  @Test(
    "Every spelling of a key",
    arguments: [
      (#"Text("Inbox")"#, "Inbox", nil, "Inbox"),
      (#"Text("inbox", tableName: "Mail", comment: "")"#, "inbox", "Mail", "inbox"),
      (#"Text(LocalizedStringKey("inbox"))"#, "inbox", nil, "inbox"),
      (#"Text(LocalizedStringResource("inbox", defaultValue: "Inbox", table: "Mail"))"#, "inbox", "Mail", "Inbox"),
      (#"Text(String(localized: "inbox", defaultValue: "Inbox", table: "Mail"))"#, "inbox", "Mail", "Inbox"),
      (
        #"Text(NSLocalizedString("inbox", tableName: "Mail", bundle: .main, value: "Inbox", comment: ""))"#, "inbox", "Mail",
        "Inbox"
      ),
      (#"Text(NSLocalizedString("inbox", value: "", comment: ""))"#, "inbox", nil, "inbox"),
      (#"Text(Bundle.module.localizedString(forKey: "inbox", value: "Inbox", table: "Mail"))"#, "inbox", "Mail", "Inbox"),
      (#"Text(String(format: NSLocalizedString("%d new", comment: ""), count))"#, "%d new", nil, "%d new"),
      (#"Text("inbox".localized)"#, "inbox", nil, "inbox"),
      (#"Text("\(items.count) of \(name)")"#, "%lld of %@", nil, "%lld of %@"),
      (#"Text("\(done)% done")"#, "%@%% done", nil, "%@%% done"),
      (#"Text(L10n.Mail.inbox)"#, "Mail.inbox", nil, nil),
      (#"Text(.inboxTitle)"#, "inboxTitle", nil, nil),
    ] as [(String, String, String?, String?)])
  func keys(expression: String, key: String, table: String?, source: String?) {
    let text = SwiftFixture(body: ".navigationTitle(\(expression))").bar?.title
    #expect(text?.state == .localized)
    #expect(text?.key == key)
    #expect(text?.table == table)
    #expect(text?.source == source)
  }

  @Test(
    "What is no key is a literal, or unresolved with its expression",
    arguments: [
      (#"Text(verbatim: "UTM")"#, "\"UTM\""), ("Text(name)", "?name"), ("account.title", "?account.title"),
      (#"Text(String("A" + "B"))"#, "\"AB\""), (#"name ?? "None""#, "?name"),
    ])
  func others(expression: String, said: String) {
    #expect(SwiftFixture(body: ".navigationTitle(\(expression))").bar?.title.said == said)
  }

  @Test(
    "Names are followed: constants, computed properties, enum cases, helpers, arguments",
    arguments: [
      ("Keys.title", "static constant", "enum Keys { static let title = LocalizedStringKey(\"a.b\") }", "a.b"),
      (
        "titleText", "property", "extension Inbox { var titleText: String { NSLocalizedString(\"a.b\", comment: \"\") } }",
        "a.b"
      ),
      (
        "Tab.inbox.name", "enum case",
        """
        enum Tab {
          case inbox, sent
          var name: LocalizedStringKey { switch self { case .inbox: "In"; case .sent: "Out" } }
        }
        """,
        "In"
      ),
      ("tr(\"a.b\")", "helper", "func tr(_ key: String) -> String { NSLocalizedString(key, comment: \"\") }", "a.b"),
      (
        "\"a.b\".tr()", "method",
        """
        extension String {
          func tr() -> String { let k = self; return Bundle.main.localizedString(forKey: k, value: nil, table: nil) }
        }
        """,
        "a.b"
      ),
      (
        "L10n.inbox", "generated",
        """
        enum L10n {
          static let inbox = L10n.tr("Mail", "a.b", fallback: "Inbox")
          static func tr(_ table: String, _ key: String, _ args: CVarArg..., fallback value: String) -> String {
            let format = Token.bundle.localizedString(forKey: key, value: value, table: table)
            return String(format: format, arguments: args)
          }
        }
        """,
        "a.b"
      ),
      ("Tab.inbox.rawValue", "raw value", "enum Tab: String { case inbox = \"Inbox\" }", "\"Inbox\""),
      (
        "model.title", "a value's type",
        "extension Inbox { var model: Model { Model() } }\nstruct Model { var title: String { \"Mail\" } }", "\"Mail\""
      ),
    ])
  func followed(expression: String, what: Comment, declaration: String, said: String) {
    let bars = SwiftFixture([
      "A.swift": "struct Inbox: View { var body: some View { List { }.navigationTitle(\(expression)) } }",
      "B.swift": declaration,
    ]).bars
    #expect(bars.map(\.title.said) == [said], what)
  }

  @Test("A helper's table and default text come along")
  func helper() {
    let title = SwiftFixture(
      """
      struct V: View { var body: some View { List { }.navigationTitle(tr("a", value: "Mail")) } }
      func tr(_ key: String, table: String = "Base", value: String? = nil) -> String {
        if let value { return NSLocalizedString(key, tableName: table, value: value, comment: "") }
        else { return NSLocalizedString(key, tableName: table, comment: "") }
      }
      """
    ).bar?.title
    #expect(title?.table == "Base")
    #expect(title?.source == "Mail")
  }

  @Test(
    "A value that is bound anew under its own name, or handed to a method that nobody else calls, keeps its type",
    arguments: [
      "var body: some View { @Bindable var store = store\nList { }.navigationTitle(store.mode.title) }",
      "var body: some View { let store = self.store\nreturn List { }.navigationTitle(store.mode.title) }",
      """
      var body: some View { @Bindable var store = store\nNavigationStack { content(store: store) } }
      @ViewBuilder private func content(store: Store) -> some View {
        @Bindable var store = store
        List { }.navigationTitle(store.mode.title)
      }
      """,
      """
      var body: some View { ForEach(stores) { store in inner(of: store) } }
      func inner(of store: Store?) -> some View { List { }.navigationTitle(store!.mode.title) }
      """,
    ])
  func boundAnew(members: String) {
    let bars = SwiftFixture(
      """
      @Observable class Store { let mode: Mode; let name: Mode }
      enum Mode {
        case add, edit
        var title: LocalizedStringKey { switch self { case .add: "Add"; case .edit: "Edit" } }
      }
      struct Editor: View {
        let stores: [Store]
        var store: Store { stores[0] }
        \(members)
      }
      """
    ).bars
    #expect(Set(bars.map(\.title.said)) == ["Add", "Edit"])
  }

  @Test("A name that is bound to itself alone ends")
  func boundToItself() {
    let bars = SwiftFixture(
      "struct V: View { var body: some View { let title = title\nreturn List { }.navigationTitle(title) } }"
    ).bars
    #expect(bars.map(\.title.said) == ["?title"])
  }

  @Test("Properties that name each other in a circle end")
  func cycles() {
    let bars = SwiftFixture(
      """
      struct V: View {
        var a: String { b }
        var b: String { a }
        var content: some View { Group { content } }
        var body: some View { List { }.navigationTitle(a).toolbar { ToolbarItem { content } } }
      }
      """
    ).bars
    #expect(bars.map(\.title.said) == ["?a"])
    #expect(bars.first?.items.map(\.label.state) == [.unresolved])
  }

  @Test(
    "A title is large where the source says so",
    arguments: [
      (".navigationBarTitleDisplayMode(.large)", Fact<Bool>.declared(true)),
      (".navigationBarTitleDisplayMode(.inline)", .declared(false)),
      (".toolbarTitleDisplayMode(.inline)", .declared(false)), ("", .unknown),
    ])
  func large(modifier: String, fact: Fact<Bool>) {
    #expect(SwiftFixture(body: ".navigationTitle(\"A\")\(modifier)").bar?.largeTitle == fact)
  }

  @Test(
    "Unless the source says otherwise a title is large in the first view of a navigation, also through a property",
    arguments: [
      ("NavigationStack { Form { }.navigationTitle(\"A\") }", Fact<Bool>.declared(true)),
      ("NavigationStack { Form { }.navigationTitle(\"A\").navigationBarTitleDisplayMode(.inline) }", .declared(false)),
      ("NavigationStack { form }", .declared(true)),
      ("NavigationStack { form.navigationBarTitleDisplayMode(mode) }", .unknown),
      ("NavigationStack { NavigationLink { form } label: { } }", .declared(true)),
      ("Group { NavigationStack { form }; form }", .unknown),
    ])
  func largeAtRoot(body: String, fact: Fact<Bool>) {
    let form = body.contains("form") ? "var form: some View { Form { }.navigationTitle(\"A\") }" : ""
    let bars = SwiftFixture("struct Sheet: View {\n\(form)\nvar body: some View { \(body) }\n}\n").bars
    #expect(bars.first { $0.title.said == "A" }?.largeTitle == fact)
  }

  @Test("Of an enum that callers hand in, only the cases that they write are shown")
  func handedCases() {
    let bars = SwiftFixture(
      """
      enum Kind {
        case near, far, other
        var name: String {
          switch self {
          case .near: return NSLocalizedString("near", comment: "")
          case .far: return NSLocalizedString("far", comment: "")
          case .other: return NSLocalizedString("other", comment: "")
          }
        }
      }
      struct Detail: View {
        let kind: Kind
        var body: some View { List { }.navigationTitle(kind.name) }
      }
      struct Overview: View {
        var body: some View { VStack { Detail(kind: .near); Detail(kind: Kind.far) } }
      }
      """
    ).bars
    #expect(bars.map(\.title.said) == ["near", "far"])
  }

  @Test("Title, subtitle and items of one screen are one bar; a sheet is another")
  func screens() {
    let bars = SwiftFixture(
      """
      struct V: View { var body: some View {
        VStack { List { }.navigationTitle("Mail") }
          .navigationSubtitle("3 new").toolbar { Button("A") { } }
          .sheet(isPresented: $on) { Text("x").navigationTitle("Sheet").toolbar { Button("B") { } } }
      } }
      """
    ).bars
    #expect(bars.map(\.title.said).sorted() == ["Mail", "Sheet"])
    #expect(bars.first { $0.title.said == "Mail" }?.subtitle.said == "3 new")
    #expect(bars.first { $0.title.said == "Mail" }?.items.map(\.label.said) == ["A"])
  }
}
