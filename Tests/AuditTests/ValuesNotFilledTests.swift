import LintelAudit
import LintelFindings
import LintelModel
import Testing

@Suite("Values that code does not put into a text")
struct ValuesNotFilledTests {
  private func findings(
    _ code: String, _ text: String = "%d files", german: String? = nil, file: String = "A.swift",
    others: [String: String] = [:]
  ) async -> [Finding] {
    let files = [
      file: code, "en.lproj/Localizable.strings": "\"k\" = \"\(text)\";\n",
      "de.lproj/Localizable.strings": "\"k\" = \"\(german ?? text)\";\n",
    ]
    return await Auditor.audit(ProjectSource.read(texts: files.merging(others) { $1 })).findings.flatMap(\.single)
      .filter { $0.rule == "values-not-filled" }
  }

  private let asked = #"NSLocalizedString("k", comment: "")"#

  @Test("A text that is shown as it is is an error where code shows it")
  func shown() async throws {
    let found = await findings("func show() {\n  label.text = \(asked)\n}\n")
    let finding = try #require(found.first)
    #expect(found.count == 1)
    #expect(finding.severity == .error)
    #expect(finding.reason == "shown")
    #expect(
      finding.message.english == "Code shows “%d files” without putting in its values: people read “%d” itself")
    #expect(finding.definitionLocation?.file == "A.swift")
    #expect(finding.definitionLocation?.line == 2)
    #expect(finding.key == "k")
  }

  @Test(
    "What the platforms' views take is shown",
    arguments: [
      "self.cell?.nameLabel!.text = KEY\n", "navigationItem.title = KEY\n", "alert.informativeText = KEY;\n",
      "saveButton.setTitle(KEY, for: .normal)\n", "let a = UIAlertAction(title: KEY, style: .default)\n",
      "let a = UIAlertController(title: nil, message: KEY, preferredStyle: .alert)\n",
      "import SwiftUI\nlet a = Text(KEY)\n", "import SwiftUI\nlet a = Label(KEY, systemImage: \"doc\")\n",
      "view.navigationTitle(KEY)\n",
    ])
  func views(code: String) async {
    let found = await findings(code.replacing("KEY", with: asked))
    #expect(found.map(\.reason) == ["shown"])
  }

  @Test(
    "So is what a controller's title takes, a view by whatever name, SwiftUI as it is, and a name that is only shown",
    arguments: [
      "title = KEY\n", "self.title = KEY\n", "caption.text = KEY\n", "let a = KEY\n    hint.label.text = a\n",
      "let title = KEY\n    show(UIAlertController(title: title, message: nil, preferredStyle: .alert))\n",
      "a = Text(verbatim: KEY)\n", "a = Button(KEY) { done() }\n", "a = Button(KEY, role: .destructive) { done() }\n",
    ])
  func certainlyShown(statement: String) async {
    let found = await findings(inController(statement.replacing("KEY", with: asked)))
    #expect(found.map(\.reason) == ["shown"])
  }

  @Test(
    "Nothing is said where the title is read again, or a name is handed on, filled or hidden, or may be another thing's",
    arguments: [
      "title = KEY\n    title = String(format: title!, count)\n", "self.title = KEY\n    show(self.title)\n",
      "row.title = KEY\n", "let a = KEY\n    label.text = String(format: a, count)\n", "let a = KEY\n    show(a)\n",
      "let a = KEY\n    label.text = a\n    label.text = filled(a)\n",
      "let a = KEY\n    func b(_ a: String) { label.text = a }\n    b(filled())\n",
      "for caption in rows { caption.text = KEY }\n", "a = Button(KEY)\n", "a = Own(verbatim: KEY)\n",
      "caption.text = KEY\n    caption.text = String(format: caption.text!, count)\n",
    ])
  func notCertainlyShown(statement: String) async {
    let found = await findings(inController(statement.replacing("KEY", with: asked)))
    #expect(found.isEmpty)
  }

  private func inController(_ statement: String) -> String {
    """
    import SwiftUI
    final class FilesController: UIViewController {
      let caption = UILabel()
      func update() {
        \(statement)
      }
    }

    """
  }

  @Test(
    "Of what is stored, returned, joined, filled or handed to others nothing is said",
    arguments: [
      "let format = KEY\n", "func format() -> String { KEY }\n", "row.title = KEY\n", "self.title = KEY\n", "text = KEY\n",
      "label.text = KEY + name\n", "label.text = KEY\n  .replacingOccurrences(of: \"%d\", with: count)\n",
      "label.text = String(format: KEY, count)\n", "label.text = String.localizedStringWithFormat(KEY, count)\n",
      "label.text = String(format: KEY, arguments: values)\n", "label.text = filled(KEY)\n",
      "let a = Row(title: KEY)\n", "let a = [title: KEY]\n", "let a = Text(KEY)\n", "row.setTitle(KEY)\n",
      "label.text = KEY\nlabel.text = String(format: label.text!, count)\n",
      "#if DEBUG\nlabel.text = KEY\n#endif\n",
    ])
  func kept(code: String) async {
    let found = await findings(code.replacing("KEY", with: asked))
    #expect(found.isEmpty)
  }

  @Test("A function of the project's own may put values in itself")
  func ownFunction() async {
    let filling = "func localized(_ key: String) -> String { String(format: NSLocalizedString(key, comment: \"\"), 1) }\n"
    let filled = await findings(filling + "label.text = localized(\"k\")\n")
    #expect(filled.isEmpty)
    let plain = "func localized(_ key: String) -> String { NSLocalizedString(key, comment: \"\") }\n"
    let shown = await findings(plain + "label.text = localized(\"k\")\n")
    #expect(shown.map(\.reason) == ["shown"])
    let property = "extension String { var localized: String { NSLocalizedString(self, comment: \"\") } }\n"
    let read = await findings(property + "label.text = \"k\".localized\n")
    #expect(read.map(\.reason) == ["shown"])
    let replaced = await findings(property + "label.text = \"k\".localized.replacingOccurrences(of: \"%d\", with: name)\n")
    #expect(replaced.isEmpty)
  }

  @Test(
    "A percent sign that is one, and a sign of another kind, are no values", arguments: ["100 % sure", "%d of 100% x", "%s"])
  func percent(text: String) async {
    let found = await findings("label.text = \(asked)\n", text)
    #expect(found.isEmpty)
  }

  @Test("A text that another table of the name has without values may be the one that is meant")
  func namesake() async {
    let other = ["Kit/en.lproj/Localizable.strings": "\"k\" = \"Files\";\n"]
    let found = await findings("label.text = \(asked)\n", others: other)
    #expect(found.isEmpty)
  }

  @Test("Fewer values than the source takes are an error, counted by the highest number")
  func fewer() async {
    let call = "let a = String(format: \(asked), done)\n"
    let two = await findings(call, "%2$d of %1$d files")
    #expect(two.map(\.reason) == ["too-few"])
    #expect(
      two.map(\.message.english) == [
        "Code hands over fewer values for “%2$d of %1$d files” than it takes, 1 of 2: the app reads memory that is not its own, and may crash"
      ])
    let one = await findings(call)
    #expect(one.isEmpty)
    let none = await findings("let a = String(format: \(asked))\n")
    #expect(none.map(\.reason) == ["too-few"])
  }

  /// A function and a member of String over `String(format:arguments:)`, each with this body behind the text.
  private func wrapped(_ call: String, _ body: String = "return String(format: format, locale: .current, arguments: args)") -> String {
    """
    func tr(_ key: String, _ args: CVarArg...) -> String {
      let format = NSLocalizedString(key, comment: "")
      \(body)
    }
    extension String {
      func localized(_ args: CVarArg...) -> String {
        let format = NSLocalizedString(self, comment: "")
        \(body)
      }
    }
    func show() {
      \(call)
    }
    """
  }

  @Test("Values that a function of the project's takes as a list are counted, too", arguments: [#"tr("k", done)"#, #""k".localized(done)"#])
  func handedToWrapper(call: String) async {
    let two = await findings(wrapped("a = \(call)"), "%1$@ of %2$@")
    #expect(two.map(\.reason) == ["too-few"], "\(two.map(\.message.english))")
    let one = await findings(wrapped("a = \(call)"), "%@ is done")
    #expect(one.isEmpty)
    let none = await findings(wrapped("a = \(call.replacing("done", with: "").replacing(", ", with: ""))"), "%@ is done")
    #expect(none.map(\.reason) == ["too-few"])
  }

  @Test("A function that formats only where there are values shows the text as it is without any; one that does anything else to it is not known")
  func deciding() async {
    let asked = "return args.isEmpty ? format : String(format: format, arguments: args)"
    let without = await findings(wrapped(#"a = tr("k")"#, asked), "%@ is done")
    #expect(without.isEmpty)
    let fewer = await findings(wrapped(#"a = tr("k", done)"#, asked), "%1$@ of %2$@")
    #expect(fewer.map(\.reason) == ["too-few"])
    for body in [
      "return isPlain ? format : String(format: format, arguments: args)",
      #"return String(format: format.replacingOccurrences(of: "%2$@", with: name), arguments: args)"#,
      "return String(format: format, arguments: [name] + args)",
    ] {
      let unknown = await findings(wrapped(#"a = tr("k", done)"#, body), "%1$@ of %2$@")
      #expect(unknown.isEmpty, "\(body)")
    }
  }

  @Test("A locale is no value, and what is joined to the text may take more")
  func others() async {
    let located = await findings("let a = String(format: \(asked), locale: .current, done)\n")
    #expect(located.isEmpty)
    let joined = await findings("let a = String(format: \(asked) + \" %@\", done, name)\n")
    #expect(joined.isEmpty)
  }

  @Test("More values than any language takes are to be looked at; one that a language shows is not")
  func more() async {
    let call = "let a = String(format: \(asked), done, all)\n"
    let unused = await findings(call)
    #expect(unused.map(\.verdict) == [.needsReview])
    #expect(unused.map(\.reason) == ["unused"])
    let used = await findings(call, german: "%1$d von %2$d Dateien")
    #expect(used.isEmpty)
  }

  @Test(
    "Objective-C shows texts by properties, messages and alerts",
    arguments: [
      "self.nameLabel.text = KEY;", "[nameLabel setText:KEY];", "[[self saveButton] setTitle:KEY forState:0];",
      "[UIAlertController alertControllerWithTitle:nil message:KEY preferredStyle:0];",
    ])
  func objectiveC(code: String) async {
    let found = await findings(
      "- (void)a {\n  \(code.replacing("KEY", with: #"NSLocalizedString(@"k", nil)"#))\n}\n", file: "A.m")
    #expect(found.map(\.reason) == ["shown"])
  }

  @Test(
    "In Objective-C, too, nothing is said of what is stored or filled",
    arguments: [
      "options.title = KEY;", "NSString *format = KEY;", "[self showTitle:KEY];", "[options setTitle:KEY];",
      "[label setText:[NSString stringWithFormat:KEY, (long)(count + 1)]];",
      "label.text = KEY; label.text = [NSString stringWithFormat:label.text, count];",
      "[label setText:[KEY stringByReplacingOccurrencesOfString:@\"%d\" withString:name]];",
    ])
  func objectiveCKept(code: String) async {
    let found = await findings(
      "- (void)a {\n  \(code.replacing("KEY", with: #"NSLocalizedString(@"k", nil)"#))\n}\n", file: "A.m")
    #expect(found.isEmpty)
  }

  @Test("Values of Objective-C are counted whatever expressions they are")
  func objectiveCValues() async {
    func read(_ values: String) async -> [String] {
      await findings(
        "- (void)a {\n  b = [NSString stringWithFormat:NSLocalizedString(@\"k\", nil), \(values)];\n}\n", "%d of %d files",
        file: "A.m"
      ).map(\.reason)
    }
    let casts = await read("(unsigned long)[done count], (unsigned long)[all count]")
    #expect(casts.isEmpty)
    let conditional = await read("isDone ? 1 : 2, all")
    #expect(conditional.isEmpty)
    let one = await read("(int)[done countOf:a, b, nil]")
    #expect(one == ["too-few"])
  }
}
