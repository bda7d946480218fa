import LintelModel
import Testing

@Suite("Conditions that others imply")
struct ImpliedBranchTests {
  private func isImplied(_ words: String, _ arm: Int, by other: String, _ otherArm: Int) -> Bool {
    Branch(.condition, words).isImplied(in: arm, by: Branch(.condition, other), in: otherArm)
  }

  @Test("Where `||` fails, each part fails; where a part holds, the whole does")
  func alternatives() {
    #expect(isImplied("a()", 1, by: "a() || b()", 1))
    #expect(isImplied("a", 0, by: "!a || b", 1))
    #expect(isImplied("a || b", 0, by: "b", 0))
    // That one of them holds says nothing of each.
    #expect(!isImplied("a", 1, by: "a || b", 0))
    #expect(!isImplied("a || b", 1, by: "a", 1))
  }

  @Test("Where `&&` holds, each part holds; where a part fails, the whole does")
  func joined() {
    #expect(isImplied("a", 0, by: "a && b", 0))
    #expect(isImplied("a && b", 1, by: "b", 1))
    #expect(isImplied("!a && b", 1, by: "a", 0))
    #expect(!isImplied("a", 1, by: "a && b", 1))
    #expect(!isImplied("a && b || c", 1, by: "a", 1))
  }

  @Test("Beside other conditions, what `||` joins still says nothing of each of its parts")
  func alternativesBesideOthers() {
    let whole = "list.contains(.cut) || list.contains(.copy), !list.isEmpty"
    #expect(!isImplied("list.contains(.cut)", 0, by: whole, 0))
    #expect(isImplied("list.isEmpty", 0, by: "a || b, list.isEmpty", 0))
    #expect(isImplied("a || b", 0, by: "a || b, c", 0))
    #expect(isImplied("a", 0, by: "a, b", 0))
  }

  @Test("Which of several values it is, is said in words, and a call by its function's name")
  func values() {
    #expect(Branch(.value, "face of A.swift:3").name(ofArm: 1) == "one of several texts")
    #expect(Branch(.value, "left of ListController").name(ofArm: 0) == "one of several left items")
    let call = "Words.text(context: of Words.text(context: context) in A.swift"
    #expect(Branch(.value, call).name(ofArm: 0) == "one of several values of Words.text")
  }

  @Test("What `??` replaces is there or nil, and is one branch however it is called")
  func presence() {
    let (isThere, isNil) = (Branch.presence(of: "url.host()", inArm: 0), Branch.presence(of: "url.host()", inArm: 1))
    #expect(isThere.name(ofArm: 0) == "where there is url.host()")
    #expect(isNil.name(ofArm: 1) == "where url.host() is nil")
    #expect(isThere == isNil && isThere == Branch(.condition, "url.host()"))
    #expect([isThere, isNil, Branch(.condition, "url.host()")].map(\.presenceArm) == [0, 1, nil])
  }
}
