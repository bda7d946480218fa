import LintelModel
import Testing

@Suite("The texts of a toolbar")
struct TextRolesTests {
  private static let place = SourceLocation(file: "a", line: 1)

  private var toolbar: Toolbar {
    var item = Item(
      id: "i", kind: .button, location: Self.place, label: .literal("label"), paletteLabel: .literal("paletteLabel"),
      toolTip: .literal("toolTip"), accessibilityLabel: .literal("accessibilityLabel"),
      segments: [.literal("first"), .literal("second")])
    item.otherLabel = .literal("otherLabel")
    item.fallbackLabel = .literal("fallbackLabel")
    var toolbar = Toolbar(
      id: "t", name: "t", kind: .navigationBar, platforms: [.ios], sourceLocale: "en", location: Self.place,
      title: .literal("title"), subtitle: .literal("subtitle"), backTitle: .literal("backTitle"), items: [item])
    toolbar.prompt = .literal("prompt")
    return toolbar
  }

  @Test("Every text that the bar and its items have is in the list")
  func complete() {
    func count(_ value: Any) -> Int {
      Mirror(reflecting: value).children.reduce(0) { found, member in
        if member.value is LocalizedText { return found + 1 }
        if let several = member.value as? [LocalizedText] { return found + several.count }
        return found
      }
    }
    #expect(toolbar.ownTexts().count == count(toolbar))
    #expect(toolbar.items[0].texts().count == count(toolbar.items[0]))
    #expect(Set(toolbar.texts().compactMap(\.source)).count == count(toolbar) + count(toolbar.items[0]))
  }

  @Test("Reading and changing go through the same texts in the same order")
  func order() {
    for roles in [TextRoles.all, .measured, .onBar, .own, .segment, []] {
      var changed = toolbar
      var seen: [LocalizedText] = []
      changed.forEachText(roles) { text in
        seen.append(text)
        text = .none
      }
      #expect(seen == toolbar.texts(roles))
      #expect(Set(changed.texts().compactMap(\.source)).isDisjoint(with: seen.compactMap(\.source)))
      #expect(changed.texts().count { $0.state == .none } == seen.count)
    }
  }
}

@Suite("The id of a table")
struct TableIDTests {
  @Test(
    "is its folder without the language's, and its name",
    arguments: [
      ("de.lproj/Main.strings", "", "Main"), ("Mac/de.lproj/Main.strings", "Mac", "Main"),
      ("Mac/Base.lproj/Main.storyboard", "Mac", "Main"), ("Mac/Main.xcstrings", "Mac", "Main"),
      ("App/en.lproj/infoplist.strings", "App", "InfoPlist"), ("a.b/c.d.strings", "a.b", "c.d"), ("x", "", "x"), ("", "", ""),
    ])
  func path(file: String, folder: String, name: String) {
    #expect(TableID(path: file) == TableID(folder: folder, name: name))
  }

  @Test("reads as a path")
  func text() {
    #expect(TableID(folder: "", name: "Main").path == "Main")
    #expect(TableID(folder: "Mac/App", name: "Main").path == "Mac/App/Main")
  }
}
