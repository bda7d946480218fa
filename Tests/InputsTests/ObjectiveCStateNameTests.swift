import LintelInputs
import LintelModel
import Testing

/// What people call the states of a bar that Objective-C makes.
@Suite struct ObjectiveCStateNameTests {
  private func names(_ body: String, methods: String = "") -> [String?] {
    let source = """
      @implementation NotesController
      - (void)update {
      \(body)
      }
      \(methods)
      @end
      """
    return ObjectiveCReader.read(SourceFile(path: "App/Notes.m", bytes: Array(source.utf8)), sourceLocale: "en").toolbars
      .map { $0.variant?.arms }
  }

  private func item(_ title: String) -> String {
    "[[UIBarButtonItem alloc] initWithTitle:@\"\(title)\" style:0 target:self action:nil]"
  }

  @Test(
    "A state is called by its condition, as one of Swift is",
    arguments: ["self.isEditing", "_isEditing", "[self isEditing]"])
  func condition(words: String) {
    let found = names("if (\(words)) { self.title = @\"Edit\"; } else { self.title = @\"Notes\"; }")
    #expect(found == ["if isEditing", "unless isEditing"])
  }

  @Test("A chain of conditions says of each what holds, and of the last that none does")
  func chain() {
    let found = names(
      """
      if (self.isNew) { self.title = @"New"; }
      else if (self.count > 0 && !self.isLocked) { self.title = @"Some"; }
      else { self.title = @"None"; }
      """)
    #expect(found.count == 3 && found[0] == "if isNew")
    #expect(found[1]?.contains("count > 0") == true && found[1]?.contains("isNew") == false, "\(found)")
    #expect(found[2]?.contains("unless isNew") == true, "\(found)")
  }

  @Test("The cases of a switch are called by their names")
  func cases() {
    let found = names(
      """
      switch (self.mode) {
        case ModeList: self.title = @"List"; break;
        case ModeGrid:
        case ModeMap: self.title = @"Picture"; break;
        default: self.title = @"Other"; break;
      }
      """)
    #expect(found == ["switch mode, case ModeList", "switch mode, case ModeGrid, ModeMap", "switch mode, default"])
  }

  @Test("What code asks the version for is called by the systems")
  func systems() {
    let found = names("if (@available(iOS 26.0, *)) { self.title = @\"Glass\"; } else { self.title = @\"Flat\"; }")
    #expect(found == ["iOS 26, iPadOS 26", "iOS 18, iPadOS 18"])
  }

  @Test("Where no condition tells states apart, their lines do, in their order")
  func lines() {
    let found = names(
      "",
      methods: """
        - (void)edit { self.navigationItem.rightBarButtonItem = \(item("Done"));
          self.title = @"Edit"; }
        - (void)show { self.navigationItem.rightBarButtonItem = \(item("Select"));
          self.title = @"Notes"; }
        """)
    #expect(found == ["line 5, line 6", "line 7, line 8"])
  }

  @Test("One state needs no name")
  func single() { #expect(names("self.title = @\"Notes\";") == [nil]) }
}
