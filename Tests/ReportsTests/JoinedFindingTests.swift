import LintelAudit
import LintelFindings
import LintelModel
import Testing

@testable import LintelReports

@Suite("What is told of several languages at once is one account")
struct JoinedFindingTests {
  private static let bar = """
    toolbars:
      - kind: navigationBar
        platforms: [ios, ipados]
        title:
          en: Notifications of the whole evening at home
          de: Mitteilungen des gesamten Abends bei uns zu Hause
          fr: Notifications de toute la soirée à la maison
          es: Notificaciones de toda la noche pasada en nuestra casa
          nl: Meldingen van de hele avond thuis
        items:
          - {id: edit, label: {en: Edit, de: Bearbeiten, fr: Modifier, es: Editar, nl: Bewerk}}
    """

  private static func audit() async -> AuditResult {
    await Auditor.audit(ProjectSource.read(texts: ["a.toolbar.yml": bar]))
  }

  private static func joined(_ result: AuditResult) throws -> Finding {
    try #require(result.findings.first { $0.rule == "title-truncated" && $0.locales.count > 3 })
  }

  @Test("It counts the environments of all its languages, and the page counts them alike at each place")
  func counts() async throws {
    let result = await Self.audit()
    let finding = try Self.joined(result)
    #expect(finding.environments.count == finding.environmentCount && finding.environmentCount > 1)
    let model = PageModel(result)
    let share = Reach(of: [finding], on: model).share.english
    let page = HTMLReport.audit(result).replacing("\u{A0}", with: " ")
    let card = try #require(page.firstMatch(of: /(?s)<article class="?finding [^>]*data-locales.*?<\/article>/)).output
    let row = try #require(page.firstMatch(of: /(?s)<li class="row cause.*?<\/li>\s*<\/ol>/)).output
    #expect(card.contains(share) && row.contains(share), "\(share)")
    // How wide it is where it is worst is said at both places, too, with the language.
    let worst = try #require(Reach(of: [finding], on: model).worst)
    let over = try #require(worst.over)
    #expect(card.contains("\(over) pt too wide") && row.contains("\(over) pt too wide"))
    #expect(worst.locale != nil && worst.environment == finding.worstEnvironment)
  }

  @Test("It is drawn in the language in which it is worst, where it is cut")
  func picture() async throws {
    let result = await Self.audit()
    let finding = try Self.joined(result)
    let page = HTMLReport.audit(result)
    let part = try #require(PageModel(result).toolbars.first)
    let worst = try #require(LanguageCut.worstLanguage(of: finding, on: Array(part.bars.values)))
    #expect(worst != part.toolbar.sourceLocale)
    let bar = try #require(part.bars[worst])
    #expect(bar.picturedLayout(for: part.pictured(in: worst))?.title?.cut == .certain)
    // Its preview is copied from the page, so it is there before anything is opened.
    #expect(page.contains("data-case=\"\(part.anchor(worst))\""))
    #expect(page.contains("id=\"\(part.anchor(worst))\""))
    #expect(page.contains("data-in=\"\(worst.id)\""))
  }

  @Test("It has a line for each language: the text, by how much it is too wide, how much fits, and how grave it is")
  func lines() async throws {
    let result = await Self.audit()
    let finding = try Self.joined(result)
    let cuts = LanguageCut.all(of: [finding], on: PageModel(result))
    #expect(Set(cuts.map(\.locale)) == Set(finding.languages))
    #expect(cuts.map(\.over) == cuts.map(\.over).sorted(by: >) || Set(cuts.map(\.certainty)).count > 1)
    for cut in cuts {
      let characters = try #require(cut.characters)
      #expect(cut.text.map { $0.count > characters } == true && cut.kind == FindingKind(finding))
    }
    let page = HTMLReport.audit(result).replacing("\u{A0}", with: " ")
    let list = try #require(page.firstMatch(of: /(?s)<details class="each">.*?<\/details>/)).output
    #expect(list.contains("Mitteilungen des gesamten Abends bei uns zu Hause") && list.contains("pt too wide"))
    #expect(list.contains(/at most [0-9]+ characters/) && list.contains("Error"))
  }

  @Test("Its card has the figures of each language, and not those of the worst alone")
  func linesOfCard() async throws {
    let result = await Self.audit()
    let finding = try Self.joined(result)
    let page = HTMLReport.audit(result)
    let card = try #require(page.firstMatch(of: /(?s)<article class="?finding [^>]*data-locales.*?<\/article>/)).output
    let list = try #require(card.firstMatch(of: /(?s)<details class="?each"?>.*?<\/details>/)).output
    #expect(list.ranges(of: "<li>").count == finding.languages.count)
    for cut in LanguageCut.all(of: [finding], on: PageModel(result)) { #expect(list.contains(cut.text ?? "?")) }
  }

  @Test("It says in a sentence where the source itself is cut")
  func source() async throws {
    let result = await Self.audit()
    let sentence = try #require(Self.joined(result).sourceSentence(on: PageModel(result)))
    #expect(sentence.english.hasPrefix("The source is cut, too: by "))
    var translation = try Self.joined(result)
    translation.blame = .translation
    #expect(translation.sourceSentence(on: PageModel(result)) == nil)
  }

  @Test("A variant of a bar that is cut alike leads to the finding, and never says that nothing was found")
  func variants() async throws {
    var result = await Self.audit()
    var own = result.project.toolbars[0]
    (own.title.key, own.variant) = ("title", Toolbar.Variant(bar: own.id, arms: "one"))
    var other = own
    other.id += "~2"
    result.project.toolbars = [own, other]
    result.bars = result.bars.flatMap { bar in
      [own, other].map { toolbar in
        var bar = bar
        bar.toolbar = toolbar
        return bar
      }
    }
    var finding = try Self.joined(result)
    (finding.key, finding.locale, finding.locales, finding.strings) = ("title", "de", [], [])
    result.findings = [finding]
    let model = PageModel(result)
    #expect(model.toolbars[1].elsewhere["de"]?.count == 1 && model.toolbars[1].elsewhere["fr"] == nil)
    let page = HTMLReport.audit(result).replacing("\"", with: "")
    func said(_ locale: LocaleID) throws -> Substring {
      let start = try #require(page.firstRange(of: "id=\(model.toolbars[1].anchor(locale)) ")).lowerBound
      return page[start..<(page[start...].firstRange(of: "<div class=case")?.lowerBound ?? page.endIndex)]
    }
    #expect(try said("de").contains("Found here too, and told with another variant of this bar"))
    #expect(try !said("de").contains("Nothing found in this language"))
    // Nothing is reported of French here, and a picture shows it cut all the same.
    #expect(try said("fr").contains("Nothing is reported for this language"))
  }

  /// The audited bar as two variants, and a finding of the first.
  private static func twoVariants(with finding: Finding) async -> AuditResult {
    var result = await Self.audit()
    var own = result.project.toolbars[0]
    own.variant = Toolbar.Variant(bar: own.id, arms: "one")
    var other = own
    other.id += "~2"
    result.project.toolbars = [own, other]
    result.bars = result.bars.flatMap { bar in
      [own, other].map { toolbar in
        var bar = bar
        bar.toolbar = toolbar
        return bar
      }
    }
    var found = finding
    found.toolbar = own.id
    if !found.alsoOn.isEmpty { found.alsoOn = [other.id] }
    result.findings = [found]
    return result
  }

  @Test("A variant of which a finding about no width is true is not called clean in its head, its menu or its case")
  func named() async throws {
    var finding = Finding(
      rule: "segmented-control", verdict: .fails, certainty: .certain, severity: .note, blame: .definition, item: "edit",
      locale: "en", message: "It has a segmented control", reason: "segmented")
    let alone = PageModel(await Self.twoVariants(with: finding)).toolbars[1]
    #expect(alone.all.isEmpty && alone.clean.contains("en"))
    finding.alsoOn = ["the other one"]
    let result = await Self.twoVariants(with: finding)
    let part = PageModel(result).toolbars[1]
    #expect(part.toldElsewhere == 1 && !part.clean.contains("en") && part.clean.contains("de"))
    #expect(part.told(in: "en").count == 1 && part.told(in: "de").isEmpty)
    let page = HTMLReport.audit(result)
    #expect(page.contains("Found here too, and told with another variant of this bar"))
    // Links of several bars are told apart by their names.
    #expect(page.contains("told with another variant of this bar: "))
  }

  @Test("The same segment of another variant is what a finding is about there; of another segment it says nothing")
  func segments() throws {
    let place = SourceLocation(file: "a.swift", line: 1)
    func text(_ key: String) -> LocalizedText {
      LocalizedText(
        state: .localized, key: key, source: key,
        values: ["en": LocalizedValue(state: .translated, text: key, location: place)], location: place)
    }
    func bar(widest: String) -> BarInLocale {
      let item = Item(
        id: "choice", kind: .segmentedControl, location: place, segments: [text("Gallery"), text("Documents")])
      let toolbar = Toolbar(
        id: "bar~2", name: "bar", kind: .navigationBar, platforms: [.ios], sourceLocale: "en", location: place,
        items: [item])
      let cut = BarLayout.VisibleText(
        text: widest, shown: "G…", needed: Width(exactly: 60), room: Width(exactly: 30), font: Font(size: 13), cut: .likely)
      let layout = BarLayout(
        environment: Environment(platform: .ios, os: OSLine(18), device: "iPhone", width: 375), width: 375,
        direction: .leftToRight, items: [.init(item: 0, place: .onBar, frame: .init(x: 0, width: 60), text: cut)])
      return BarInLocale(
        toolbar: toolbar, locale: "en", direction: .leftToRight, layouts: [layout], sourceLayouts: [layout])
    }
    let finding = Finding(
      rule: "label-truncated", verdict: .needsReview, certainty: .likely, severity: .error, blame: .layout, toolbar: "bar",
      item: "choice", key: "Gallery", locale: "en", environmentCount: 1, message: "It may not fit", reason: "r")
    #expect(bar(widest: "Gallery").cut(of: finding)?.text.text == "Gallery")
    #expect(bar(widest: "Documents").cut(of: finding) == nil)
  }
}
