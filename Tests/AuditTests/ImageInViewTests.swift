import LintelAudit
import LintelModel
import Testing

@Suite("Images that a button of the code's own shows on a bar")
struct ImageInViewTests {
  private func areInView(_ files: [String: String]) -> [Bool] {
    ProjectSource.read(texts: files).toolbars.flatMap(\.items).map(\.isImageInView)
  }

  private func swift(_ more: String) -> [String: String] {
    let source = """
      final class PlacesController: UIViewController {
        override func viewDidLoad() {
          title = "Places"
          let button = UIButton(type: .system)
          button.setImage(UIImage(named: "ic_pin"), for: .normal)
          \(more)
          navigationItem.rightBarButtonItem = UIBarButtonItem(customView: button)
        }
      }
      """
    return ["Places.swift": source]
  }

  @Test("One in Swift has nothing for a long press unless its code says so")
  func inSwift() {
    #expect(areInView(swift("")) == [true])
    #expect(areInView(swift("button.showsLargeContentViewer = true")) == [false])
    #expect(areInView(swift("button.largeContentTitle = name")) == [false])
  }

  @Test("What the bar itself draws is no view")
  func ofBar() {
    let item = "UIBarButtonItem(image: UIImage(named: \"ic_pin\"), style: .plain, target: self, action: nil)"
    let source = """
      final class PlacesController: UIViewController {
        override func viewDidLoad() {
          title = "Places"
          navigationItem.rightBarButtonItem = \(item)
        }
      }
      """
    #expect(areInView(["Places.swift": source]) == [false])
  }

  @Test("One in Objective-C, too", arguments: [("", true), ("button.showsLargeContentViewer = YES;", false)])
  func inObjectiveC(more: String, isInView: Bool) {
    let source = """
      @implementation Places
      - (void)viewDidLoad {
        UIButton *button = [[UIButton alloc] initWithFrame:CGRectMake(0., 0., 44., 30.)];
        [button setImage:[UIImage imageNamed:@"ic_pin"] forState:UIControlStateNormal];
        \(more)
        self.navigationItem.rightBarButtonItem = [[UIBarButtonItem alloc] initWithCustomView:button];
      }
      @end
      """
    let files = ["Places.h": "@interface Places : UIViewController\n@end\n", "Places.m": source]
    #expect(areInView(files) == [isInView])
  }
}
