import LintelModel
import LintelSwiftSource
import Testing

@Suite("Buttons of code outside of bars")
struct NamelessButtonTests {
  private func lines(_ body: String) -> [Int] {
    let code = "struct Trip: View {\nvar body: some View {\n\(body)\n}\n}\n"
    let read = SwiftSourceReader.read(files: [("Trip.swift", Array(code.utf8))], sourceLocale: "en", platforms: [.ios])
    return read.namelessButtons.map { $0.line }
  }

  @Test(
    "Those that show a symbol alone are found",
    arguments: [
      "VStack {\nButton { open() } label: { Image(systemName: \"trash\").font(.title) }\n}",
      "VStack {\nButton(action: open) { Image(systemName: \"trash\") }\n}.toolbar { Button(\"Edit\") { } }",
      "VStack {\nButton(action: { open() }, label: { Image(systemName: \"trash\") })\n}",
    ])
  func found(body: String) {
    #expect(lines(body) == [4])
  }

  @Test(
    "Those that anything may name, and those with a text, are not",
    arguments: [
      "Button { } label: { Image(systemName: \"trash\") }.accessibilityLabel(\"Delete\")",
      "Button { } label: { Image(systemName: \"trash\").accessibilityLabel(\"Delete\") }",
      "Button { } label: { Image(systemName: \"trash\") }.padding().help(\"Delete\")",
      "VStack { Button { } label: { Image(systemName: \"trash\") } }.accessibilityElement(children: .combine)",
      "Button { } label: { Image(systemName: \"trash\"); Text(\"Delete\") }",
      "Button { } label: { Label(\"Delete\", systemImage: \"trash\") }",
      "Button(\"Delete\") { Image(systemName: \"trash\") }",
    ])
  func named(body: String) {
    #expect(lines(body).isEmpty)
  }

  @Test(
    "Those on a bar are the bar's, and those of a menu have texts",
    arguments: [
      "List { }.toolbar { ToolbarItem { Button { } label: { Image(systemName: \"trash\") } } }",
      "List { }.toolbar { remove } }\nvar remove: some View { Button { } label: { Image(systemName: \"trash\") }",
      "Menu(\"More\") { Button { } label: { Image(systemName: \"trash\") } }",
    ])
  func onBar(body: String) {
    #expect(lines(body).isEmpty)
  }
}
