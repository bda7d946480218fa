import LintelInputs
import LintelModel
import Testing

/// How wide Objective-C makes a button that is in an item.
@Suite struct ObjectiveCFrameTests {
  private func width(_ frame: String, _ more: String = "", _ constants: String = "") -> Points? {
    item(frame, more, constants)?.fixedWidth
  }

  private func item(_ frame: String, _ more: String = "", _ constants: String = "") -> Item? {
    let source = """
      \(constants)
      @implementation Place
      - (void)viewDidLoad {
        UIButton *button = [[UIButton alloc] initWithFrame:\(frame)];
        [button setImage:[UIImage imageNamed:@"ic_help"] forState:UIControlStateNormal];
        \(more)
        self.navigationItem.rightBarButtonItem = [[UIBarButtonItem alloc] initWithCustomView:button];
      }
      @end
      """
    let files = ["Place.h": "@interface Place : UIViewController\n@end\n", "Place.m": source]
    let bars = ProjectReader.read(ProjectFiles(texts: files)).toolbars
    return bars.first { !$0.items.isEmpty }?.items.first
  }

  @Test("How high it is, is read as how wide it is, and each alone where the other is not known")
  func heights() {
    #expect(item("CGRectMake(0, 0, 44, 20)")?.fixedHeight == 20)
    #expect(item("CGRectMake(0, 0, 44, kHeight)", "", "static const CGFloat kHeight = 26.0;")?.fixedHeight == 26)
    let open = item("CGRectMake(0, 0, 44, 20 * scale)")
    #expect(open?.fixedWidth == 44 && open?.fixedHeight == nil)
    #expect(item("CGRectMake(0, 0, 44, 20)", "[button sizeToFit];")?.fixedHeight == nil)
  }

  @Test("A number is read, and a constant of the file's")
  func numbers() {
    #expect(width("CGRectMake(0., 0., 44., 30.)") == 44)
    #expect(width("CGRectMake(0, 0, 36, 30)") == 36)
    #expect(width("CGRectMake(0, 0, kWidth, 30)", "", "static const CGFloat kWidth = 44.0;") == 44)
  }

  @Test("So is what the file defines, a frame that is set later, and the one constraint of the width")
  func other() {
    #expect(width("CGRectMake(0, 0, kWidth, 30)", "", "#define kWidth 44.0") == 44)
    #expect(width("CGRectMake(0, 0, kWidth, 30)", "", "#define kWidthOfAll 90\n#define kWidth  44.0f // points") == 44)
    #expect(width("CGRectZero", "button.frame = CGRectMake(0, 0, 36, 30);") == 36)
    let constraint = "[NSLayoutConstraint activateConstraints:@[[button.widthAnchor constraintEqualToConstant:kWidth]]];"
    #expect(width("CGRectZero", constraint, "static const CGFloat kWidth = 44.0;") == 44)
  }

  @Test("What is defined in two ways, or as more than a number, and what two constraints say, is not")
  func unclear() {
    #expect(width("CGRectMake(0, 0, kWidth, 30)", "", "#define kWidth 22 * 2") == nil)
    #expect(width("CGRectMake(0, 0, kWidth, 30)", "", "#define kWidth 88 / 2") == nil)
    #expect(width("CGRectMake(0, 0, kWidth, 30)", "", "#if A\n#define kWidth 22\n#else\n#define kWidth 44\n#endif") == nil)
    #expect(width("CGRectZero", "if (isWide) { button.frame = CGRectMake(0, 0, 36, 30); }") == nil)
    let constraints = """
      [NSLayoutConstraint activateConstraints:@[
        [button.widthAnchor constraintEqualToConstant:44], [button.widthAnchor constraintLessThanOrEqualToConstant:60]
      ]];
      """
    #expect(width("CGRectZero", constraints) == nil)
    #expect(item("CGRectZero", constraints)?.hasUnreadWidth == true)
    let inBranch = "if (isWide) { [button.widthAnchor constraintEqualToConstant:44].active = YES; }"
    #expect(item("CGRectZero", inBranch)?.hasUnreadWidth == true)
    #expect(item("CGRectMake(0, 0, 44, 20)")?.hasUnreadWidth == false)
  }

  @Test("A plain view is as wide as its frame, and a view of the project's may be anything")
  func plainView() {
    func width(_ type: String) -> Points? {
      let source = """
        @implementation Place
        - (void)viewDidLoad {
          \(type) *view = [[\(type) alloc] initWithFrame:CGRectMake(0, 0, 90, 30)];
          self.navigationItem.rightBarButtonItem = [[UIBarButtonItem alloc] initWithCustomView:view];
        }
        @end
        """
      let files = ["Place.h": "@interface Place : UIViewController\n@end\n", "Place.m": source]
      return ProjectReader.read(ProjectFiles(texts: files)).toolbars.first { !$0.items.isEmpty }?.items.first?.fixedWidth
    }
    #expect(width("UIView") == 90)
    #expect(width("BadgeView") == nil)
  }

  @Test("What may become another number is not")
  func sums() {
    #expect(width("CGRectMake(0, 0, 20 * scale, 30)") == nil)
    #expect(width("CGRectMake(0, 0, kWidth * 2, 30)", "", "static const CGFloat kWidth = 44.0;") == nil)
    #expect(width("CGRectMake(0, 0, room, 30)") == nil)
    #expect(width("CGRectMake(0, 0, 20, 30)", "[button sizeToFit];") == nil)
    #expect(width("CGRectMake(0, 0, 20, 30)", "button.translatesAutoresizingMaskIntoConstraints = NO;") == nil)
  }

  @Test("A button with a title is as wide as its item makes it")
  func titled() {
    #expect(width("CGRectMake(0, 0, 20, 30)", "[button setTitle:@\"Help\" forState:UIControlStateNormal];") == nil)
  }
}
