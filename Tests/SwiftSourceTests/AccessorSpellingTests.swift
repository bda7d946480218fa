import LintelModel
import LintelSwiftSource
import Testing

/// The spellings in which projects and generators keep the texts of their tables.
@Suite("Spellings of accessors")
struct AccessorSpellingTests {
  /// The title of a UIKit controller: a text, and no key by its place.
  private func title(_ expression: String, _ declarations: String, in file: String = "Texts.swift") -> LocalizedText? {
    SwiftFixture([file: declarations, "Inbox.swift": controller(expression)]).bar?.title
  }

  private func controller(_ title: String) -> String {
    """
    final class Inbox: UIViewController {
      override func viewDidLoad() {
        title = \(title)
        navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil)
      }
    }
    """
  }

  @Test(
    "An enum or a structure of a project's own has a key for each member",
    arguments: [
      ("Strings.done", "enum Strings { static let done = NSLocalizedString(\"key\", comment: \"\") }"),
      ("L.done", "struct L { static var done: String { String(localized: \"key\") } }"),
      ("L.done", "struct L { static let done = LocalizedStringResource(\"key\", defaultValue: \"Done\") }"),
      ("Strings.Box.done", "enum Strings { enum Box { static let done = \"key\".localized } }"),
      ("Strings.done()", "enum Strings { static func done() -> String { NSLocalizedString(\"key\", value: \"Done\", comment: \"\") } }"),
      ("Action.done.title", "enum Action: String { case done = \"key\"; var title: String { NSLocalizedString(rawValue, comment: \"\") } }"),
      ("tr(\"key\")", "func tr(_ key: String.LocalizationValue) -> String { String(localized: key) }"),
      ("Texts.shared.text(\"key\")", "final class Texts { static let shared = Texts(); func text(_ key: String) -> String { Bundle.main.localizedString(forKey: key, value: nil, table: nil) } }"),
    ])
  func namespaces(expression: String, declaration: String) {
    #expect(title(expression, declaration)?.said == "key")
  }

  @Test(
    "A member of a text's own type is called without it",
    arguments: [
      (".done", "extension String { static let done = NSLocalizedString(\"key\", comment: \"\") }"),
      (".done", "extension String { static var done: String { String(localized: \"key\") } }"),
      ("String(localized: .done)", "extension LocalizedStringResource { static let done = LocalizedStringResource(\"key\", defaultValue: \"Done\") }"),
      ("String(localized: .done)", "extension LocalizedStringResource { static var done: Self { \"key\" } }"),
      ("String(localized: .done)", "extension String.LocalizationValue { static let done: Self = \"key\" }"),
    ])
  func implicitMembers(expression: String, declaration: String) {
    #expect(title(expression, declaration)?.said == "key")
  }

  @Test("So is one where SwiftUI wants a key; one that the project does not declare is a catalogue's generated symbol")
  func implicitKeys() {
    func label(_ expression: String, _ declaration: String) -> [String] {
      let view = "struct Inbox: View { var body: some View { List { }.toolbar { Button(\(expression)) { } } } }"
      return SwiftFixture(["Texts.swift": declaration, "Inbox.swift": view]).labels
    }
    #expect(label(".done", "extension LocalizedStringKey { static let done: LocalizedStringKey = \"key\" }") == ["key"])
    #expect(label(".done", "extension LocalizedStringResource { static let done: Self = \"key\" }") == ["key"])
    #expect(label(".done", "struct Other { static let done = \"key\" }") == ["done"])
  }

  @Test("What is no type's own member, or two types', is not known")
  func otherMembers() {
    #expect(title(".done", "extension String { var done: String { NSLocalizedString(\"key\", comment: \"\") } }")?.state == .unresolved)
    let two = """
      extension LocalizedStringKey { static let done: LocalizedStringKey = "one" }
      extension LocalizedStringResource { static let done: LocalizedStringResource = "two" }
      """
    #expect(title("String(localized: .done)", two)?.said != "one")
  }

  @Test(
    "A property says what the getter of its wrapper looks up",
    arguments: [
      ("init(_ key: String) { self.key = key }", "@Localized(\"key\") static var title: String"),
      ("init(wrappedValue: String) { key = wrappedValue }", "@Localized static var title = \"key\""),
      ("init(_ key: String, table: String? = nil) { self.key = key }", "@Localized(\"key\") static var title: String"),
      ("", "@Localized(key: \"key\") static var title: String"),
    ])
  func wrappers(initializer: String, property: String) {
    let code = """
      @propertyWrapper struct Localized {
        let key: String
        \(initializer)
        var wrappedValue: String { NSLocalizedString(key, comment: "") }
      }
      enum Strings { \(property) }
      """
    #expect(title("Strings.title", code)?.said == "key")
  }

  @Test("A wrapper that keeps what is written later says nothing")
  func keepingWrapper() {
    let code = """
      @propertyWrapper struct Stored {
        let name: String
        let fallback: String
        init(wrappedValue: String, _ name: String) { (self.name, fallback) = (name, wrappedValue) }
        var wrappedValue: String { UserDefaults.standard.string(forKey: name) ?? fallback }
      }
      enum Settings { @Stored("title") static var title = "Notes" }
      """
    #expect(title("Settings.title", code)?.state == .unresolved)
  }

  @Test("A protocol looks up the raw value of the case that it is asked of")
  func protocolOfKeys() {
    let code = """
      protocol LocalizedKey { var text: String { get } }
      extension LocalizedKey where Self: RawRepresentable, RawValue == String {
        var text: String { NSLocalizedString(rawValue, comment: "") }
      }
      enum InboxKey: String, LocalizedKey { case done = "key", other = "key.other" }
      """
    #expect(title("InboxKey.done.text", code)?.said == "key")
    #expect(title("InboxKey.other.text", code)?.said == "key.other")
  }

  /// As R.swift 5 and 6 write it.
  private let functions = """
    // This is a generated file, do not edit!
    // Generated by R.swift
    struct R {
      struct string {
        struct localizable {
          static let inboxDone = Rswift.StringResource(key: "inbox.done", tableName: "Localizable", bundle: R.hostingBundle, locales: ["de"], comment: nil)
          static func inboxDone(preferredLanguages: [String]? = nil) -> String {
            guard let preferredLanguages = preferredLanguages else {
              return NSLocalizedString("inbox.done", bundle: hostingBundle, comment: "")
            }
            guard let (_, bundle) = localeBundle(tableName: "Localizable", preferredLanguages: preferredLanguages) else { return "inbox.done" }
            return NSLocalizedString("inbox.done", bundle: bundle, comment: "")
          }
        }
      }
    }
    """

  /// As R.swift 7 writes it.
  private let resources = """
    // This is a generated file, do not edit!
    // Generated by R.swift
    let R = _R(bundle: Bundle(for: BundleFinder.self))
    struct _R {
      var string: string { .init(bundle: bundle) }
      struct string {
        var localizable: localizable { .init(source: .init(bundle: bundle, tableName: "Localizable")) }
        struct localizable {
          var inboxDone: RswiftResources.StringResource { .init(key: "inbox.done", tableName: "Localizable", source: source, developmentValue: "Done", comment: nil) }
        }
      }
    }
    """

  @Test("R.swift's texts are known by the file that it writes")
  func rSwift() {
    for code in [functions, resources] {
      let title = title("String(localized: R.string.localizable.inboxDone)", code, in: "R.generated.swift")
      #expect(title?.said == "inbox.done" && title?.table == "Localizable")
    }
    for code in [functions, resources] {
      let files = ["R.generated.swift": code, "Inbox.swift": controller("R.string.localizable.inboxDone()")]
      #expect(SwiftFixture(files).bars.map(\.title.said) == ["inbox.done"])
    }
  }

  @Test("Without that file the key is asked for by its name there", arguments: ["R.string.localizable.inboxDone()", "R.string.localizable.inboxDone"])
  func rSwiftAlone(expression: String) {
    #expect(title(expression, "")?.said == "inboxDone")
  }
}
