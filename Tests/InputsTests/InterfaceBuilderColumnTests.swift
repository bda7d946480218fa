import LintelModel
import Testing

@testable import LintelInputs

@Suite("Columns of split views in Interface Builder files")
struct InterfaceBuilderColumnTests {
  @Test(
    "A controller that a split view's column leads to is in that column",
    arguments: [
      ("masterViewController", SplitColumn.Place.sidebar), ("supplementaryViewController", .content),
      ("detailViewController", .detail),
    ])
  func columns(relationship: String, place: SplitColumn.Place) {
    let text = """
      <document type="com.apple.InterfaceBuilder3.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch"><scenes>
      <scene><objects><splitViewController id="split" sceneMemberID="viewController"><connections>
        <segue destination="nav" kind="relationship" relationship="\(relationship)" id="s1"/>
      </connections></splitViewController></objects></scene>
      <scene><objects><navigationController id="nav" sceneMemberID="viewController"><connections>
        <segue destination="v" kind="relationship" relationship="rootViewController" id="s2"/>
      </connections></navigationController></objects></scene>
      <scene><objects><viewController id="v" sceneMemberID="viewController">
        <navigationItem key="navigationItem" title="Feeds" id="n"/>
      </viewController></objects></scene>
      <scene><objects><viewController id="w" sceneMemberID="viewController">
        <navigationItem key="navigationItem" title="Alone" id="m"/>
      </viewController></objects></scene>
      </scenes></document>
      """
    let bars = InterfaceBuilderReader.read(
      SourceFile(path: "Main.storyboard", bytes: Array(text.utf8)), sourceLocale: "en"
    ).toolbars
    #expect(bars.map(\.column) == [SplitColumn(place), nil])
  }

  @Test("The widths that the file asks for are the column's: numbers of its runtime attributes, or attributes of that name")
  func widths() {
    func column(_ attributes: String, _ runtime: String) -> SplitColumn? {
      let text = """
        <document type="com.apple.InterfaceBuilder3.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch"><scenes>
        <scene><objects><splitViewController id="split" \(attributes) sceneMemberID="viewController">
          <userDefinedRuntimeAttributes>\(runtime)</userDefinedRuntimeAttributes>
          <connections><segue destination="v" kind="relationship" relationship="masterViewController" id="s1"/></connections>
        </splitViewController></objects></scene>
        <scene><objects><viewController id="v" sceneMemberID="viewController">
          <navigationItem key="navigationItem" title="Feeds" id="n"/>
        </viewController></objects></scene>
        </scenes></document>
        """
      return InterfaceBuilderReader.read(
        SourceFile(path: "Main.storyboard", bytes: Array(text.utf8)), sourceLocale: "en"
      ).toolbars.first?.column
    }
    func number(_ name: String, _ value: String) -> String {
      "<userDefinedRuntimeAttribute type=\"number\" keyPath=\"\(name)\"><real key=\"value\" value=\"\(value)\"/>"
        + "</userDefinedRuntimeAttribute>"
    }
    let asked = number("minimumPrimaryColumnWidth", "240") + number("maximumPrimaryColumnWidth", "360")
    let known = SplitColumn(.sidebar, preferred: 300, least: 240, most: 360)
    #expect(column("preferredPrimaryColumnWidth=\"300\"", asked) == known)
    let others = number("minimumSupplementaryColumnWidth", "240") + number("maximumPrimaryColumnWidth", "-3.4e+38")
    #expect(column("", others) == SplitColumn(.sidebar))
  }
}
