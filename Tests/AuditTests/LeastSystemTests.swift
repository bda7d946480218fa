import LintelAudit
import LintelFindings
import LintelModel
import Testing

/// What is advised is there on every system that the app is for.
@Suite("Advice for the oldest system")
struct LeastSystemTests {
  private func rules(_ version: String) async -> [Finding] {
    let project = """
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
    let read = ProjectSource.read(texts: ["App.xcodeproj/project.pbxproj": project, "Notes.xib": file])
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
}
