import LintelAudit
import LintelFindings
import LintelModel
import Testing

/// Titles of bars on which the app's own code measures texts.
@Suite("Room that code decides")
struct MeasuredRoomTests {
  private func findings(_ texts: [String: String]) async -> [Finding] {
    await Auditor.audit(ProjectSource.read(texts: texts)).findings.filter { $0.rule == "title-truncated" }
  }

  private func swift(_ statement: String, title: String = "Mailing list of those who read") -> [String: String] {
    [
      "Base.swift": """
      class BaseController: UIViewController {
        func fill() {
          \(statement)
          navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Close", style: .plain, target: self, action: nil)
        }
      }
      """,
      "Profile.swift": """
      final class Profile: BaseController {
        override func viewDidLoad() {
          super.viewDidLoad()
          navigationItem.largeTitleDisplayMode = .never
          self.title = "\(title)"
          navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Close", style: .plain, target: self, action: nil)
          navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Edit the members", style: .plain, target: self, action: nil)
        }
      }
      """,
    ]
  }

  private let measuring = "let width = (title ?? \"\").size(withAttributes: [.font: font]).width"

  @Test("Where a base class measures texts as it fills the bar, a title is asked about, without a number of characters")
  func inSwift() async {
    let found = await findings(swift(measuring))
    #expect(!found.isEmpty)
    #expect(found.allSatisfy { $0.verdict == .needsReview && $0.severity < .error && $0.over == nil })
    let advice = "The room depends on the code at Base.swift:3: look at it on a device."
    #expect(found.allSatisfy { $0.suggestion?.english == advice })
    #expect(found.allSatisfy { finding in !finding.evidence.contains { ["available", "room"].contains($0.name) } })
  }

  @Test("What one place decides on the bars of several classes is one question there, and no class is lost")
  func onceForAllHeirs() async throws {
    var texts = swift(measuring)
    let profile = try #require(texts["Profile.swift"])
    texts["Members.swift"] = profile.replacing("Profile", with: "Members").replacing("those who read", with: "those who write")
    let found = await findings(texts)
    #expect(found.count == 1)
    let finding = try #require(found.first)
    #expect(finding.definitionLocation?.file == "Base.swift" && finding.definitionLocation?.line == 3)
    #expect(finding.message.english.hasSuffix(", and so on 1 more bar"))
    let heirs = finding.evidence.first { $0.name == "on the bars of" }.map { "\($0.value)" } ?? ""
    #expect(heirs.contains("Members.swift") && heirs.contains("Profile.swift"))
    let bars = finding.units.compactMap(\.toolbar)
    #expect(bars.contains { $0.contains("Members") } && bars.contains { $0.contains("Profile") })
    #expect(finding.parts.count > 1 && finding.verdict == .needsReview)
  }

  @Test("Places in two base classes are two questions")
  func placesApart() async throws {
    var texts = swift(measuring)
    for (file, text) in swift(measuring) {
      texts["Other" + file] = text.replacing("BaseController", with: "OtherController").replacing("Profile", with: "Members")
    }
    let found = await findings(texts)
    // Each has one bar, and stands there.
    #expect(Set(found.map(\.definitionLocation?.file)) == ["Profile.swift", "OtherProfile.swift"])
    #expect(Set(found.map(\.fingerprint)).count == 2)
  }

  @Test("A height that is asked for leaves the title cut without a doubt")
  func height() async {
    let found = await findings(swift("let height = button.intrinsicContentSize.height"))
    #expect(found.contains { $0.verdict == .fails })
  }

  @Test("A title wider than the whole bar is cut whatever code does beside it")
  func widerThanBar() async {
    let title = "Mailing list of all of those who read the minutes of the last general meeting to the end"
    #expect(await findings(swift(measuring, title: title)).contains { $0.verdict == .fails })
  }

  @Test("A method of the project's own that measures is known by what it answers")
  func inObjectiveC() async {
    func files(_ call: String) -> [String: String] {
      [
        "Sizes.m": #"""
        @implementation Sizes
        + (CGSize)boundsOf:(NSString *)text font:(UIFont *)font {
          return [text boundingRectWithSize:CGSizeMake(1000, 1000) options:0 attributes:nil context:nil].size;
        }
        @end
        """#,
        "Notes.m": #"""
        @implementation NotesController
        - (void)viewDidLoad {
          self.navigationItem.largeTitleDisplayMode = UINavigationItemLargeTitleDisplayModeNever;
          self.title = @"Mailing list of those who read";
          \#(call)
          UIBarButtonItem *close = [[UIBarButtonItem alloc] initWithTitle:@"Close" style:0 target:self action:nil];
          UIBarButtonItem *edit = [[UIBarButtonItem alloc] initWithTitle:@"Edit the members" style:0 target:self action:nil];
          self.navigationItem.leftBarButtonItem = close;
          self.navigationItem.rightBarButtonItem = edit;
        }
        @end
        """#,
      ]
    }
    let found = await findings(files("CGFloat width = [Sizes boundsOf:self.title font:font].width;"))
    #expect(!found.isEmpty)
    #expect(found.allSatisfy { $0.verdict == .needsReview })
    #expect(found.allSatisfy { $0.suggestion?.english.contains("Notes.m:5") ?? false })
    #expect(await findings(files("[Sizes note:self.title];")).contains { $0.verdict == .fails })
  }
}
