import LintelFindings
import LintelModel
import Testing

@testable import LintelRules

@Suite("How grave a lack of room is")
struct LackOfRoomTableTests {
  @Test("What is cut is an error on common screens, a warning where few see it, and a note on rare screens")
  func unreadable() {
    let all: [LackOfRoom.Seen] = [.onCommonScreens, .byFew, .onRareScreens]
    #expect(all.map(LackOfRoom.unreadable.severity) == [.error, .warning, .note])
    #expect(all.map(LackOfRoom.inMenu.severity) == [.warning, .warning, .note])
  }

  @Test("A rare screen is one whoever sees it")
  func rare() {
    var environment = Environment(platform: .ios, os: OSLine(18), device: "test", width: 320)
    #expect(LackOfRoom.Seen(in: environment) == .onCommonScreens)
    #expect(LackOfRoom.Seen(in: environment, byFew: true) == .byFew)
    environment.commonness = .rare
    #expect(LackOfRoom.Seen(in: environment, byFew: true) == .onRareScreens)
  }
}
