import LintelInputs
import LintelModel
import Testing

/// Whose tables Objective-C asks.
@Suite("Bundles in Objective-C")
struct ObjectiveCBundleTests {
  @Test(
    "A message says whether it asks another bundle than the app's, however it writes the class",
    arguments: [
      ("[NSBundle mainBundle]", false), ("NSBundle.mainBundle", false),
      ("[NSBundle bundleForClass:[self class]]", false), ("[NSBundle bundleForClass:self.class]", false),
      ("[NSBundle bundleForClass:self]", false), ("[NSBundle bundleForClass:Screen.class]", false),
      ("[NSBundle bundleForClass:[[self partAt:1] class]]", false),
      ("[NSBundle bundleForClass:NSClassFromString(name)]", true), ("[NSBundle bundleForClass:[UIView class]]", true),
      ("[NSBundle bundleForClass:UIView.class]", true),
      ("[NSBundle bundleWithIdentifier:@\"com.apple.UIKit\"]", true),
    ])
  func bundles(bundle: String, isOther: Bool) {
    let source = """
      @implementation A
      - (void)a {
        self.a = [\(bundle) localizedStringForKey:@"one" value:nil table:nil];
        self.b = NSLocalizedStringFromTableInBundle(@"two", nil, \(bundle), nil);
      }
      @end
      """
    let texts = ProjectReader.read(ProjectFiles(texts: ["A.m": source])).codeTexts
    #expect(texts.map(\.isOfOtherBundle) == [isOther, isOther])
  }
}
