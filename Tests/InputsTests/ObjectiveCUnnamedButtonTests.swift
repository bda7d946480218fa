import LintelModel
import Testing

@testable import LintelInputs

private let made = "UIButton *close = [UIButton buttonWithType:UIButtonTypeCustom];"
private let image = "[close setImage:[UIImage imageNamed:@\"close\"] forState:UIControlStateNormal];"
private let keptProperty = "@property (nonatomic, strong) UIButton *close;"
private let keptImage = "[_close setImage:[UIImage imageNamed:@\"close\"] forState:UIControlStateNormal];"

@Suite("Buttons of Objective-C outside of bars")
struct ObjectiveCUnnamedButtonTests {
  private func lines(_ statements: String) -> [Int] {
    let code = "@implementation Trip\n- (UIView *)show {\n\(statements)\n}\n@end\n"
    return ObjectiveCUnnamedButtons.places(in: SourceFile(path: "Trip.m", bytes: Array(code.utf8))).map { $0.line }
  }

  @Test(
    "Those with an image alone are found where they are made",
    arguments: [
      "\(made)\n\(image)\n[self.view addSubview:close];",
      "\(made)\n\(image)\nclose.tintColor = UIColor.redColor;\n[close addTarget:self action:@selector(leave) forControlEvents:all];",
      "UIButton *close = [[UIButton alloc] initWithFrame:CGRectZero];\n\(image)\n[stack addArrangedSubview:close];",
      "UIButton *close = [UIButton new];\n\(image)",
      "\(made)\n\(image)\n[close setTitle:@\"\" forState:UIControlStateNormal];",
    ])
  func found(statements: String) {
    #expect(lines(statements) == [3])
  }

  @Test(
    "Those that anything may name, that show no image, or that are handed on are not",
    arguments: [
      "\(made)\n[self.view addSubview:close];",
      "\(made)\n\(image)\nclose.accessibilityLabel = NSLocalizedString(@\"Close\", nil);",
      "\(made)\n\(image)\n[close setAccessibilityLabel:name];",
      "\(made)\n\(image)\n[close setTitle:name forState:UIControlStateNormal];",
      "\(made)\n\(image)\n[self decorate:close];", "\(made)\n\(image)\n[close decorate];",
      "\(made)\n\(image)\nself.closeButton = close;", "\(made)\n\(image)\nreturn close;",
      "\(made)\n\(image)\nself.item = [[UIBarButtonItem alloc] initWithCustomView:close];",
      "UIButton *close = [UIButton buttonWithType:UIButtonTypeClose];\n\(image)",
      "\(made)\n[close setImage:nil forState:normal];",
      "UIButton *close = [self makeButton];\n\(image)",
    ])
  func left(statements: String) {
    #expect(lines(statements).isEmpty)
  }

  @Test("A name of another method is another button")
  func scopes() {
    let statements = "\(made)\n\(image)\n}\n- (void)hide:(UIButton *)close {\nclose.accessibilityLabel = @\"Close\";"
    #expect(lines(statements) == [3])
  }

  private func kept(_ declaration: String, _ statements: String) -> [Int] {
    let code = "@interface Trip ()\n\(declaration)\n@end\n@implementation Trip\n- (void)show {\n\(statements)\n}\n@end\n"
    return ObjectiveCUnnamedButtons.places(in: SourceFile(path: "Trip.m", bytes: Array(code.utf8))).map { $0.line }
  }

  @Test("One that its own file keeps is found where it is made first")
  func keptInFile() {
    let made = "if (!self.close)\nself.close = [UIButton buttonWithType:UIButtonTypeSystem];"
    #expect(kept(keptProperty, "\(made)\n\(keptImage)\n[self.view addSubview:self.close];") == [7])
    let variable = "_close = [UIButton new];\n\(keptImage)\n_close.hidden = YES;"
    let code = "@implementation Trip {\nUIButton *_close;\n}\n- (void)show {\n\(variable)\n}\n@end\n"
    let places = ObjectiveCUnnamedButtons.places(in: SourceFile(path: "Trip.m", bytes: Array(code.utf8)))
    #expect(places.map { $0.line } == [5])
  }

  @Test(
    "One that anything may name, or that a document or another file has, is not",
    arguments: [
      "self.close = [UIButton new];\n\(keptImage)\nself.close.accessibilityLabel = name;",
      "self.close = [UIButton new];\n\(keptImage)\n[self decorate:_close];",
      "self.close = [self makeButton];\n\(keptImage)", "\(keptImage)", "self.close = [UIButton new];",
      "self.close = [UIButton new];\n\(keptImage)\n[_close setTitle:name forState:UIControlStateNormal];",
      "self.close = [UIButton new];\n\(keptImage)\n}\n- (UIButton *)close {\nreturn _close;",
    ])
  func keptAndNamed(statements: String) {
    #expect(kept(keptProperty, statements).isEmpty)
    #expect(kept("@property (weak) IBOutlet UIButton *close;", "self.close = [UIButton new];\n\(keptImage)").isEmpty)
    #expect(kept("", "self.close = [UIButton new];\n\(keptImage)").isEmpty)
  }

  @Test("A project counts them beside those of Swift")
  func counted() {
    let code = "@implementation Trip\n- (void)show {\n\(made)\n\(image)\n}\n@end\n"
    let project = ProjectReader.read(ProjectFiles(bytes: ["Trip.m": Array(code.utf8)]))
    #expect(project.leftOut.first { $0.reason == .outsideBarsInCode }?.places == ["Trip.m:3"])
  }
}
