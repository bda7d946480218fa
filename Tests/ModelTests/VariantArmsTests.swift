import LintelModel
import Testing

@Suite("The arms of a variant")
struct VariantArmsTests {
  private func variant(_ arms: String) -> Toolbar.Variant { .init(bar: "a", arms: arms) }

  @Test("A condition, and a text that it shows, may have commas in them")
  func parts() {
    let arms = "iOS 26, if case .list = mode, !isEmpty, “Two, or three”, Inbox.swift:12"
    #expect(
      variant(arms).parts == ["iOS 26", "if case .list = mode, !isEmpty", "“Two, or three”", "Inbox.swift:12"])
  }

  @Test("An arm of an `#elseif` is one by itself")
  func compiled() {
    #expect(variant("iOS 26, #elseif LITE, #else of #if PRO").parts == ["iOS 26", "#elseif LITE", "#else of #if PRO"])
  }

  @Test("What it shows, and where that stands, is none of its conditions")
  func conditions() {
    #expect(variant("iOS 26, if isOn, “Two”, Inbox.swift:12").conditions == "iOS 26, if isOn")
    #expect(variant("“Two”").conditions.isEmpty)
  }
}
