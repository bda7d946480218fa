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
}
