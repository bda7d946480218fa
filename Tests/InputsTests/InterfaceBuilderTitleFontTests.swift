import LintelModel
import Testing

@testable import LintelInputs

@Suite("Fonts of titles in Interface Builder files")
struct InterfaceBuilderTitleFontTests {
  /// What a navigation bar's titles are set in, on the bar of its first controller and on that of one it pushes.
  private func fonts(_ bar: String) -> [TitleFonts] {
    let text = """
      <document type="com.apple.InterfaceBuilder3.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch"><scenes>
      <scene><objects><navigationController id="nav" sceneMemberID="viewController">
        <navigationBar key="navigationBar" id="bar">\(bar)</navigationBar>
        <connections><segue destination="v" kind="relationship" relationship="rootViewController" id="s"/></connections>
      </navigationController></objects></scene>
      <scene><objects><viewController id="v" sceneMemberID="viewController">
        <navigationItem key="navigationItem" title="Notes" id="n"/>
        <connections><segue destination="w" kind="show" id="p"/></connections>
      </viewController></objects></scene>
      <scene><objects><viewController id="w" sceneMemberID="viewController">
        <navigationItem key="navigationItem" title="Note" id="m"/>
      </viewController></objects></scene></scenes></document>
      """
    return InterfaceBuilderReader.read(SourceFile(path: "Main.storyboard", bytes: Array(text.utf8)), sourceLocale: "en")
      .toolbars.map(\.titleFonts)
  }

  private func attributes(_ key: String, _ font: String) -> String {
    "<textAttributes key=\"\(key)\"><fontDescription key=\"fontDescription\" \(font)/></textAttributes>"
  }

  @Test(
    "The font that a navigation bar gives its titles is that of every controller it shows",
    arguments: [
      ("type=\"boldSystem\" pointSize=\"19\"", TitleFont.system(ViewFont(size: 19, weight: .bold))),
      ("type=\"system\" pointSize=\"20\"", .system(ViewFont(size: 20, weight: .regular))),
      ("type=\"system\" weight=\"medium\" pointSize=\"16\"", .system(ViewFont(size: 16, weight: .medium))),
      ("style=\"UICTFontTextStyleHeadline\"", .system(ViewFont(size: 17, weight: .semibold))),
      ("type=\"system\" weight=\"black\" pointSize=\"18\"", .other(size: 18)),
      ("name=\"Baskerville\" family=\"Baskerville\" pointSize=\"18\"", .other(size: 18)),
    ] as [(String, TitleFont)])
  func fonts(description: String, font: TitleFont) {
    let inline = attributes("titleTextAttributes", description)
    #expect(fonts(inline) == [TitleFonts(inline: font), TitleFonts(inline: font)])
    let large = attributes("largeTitleTextAttributes", description)
    #expect(fonts(large) == [TitleFonts(large: font), TitleFonts(large: font)])
  }

  @Test("A standard appearance counts alone, and attributes that say no font leave the system's")
  func appearance() {
    let old = attributes("titleTextAttributes", "type=\"boldSystem\" pointSize=\"19\"")
    let color = "<textAttributes key=\"titleTextAttributes\"><color key=\"textColor\" white=\"1\" alpha=\"1\"/></textAttributes>"
    let new = "<navigationBarAppearance key=\"standardAppearance\">\(color)</navigationBarAppearance>"
    for bar in ["", color, old + new] { #expect(fonts(bar) == [TitleFonts(), TitleFonts()]) }
  }
}
