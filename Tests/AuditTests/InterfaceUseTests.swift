import LintelAudit
import LintelModel
import Testing

@Suite("Where Interface Builder has the texts that are on no bar")
struct InterfaceUseTests {
  private static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
      <scenes>
        <scene sceneID="s1">
          <objects>
            <viewController id="one-aa-bbb" title="Settings" sceneMemberID="viewController">
              <view key="view" id="vvv-vv-vvv">
                <subviews>
                  <label text="Sounds" id="lab-el-one"/>
                </subviews>
              </view>
              <navigationItem key="navigationItem" title="Settings" id="nav-it-one"/>
            </viewController>
          </objects>
        </scene>
      </scenes>
    </document>
    """

  private func places(of key: String) async -> [KeyUses.Place] {
    var files = ["Base.lproj/Main.storyboard": Self.storyboard]
    for (language, sounds, title) in [("en", "Sounds", "Settings"), ("de", "Klänge", "Einstellungen")] {
      files["\(language).lproj/Main.strings"] = """
        "lab-el-one.text" = "\(sounds)";
        "nav-it-one.title" = "\(title)";
        "gon-ee-one.text" = "\(sounds)";
        """
    }
    let uses = await Auditor.audit(ProjectSource.read(texts: files)).project.keyUses
    return uses[.init(table: "Main", key: key)]
  }

  @Test("A label's key leads to the label, a title's to its bar's title, and that of an object that is gone to nothing")
  func objects() async {
    let (label, title, gone) = await (
      places(of: "lab-el-one.text"), places(of: "nav-it-one.title"), places(of: "gon-ee-one.text")
    )
    #expect(label == [.init(file: "Base.lproj/Main.storyboard", line: 9)])
    #expect(title == [.init(file: "Base.lproj/Main.storyboard", line: 12)])
    #expect(gone.isEmpty)
    // What reads the bar says the place alone.
    #expect(title.first?.appearance == TextAppearance(role: .navigationTitle, screen: "Settings"))
    // The scene has no class and no identifier, but a title.
    #expect(label.first?.appearance == TextAppearance(role: .text, screen: "Settings"))
  }

  @Test("A tool tip, what is spoken, and the labels of a toolbar's button are told by the element that has them")
  func attributes() async {
    let xib = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" targetRuntime="MacOSX.Cocoa">
        <objects>
          <customObject id="-2" userLabel="File's Owner" customClass="NSWindowController"/>
          <customView id="vie-ww-one">
            <subviews>
              <button toolTip="Close it" id="but-to-one">
                <accessibility description="Close"/>
              </button>
            </subviews>
          </customView>
        </objects>
      </document>
      """
    var files = ["Base.lproj/Panel.xib": xib]
    for (language, tip, spoken) in [("en", "Close it", "Close"), ("de", "Hier schließen", "Schließen")] {
      files["\(language).lproj/Panel.strings"] = """
        "but-to-one.ibShadowedToolTip" = "\(tip)";
        "but-to-one.ibExternalAccessibilityDescription" = "\(spoken)";
        """
    }
    let uses = await Auditor.audit(ProjectSource.read(texts: files)).project.keyUses
    let tip = uses[.init(table: "Panel", key: "but-to-one.ibShadowedToolTip")]
    let spoken = uses[.init(table: "Panel", key: "but-to-one.ibExternalAccessibilityDescription")]
    #expect(tip.map { $0.appearance?.role } == [.toolTip])
    #expect(spoken.map { $0.appearance?.role } == [.accessibilityLabel])
  }
}
