import LintelModel
import Testing

@testable import LintelInputs

@Suite("What a text is where Objective-C hands it on")
struct ObjectiveCShownRoleTests {
  @Test("By the platform's messages and properties, in the class around; of any other nothing is said")
  func roles() {
    let source = """
      @implementation LoginController
      - (void)load {
        UIAlertController *alert = [UIAlertController alertControllerWithTitle:NSLocalizedString(@"alert", nil)
          message:NSLocalizedString(@"message", nil) preferredStyle:UIAlertControllerStyleAlert];
        [alert addAction:[UIAlertAction actionWithTitle:NSLocalizedString(@"ok", nil) style:0 handler:nil]];
        [self.button setTitle:NSLocalizedString(@"button", nil) forState:UIControlStateNormal];
        self.nameTextField.placeholder = NSLocalizedString(@"name", nil);
        self.tabBarItem = [[UITabBarItem alloc] initWithTitle:NSLocalizedString(@"tab", nil) image:nil tag:0];
        [self.view setAccessibilityLabel:NSLocalizedString(@"spoken", nil)];
        self.model.title = NSLocalizedString(@"model", nil);
        [self show:NSLocalizedString(@"own", nil)];
      }
      @end
      """
    let texts = ObjectiveCCodeTexts.read(SourceFile(path: "Login.m", bytes: Array(source.utf8)))
    let found = texts.reduce(into: [String: String]()) { found, text in
      guard let appearance = text.appearance else { return }
      found[text.key] = "\(appearance.role.rawValue) \(appearance.screen ?? "")"
    }
    let expected = [
      "alert": "alertTitle", "message": "alertMessage", "ok": "alertButton", "button": "button", "name": "placeholder",
      "tab": "tab", "spoken": "accessibilityLabel",
    ]
    #expect(found == expected.mapValues { "\($0) LoginController" })
    #expect(texts.count == 9)
  }
}
