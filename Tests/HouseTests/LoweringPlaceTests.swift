import Testing

@Suite("Where what a rule says is made less grave")
struct LoweringPlaceTests {
  @Test("Nothing behind the rules makes a note of something without a reason that people read")
  func reasons() throws {
    let files = try Repository.files(below: "Sources/Audit", endingIn: ["swift"])
    var lowering: [String] = []
    for file in files {
      let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
      for index in lines.indices where lines[index].contains("severity") && lines[index].contains(/\s= \(?\.note\b/) {
        let near = lines[max(0, index - 2)..<min(lines.count, index + 4)].joined()
        if !["Lowering", "DebugBuilds", ".unasked"].contains(where: { near.contains($0) }) {
          lowering.append("\(file.path):\(index + 1)")
        }
      }
    }
    #expect(files.contains { $0.text.contains("Lowering") })
    #expect(lowering == [])
  }
}
