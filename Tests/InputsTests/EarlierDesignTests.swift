import LintelModel
import Testing

@testable import LintelInputs

@Suite("Apps that ask for the design before iOS 26")
struct EarlierDesignTests {
  private func list(_ path: String, _ body: String) -> SourceFile {
    SourceFile(path: path, bytes: Array("<plist><dict>\(body)</dict></plist>".utf8))
  }

  private func bar(_ path: String) -> Toolbar {
    Toolbar(
      id: path, name: path, kind: .navigationBar, platforms: [.ios], sourceLocale: "en",
      location: SourceLocation(file: path, line: 1))
  }

  private static let asks = "<key>UIDesignRequiresCompatibility</key>\n  <true/>"

  @Test("The list of the folder around a bar decides; what apps share follows all of them")
  func folders() {
    var bars = [bar("App/A.swift"), bar("Share/B.swift"), bar("Kit/C.swift")]
    let notes = EarlierDesign(
      propertyLists: [
        list("App/Info.plist", Self.asks), list("Share/Info.plist", "<key>NSExtension</key><dict/>"),
        list("Kit/Info.plist", "<key>CFBundleName</key><string>Kit</string>"),
      ], projects: []
    ).tell(&bars)
    #expect(bars.map(\.keepsEarlierDesign) == [true, false, false])
    #expect(notes.map(\.file) == ["App/Info.plist"])
    #expect(notes.allSatisfy { !$0.isBroken })
    var alone = [bar("Kit/C.swift")]
    _ = EarlierDesign(propertyLists: [list("App/Info.plist", Self.asks)], projects: []).tell(&alone)
    #expect(alone[0].keepsEarlierDesign)
  }

  @Test("The note about an extension's list says that the bars of the extension alone are meant")
  func extensions() {
    var bars = [bar("App/A.swift"), bar("Share/B.swift")]
    let notes = EarlierDesign(
      propertyLists: [
        list("App/Info.plist", "<key>LSRequiresIPhoneOS</key><true/>"),
        list("Share/Info.plist", Self.asks + "<key>NSExtension</key><dict/>"),
      ], projects: []
    ).tell(&bars)
    #expect(bars.map(\.keepsEarlierDesign) == [false, true])
    #expect(notes.map(\.reason) == [SkippedFile.earlierDesignOfExtension])
    #expect(SkippedFile.earlierDesignOfExtension.contains("the bars of this extension"))
  }

  @Test("A list that says no, or that a preprocessor reads first, is read")
  func spellings() {
    var bars = [bar("App/A.swift")]
    let no = "<key>LSRequiresIPhoneOS</key><true/><key>UIDesignRequiresCompatibility</key><false/>"
    #expect(EarlierDesign(propertyLists: [list("App/Info.plist", no)], projects: []).tell(&bars).isEmpty)
    #expect(!bars[0].keepsEarlierDesign)
    _ = EarlierDesign(propertyLists: [list("App/Info.plist", "#if PRO\n#endif\n" + Self.asks)], projects: []).tell(&bars)
    #expect(bars[0].keepsEarlierDesign)
  }
}
