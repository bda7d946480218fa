import LintelFindings
import LintelModel
import Testing

@testable import LintelReports

/// Many variants of a bar that only texts set apart are one bar to look at, and the others are in a list that opens.
@Suite("Variants that only texts set apart")
struct AlikeVariantsTests {
  /// The mail bar in so many variants, each with a title of its own; the second has an error.
  private static func result(variants: Int, others: Bool = false) -> AuditResult {
    var result = SampleResult.result
    let mail = result.project.toolbars.firstIndex { $0.id == SampleProject.mail.id }!
    result.project.toolbars[mail].variant = .init(bar: "mail", arms: "case 1")
    for number in 2...variants {
      var other = result.project.toolbars[mail]
      other.id += "~\(number)"
      other.variant = .init(bar: "mail", arms: "case \(number)")
      other.title = LocalizedText(state: .literal, source: "Title \(number)")
      if others { other.items[0].label = LocalizedText(state: .literal, source: "Label \(number)") }
      result.project.toolbars.append(other)
    }
    var finding = Finding(
      rule: "no-label", verdict: .fails, certainty: .certain, severity: .error, blame: .translation,
      toolbar: SampleProject.mail.id + "~2", item: nil, table: nil, key: "k", locale: "de", message: "It has none", reason: "r")
    finding.fingerprint = "fedcba9876543210"
    result.findings = [finding]
    return result
  }

  private static func groups(_ result: AuditResult) -> [AlikeParts] {
    AlikeParts.all(PageModel(result).toolbars.worstFirst(\.tally)).filter { $0.shown.toolbar.barID == "mail" }
  }

  @Test("The one with the gravest findings stands for all, and no variant is lost")
  func worst() {
    let groups = Self.groups(Self.result(variants: 6))
    #expect(groups.count == 1)
    #expect(groups.first?.shown.toolbar.id == SampleProject.mail.id + "~2")
    #expect(groups.first?.others.count == 5)
    #expect(groups.first?.words.english == "More titles: 5")
  }

  @Test("Of hundreds, too, each is in one group, and stands there once")
  func many() throws {
    let groups = Self.groups(Self.result(variants: 200))
    let group = try #require(groups.first)
    #expect(groups.count == 1 && Set(([group.shown] + group.others).map(\.number)).count == 200)
  }

  @Test("Where items say something else, too, the list does not speak of titles alone")
  func texts() {
    let groups = Self.groups(Self.result(variants: 6, others: true))
    #expect(groups.map(\.words.english) == ["More variants with other texts: 5"])
  }

  @Test("Places of which no bar is known are one list behind the bars, unless something is found", arguments: [true, false])
  func onNoKnownBar(isClean: Bool) throws {
    var result = SampleResult.result
    (result.findings, result.trend) = ([], nil)
    let mail = try #require(result.project.toolbars.first { $0.id == SampleProject.mail.id })
    for number in 1...2 {
      var other = mail
      other.id += ".sheet\(number)"
      other.kind = .sheetButtons
      result.project.toolbars.append(other)
    }
    if !isClean {
      var finding = Finding(
        rule: "no-label", verdict: .fails, certainty: .certain, severity: .error, blame: .translation,
        toolbar: mail.id + ".sheet1", item: nil, table: nil, key: "k", locale: "de", message: "It has none", reason: "r")
      finding.fingerprint = "fedcba9876543210"
      result.findings = [finding]
    }
    let all = AlikeParts.all(PageModel(result).toolbars)
    let apart = all.filter { $0.isOnNoKnownBar }
    #expect(apart.count == (isClean ? 2 : 1))
    #expect(HTMLReport.audit(result).contains(AlikeParts.onNoKnownBar(2).english) == isClean)
  }

  @Test("Few variants stand by themselves, and so do those that show other items")
  func few() {
    #expect(Self.groups(Self.result(variants: 3)).map(\.others.count) == [0, 0, 0])
    var result = Self.result(variants: 4)
    result.project.toolbars[result.project.toolbars.count - 1].items.removeLast()
    #expect(Self.groups(result).count == 4)
  }

  @Test("A bar of many looks is one picture, the first where nothing is found, and all its other states are in one list")
  func states() {
    var result = Self.result(variants: 6)
    let first = result.project.toolbars.firstIndex { $0.id == SampleProject.mail.id }!
    for (number, index) in result.project.toolbars.indices.enumerated() where result.project.toolbars[index].barID == "mail" {
      result.project.toolbars[index].items[0].symbol = "\(number).circle"
    }
    let groups = Self.groups(result)
    #expect(groups.map(\.words.english) == ["More states of this bar: 5"])
    #expect(groups.first?.shown.toolbar.id == SampleProject.mail.id + "~2", "An error is graver than what is seen most.")
    result.findings = []
    #expect(Self.groups(result).first?.shown.toolbar.id == result.project.toolbars[first].id)
  }

  /// Six states of which the second, that has an error, looks like the first on another system; each of the others has an image
  /// of its own.
  private static func statesOfLooks() -> AuditResult {
    var result = Self.result(variants: 6)
    let bars = result.project.toolbars.indices.filter { result.project.toolbars[$0].barID == "mail" }
    for (number, index) in bars.enumerated() {
      result.project.toolbars[index].title = result.project.toolbars[bars[0]].title
      result.project.toolbars[index].variant = .init(bar: "mail", names: ["iOS", "if isEditing"])
      if number > 1 { result.project.toolbars[index].items[0].symbol = "\(number).circle" }
    }
    result.project.toolbars[bars[1]].variant = .init(bar: "mail", names: ["iPadOS", "if isEditing", "in compact width"])
    for index in result.project.toolbars[bars[1]].items.indices {
      result.project.toolbars[bars[1]].items[index].location = LintelModel.SourceLocation(file: "Elsewhere.swift", line: 7)
      result.project.toolbars[bars[1]].items[index].onlyIf = ["if isOn"]
    }
    return result
  }

  @Test("States that look the same are one look, wherever the code has them, and no state is lost")
  func looks() throws {
    let group = try #require(Self.groups(Self.statesOfLooks()).first)
    #expect(group.shown.toolbar.id == SampleProject.mail.id + "~2")
    #expect(group.words.english == "More states of this bar: 5. Different looks: 4")
    #expect(group.looks.map(\.others.count) == [1, 0, 0, 0, 0])
    #expect(Set(group.looks.flatMap { [$0.shown] + $0.others }.map(\.number)).count == 6)
    #expect(group.looks.first?.words.english == "States that look like the one above: 1 (iOS)")
  }

  @Test("Where a look is seen besides is told with the width, each place once")
  func places() {
    var result = Self.statesOfLooks()
    result.findings = []
    let look = Self.groups(result).first?.looks.first
    #expect(look?.words.english == "States that look like the one above: 1 (iPadOS in compact width)")
  }

  @Test("A text that says something else is another look")
  func otherText() {
    var result = Self.statesOfLooks()
    let last = result.project.toolbars.count - 1
    result.project.toolbars[last].items[0].symbol = result.project.toolbars[last - 1].items[0].symbol
    #expect(Self.groups(result).first?.looks.map(\.others.count) == [1, 0, 0, 1])
    result.project.toolbars[last].items[0].accessibilityLabel = LocalizedText(state: .literal, source: "Another name")
    #expect(Self.groups(result).first?.looks.map(\.others.count) == [1, 0, 0, 0, 0])
  }

  @Test("A state in the list says what it has that the one above has not")
  func difference() throws {
    var result = Self.statesOfLooks()
    let last = result.project.toolbars.count - 1
    result.project.toolbars[last].variant = .init(bar: "mail", names: ["iOS", "if isSelecting"])
    var item = Item(id: "trash", kind: .button, location: result.project.toolbars[last].location)
    item.accessibilityLabel = LocalizedText(state: .literal, source: "Delete all")
    result.project.toolbars[last].items.append(item)
    let model = PageModel(result)
    let part = try #require(model.part(of: SampleProject.mail.id + "~6"))
    let above = try #require(model.part(of: SampleProject.mail.id + "~5"))
    let told = model.variants.difference(of: part, from: above).map(\.english)
    #expect(told.first == "while selecting")
    #expect(told.contains { $0.hasPrefix("also here: ") && $0.contains("Delete all") })
    #expect(model.variants.difference(of: above, from: part).contains { $0.english.hasPrefix("not here: ") })
    #expect(HTMLReport.audit(result).contains("Delete all"))
  }

  @Test("What only systems set apart is one picture, however few they are, and many titles stay one on all systems")
  func systems() {
    var result = Self.result(variants: 2)
    let mail = result.project.toolbars.firstIndex { $0.id == SampleProject.mail.id }!
    let last = result.project.toolbars.count - 1
    result.project.toolbars[mail].osLines = [OSLine(18)]
    result.project.toolbars[last].osLines = [OSLine(26)]
    #expect(Self.groups(result).map(\.others.count) == [0, 0], "two titles are seen at a glance")
    result.project.toolbars[last].title = result.project.toolbars[mail].title
    #expect(Self.groups(result).map(\.words.english) == ["More systems: 1"])
    result = Self.result(variants: 6)
    result.project.toolbars[mail].osLines = [OSLine(18)]
    #expect(Self.groups(result).map(\.words.english) == ["More titles or systems: 5"])
  }

  @Test("The page has each variant's section, the others in a list below the first")
  func page() throws {
    let result = Self.result(variants: 6)
    let page = HTMLReport.audit(result)
    let model = PageModel(result)
    for part in model.toolbars { #expect(page.contains("id=\"\(part.anchor)\"")) }
    let list = try #require(page.firstRange(of: "<details class=\"titles\"><summary>More titles: 5"))
    let worst = try #require(model.part(of: SampleProject.mail.id + "~2"))
    let shown = try #require(page.firstRange(of: "class=\"part toolbar wide\" id=\"\(worst.anchor)\""))
    #expect(shown.lowerBound < list.lowerBound)
    #expect(!HTMLReport.audit(SampleResult.result).contains("<details class=\"titles\">"))
  }

  @Test("Inspect writes a look once, with every state that has it and where the code has its items")
  func inspectLooks() {
    let text = TextReport.inspect(Self.statesOfLooks().project, width: 200)
    #expect(text.contains("6 variants with 5 looks"))
    #expect(text.contains("Variant that looks the same: iPadOS, if isEditing, in compact width"))
    #expect(text.ranges(of: "Variant that looks the same: ").count == 1)
    #expect(text.contains("Elsewhere.swift:7"))
  }

  @Test("Inspect writes the items once, and every title with its arms")
  func inspect() {
    let text = TextReport.inspect(Self.result(variants: 6).project, width: 200)
    for number in 2...6 { #expect(text.contains("Title \(number)") && text.contains("case \(number)")) }
    #expect(text.ranges(of: "Variant with the same items: ").count == 5)
  }
}
