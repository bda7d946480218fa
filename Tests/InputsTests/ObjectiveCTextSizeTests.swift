import LintelModel
import Testing

@testable import LintelInputs

@Suite("Text sizes of labels that Objective-C puts on a bar")
struct ObjectiveCTextSizeTests {
  private func items(_ statements: String, place: String = "self.navigationItem.titleView = label;") -> [Item] {
    let code = """
      @implementation TripController
      - (void)viewDidLoad {
        UILabel *label = [[UILabel alloc] init];
        label.text = @"Trip";
        \(statements)
        \(place)
      }
      @end
      """
    return ObjectiveCReader.read(SourceFile(path: "Trip.m", bytes: Array(code.utf8)), sourceLocale: "en").toolbars.flatMap(\.items)
  }

  private static let item =
    "self.navigationItem.rightBarButtonItem = [[UIBarButtonItem alloc] initWithCustomView:label];"

  @Test("A size that code spells out is fixed", arguments: ["systemFontOfSize", "boldSystemFontOfSize"])
  func fixed(selector: String) {
    let statement = "label.font = [UIFont \(selector):13];"
    #expect(items(statement).map(\.facts.fixedTextSize.value) == [13])
    #expect(items(statement, place: Self.item).map(\.facts.fixedTextSize.value) == [13])
    #expect(items(statement).map(\.hasUnreadTextSize) == [false])
  }

  @Test(
    "One that follows the text size, or that a long press shows large, is not",
    arguments: [
      "", "label.font = [UIFont preferredFontForTextStyle:UIFontTextStyleBody];",
      "label.font = [metrics scaledFontForFont:font];",
      "label.font = [UIFont systemFontOfSize:13];\nlabel.showsLargeContentViewer = YES;",
    ])
  func open(statement: String) {
    #expect(items(statement).map(\.facts.fixedTextSize) == [.unknown])
    #expect(items(statement).map(\.hasUnreadTextSize) == [false])
  }

  @Test("What was not read is counted", arguments: ["[Theme titleFont]", "[UIFont systemFontOfSize:size * 2]"])
  func unread(font: String) {
    #expect(items("label.font = \(font);").map(\.facts.fixedTextSize) == [.unknown])
    #expect(items("label.font = \(font);").map(\.hasUnreadTextSize) == [true])
  }
}
