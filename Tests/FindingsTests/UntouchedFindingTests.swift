import LintelFindings
import LintelModel
import Testing

@Suite("Rules that take each other's place")
struct UntouchedFindingTests {
  private let table = TableID(folder: "", name: "Localizable")

  /// - Parameter changed: the languages in which the string reads otherwise.
  private func present(changed: [LocaleID] = [], button: String = "Done", before: String = "Done") -> Presence {
    func project(_ label: String) -> Project {
      var project = Project(locales: ["en", "de", "fr"])
      project.tables = (["en", "de", "fr"] as [LocaleID]).map { locale in
        let file = "\(locale.id).lproj/Localizable.strings"
        let unit = StringUnit(
          key: "k", locale: locale, value: "Done", location: LintelModel.SourceLocation(file: file, line: 1))
        return StringTable(file: file, id: table, format: .strings, locale: locale, encoding: "UTF-8", units: [unit])
      }
      var bar = Toolbar(
        id: "bar", name: "Screen", kind: .navigationBar, platforms: [.ios], sourceLocale: "en",
        location: LintelModel.SourceLocation(file: "Screen.swift", line: 1))
      bar.items = [
        Item(
          id: "done", kind: .button, location: LintelModel.SourceLocation(file: "Screen.swift", line: 2),
          label: .literal(label))
      ]
      project.toolbars = [bar]
      return project
    }
    var now = project(button)
    var texts = EarlierTexts()
    for locale in changed { texts.changed[table, default: [:]][locale] = ["k"] }
    now.earlier = texts
    return Presence(of: now, since: project(before))
  }

  private func finding(_ rule: String, item: String? = nil, key: String? = "k", _ locale: LocaleID? = "de") -> Finding {
    Finding(
      rule: rule, verdict: .fails, certainty: .certain, severity: .warning, blame: .translation,
      toolbar: item == nil ? nil : "bar", item: item, table: key == nil ? nil : "Localizable", key: key, locale: locale, message: "", reason: rule)
  }

  private func comparison(_ now: [Finding], _ before: [Finding], _ present: Presence) -> BaselineComparison {
    BaselineComparison(of: now, with: Baseline(of: before), present: present)
  }

  @Test("A copy that another rule tells is neither new nor fixed, as long as the string is as it was")
  func copies() {
    let (now, before) = ([finding("word-copied")], [finding("accessible-name-not-localized", item: "done")])
    let same = comparison(now, before, present())
    #expect(same.changed.isEmpty && same.gone.isEmpty && same.trend.known == 1)
    let anew = comparison(now, before, present(changed: ["de"]))
    #expect(anew.trend.new == 1)
  }

  @Test("A string that is missing as before is neither new nor fixed, and is both where its source or its language changed")
  func missing() {
    let string = [finding("missing-translation")]
    #expect(comparison(string, [], present(changed: ["fr"])).changed.isEmpty)
    #expect(comparison([], string, present(changed: ["fr"])).fixed.isEmpty)
    #expect(comparison(string, [], present(changed: ["en"])).trend.new == 1)
    #expect(comparison([], string, present(changed: ["de"])).fixed.count == 1)
  }

  @Test("A string as it was, of which something is accepted no more, is news")
  func acceptedNoMore() {
    let string = [finding("missing-translation")]
    let back = BaselineComparison(
      of: string, with: Baseline(of: []), present: present(), acceptedBefore: Baseline(of: string))
    #expect(back.trend.new == 1)
  }

  @Test("A text that the code holds is not fixed because no rule tells it any more, and is where it is another one")
  func hardCoded() {
    let before = [finding("hard-coded-text", item: "done", key: nil, nil)]
    #expect(comparison([], before, present()).fixed.isEmpty)
    #expect(comparison([], before, present(button: "Ready")).fixed.count == 1)
    let now = [finding("accessible-name-not-localized", item: "done", key: nil, nil)]
    let other = comparison(now, before, present())
    #expect(other.changed.isEmpty && other.gone.isEmpty)
  }
}
