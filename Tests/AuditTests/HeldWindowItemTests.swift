import LintelAudit
import LintelModel
import Testing

@Suite("Items of a window's toolbar that code holds by outlets")
struct HeldWindowItemTests {
  private static let xib = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" targetRuntime="MacOSX.Cocoa">
      <objects>
        <customObject id="-2" userLabel="File's Owner" customClass="PageWindowController">
          <connections>
            <outlet property="playItem" destination="pla" id="c1"/>
            <outlet property="window" destination="win" id="c2"/>
          </connections>
        </customObject>
        <window title="Pages" id="win">
          <toolbar key="toolbar" implicitIdentifier="T" displayMode="iconAndLabel" id="tb">
            <allowedToolbarItems>
              <toolbarItem implicitItemIdentifier="P" label="Start/Stop" paletteLabel="Start/Stop" image="play" catalog="system" id="pla"/>
              <toolbarItem implicitItemIdentifier="Q" label="Print" paletteLabel="Print" image="printer" catalog="system" id="prn"/>
            </allowedToolbarItems>
            <defaultToolbarItems><toolbarItem reference="pla"/><toolbarItem reference="prn"/></defaultToolbarItems>
          </toolbar>
        </window>
      </objects>
    </document>
    """

  private func faces(_ members: String) -> [[String]] {
    let source = """
      final class PageWindowController: NSWindowController {
        @IBOutlet weak var playItem: NSToolbarItem!
        \(members)
      }
      """
    let bars = ProjectSource.read(texts: ["Page.xib": Self.xib, "Page.swift": source]).toolbars
    return bars.flatMap(\.items).filter { $0.id == "pla" }.map { [$0.label.key ?? $0.label.source ?? "", $0.symbol ?? ""] }
  }

  @Test("Labels and images that several methods set are those of variants, in place of the file's")
  func severalMethods() {
    let found = faces(
      """
      override func windowDidLoad() { if isRunning { enterLive() } else { enterIdle() } }
      func enterLive() {
        let words = NSLocalizedString("Stop", comment: "")
        playItem.image = NSImage(systemSymbolName: "stop", accessibilityDescription: words)
        playItem.label = words
      }
      func enterIdle() {
        let words = NSLocalizedString("Start", comment: "")
        playItem.image = NSImage(systemSymbolName: "play.fill", accessibilityDescription: words)
        playItem.label = words
      }
      """)
    #expect(found.sorted { $0[0] < $1[0] } == [["Start", "play.fill"], ["Stop", "stop"]])
  }

  @Test("What code does not set stays as the file has it")
  func otherSettings() {
    #expect(faces("func enterLive() { playItem.isEnabled = false }") == [["Start/Stop", "play"]])
    #expect(
      faces(#"func enterLive() { playItem.label = NSLocalizedString("Stop", comment: "") }"#) == [["Stop", "play"]])
  }
}
