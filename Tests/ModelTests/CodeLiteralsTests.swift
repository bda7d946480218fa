import LintelModel
import Testing

@Suite("Literals of source code")
struct CodeLiteralsTests {
  private func literals(_ code: String) -> CodeLiterals {
    var literals = CodeLiterals()
    literals.add(Array(code.utf8))
    return literals
  }

  @Test("A key that stands in a literal is mentioned, wherever the literal stands")
  func whole() {
    let code = literals("""
      let title = isOn ? "row_number" : "page_number"
      [self show:@"objc.key"]; char c = '"'; call(@"after.quote")
      Text("Delete “%@”") // "in a comment"
      print("a \\"quoted\\" word\\n")
      """)
    for key in ["row_number", "page_number", "objc.key", "Delete “%@”", "in a comment", "a \"quoted\" word\n"] {
      #expect(code.mentions(key), "\(key)")
    }
    for key in ["row", "row_numbers", "title", "Delete %@", "quoted"] { #expect(!code.mentions(key), "\(key)") }
  }

  @Test("A literal with a value in it mentions a key, and does not spell it")
  func spelled() {
    let code = literals("Text(\"Resize to \\(size) GiB?\"); call(\"Delete %@?\")")
    #expect(code.mentions("Resize to %@ GiB?") && !code.spells("Resize to %@ GiB?"))
    #expect(code.spells("Delete %@?"))
  }

  @Test("A key may be put together from its beginning")
  func composed() {
    let code = literals("""
      localized("alert." + name); localized("mode_\\(mode)"); [NSString stringWithFormat:@"state%@Title", state]; log("the \\(x)")
      """)
    for key in ["alert.open_failed", "mode_dark", "stateOpenTitle"] { #expect(code.mentions(key), "\(key)") }
    for key in ["alerts", "mode", "statement", "the end"] { #expect(!code.mentions(key), "\(key)") }
  }

  @Test("A key with a value in it is mentioned by an interpolated literal that begins alike")
  func interpolated() {
    let code = literals("Text(\"Clear history for “\\(name)”\"); Text(\"Delete \\(name)\")")
    #expect(code.mentions("Delete %@"))
    #expect(code.mentions("Clear history for “%@”"))
    #expect(!code.mentions("Clear history for %@"))
  }

  @Test("A key that begins with a value is mentioned by a literal that goes on alike behind its first value")
  func beginningWithValue() {
    let code = literals(#"""
      Text("\(count) of \(all) files"); Text("\(name)’s page"); Text("“\(isOn ? "a" : "b")” is \"on\""); Text("\(x)% done")
      NSLocalizedString(@"%@ was removed", nil); Text("\(a)\nb")
      """#)
    for key in [
      "%lld of %lld files", "%1$@ of %2$@", "%@’s page", "“%@” is \"on\"", "%.1lf%% done", "%@ was removed", "%@\nb",
    ] {
      #expect(code.mentions(key), "\(key)")
    }
    for key in ["%@ is gone", "%@", "%@ of", "%lld%% left"] { #expect(!code.mentions(key), "\(key)") }
    #expect(code.mentions("%@\nin several lines"), "it may stand between three quotation marks")
    #expect(code.mentions("% of it"), "what is no value is not judged")
  }

  @Test("Source that ends within a literal is read to its end")
  func unfinished() {
    for code in ["\"", "\"abc", "\"abc\\", "\"abc\\("] { #expect(!literals(code).mentions("abc")) }
    let nested = String(repeating: "\"a\\(", count: 100_000)
    #expect(!literals(nested).mentions("abc"))
  }

  @Test("A literal within a value is one of its own, and what follows the value is none")
  func nested() {
    let code = literals("f(\"a \\(isOn ? \"on.key\" : (\"off.key\")) tail\", \"next.key\")")
    for key in ["on.key", "off.key", "next.key"] { #expect(code.mentions(key), "\(key)") }
    #expect(!code.mentions(" tail"))
  }
}
