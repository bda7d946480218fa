import LintelLanguage
import LintelModel
import Testing

@Suite struct PlaceholdersOfTexts {
  private static func found(_ text: String) -> [String] {
    Orthography(locale: "en").facts(of: text)?.placeholders.map { "\($0.text):\($0.argument)" } ?? []
  }

  @Test(
    "Placeholders are found, with the argument that each reads",
    arguments: [
      ("%@", ["%@:1"]), ("%d of %ld", ["%d:1", "%ld:2"]), ("%2$@ %1$lld", ["%2$@:2", "%1$lld:1"]),
      ("%.1f %5.2f %e", ["%.1f:1", "%5.2f:2", "%e:3"]), ("%*d %@", ["*:1", "%*d:2", "%@:3"]), ("%.*f", ["*:1", "%.*f:2"]),
      ("%#@files@ in %@", ["%#@files@:1", "%@:2"]), ("%2$#@var@", ["%2$#@var@:2"]), ("%arg files", ["%arg:0"]),
      ("%x %c %s %p %hhu %zd %qd", ["%x:1", "%c:2", "%s:3", "%p:4", "%hhu:5", "%zd:6", "%qd:7"]),
      ("%%%@%%", ["%@:1"]), ("%dMB", ["%dMB".replacing("MB", with: "") + ":1"]), ("%1$#@a@%1$@", ["%1$#@a@:1", "%1$@:1"]),
    ])
  func areFound(text: String, expected: [String]) { #expect(Self.found(text) == expected) }

  @Test(
    "Percent signs that start nothing are no placeholders",
    arguments: ["100%", "50 % off", "% of", "100 % de", "%0 and %1", "%1 of %2", "%", "%%", "%#@open", "50%discount", "% e", "%0$", "5%-10%"])
  func areNone(text: String) { #expect(Self.found(text) == []) }

  @Test("Bare and doubled percent signs are counted")
  func percents() throws {
    let facts = try #require(Orthography(locale: "en").facts(of: "%d%% of 100 %"))
    #expect(facts.doubledPercents == 1 && facts.barePercents == 1)
  }

  @Test("Any text at all can be read", arguments: ["%1", "%1$", "%.", "%*", "%ll", "%#", "%#@", "%h", "\u{FFFF}%", "%999$@", "%1$*2$d"])
  func survives(text: String) throws {
    let facts = try #require(Orthography(locale: "en").facts(of: text))
    #expect(facts.placeholders.count + facts.barePercents + facts.doubledPercents > 0)
  }

  @Test("The size and sort of a number are told")
  func values() throws {
    let facts = try #require(Orthography(locale: "en").facts(of: "%i %ld %llu %f %@"))
    #expect(
      facts.placeholders.map(\.value) == [
        .integer(.int, conversion: "d"), .integer(.long, conversion: "d"), .integer(.longLong, conversion: "u"), .float, .object,
      ])
  }
}

extension String {
  fileprivate func replacing(_ old: String, with new: String) -> String {
    guard hasSuffix(old) else { return self }
    return dropLast(old.count) + new
  }
}
