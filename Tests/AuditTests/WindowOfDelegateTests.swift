import LintelAudit
import LintelFindings
import LintelModel
import Testing

/// A window's toolbar in Interface Builder whose delegate is a class of the code.
@Suite("A window's toolbar and its delegate are one bar")
struct WindowOfDelegateTests {
  private func bars(delegate: String = "wc", class name: String = "ABMainWindow", lists: String = "[.share]") -> [Toolbar] {
    let storyboard = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB" version="3.0" targetRuntime="MacOSX.Cocoa">
        <scenes><scene sceneID="s"><objects>
          <windowController id="wc" customClass="ABMainWindow" sceneMemberID="viewController">
            <window key="window" title="Birds" id="w">
              <value key="minSize" type="size" width="700" height="350"/>
              <toolbar key="toolbar" displayMode="iconOnly" id="t">
                <allowedToolbarItems>
                  <toolbarItem explicitItemIdentifier="Skip" label="Skip" image="skip" id="i"/>
                  <toolbarItem implicitItemIdentifier="NSToolbarFlexibleSpaceItem" id="f"/>
                </allowedToolbarItems>
                <defaultToolbarItems><toolbarItem reference="i"/></defaultToolbarItems>
                <connections><outlet property="delegate" destination="\(delegate)" id="o"/></connections>
              </toolbar>
            </window>
          </windowController>
        </objects></scene></scenes>
      </document>
      """
    return ProjectSource.read(texts: [
      "Main.storyboard": storyboard,
      "MainWindow.swift": """
      @objc(\(name))
      final class MainWindow: NSWindowController, NSToolbarDelegate {
        func toolbar(
          _ toolbar: NSToolbar, itemForItemIdentifier id: NSToolbarItem.Identifier, willBeInsertedIntoToolbar flag: Bool
        ) -> NSToolbarItem? {
          switch id {
          case .share:
            let item = NSToolbarItem(itemIdentifier: id)
            item.label = "Share"
            return item
          default: return nil
          }
        }
        func toolbarDefaultItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier] {
          \(lists)
        }
      }

      extension NSToolbarItem.Identifier {
        static let share = NSToolbarItem.Identifier("share")
        static let skip = NSToolbarItem.Identifier("Skip")
      }
      """,
    ]).toolbars
  }

  @Test("The code says what is on it, and the file what its window is and what else may be put there")
  func one() throws {
    let bars = bars()
    let bar = try #require(bars.first)
    #expect(bars.count == 1)
    #expect(bar.items.map(\.label.source) == ["Share", "Skip"])
    #expect(bar.items.map(\.isInDefaultSet) == [true, false])
    #expect(bar.title.source == "Birds" && bar.minimumWidth == .declared(700) && bar.displayMode == .declared(.iconOnly))
  }

  @Test("What the code lists and does not make is the file's item, at its place in the list")
  func listed() throws {
    let bar = try #require(bars(lists: "[.skip, .flexibleSpace, .share]").first)
    #expect(bar.items.map(\.label.source) == ["Skip", nil, "Share"])
    #expect(bar.items.map(\.isInDefaultSet) == [true, true, true])
    let last = try #require(bars(lists: "[.share, .skip]").first)
    #expect(last.items.map(\.label.source) == ["Share", "Skip"])
    #expect(last.items.map(\.isInDefaultSet) == [true, true])
  }

  @Test("It is where the code lists what is on it")
  func place() {
    #expect(bars().first?.location == SourceLocation(file: "MainWindow.swift", line: 14, column: 3))
  }

  @Test("Another class, or a toolbar without a delegate, is another bar")
  func others() {
    #expect(bars(class: "ABOtherWindow").count == 2)
    #expect(bars(delegate: "nobody").count == 2)
  }
}
