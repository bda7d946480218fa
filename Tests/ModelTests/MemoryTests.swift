import LintelModel
import Testing

@Suite("A memory")
struct MemoryTests {
  @Test("What was made of an equal input is not made again; of another input it is, and the last one counts")
  func values() {
    let memory = Memory()
    var made = 0
    func ask(_ input: Int, as name: String = "a") -> String {
      memory.value(name, of: input) {
        made += 1
        return "\(name)\(input)"
      }
    }
    #expect(ask(1) == "a1" && ask(1) == "a1" && made == 1)
    #expect(ask(1, as: "b") == "b1" && made == 2)
    #expect(ask(2) == "a2" && ask(2) == "a2" && made == 3)
    #expect(ask(1) == "a1" && made == 4)
    let other: Int? = memory.known("a", of: 1)
    #expect(other == nil)
  }
}
