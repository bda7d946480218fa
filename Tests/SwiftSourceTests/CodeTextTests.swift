import LintelModel
import LintelSwiftSource
import Testing

/// What Swift code asks tables for, on a bar or anywhere else.
@Suite struct CodeTextTests {
  private func read(_ files: [String: String], keys: TableKeys = .none) -> [CodeText] {
    SwiftSourceReader.read(files: files.map { ($0.key, Array($0.value.utf8)) }, sourceLocale: "en", keys: keys).codeTexts
  }

  private func read(_ source: String, keys: TableKeys = .none) -> [CodeText] { read(["A.swift": source], keys: keys) }

  /// A project with these tables and keys.
  private func keys(_ tables: [String: Set<String>]) -> TableKeys {
    TableKeys(isTable: { tables[$0] != nil }, has: { tables[$1]?.contains($0) ?? false })
  }

  @Test("Key, table, default, comment and place of NSLocalizedString")
  func platform() {
    let texts = read(
      """
      enum LString {
        static let setup = NSLocalizedString(
          "[Setup/Title]", tableName: "Setup", bundle: Bundle.framework,
          value: "Set up \\"Fill\\" — 1\\u{200A}min", comment: "Title" + " of a step")
      }
      """)
    var setup = CodeText(
      key: "[Setup/Title]", table: "Setup", defaultValue: "Set up \"Fill\" — 1\u{200A}min", comment: "Title of a step",
      location: SourceLocation(file: "A.swift", line: 3, column: 5))
    setup.isOfOtherBundle = true
    #expect(texts == [setup])
  }

  @Test("Table, key and default may be constants of the file")
  func constants() {
    let texts = read(
      """
      final class Texts {
        static private let filename = "Settings"
        static let table: String = "Home"
        let key = "one.key"
        static let one = NSLocalizedString("one", tableName: filename, bundle: .main, value: "One", comment: "")
        static let two = NSLocalizedString("two", tableName: Self.table, bundle: .main, value: "Two", comment: "")
        static let three = NSLocalizedString("three", tableName: Texts.table, bundle: .main, value: "Three", comment: "")
        static let four = String(format: NSLocalizedString("four", tableName: filename, comment: ""), "x")
        func five() -> String { NSLocalizedString(key, comment: "") }
      }
      """)
    #expect(texts.map(\.key) == ["one", "two", "three", "four", "one.key"])
    #expect(texts.map(\.table) == ["Settings", "Home", "Home", "Settings", nil])
    #expect(texts[3].arguments == [.object])
  }

  @Test("A function that looks again for a text that it found empty is noted", arguments: [
    ("text.isEmpty", "key", 1), ("text.count == 0", "key", 1), ("text == \"\"", "key", 1), ("text.isEmpty", "\"other\"", 0),
    ("other.isEmpty", "key", 0), ("text.isLong", "key", 0),
  ])
  func emptyFallback(test: String, second: String, count: Int) {
    let source = """
      extension Bundle {
        func localized(_ key: String) -> String {
          let text: String = current.localizedString(forKey: key, value: nil, table: nil)
          if \(test) { return Bundle.main.localizedString(forKey: \(second), value: nil, table: nil) }
          return text
        }
      }
      """
    let files = [(path: "A.swift", bytes: Array(source.utf8))]
    #expect(SwiftSourceReader.read(files: files, sourceLocale: "en").emptyFallbacks.count == count)
  }

  @Test("A provider that looks elsewhere where the text of a request is empty is noted", arguments: [
    ("if request.key == request.text || request.text == \"\" {", "english", "request.key", 1),
    ("if request.text.isEmpty {", "english", "request.key", 1),
    ("if request.text.isEmpty {", "english", "other.key", 0),
    ("if request.text.isEmpty {", "english", "request.text", 0),
    ("if request.text.isEmpty {", "Bundle.main", "request.key", 0),
    ("if !request.text.isEmpty {", "english", "request.key", 0),
    ("if request.text != \"\" {", "english", "request.key", 0),
    ("if request.text.isEmpty { log() }; do {", "english", "request.key", 1),
    ("if request.isOld {", "english", "request.key", 0),
  ])
  func emptyFallbackOfRequest(test: String, bundle: String, key: String, count: Int) {
    let source = """
      final class Localizer {
        init() {
          add(provider: { request in
            \(test)
              return \(bundle).localizedString(forKey: \(key), value: nil, table: request.table)
            } else {
              return nil
            }
          })
        }
      }
      """
    let files = [(path: "A.swift", bytes: Array(source.utf8))]
    #expect(SwiftSourceReader.read(files: files, sourceLocale: "en").emptyFallbacks.count == count)
  }

  @Test("A name that the file uses for more than one thing is no constant")
  func noConstants() {
    let texts = read(
      """
      let a = "A"
      var b = "B"
      let c = "C" + suffix
      let d = "D"
      let e = "E"
      func f(d: String) { let e = g(); h() }
      let texts = [
        NSLocalizedString("a", tableName: a, comment: ""), NSLocalizedString("b", tableName: b, comment: ""),
        NSLocalizedString("c", tableName: c, comment: ""), NSLocalizedString("d", tableName: d, comment: ""),
        NSLocalizedString("e", tableName: e, comment: ""), NSLocalizedString(d, comment: ""),
      ]
      """)
    #expect(texts.map(\.table) == ["A", nil, nil, nil, nil])
    #expect(texts.map(\.key) == ["a", "b", "c", "d", "e"])
  }

  @Test("Code may set a space behind a text, where it asks for it or where it uses the member that holds it")
  func followedBySpace() {
    let texts = read([
      "A.swift": """
      final class Texts {
        static let a: String = { return NSLocalizedString("a", comment: "") }()
        static var b: String { NSLocalizedString("b", comment: "") }
        static let c = NSLocalizedString("c", comment: "")
        let d = NSLocalizedString("d", comment: "")
      }
      enum Others { static let a = NSLocalizedString("e", comment: "") }
      let f = NSLocalizedString("f", comment: "") + " " + name
      let g = NSLocalizedString("g", comment: "") + name
      """,
      "B.swift": """
      let x = Texts.a
        + " " + name
      let y = "\\(My.Texts.b) \\(name)"
      let z = "\\(Texts.c)\\(name)" + Texts.d + " "
      """,
    ])
    #expect(texts.filter(\.isFollowedBySpace).map(\.key) == ["a", "b", "f"])
  }

  @Test(
    "Each call of the platform is read",
    arguments: [
      "NSLocalizedString(\"a\", value: \"A\", comment: \"\")",
      "String(localized: \"a\", defaultValue: \"A\")",
      "Swift.String(localized: \"a\", defaultValue: \"A\", comment: \"\")",
      "LocalizedStringResource(\"a\", defaultValue: \"A\")",
      "AttributedString(localized: \"a\", defaultValue: \"A\")",
      "Bundle.main.localizedString(forKey: \"a\", value: \"A\", table: nil)",
      "NSLocalizedString(#\"a\"#, value: \"\"\"\n    A\n    \"\"\", comment: \"\")",
    ])
  func calls(_ call: String) {
    let texts = read("func f() { print(\(call)) }")
    #expect(texts.map(\.key) == ["a"])
    #expect(texts.map(\.defaultValue) == ["A"])
  }

  @Test("Long literals lose their indentation, and lines that a backslash joins are one")
  func longLiterals() {
    let texts = read(
      """
      let text = String(localized: "long", defaultValue: \"\"\"
        First
          second \\
        line

        last
        \"\"\")
      """)
    #expect(texts.first?.defaultValue == "First\n  second line\n\nlast")
  }

  @Test("Comments, other literals and calls without a certain key are no texts")
  func others() {
    #expect(
      read(
        """
        // NSLocalizedString("a", comment: "")
        /* NSLocalizedString("b", comment: "") /* */ NSLocalizedString("c", comment: "") */
        let quoted = "NSLocalizedString(\\"d\\")"
        let text = NSLocalizedString(key, comment: "")
        let url = "http://x"; let other = NSLocalizedString("e", comment: "")
        """
      ).map(\.key) == ["e"])
  }

  @Test("A function of the project is known by what its body hands on, over several files and hops")
  func ownFunctions() {
    let texts = read(
      [
        "Lookup.swift": """
        extension Bundle {
          func look(_ key: String, in table: String = "Main", _ fallback: String) -> String {
            localizedString(forKey: key, value: fallback, table: table)
          }
        }
        """,
        "Text.swift": "func tx(_ fallback: String, id: String) -> String { Bundle.main.look(id, fallback) }",
        "Use.swift": """
        let a = tx("Hello", id: "hello")
        let b = bundle.look("bye", in: "Other", "Bye")
        """,
      ], keys: keys(["Main": ["hello"], "Other": ["bye"]]))
    #expect(texts.map(\.key) == ["hello", "bye"])
    #expect(texts.map(\.table) == ["Main", "Other"])
    #expect(texts.map(\.defaultValue) == ["Hello", "Bye"])
    #expect(texts.map(\.isAssumed) == [false, false])
  }

  @Test("Another function of the same name asks for nothing")
  func sameName() {
    let texts = read(
      [
        "A.swift": "func text(_ key: String) -> String { NSLocalizedString(key, comment: \"\") }",
        "B.swift": "let found = defaults.text(\"no key\"), other = text(\"known\")",
      ], keys: keys(["Localizable": ["known"]]))
    #expect(texts.map(\.key) == ["known"])
  }

  @Test("A property of strings that looks up what it is called on is a localizer")
  func properties() {
    let texts = read(
      """
      extension String {
        var localized: String { NSLocalizedString(self, tableName: "Main", comment: "") }
        func localized(_ comment: String) -> String { NSLocalizedString(self, comment: comment) }
      }
      let title = "settings.title".localized, other = "other".localized("Said often")
      """)
    #expect(texts.map(\.key) == ["settings.title", "other"])
    #expect(texts.map(\.table) == ["Main", nil])
    #expect(texts.map(\.comment) == [nil, "Said often"])
  }

  @Test("A wrapper that is not in the project is taken for one by its words, or by a table and a key that exist")
  func assumed() {
    let texts = read(
      """
      // localized
      let a = String.MZLocalizedString(key: "Menu.Close", tableName: "Menu", value: "Close", comment: "Button")
      let b = WMFLocalizedString("close-button", value: "Close", comment: "Button")
      let c = defaults.string("Menu", value: "Close")
      let d = tr("Menu", "about", 5, fallback: "About %d")
      """, keys: keys(["Menu": ["about"]]))
    #expect(texts.map(\.key) == ["Menu.Close", "close-button", "about"])
    #expect(texts.map(\.defaultValue) == ["Close", "Close", "About %d"])
    #expect(texts.map(\.isAssumed) == [true, true, true])
    #expect(texts.map(\.table) == ["Menu", nil, "Menu"])
  }

  @Test("The types of a format's values are those that the source writes down")
  func formatArguments() {
    let texts = read(
      """
      final class List {
        let name: String
        var weight = 1.5
        func title(_ number: Int, of total: UInt32, item: Item) -> String {
          { let number: String = "" }()
          let date = String(describing: Date())
          return String(
            format: NSLocalizedString("a", comment: ""), locale: .current,
            number, total, name, self.weight, date, item, names.count, 5, -1, 2.5, "x", item.value as Int32, a + b)
        }
        func other() -> String { String.localizedStringWithFormat(String(localized: "b"), Int(x)) }
        func third() -> String { String(format: NSLocalizedString("c", comment: ""), arguments: list) }
      }
      """)
    let long = Placeholder.Value.integer(.long, conversion: "d")
    #expect(
      texts.first?.arguments == [
        long, .integer(.int, conversion: "u"), .object, .float, .object, nil, long, long, long, .float, .object,
        .integer(.int, conversion: "d"), nil,
      ])
    #expect(texts[1].arguments == [long])
    #expect(texts[2].arguments == nil)
  }

  @Test("Values in a key are formats by their types")
  func values() {
    let texts = read(
      """
      func title(count: Int, name: String) -> String {
        String(localized: "\\(count) of 100% by \\(name, default: "x")", defaultValue: "\\(count) by \\(name)")
      }
      """)
    #expect(texts.map(\.key) == ["%lld of 100%% by %@"])
    #expect(texts.map(\.defaultValue) == ["%lld by %@"])
    #expect(texts.first?.arguments == [.integer(.long, conversion: "d"), .object])
  }

  @Test("A calculation and a function of the file are values of their type; an optional, or what is mixed, is of none")
  func computedValues() {
    let texts = read(
      """
      func rest() -> Int { 3 }
      func title(size: Int, unit: Int, name: String, part: Int?) -> [String] {
        [String(localized: "\\(size / unit) GiB, \\(size * 2)"), String(localized: "\\(rest()) left"),
         String(localized: "\\(-size) below"), String(localized: "\\(part) of it"), String(localized: "\\(size + name) mixed")]
      }
      """)
    #expect(texts.map(\.key) == ["%lld GiB, %lld", "%lld left", "%lld below", "%@ of it", "%@ mixed"])
  }

  @Test("Values of a default text are those of the call, where its key has none")
  func valuesOfDefault() {
    let texts = read(
      """
      extension Summary {
        var message: String {
          let total: Int = 3
          return String(localized: "summary", defaultValue: "\\(self.hits) hits in \\(total) files", table: "Find")
        }
      }
      """)
    #expect(texts.map(\.defaultValue) == ["%@ hits in %lld files"])
    #expect(texts.first?.arguments == [nil, .integer(.long, conversion: "d")])
  }

  @Test("A text that is asked for within another one's value is read, at its own place")
  func inValues() {
    let texts = read(
      """
      let kind = "\\(NSLocalizedString("file", comment: "")), \\(name)"
      let path = "\\(String(localized: "Files \\(NSLocalizedString("inner", comment: ""))")) ➔ App"
      """)
    #expect(texts.map(\.key) == ["file", "Files %@", "inner"])
    #expect(texts.map(\.location.line) == [1, 2, 2])
  }

  @Test(
    "A call says whether it asks another bundle than the app's",
    arguments: [
      ("NSLocalizedString(\"a\", bundle: .module, comment: \"\")", false),
      ("NSLocalizedString(\"a\", bundle: Bundle(for: Screen.self), comment: \"\")", false),
      ("NSLocalizedString(\"a\", bundle: Bundle(for: UIApplication.self), comment: \"\")", true),
      ("String(localized: \"a\", bundle: .design)", true),
      ("Bundle.main.localizedString(forKey: \"a\", value: nil, table: nil)", false),
      ("Bundle(identifier: \"com.apple.UIKit\")!.localizedString(forKey: \"a\", value: nil, table: nil)", true),
    ])
  func bundles(call: String, isOther: Bool) {
    #expect(read("let a = \(call)").map(\.isOfOtherBundle) == [isOther])
  }

  @Test(
    "A call of the platform's own functions says which bundle it asks, the app's where it names none",
    arguments: [
      ("NSLocalizedString(\"a\", comment: \"\")", CodeText.AskedBundle.main),
      ("NSLocalizedString(\"a\", bundle: .module, comment: \"\")", .module),
      ("NSLocalizedString(\"a\", bundle: Bundle(for: Screen.self), comment: \"\")", .unknown),
      ("String(localized: \"a\")", .main), ("String(localized: \"a\", bundle: Bundle.main)", .main),
      ("String(localized: \"a\", bundle: #bundle)", .module), ("String(localized: \"a\", bundle: .design)", .unknown),
      ("String(localized: \"a\", bundle: Design.module)", .unknown),
      ("Bundle.module.localizedString(forKey: \"a\", value: nil, table: nil)", .module),
      ("bundle.localizedString(forKey: \"a\", value: nil, table: nil)", .unknown),
    ])
  func namedBundles(call: String, bundle: CodeText.AskedBundle) {
    #expect(read("let a = \(call)").map(\.bundle) == [bundle])
  }

  @Test("Which bundle a function of the project's asks, its calls do not say")
  func bundlesOfWrappers() {
    let wrapper = "func localized(_ key: String) -> String { NSLocalizedString(key, bundle: .module, comment: \"\") }\n"
    #expect(read(wrapper + "let a = localized(\"list.empty\")").filter { $0.key == "list.empty" }.map(\.bundle) == [.unknown])
    let own = """
      func NSLocalizedString(_ key: String, comment: String) -> String {
        Bundle.module.localizedString(forKey: key, value: nil, table: nil)
      }
      let a = NSLocalizedString("list.empty", comment: "")
      """
    #expect(read(own).filter { $0.key == "list.empty" }.map(\.bundle) == [.unknown])
  }

  @Test("What only builds for those who write the app ask for is noted")
  func ofDebugBuilds() {
    let texts = read(
      """
      #if DEBUG
      let a = NSLocalizedString("one", comment: "")
      #else
      let a = NSLocalizedString("two", comment: "")
      #endif
      """)
    #expect(texts.map(\.isOfDebugBuild) == [true, false])
  }

  @Test("Source that ends too early, or nests without end, costs nothing but itself")
  func hostile() {
    let open = String(repeating: "NSLocalizedString(\"\\(", count: 500)
    #expect(read(["A.swift": open, "B.swift": "let a = NSLocalizedString(\"b\", comment: \"\")"]).map(\.key).contains("b"))
    #expect(read("NSLocalizedString(\"\"\"").isEmpty)
    #expect(read("NSLocalizedString(\"a\\").isEmpty)
    #expect(read("func f(_ a: String) { NSLocalizedString(a").isEmpty)
  }
}
