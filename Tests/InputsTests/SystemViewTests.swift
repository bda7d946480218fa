import LintelInputs
import LintelModel
import Testing

@Suite("Views of the system's own in an item, whose width is not the app's")
struct SystemViewTests {
  private func inCode(_ view: String) -> SystemView? {
    let source = """
      @implementation Place
      - (void)viewDidLoad {
        \(view)
        self.navigationItem.rightBarButtonItem = [[UIBarButtonItem alloc] initWithCustomView:view];
      }
      @end
      """
    let files = ["Place.h": "@interface Place : UIViewController\n@end\n", "Place.m": source]
    return ProjectReader.read(ProjectFiles(texts: files)).toolbars.first { !$0.items.isEmpty }?.items.first?.systemView
  }

  @Test("Objective-C makes an activity indicator in one of two sizes, and a switch")
  func objectiveC() {
    func indicator(_ style: String) -> SystemView? {
      inCode(
        "UIActivityIndicatorView *view = [[UIActivityIndicatorView alloc] "
          + "initWithActivityIndicatorStyle:UIActivityIndicatorViewStyle\(style)];")
    }
    #expect(indicator("Medium") == .activityIndicator && indicator("Gray") == .activityIndicator)
    #expect(indicator("Large") == .largeActivityIndicator && indicator("WhiteLarge") == .largeActivityIndicator)
    #expect(inCode("UISwitch *view = [[UISwitch alloc] init];") == .switchControl)
    #expect(inCode("UIView *view = [[UIView alloc] init];") == nil)
  }

  @Test("The words of a style are those of code and of files")
  func styles() {
    #expect(SystemView(activityIndicatorStyle: "whiteLarge") == .largeActivityIndicator)
    #expect(SystemView(activityIndicatorStyle: "medium") == .activityIndicator)
    #expect(SystemView(activityIndicatorStyle: "huge") == nil)
  }
}
