import LintelAudit
import LintelFindings
import Testing

@Suite("Apps that keep the earlier design")
struct EarlierDesignTests {
  @Test("Are not asked for what came with the later one", arguments: [true, false])
  func guidelines(keepsIt: Bool) async {
    let list =
      "<?xml version=\"1.0\"?><plist version=\"1.0\"><dict><key>LSRequiresIPhoneOS</key><true/>"
      + "<key>UIDesignRequiresCompatibility</key><\(keepsIt)/></dict></plist>"
    let files = [
      "App/Info.plist": list,
      "App/Pages.swift": """
      class Pages: UIViewController {
        override func viewDidLoad() {
          title = "Pages"
          let more = UIBarButtonItem(image: UIImage(systemName: "ellipsis.circle"), style: .plain, target: self, action: nil)
          more.accessibilityLabel = "More"
          navigationItem.rightBarButtonItem = more
        }
      }
      """,
    ]
    let found = await Auditor.audit(ProjectSource.read(texts: files)).findings
    #expect(found.contains { $0.rule == "symbol-bordered" } == !keepsIt)
  }
}
