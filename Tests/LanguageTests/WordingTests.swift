import LintelLanguage
import LintelModel
import Testing

@Suite("What a text says, apart from how it is written")
struct WordingTests {
  @Test(
    "Formatting and typography change nothing",
    arguments: [
      ("Save Changes", "save changes"), ("Save  changes", "Save changes "), ("Don't save", "Don’t save"),
      ("Open “Inbox”", "Open \"Inbox\""), ("Open 'Inbox'", "Open «Inbox»"), ("Pages 3-5", "Pages 3–5"),
      ("Saving...", "Saving…"), ("Saving", "Saving…"), ("Delete?", "Delete"), ("e-mail", "email"), ("Log in", "Login"),
      ("Line one\nand two", "Line one and two"), ("**All** pages", "All pages"), ("<b>All</b> pages", "All pages"),
      ("Cut &amp; paste", "Cut & paste"), ("Open %@", "Open %1$@"), ("%d files", "%lld files"), ("50%% off", "50% off"),
      ("保存しました。", "保存しました"), ("¿Guardar?", "Guardar"), ("Zero\u{200B}width", "Zerowidth"),
      ("Cafe\u{301}", "Café"),
    ])
  func same(a: String, b: String) { #expect(Wording(a) == Wording(b), "\(Wording(a).text) \(Wording(b).text)") }

  @Test(
    "Other words are other words",
    arguments: [
      ("Settings", "Erase Now"), ("Enable", "Disable"), ("Delete", "Deleted"), ("Open %@", "Open %@ and %@"),
      ("%1$@ of %2$@", "%2$@ of %1$@"), ("5 pages", "6 pages"), ("Rotate -90°", "Rotate 90°"), ("Save & close", "Save close"),
      ("Reply", "Reply All"), ("保存", "削除"), ("C++", "C"),
    ])
  func other(a: String, b: String) { #expect(Wording(a) != Wording(b)) }

  @Test("Of texts that vary those forms are compared that both have")
  func forms() {
    func unit(_ forms: [(String, String)]) -> StringUnit {
      StringUnit(
        key: "k", locale: "en", value: forms.last!.1,
        variants: forms.map { .init(plural: $0.0, text: $0.1) }, location: SourceLocation(file: "a", line: 1))
    }
    let plain = StringUnit(key: "k", locale: "en", value: "%lld pages", location: SourceLocation(file: "a", line: 1))
    let varying = unit([("one", "%lld page"), ("other", "%lld pages")])
    #expect(Wording.isSame(plain, as: varying))
    #expect(Wording.isSame(varying, as: unit([("one", "%1$lld Page"), ("other", "%lld pages.")])))
    #expect(!Wording.isSame(varying, as: unit([("one", "%lld file"), ("other", "%lld pages")])))
    #expect(!Wording.isSame(plain, as: unit([("one", "%lld page"), ("other", "%lld files")])))
  }
}
