import LintelModel
import Testing

@testable import LintelSwiftSource

@Suite("How large modifiers make what a button shows")
struct SizeModifierTests {
  private func size(_ modifiers: String, ofButton: String = "") -> [Points?] {
    let item = "Button { go() } label: { Image(\"basket\")\(modifiers) }.buttonStyle(.plain)\(ofButton)"
    let first = SwiftFixture(items: item).items.first
    return [first?.fixedWidth, first?.fixedHeight]
  }

  @Test(
    "Padding around the face of a button belongs to it",
    arguments: [
      (".padding(13)", 44.0, 44.0), (".padding(.all, 13)", 44.0, 44.0), (".padding(.horizontal, 13)", 44.0, 18.0),
      (".padding([.leading, .top], 4)", 22.0, 22.0), (".padding(.trailing, 4)", 22.0, 18.0),
    ])
  func padding(modifier: String, width: Double, height: Double) {
    #expect(size(".frame(width: 18, height: 18)" + modifier) == [Points(width), Points(height)])
  }

  @Test("How much padding the system gives is not known, and neither is the size with it")
  func unknownPadding() {
    #expect(size(".frame(width: 18, height: 18).padding()") == [nil, nil])
    #expect(size(".frame(width: 18, height: 18).padding(.vertical)") == [18, nil])
    #expect(size(".frame(width: 18, height: 18).padding(EdgeInsets(top: 9, leading: 9, bottom: 9, trailing: 9))") == [nil, nil])
  }

  @Test("Padding around the button is none of it")
  func outside() {
    #expect(size(".frame(width: 18, height: 18)", ofButton: ".padding(13)") == [18, 18])
  }

  @Test("A least size around a smaller image is the size, and around a larger one nothing")
  func least() {
    #expect(size(".frame(width: 18, height: 18).frame(minWidth: 44, minHeight: 44)") == [44, 44])
    #expect(size(".frame(width: 50, height: 18).frame(minWidth: 44, minHeight: 44)") == [50, 44])
    #expect(size(".frame(minWidth: 44, minHeight: 44)") == [nil, nil])
    #expect(size(".frame(minWidth: 44, maxWidth: 44)") == [44, nil])
  }

  private func target(_ modifiers: String) -> [Fact<Points>] {
    let item = "Button { go() } label: { Image(\"basket\")\(modifiers) }.buttonStyle(.plain)"
    guard let facts = SwiftFixture(items: item).items.first?.facts else { return [] }
    return [facts.targetWidth, facts.targetHeight]
  }

  @Test("A shape that reaches beyond the frame is what reacts")
  func contentShape() {
    let frame = ".frame(width: 24, height: 24)"
    #expect(target(frame + ".contentShape(Rectangle().inset(by: -10))") == [.declared(44), .declared(44)])
    #expect(target(".frame(width: 24).contentShape(Capsule().inset(by: -10))") == [.declared(44), .unknown])
    #expect(target(frame + ".contentShape(Rectangle())") == [.unknown, .unknown])
    #expect(target(frame + ".contentShape(Rectangle().inset(by: 4))") == [.unknown, .unknown])
    #expect(target(frame + ".contentShape(Rectangle().inset(by: margin))") == [.unknown, .unknown])
    #expect(target(frame + ".contentShape(Rectangle().inset(by: -2)).padding(10)") == [.unknown, .unknown])
  }
}
