import LintelAudit
import LintelModel
import Testing

/// What a storyboard's back button says where code titles the screen before.
@Suite struct BackLabelTests {
  private let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
      <scenes><scene sceneID="s"><objects>
        <viewController id="list" customClass="ListController" sceneMemberID="viewController">
          <navigationItem key="navigationItem" title="Placeholder of the List" id="ln"/>
          <connections><segue destination="detail" kind="show" id="seg"/></connections>
        </viewController>
        <viewController id="detail" customClass="DetailController" sceneMemberID="viewController">
          <navigationItem key="navigationItem" title="Detail" id="dn"/>
        </viewController>
      </objects></scene></scenes>
    </document>
    """

  private func back(_ files: [String: String]) -> Item? {
    ProjectSource.read(texts: files.merging(["Main.storyboard": storyboard]) { $1 }).toolbars
      .first { $0.title.source == "Detail" }?.items.first { $0.kind == .back }
  }

  private func objectiveC(_ body: String) -> [String: String] {
    ["List.m": "@implementation ListController\n- (void)viewDidLoad { \(body) }\n@end"]
  }

  @Test("A title that code sets is what the back button says")
  func titleOfCode() {
    #expect(back([:])?.label.source == "Placeholder of the List")
    #expect(back(objectiveC("self.title = @\"News\";"))?.label.source == "News")
    let swift = "final class ListController: UIViewController { override func viewDidLoad() { title = \"News\" } }"
    #expect(back(["List.swift": swift])?.label.source == "News")
  }

  @Test("A screen that only code titles has the back button of the storyboard's push, and is no bar without a title")
  func titledByCodeAlone() {
    let storyboard = storyboard.replacing("title=\"Detail\" ", with: "")
    let code = "final class DetailController: UIViewController { override func viewDidLoad() { title = \"One\" } }"
    let titled = ProjectSource.read(texts: ["Main.storyboard": storyboard, "Detail.swift": code]).toolbars
    let one = titled.filter { $0.title.source == "One" }
    #expect(one.map { $0.items.map(\.kind) } == [[.back]])
    #expect(one.first?.items.first?.label.source == "Placeholder of the List")
    let untitled = ProjectSource.read(texts: ["Main.storyboard": storyboard]).toolbars
    #expect(untitled.map(\.title.source) == ["Placeholder of the List"])
  }

  @Test("A title that only the running program knows is not the file's")
  func unknownTitle() {
    let unknown = back(objectiveC("self.title = self.feed.name;"))
    #expect(unknown?.label.isPresent == false)
    #expect(unknown?.systemItem == "back")
    #expect(back(objectiveC("self.title = self.isNew ? @\"New\" : @\"Old\";"))?.label.isPresent == false)
  }

  @Test("A storyboard's title is not judged where a class that the controller inherits from sets one")
  func titleOfBaseClass() {
    let bars = ProjectSource.read(texts: [
      "Main.storyboard": storyboard,
      "Base.h": "@interface BaseController : UIViewController\n@end\n@interface DetailController : BaseController\n@end",
      "Base.m": "@implementation BaseController\n- (void)viewDidLoad { self.title = [self name]; }\n@end",
    ]).toolbars
    let detail = bars.filter { $0.controller == "DetailController" }
    #expect(detail.map(\.title.isPresent) == [false])
    #expect(detail.map(\.hasTitleElsewhere) == [true])
  }

  @Test("A back title that gives way is told once, as a note, whatever the number of its screens and languages")
  func givesWay() async {
    let storyboard = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
        <scenes><scene sceneID="s"><objects>
          <viewController id="list" sceneMemberID="viewController">
            <navigationItem key="navigationItem" title="All of the subscriptions" id="ln"
              backButtonTitle="All of the subscriptions and their folders"/>
            <connections>
              <segue destination="detail" kind="show" id="a"/><segue destination="other" kind="show" id="b"/>
            </connections>
          </viewController>
          <viewController id="detail" sceneMemberID="viewController">
            <navigationItem key="navigationItem" title="The article of the subscription" id="dn"/>
          </viewController>
          <viewController id="other" sceneMemberID="viewController">
            <navigationItem key="navigationItem" title="The author of the subscription" id="on"/>
          </viewController>
        </objects></scene></scenes>
      </document>
      """
    let result = await Auditor.audit(
      ProjectSource.read(texts: [
        "Base.lproj/Main.storyboard": storyboard,
        "de.lproj/Main.strings": #""ln.backButtonTitle" = "Alle Abonnements und ihre Ordner und mehr";"#,
        "fr.lproj/Main.strings": #""ln.backButtonTitle" = "Tous les abonnements et leurs dossiers";"#,
      ]))
    #expect(result.project.toolbars.flatMap(\.items).count { $0.kind == .back } == 2)
    let found = result.findings.filter { $0.rule == "label-truncated" }
    #expect(found.map(\.severity) == [.note])
    #expect(found.map(\.blame) == [.definition])
    #expect(found.first?.message.english.contains("instead of “All of the subscriptions and their folders”") == true)
    #expect(found.flatMap(\.evidence).allSatisfy { $0.value != .text("") })
  }
}
