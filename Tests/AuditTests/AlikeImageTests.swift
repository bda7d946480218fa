import LintelAudit
import LintelFindings
import LintelModel
import Testing

@Suite("Items that show the same image")
struct AlikeImageTests {
  private func messages(_ second: String) async -> [String] {
    let source = """
      import UIKit
      class Recorder: UIViewController {
        lazy var startButton: UIBarButtonItem = {
          return UIBarButtonItem(image: UIImage(systemName: "mic"), style: .plain, target: self, action: #selector(startRecording))
        }()
        lazy var otherButton: UIBarButtonItem = {
          return UIBarButtonItem(image: UIImage(systemName: "\(second)"), style: .plain, target: self, action: #selector(goOn))
        }()
        override func viewDidLoad() {
          title = "Recorder"
          navigationItem.rightBarButtonItems = [startButton, otherButton]
        }
      }
      """
    let project = ProjectSource.read(texts: ["Recorder.swift": source])
    return await Auditor.audit(project).findings.filter { $0.rule == "accessible-name-missing" }.map(\.message.english)
  }

  @Test("Each says what it does, since all else of their sentences is the same")
  func alike() async {
    let messages = await messages("mic")
    #expect(messages.count == 2 && Set(messages).count == 2)
    #expect(["(startRecording)", "(goOn)"].allSatisfy { deed in messages.contains { $0.hasSuffix(deed) } }, "\(messages)")
  }

  @Test("One whose image no other shows is told by its image alone")
  func alone() async {
    let messages = await messages("bell")
    #expect(messages.count == 2 && messages.allSatisfy { $0.hasSuffix("does here") }, "\(messages)")
  }
}
