import LintelModel
import LintelSwiftSource
import Testing

@Suite("Buttons of code outside of bars")
struct NamelessButtonTests {
  private func lines(_ body: String) -> [Int] { buttons(body).map { $0.line } }

  private func buttons(_ body: String) -> [OutsideButton] {
    let code = "struct Trip: View {\nvar body: some View {\n\(body)\n}\n}\n"
    let read = SwiftSourceReader.read(files: [("Trip.swift", Array(code.utf8))], sourceLocale: "en", platforms: [.ios])
    return read.namelessButtons
  }

  @Test(
    "Pictures of the project's are told apart from symbols: the system has no word for them",
    arguments: [
      "VStack {\nButton { open() } label: { Image(uiImage: Asset.boat.image).resizable() }\n}",
      "VStack {\nButton(action: open, label: { Image(uiImage: Icons.boat.image(size: 25)).padding() })\n}",
      "VStack {\nButton { open() } label: {\nlet color: UIColor = .white\nImage(uiImage: Icons.boat.image(color: color)) }\n}",
      "VStack {\nButton { open() } label: { Image(uiImage: UIImage(resource: .boat)) }\n}",
      "VStack {\nButton { open() } label: { Image(nsImage: icon) }\n}",
    ])
  func pictures(body: String) {
    #expect(buttons(body).map { $0.line } == [4])
    #expect(buttons(body).map { $0.face } == [.picture])
  }

  @Test(
    "A picture that may be a symbol, or bring a name, is not",
    arguments: [
      "Button { } label: { Image(uiImage: UIImage(systemName: \"trash\")!) }",
      "Button { } label: { Image(uiImage: icon) }\nlet icon = UIImage(systemName: \"trash\")!",
      "Button { } label: { Image(uiImage: Asset.boat.image).accessibilityLabel(\"Boat\") }",
      "Button { } label: { Image(\"boat\", label: Text(\"Boat\")) }",
    ])
  func otherPictures(body: String) {
    #expect(lines(body).isEmpty)
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
