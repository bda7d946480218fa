import LintelModel
import Testing

@testable import LintelInputs

@Suite("What a text is that variables of Objective-C carry on")
struct ObjectiveCFollowedNamesTests {
  /// By the key; keys without a role are absent.
  private func roles(_ body: String) -> [String: ShownRole] {
    let source = "@implementation Screen\n- (void)other { NSString *kept = nil; }\n- (void)load {\n\(body)\n}\n@end\n"
    var found: [String: ShownRole] = [:]
    for text in ObjectiveCCodeTexts.read(SourceFile(path: "Screen.m", bytes: Array(source.utf8))) {
      if let appearance = text.appearance { found[text.key] = appearance.role }
    }
    return found
  }

  @Test("A text that is a format is what the text is that is made with it")
  func formats() {
    let found = roles(
      """
      self.openMenuItem.title = [NSString stringWithFormat:NSLocalizedString(@"open", nil), name];
      [alert setMessageText:[[NSString alloc] initWithFormat:NSLocalizedString(@"ask", nil), name]];
      [model keep:[NSString stringWithFormat:NSLocalizedString(@"kept", nil), name]];
      """)
    #expect(found == ["open": .menuItem, "ask": .alertTitle])
  }

  @Test("A variable is what it is where the function reads it next")
  func variables() {
    let found = roles(
      """
      NSString *title;
      if (isOpen) {
        title = NSLocalizedString(@"shut", nil);
      } else {
        title = NSLocalizedString(@"open", nil);
      }
      NSString *message = [NSString stringWithFormat:NSLocalizedString(@"message", nil), name];
      alert.messageText = title;
      [alert setInformativeText:message];
      """)
    #expect(found == ["shut": .alertTitle, "open": .alertTitle, "message": .alertMessage])
  }

  @Test("A name that is read as two things says nothing, nor does one of another method, nor one that is given something else first")
  func unsure() {
    let found = roles(
      """
      NSString *both = NSLocalizedString(@"both", nil);
      alert.messageText = both;
      view.toolTip = both;
      kept = NSLocalizedString(@"kept", nil);
      view.toolTip = kept;
      NSString *logged = NSLocalizedString(@"logged", nil);
      [self log:logged];
      logged = other;
      view.toolTip = logged;
      """)
    #expect(found.isEmpty, "\(found)")
  }
}
