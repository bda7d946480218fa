import LintelModel
import Testing

@testable import LintelSwiftSource

@Suite("What was read is given back")
struct GivenBackTests {
  @Test("Objects that name themselves, and closures that name what is around them, do not outlive their reading")
  func cycles() throws {
    let source = """
      final class Screen: UIViewController {
        override func viewDidLoad() {
          let other = UIBarButtonItem(title: "Other", style: .plain, target: nil, action: nil)
          let item = UIBarButtonItem(title: "Open", primaryAction: UIAction { _ in item.menu = other.menu })
          item.customView = other
          other.customView = item
          navigationItem.rightBarButtonItems = [item, other]
        }
      }
      """
    var reading: CodeReading? = CodeReading(SwiftProject(files: [("Screen.swift", Array(source.utf8))]))
    weak var item = reading?.items.first
    try #require(item != nil)
    reading = nil
    #expect(item == nil)
  }
}
