import LintelModel
import Testing

@testable import LintelInputs

@Suite("Texts that Objective-C joins to others")
struct ObjectiveCJoiningTests {
  @Test("The receiver and the argument of a message that appends are parts of one text, also where the argument is a format")
  func joined() {
    let source = """
      @implementation Sheet
      - (NSString *)ask {
        NSString *all = [NSLocalizedString(@"first", nil) stringByAppendingString:
          [NSString stringWithFormat:NSLocalizedString(@"format", nil), self.count]];
        [text appendString:NSLocalizedString(@"appended", nil)];
        NSString *path = [folder stringByAppendingPathComponent:NSLocalizedString(@"file", nil)];
        return [NSString stringWithFormat:NSLocalizedString(@"alone", nil), [path stringByAppendingString:@"x"]];
      }
      @end
      """
    let texts = ObjectiveCCodeTexts.read(SourceFile(path: "Sheet.m", bytes: Array(source.utf8)))
    #expect(Set(texts.filter(\.isJoined).map(\.key)) == ["first", "format", "appended"])
    #expect(texts.count == 5)
  }
}
