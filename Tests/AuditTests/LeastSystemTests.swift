import LintelAudit
import LintelFindings
import LintelModel
import Testing

/// What is advised is there on every system that the app is for.
@Suite("Advice for the oldest system")
struct LeastSystemTests {
  private func project(_ version: String) -> String {
    """
    // !$*UTF8*$!
    { archiveVersion = 1; objects = {
      ROOT = {isa = PBXProject; buildConfigurationList = LR; mainGroup = G; projectDirPath = ""; targets = (T); };
      LR = {isa = XCConfigurationList; buildConfigurations = (CR, ); };
      CR = {isa = XCBuildConfiguration; name = Debug; buildSettings = {\(version); }; };
      G = {isa = PBXGroup; children = (F, ); sourceTree = "<group>"; };
      F = {isa = PBXFileReference; path = Notes.xib; sourceTree = "<group>"; };
      T = {isa = PBXNativeTarget; buildConfigurationList = LR; buildPhases = (P, ); productType = "com.apple.product-type.application"; };
      P = {isa = PBXResourcesBuildPhase; files = (B, ); };
      B = {isa = PBXBuildFile; fileRef = F; };
    }; rootObject = ROOT; }
    """
  }

  private func rules(_ version: String) async -> [Finding] {
    let file = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" targetRuntime="MacOSX.Cocoa">
        <objects>
          <window title="Notes" id="w">
            <toolbar key="toolbar" displayMode="iconOnly" id="t">
              <allowedToolbarItems/>
              <defaultToolbarItems>
                <toolbarItem label="Back" image="WayBack" id="b"/>
                <toolbarItem label="Delete" image="Bin" id="d"/>
              </defaultToolbarItems>
            </toolbar>
          </window>
        </objects>
      </document>
      """
    let read = ProjectSource.read(texts: ["App.xcodeproj/project.pbxproj": project(version), "Notes.xib": file])
    return await Auditor.audit(read, options: AuditOptions()).findings.filter { $0.rule == "symbol-custom" }
  }

  @Test("Where macOS has no symbols yet, none is asked for")
  func older() async {
    #expect(await rules("MACOSX_DEPLOYMENT_TARGET = 10.15").isEmpty)
  }

  @Test("From macOS 11 on the system's symbols are asked for")
  func newer() async {
    let found = await rules("MACOSX_DEPLOYMENT_TARGET = 11.0")
    #expect(found.contains { $0.suggestion?.english.contains("chevron.backward") == true })
  }

  private func symbols(_ version: String, _ files: [String: String]) -> [String] {
    let read = ProjectSource.read(
      texts: files.merging(["App.xcodeproj/project.pbxproj": project(version)]) { own, _ in own })
    return read.toolbars.flatMap(\.items).compactMap(\.symbol).sorted()
  }

  private let swift = """
    import AppKit
    final class NotesWindow: NSWindowController, NSToolbarDelegate {
      func toolbar(
        _ toolbar: NSToolbar, itemForItemIdentifier id: NSToolbarItem.Identifier, willBeInsertedIntoToolbar flag: Bool
      ) -> NSToolbarItem? {
        let item = NSToolbarItem(itemIdentifier: .pin)
        item.label = "Pin"
        if #available(macOS 15.0, *) {
          item.image = NSImage(systemSymbolName: "pin", accessibilityDescription: nil)
        } else {
          item.image = NSImage(named: "OldPin")
        }
        return item
      }
      func toolbarDefaultItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier] { [.pin] }
    }
    """

  private let objectiveC = """
    @implementation NotesWindow
    - (NSToolbarItem *)toolbar:(NSToolbar *)bar itemForItemIdentifier:(id)name willBeInsertedIntoToolbar:(BOOL)flag {
      NSToolbarItem *item = [[NSToolbarItem alloc] initWithItemIdentifier:@"pin"];
      [item setLabel:@"Pin"];
      if (@available(macOS 15.0, *)) {
        [item setImage:[NSImage imageWithSystemSymbolName:@"pin" accessibilityDescription:nil]];
      } else {
        [item setImage:[NSImage imageNamed:@"OldPin"]];
      }
      return item;
    }
    - (NSArray *)toolbarDefaultItemIdentifiers:(NSToolbar *)bar { return @[@"pin"]; }
    @end
    """

  @Test("What only runs before the least system that the app is built for is never run")
  func branches() {
    for version in ["15.0", "26.0"] {
      #expect(symbols("MACOSX_DEPLOYMENT_TARGET = \(version)", ["NotesWindow.swift": swift]) == ["pin"])
      #expect(symbols("MACOSX_DEPLOYMENT_TARGET = \(version)", ["NotesWindow.m": objectiveC]) == ["pin"])
    }
    #expect(symbols("MACOSX_DEPLOYMENT_TARGET = 10.15", ["NotesWindow.m": objectiveC]) == ["OldPin"])
  }

  @Test("An image that a member holds is the one that it is given on these systems")
  func held() {
    let file = """
      @implementation NotesWindow
      - (void)awakeFromNib {
        oldImage = [NSImage imageNamed:@"OldPin"];
        if (@available(macOS 11.0, *)) {
          newImage = [NSImage imageWithSystemSymbolName:@"pin" accessibilityDescription:nil];
        }
      }
      - (NSToolbarItem *)toolbar:(NSToolbar *)bar itemForItemIdentifier:(id)name willBeInsertedIntoToolbar:(BOOL)flag {
        NSToolbarItem *item = [[NSToolbarItem alloc] initWithItemIdentifier:@"pin"];
        [item setLabel:@"Pin"];
        if (@available(macOS 11.0, *)) {
          [item setImage:newImage];
        } else {
          [item setImage:oldImage];
        }
        return item;
      }
      - (NSArray *)toolbarDefaultItemIdentifiers:(NSToolbar *)bar { return @[@"pin"]; }
      @end
      """
    #expect(symbols("MACOSX_DEPLOYMENT_TARGET = 12.0", ["NotesWindow.m": file]) == ["pin"])
  }

  @Test("A minor version may be newer than the least system, and a package is for older ones, too")
  func unsure() {
    let least = "MACOSX_DEPLOYMENT_TARGET = 15.0"
    let minor = objectiveC.replacing("macOS 15.0", with: "macOS 15.3")
    #expect(symbols(least, ["NotesWindow.m": minor]) == ["OldPin"])
    #expect(
      symbols(least, ["NotesWindow.m": objectiveC, "Package.swift": "let package = Package(name: \"Notes\")"]) == ["OldPin"])
  }

  @Test("What is older than every audited system is there on all of them, whatever the app is built for")
  func olderThanAll() {
    for (name, file) in [("NotesWindow.swift", swift), ("NotesWindow.m", objectiveC)] {
      let old = file.replacing("macOS 15.0", with: "macOS 11.0")
      #expect(symbols("MACOSX_DEPLOYMENT_TARGET = 10.15", [name: old]) == ["pin"])
    }
  }
}
