import LintelModel
import Testing

@Suite("Texts that are written as programs write names")
struct IdentifierSpellingTests {
  @Test(
    "Nobody writes words so",
    arguments: [
      "arrow_down", "DONE_BUTTON", "_private_name", "ic_logo", "icon-close", "btn_Save", "settings.account.title",
      "com.example.app", "openSideMenu", "toolbarItemShareImage",
    ])
  func sure(text: String) { #expect(IdentifierSpelling(text)?.isSure == true) }

  @Test(
    "Names that people read may be written so, too",
    arguments: [
      ("arrow.down", .dotted), ("settings.title", .dotted), ("Settings.Title", .dotted), ("step2.title", .dotted),
      ("screen.1", .dotted), ("shareImage", .camel), ("shareURL", .camel),
      ("carb-entry-title", .dashed), ("step-by-step", .dashed), ("B_1", .joined), ("my_photo.jpg", .joined),
    ] as [(String, IdentifierSpelling.Form)])
  func perhaps(text: String, form: IdentifierSpelling.Form) {
    #expect(IdentifierSpelling(text)?.form == form && IdentifierSpelling(text)?.isSure == false)
  }

  @Test(
    "Words, names of products, addresses, files, versions and units are none",
    arguments: [
      "Close", "OK", "iCloud", "eBay", "iPhone", "macOS", "iPadOS", "tvOS", "YouTube", "OpenStreetMap", "GitHub", "Node.js",
      "ASP.NET", "Booking.com", "e-mail", "sign-in",
      "Wi-Fi", "Image-Editor", "example.com", "www.example.de", "https://example.com/a_b", "me@example.com", "notes.txt",
      "image.png", "v2.1", "vol.2", "python3.11", "3.5mm", "a.m.", "fl.oz", "km/h", "kWh", "mg/dL", "100 %", "Sign in", "_", "", "icon", "設定",
    ])
  func words(text: String) { #expect(IdentifierSpelling(text) == nil) }
}
