import LintelModel
import LintelTables
import Testing

@Suite struct Geometry {
  @Test(
    "The low end of an inferred figure is nothing, so that nothing is certain because of it; a measured one keeps its range")
  func confidence() {
    let glass = BarGeneration.of(.ios, OSLine(26))
    #expect(glass.figure(.textSidePadding).width == Width(low: 0, best: 12, high: 16))
    #expect(glass.figure(.symbolItemWidth).width == Width(exactly: 44))
    #expect(glass.figure(.titleGap).width == Width(low: 6, best: 12, high: 16))
    #expect(BarGeneration.of(.ios, OSLine(27)).figure(.titleGap).width == Width(exactly: 12))
  }

  @Test("The portrait widths of iPhones, each once, from the narrowest up")
  func widths() {
    let phones = Device.portraitWidths(of: "iphone")
    #expect(phones.map(\.width) == [320, 375, 390, 393, 402, 414, 420, 428, 430, 440])
    #expect(phones.allSatisfy { $0.isPortrait && !$0.model.isEmpty })
  }

  @Test("Every half of an iPad held sideways is wider than a phone and narrower than an iPad", arguments: [18, 26])
  func halves(os: Int) {
    let halves = SplitWindow.widths(.half, on: OSLine(os)).filter { $0.isPortrait == false }
    #expect(!halves.isEmpty)
    for half in halves { #expect(half.width > 440 && half.width < 744) }
  }

  @Test("Split View and Slide Over end where the tiles of 26 begin, whose widths are inferred")
  func tiles() {
    #expect(SplitWindow.widths(.slideOver, on: OSLine(18)).map(\.width) == [320, 375])
    #expect(SplitWindow.widths(.slideOver, on: OSLine(26)).isEmpty)
    #expect(SplitWindow.widths(.third, on: OSLine(18)).map(\.width) == [320, 375])
    for share in SplitWindow.Share.allCases {
      #expect(SplitWindow.widths(share, on: OSLine(18)).allSatisfy { !$0.isInferred })
      #expect(SplitWindow.widths(share, on: OSLine(26)).allSatisfy { $0.isInferred })
    }
    #expect(SplitWindow.widths(.half, on: OSLine(26)).first?.name == "half of an iPad mini in portrait")
  }

  @Test("A phone held sideways has what its safe areas leave, and a compact height")
  func landscape() throws {
    let phone = try #require(Device.named("iPhone 17").first { !$0.isPortrait })
    #expect((phone.width, phone.safeAreas, phone.barWidth) == (874, 124, 750))
    #expect(phone.isCompactHeight && !phone.isRegular)
    #expect(Device.narrowestLandscapes.map(\.barWidth) == [667, 776])
    #expect(Device.isRegular(width: 912, on: .ios, os: OSLine(26)))
    #expect(!Device.isRegular(width: 912, on: .ios, os: OSLine(27)))
  }

  @Test("A device is known by its model, by the part before a bracket, and by first words that leave nothing open")
  func names() {
    func models(_ name: String) -> Set<String> { Set(Device.named(name).map(\.model)) }
    #expect(models("iPhone 17") == ["iPhone 17"])
    #expect(models("iphone se") == ["iPhone SE (2nd/3rd gen)"])
    #expect(models("iPad mini").count == 1)
    #expect(models("iPad Pro").count > 1)
    #expect(models("iPhon").isEmpty)
  }

  @Test("Every embedded file has something in it, and its path once")
  func embedded() {
    #expect(Set(Embedded.paths).count == Embedded.paths.count)
    for path in Embedded.paths { #expect(!Embedded.bytes(path).isEmpty, "\(path)") }
  }
}
