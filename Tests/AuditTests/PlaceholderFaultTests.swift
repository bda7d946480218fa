import LintelAudit
import LintelFindings
import LintelModel
import Testing

@Suite("What of a string's values is wrong, as a baseline knows it")
struct PlaceholderFaultTests {
  private func audit(_ files: [String: String]) async -> [Finding] {
    await Auditor.audit(ProjectSource.read(texts: files)).findings.filter { $0.rule == "placeholder-mismatch" }
  }

  private func audit(_ english: String, _ german: String) async -> [Finding] {
    await audit(["en.lproj/L.strings": "\"k\" = \"\(english)\";\n", "de.lproj/L.strings": "\"k\" = \"\(german)\";\n"])
  }

  private func faults(_ findings: [Finding]) -> [String] { findings.flatMap(\.single).flatMap(\.faults) }

  /// How what is found now stands beside what was known.
  private func trend(_ known: [Finding], _ now: [Finding]) -> Trend {
    BaselineComparison(of: now, with: Baseline(of: known)).trend
  }

  private let worse = Trend(new: 0, worse: 1, known: 0, gone: 0)
  private let same = Trend(new: 0, worse: 0, known: 1, gone: 0)

  @Test("A value that is lost beside another one that is misread is a fault, though the finding tells of one of them")
  func besides() async {
    let english = "%1$@ has %2$lld of %3$@"
    let known = await audit(english, "%1$@ hat %2$d von %3$@")
    #expect(known.map(\.reason) == ["size"] && faults(known) == ["argument 2 cut", "argument 2 in another size"])
    let less = await audit(english, "%1$@ hat %2$d")
    #expect(faults(less) == ["argument 2 cut", "argument 2 in another size", "argument 3"])
    #expect(trend(known, less) == worse && trend(less, known) == same)
  }

  @Test("A value that is read as another type, or in another size, is worse than one in a size that serves; the other way it is known")
  func types() async {
    let english = "%1$@ has %2$lld of %3$lld"
    let (narrow, cut) = (await audit(english, "%1$@ hat %2$ld von %3$ld"), await audit(english, "%1$@ hat %2$d von %3$ld"))
    #expect(trend(narrow, cut) == worse && trend(cut, narrow) == same)
    let one = await audit(english, "%1$@ hat %2$f von %3$d")
    let both = await audit(english, "%1$@ hat %2$f von %3$f")
    #expect(one.map(\.reason) == ["type"] && trend(one, both) == worse && trend(both, one) == same)
    #expect(faults(both).contains("argument 3") && !faults(one).contains("argument 3"))
  }

  @Test("Plain values are known by their place, and one that no value is there for is a fault")
  func plain() async {
    #expect(faults(await audit("%@ of %d", "%@ von")) == ["argument 2"])
    let known = await audit("%@ has %d", "%@ hat %d, %d")
    #expect(faults(known) == ["argument 3"])
    #expect(trend(known, await audit("%@ has %d", "%@ hat %d, %d, %d")) == worse)
  }

  @Test("What Swift would put in is no placeholder, and no fault")
  func interpolation() async {
    #expect(faults(await audit("%@ of \\\\(total)", "%@ von")) == [])
  }

  /// A text of several variables, each with a number of its own.
  private func dictionary(_ format: String, _ variables: [String]) -> String {
    let entries = variables.map { name in
      """
      <key>\(name)</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>d</string>
        <key>one</key><string>%d \(name)</string><key>other</key><string>%d \(name)s</string></dict>
      """
    }
    return "<plist version=\"1.0\"><dict><key>k</key><dict><key>NSStringLocalizedFormatKey</key><string>\(format)</string>"
      + entries.joined() + "</dict></dict></plist>\n"
  }

  @Test("A variable is known by the value that it shows: a text that loses another of them is worse")
  func variables() async {
    let names = ["file", "page", "note", "mark"]
    func german(_ count: Int) async -> [Finding] {
      func format(_ names: some Sequence<String>) -> String { names.map { "%#@\($0)@" }.joined(separator: ", ") }
      return await audit([
        "en.lproj/L.stringsdict": dictionary(format(names), names),
        "de.lproj/L.stringsdict": dictionary(format(names.prefix(count)), Array(names.prefix(count))),
      ])
    }
    let (three, two) = (await german(3), await german(2))
    #expect(faults(three) == ["argument 4"] && faults(two) == ["argument 3", "argument 4"])
    #expect(trend(three, two) == worse && trend(two, three) == same)
  }

  @Test("Nobody is told to put a plain number in place of a variable, which has forms")
  func keptVariable() async throws {
    let found = await audit([
      "en.lproj/L.stringsdict": dictionary("%#@file@, %#@page@", ["file", "page"]),
      "de.lproj/L.stringsdict": dictionary("%#@page@", ["page"]),
    ])
    let advice = try #require(found.first?.suggestion?.english)
    #expect(!advice.contains("Replace “%#@page@”"), "\(advice)")
  }

  @Test("Values that have names are known by these, all that are lost and not the first alone")
  func names() async {
    let english = "Open ${file} in ${app} at ${place}"
    let known = await audit(english, "${file} an ${place} mit der App öffnen")
    let less = await audit(english, "${file} mit der App öffnen")
    #expect(known.map(\.reason) == ["name-lost"] && faults(known) == ["${app}"] && faults(less) == ["${app}", "${place}"])
    #expect(trend(known, less) == worse && trend(less, known) == same)
  }
}
