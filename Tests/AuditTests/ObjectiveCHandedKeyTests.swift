import LintelAudit
import LintelFindings
import LintelModel
import Testing

@Suite("Keys that Objective-C asks for through macros and functions of the project's own")
struct ObjectiveCHandedKeyTests {
  private static let keys = ["file_open", "file_close", "file_copy", "files", "chat_delete"]

  /// What is told of keys that no table has, as their places.
  private func missing(_ code: [String: String]) async -> [String] {
    var files = code
    for (language, text) in ["en": "Text", "de": "Wort"] {
      files["\(language).lproj/Localizable.strings"] = Self.keys.map { "\"\($0)\" = \"\(text)\";\n" }.joined()
    }
    files["Known.m"] = Self.keys.map { "NSString *known = NSLocalizedString(@\"\($0)\", nil);\n" }.joined()
    return await Auditor.audit(ProjectSource.read(texts: files)).findings.filter { $0.rule == "key-missing" }.map {
      "\($0.location?.file ?? "") \($0.location?.line ?? 0) \($0.key ?? "")"
    }
  }

  private func row(_ call: String) -> String {
    "@implementation Row\n- (void)show {\n  self.label.text = \(call);\n}\n@end\n"
  }

  @Test(
    "A key that a header's macro or function hands on is looked up where the call is",
    arguments: [
      "#define LS(k) NSLocalizedString(k, nil)\n",
      "#define LS(k) [[NSBundle mainBundle] localizedStringForKey:(k) value:@\"\" table:nil]\n",
      "static inline NSString *LS(NSString *key) {\n  return NSLocalizedString(key, nil);\n}\n",
    ])
  func header(definition: String) async {
    #expect(await missing(["Texts.h": definition, "Row.m": row("LS(@\"incoming_call\")")]) == ["Row.m 3 incoming_call"])
    #expect(await missing(["Texts.h": definition, "Row.m": row("LS(@\"file_open\")")]).isEmpty)
  }

  @Test("So is one that a macro of the file itself hands on, and one of two; another file's macro is not this one's")
  func ownFile() async {
    let definition = "#define LS(k) NSLocalizedString(k, nil)\n"
    let found = await missing(["Row.m": definition + row("LS(isIn ? @\"incoming_call\" : @\"files\")")])
    #expect(found == ["Row.m 4 incoming_call"])
    #expect(await missing(["Other.m": definition, "Row.m": row("LS(@\"incoming_call\")")]).isEmpty)
  }

  @Test("A macro that asks another bundle, or that two headers define in different ways, says nothing")
  func doubt() async {
    let other = "#define LS(k) NSLocalizedStringFromTableInBundle(k, nil, SharedBundle(), nil)\n"
    #expect(await missing(["Texts.h": other, "Row.m": row("LS(@\"incoming_call\")")]).isEmpty)
    let files = ["A.h": "#define LS(k) NSLocalizedString(k, nil)\n", "B.h": other, "Row.m": row("LS(@\"incoming_call\")")]
    #expect(await missing(files).isEmpty)
  }

  @Test("A key that a name without parameters asks for is looked up where code has the name, and nowhere else")
  func names() async {
    let macro = "#define kTitle NSLocalizedString(@\"incoming_call\", nil)\n"
    #expect(await missing(["Row.m": macro + row("kTitle")]) == ["Row.m 4 incoming_call"])
    #expect(await missing(["Texts.h": macro, "Row.m": row("kTitle")]) == ["Row.m 3 incoming_call"])
    #expect(await missing(["Texts.h": macro, "Row.m": macro + row("self.kTitle")]).isEmpty)
    #expect(await missing(["Row.m": macro.replacing("incoming_call", with: "files") + row("kTitle")]).isEmpty)
    let other = macro.replacing("incoming", with: "outgoing")
    #expect(await missing(["A.h": macro, "B.h": other, "Row.m": row("kTitle")]).isEmpty)
  }

  @Test("So is a key that a constant holds")
  func constants() async {
    let constant = "static NSString *const kKey = @\"incoming_call\";\n"
    let call = "NSLocalizedString(kKey, nil)"
    #expect(await missing(["Row.m": constant + row(call)]) == ["Row.m 4 incoming_call"])
    #expect(await missing(["Row.m": "#define TITLE \(call)\n" + constant + row("TITLE")]) == ["Row.m 5 incoming_call"])
    #expect(await missing(["Row.m": constant.replacing("kKey", with: "key") + row("NSLocalizedString(key, nil)")]).isEmpty)
  }

  @Test("A table that a constant names is that one, and one that other code names may be any")
  func tables() async {
    let call = "NSLocalizedStringFromTable(@\"incoming_call\", kTable, nil)"
    let calls = ["Calls.strings": "\"incoming_call\" = \"Call\";\n"]
    var files = ["Row.m": "static NSString *const kTable = @\"Localizable\";\n" + row(call)]
    #expect(await missing(files) == ["Row.m 4 incoming_call"])
    files["Row.m"] = row(call)
    #expect(await missing(files).isEmpty)
    files["Row.m"] = "#define kTable @\"Calls\"\n" + row(call)
    for (name, text) in calls { files["en.lproj/\(name)"] = text }
    #expect(await missing(files).isEmpty)
  }
}
