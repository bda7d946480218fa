import LintelAudit
import LintelFindings
import LintelModel
import Testing

@Suite("Spoken names that code takes from images")
struct NameOfImageTests {
  private func audited(_ name: String) async -> AuditResult {
    await Auditor.audit(
      ProjectSource.read(texts: [
        "Trip.swift": """
          extension UIBarButtonItem {
            convenience init(icon: Glyph, target: Any?, action: Selector?) {
              self.init(image: icon.image(ofSize: 28), style: .plain, target: target, action: action)
              accessibilityLabel = \(name)
            }
          }
          class Trip: UIViewController {
            override func viewDidLoad() {
              navigationItem.title = "Trip"
              navigationItem.rightBarButtonItems = [
                UIBarButtonItem(icon: .arrowDown, target: self, action: nil), UIBarButtonItem(icon: .arrowUp, target: self, action: nil),
              ]
            }
          }
          """
      ]))
  }

  @Test("Each item that is called as its image is in code is told, and is not among what could not be read")
  func told() async {
    let result = await audited("icon.name")
    let found = result.findings.filter { $0.rule == "accessible-name-missing" }
    #expect(found.count == 2 || found.map(\.count) == [2])
    #expect(found.allSatisfy { $0.reason == "identifier" && $0.verdict == .fails && $0.certainty == .likely })
    #expect(
      found.first?.message.english.hasPrefix(
        "VoiceOver reads the value of icon.name, which is the identifier of an image and no name in the user's language") == true)
    #expect(result.project.toolbars.allSatisfy { $0.unreadNames.isEmpty })
  }

  private static let helper = """
    extension UIBarButtonItem {
      convenience init(icon: Glyph, target: Any?, action: Selector?) {
        self.init(image: icon.image(ofSize: 28), style: .plain, target: target, action: action)
        accessibilityLabel = icon.name
      }
    }
    """

  private func screen(_ name: String, _ icons: String...) -> String {
    let items = icons.map { "UIBarButtonItem(icon: .\($0), target: self, action: nil)" }.joined(separator: ",\n")
    return """
      class \(name): UIViewController {
        override func viewDidLoad() {
          navigationItem.title = "\(name)"
          navigationItem.rightBarButtonItems = [
            \(items)
          ]
        }
      }
      """
  }

  @Test("What one initializer calls items on several bars is one finding there, with the places of its calls")
  func oneCause() async throws {
    let files = [
      "Icons.swift": Self.helper, "Trip.swift": screen("Trip", "arrowDown", "arrowUp"), "Map.swift": screen("Map", "crosshairs"),
    ]
    let found = await Auditor.audit(ProjectSource.read(texts: files)).findings.filter { $0.rule == "accessible-name-missing" }
    let finding = try #require(found.first)
    #expect(found.count == 1 && finding.count == 3)
    #expect(finding.location?.file == "Icons.swift" && finding.location?.line == 4)
    #expect(finding.units.map(\.location?.file) == ["Map.swift", "Trip.swift", "Trip.swift"])
    #expect(finding.message.english.hasSuffix(", and so of 2 more items"))
    #expect(finding.suggestion?.english.contains("Let each caller hand in the name of its action") == true)
    let items = finding.evidence.first { $0.name == "items" }?.value
    guard case .text(let list)? = items else {
      Issue.record("It names none of its items.")
      return
    }
    #expect(list.contains("(Map.swift:5)") && list.contains("(Trip.swift:5)") && list.contains("(Trip.swift:6)"))
  }

  @Test("One item alone is told at the initializer, too, with its call as the place on the bar, and keeps its name when others come")
  func oneCall() async throws {
    func found(_ icons: [String: String]) async -> [Finding] {
      let files = icons.merging(["Icons.swift": Self.helper]) { first, _ in first }
      return await Auditor.audit(ProjectSource.read(texts: files)).findings.filter { $0.rule == "accessible-name-missing" }
    }
    let one = await found(["Map.swift": screen("Map", "crosshairs")])
    let finding = try #require(one.first)
    #expect(one.count == 1 && finding.strings.isEmpty)
    #expect(finding.location?.file == "Icons.swift" && finding.location?.line == 4)
    #expect(finding.placedLocation?.file == "Map.swift" && finding.placedLocation?.line == 5)
    let two = await found(["Map.swift": screen("Map", "crosshairs"), "Trip.swift": screen("Trip", "arrowUp")])
    #expect(Baseline(of: two).newOrWorse(one) == [])
  }

  @Test("An identifier is not asked to be translated, but to be replaced")
  func notTranslated() async {
    let found = await Auditor.audit(
      ProjectSource.read(texts: [
        "Box.swift": """
          struct Box: View {
            var body: some View {
              List { }.navigationTitle("Box").toolbar { Button { } label: { Image("ic_logo") }.accessibilityLabel("ic_logo") }
            }
          }
          """,
        "en.lproj/Localizable.strings": "\"Box\" = \"Box\";\n", "de.lproj/Localizable.strings": "\"Box\" = \"Kasten\";\n",
      ])).findings
    #expect(found.filter { $0.rule == "accessible-name-missing" }.map(\.verdict) == [.fails])
    #expect(!found.contains { $0.rule == "accessible-name-not-localized" })
  }
}
