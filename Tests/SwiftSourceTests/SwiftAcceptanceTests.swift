import LintelModel
import LintelSwiftSource
import Testing

@Suite("Comments in Swift that accept findings")
struct SwiftAcceptanceTests {
  private func found(_ source: String) -> [String] {
    SwiftSourceReader.acceptances(in: [("A.swift", Array(source.utf8))]).map { acceptance in
      guard case .lines(let lines, _)? = acceptance.subject else { return "\(acceptance.location.line): nothing" }
      return
        "\(acceptance.location.line):\(acceptance.location.column)\(acceptance.text) -> \(lines.lowerBound)-\(lines.upperBound)"
    }
  }

  @Test("A comment is about the code before it on its line, else about the statement that follows with all in its brackets")
  func statements() {
    let source = """
      struct Inbox: View {
        var body: some View {
          List { }
            // lintel:accept r: why
            .navigationTitle("inbox.title")
            .toolbar {
              /* lintel:accept s: also */
              ToolbarItem(placement: .primaryAction) {
                Button("}") { }
              }
              Button("Add") { } // lintel:accept t: because
            }
        }
      }
      """
    #expect(found(source) == ["4:10 r: why -> 5-5", "7:12 s: also  -> 8-10", "11:30 t: because -> 11-11"])
  }

  @Test("A text that says the marker is no comment, whatever kind of text it is")
  func literals() {
    let source = ##"""
      let a = "// lintel:accept r: no"
      let b = #"/* lintel:accept r: no */"#
      let c = """
        // lintel:accept r: no
        \(d("}")) {
        """
      /* /* nested */ lintel:accept s: yes */
      f { "\("{")" }
      """##
    #expect(found(source) == ["7:17 s: yes  -> 8-8"])
  }
}
