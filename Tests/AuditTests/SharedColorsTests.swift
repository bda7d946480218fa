import LintelAudit
import LintelFindings
import LintelModel
import Testing

/// Backgrounds and tints that an app sets in many places are one finding for each kind of setting.
@Suite("Colours that are set in many places")
struct SharedColorsTests {
  private func findings(_ files: [String: String]) async -> [Finding] {
    await Auditor.audit(ProjectSource.read(texts: files)).findings.filter { $0.rule == "bar-background" }
  }

  private func controller(_ name: String, _ more: String) -> String {
    "final class \(name): UIViewController { override func viewDidLoad() { title = \"\(name)\"\n\(more) } }"
  }

  private let background = "navigationController?.navigationBar.barTintColor = .systemTeal"
  private let tint = "navigationController?.navigationBar.tintColor = .systemRed"

  private func value(_ name: String, of finding: Finding) -> String {
    finding.evidence.first { $0.name == name }.map { "\($0.value)" } ?? ""
  }

  @Test("A background of three bars is one finding with its three places, and their tint is another one")
  func kinds() async throws {
    let found = await findings([
      "A.swift": controller("Apples", background), "B.swift": controller("Berries", background + "\n" + tint),
      "C.swift": controller("Cherries", background),
    ])
    let reasons = found.map(\.reason).sorted()
    #expect(reasons == ["own-background", "tinted-controls"])
    let own = try #require(found.first { $0.reason == "own-background" })
    #expect(own.message.english == "Apples has a background of its own, and so on 2 more bars")
    let places = value("on the bars of", of: own)
    #expect(places.contains("A.swift:2, B.swift:2, C.swift:2"), "\(places)")
    #expect(own.count == 3 && own.parts.count == 3)
    let controls = try #require(found.first { $0.reason == "tinted-controls" })
    #expect(controls.message.english == "The controls of Berries are tinted")
    #expect(value("on the bars of", of: controls).isEmpty)
  }

  @Test("It is known by the same name when a bar comes to it, and by that of its kind when one is left")
  func identity() async {
    let two = ["A.swift": controller("Apples", background), "B.swift": controller("Berries", background)]
    var three = two
    three["C.swift"] = controller("Cherries", background)
    let name = await findings(two).map(\.fingerprint)
    let more = await findings(three).map(\.fingerprint)
    #expect(name.count == 1 && more == name)
    let one = await findings(["A.swift": controller("Apples", background)]).compactMap(\.kinFingerprint)
    #expect(one == name)
  }
}
