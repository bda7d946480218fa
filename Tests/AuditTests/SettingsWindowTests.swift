import LintelAudit
import LintelFindings
import LintelModel
import Testing

@Suite("Windows of settings and panes that code makes")
struct SettingsWindowTests {
  private func objectiveC(_ type: String, selectable: String = "", style: String = "", action: String = "choosePane:")
    -> String
  {
    let names = ["General", "Tables", "Network", "Editor", "Files", "Servers", "Alerts"]
    return """
      @implementation \(type)
      - (void)windowDidLoad {
        self.toolbar = [[NSToolbar alloc] initWithIdentifier:@"Panes"];
        \(style)
      }
      - (NSToolbarItem *)toolbar:(NSToolbar *)toolbar itemForItemIdentifier:(NSString *)itemIdentifier
       willBeInsertedIntoToolbar:(BOOL)flag {
        NSToolbarItem *item = [[NSToolbarItem alloc] initWithItemIdentifier:itemIdentifier];
      \(names.map {
        """
          if ([itemIdentifier isEqualToString:@"\($0)"]) {
            [item setLabel:@"\($0)"];
            [item setAction:@selector(\(action))];
          }
        """
      }.joined(separator: "\n"))
        return item;
      }
      - (NSArray *)toolbarDefaultItemIdentifiers:(NSToolbar *)toolbar {
        return @[\(names.map { "@\"\($0)\"" }.joined(separator: ", "))];
      }
      \(selectable.isEmpty ? "" : "- (NSArray *)toolbarSelectableItemIdentifiers:(NSToolbar *)toolbar { return \(selectable); }")
      @end
      """
  }

  private func audit(_ source: String, _ name: String = "Panes.m") async -> AuditResult {
    await Auditor.audit(ProjectSource.read(texts: [name: source]))
  }

  private let all = "[self toolbarDefaultItemIdentifiers:toolbar]"

  @Test(
    "Tabs of settings are recognised by what stays selected and by the class, and nobody is asked to let people choose them")
  func selectable() async {
    let settings = await audit(objectiveC("ACPreferenceController", selectable: all))
    #expect(settings.project.toolbars.map(\.kind) == [.settingsTabs])
    #expect(!settings.findings.contains { $0.rule == "customization-missing" || $0.rule == "label-verb" })
    let unread = await audit(objectiveC("ACSettingsWindow", selectable: "[paneNames allKeys]"))
    #expect(unread.project.toolbars.map(\.kind) == [.settingsTabs])
    let panes = await audit(objectiveC("ACMainWindow", selectable: all))
    #expect(panes.project.toolbars.map(\.kind) == [.windowToolbar])
    #expect(!panes.findings.contains { $0.rule == "customization-missing" || $0.rule == "label-verb" })
  }

  @Test("The window's style for settings says it, too")
  func style() async {
    let styled = await audit(
      objectiveC("ACPanes", style: "self.window.toolbarStyle = NSWindowToolbarStylePreference;"))
    #expect(styled.project.toolbars.map(\.kind) == [.settingsTabs])
    #expect(styled.project.toolbars.map(\.windowStyle) == [.declared(.preference)])
  }

  @Test("A bar of a window that is none of settings is asked for both")
  func others() async {
    let named = await audit(objectiveC("ACPreferenceController"))
    let none = await audit(objectiveC("ACSettingsWindow", selectable: "@[]"))
    for result in [named, none] {
      #expect(result.project.toolbars.map(\.kind) == [.windowToolbar])
      #expect(result.findings.contains { $0.rule == "customization-missing" })
      #expect(result.findings.contains { $0.rule == "label-verb" })
    }
  }

  @Test("An item whose method brings up a view is a place, and may be named by a noun")
  func views() async {
    for action in ["viewNetwork:", "selectPane:", "showEditor:"] {
      let result = await audit(objectiveC("ACMainWindow", action: action))
      #expect(!result.findings.contains { $0.rule == "label-verb" })
    }
    for action in ["viewer:", "archive:"] {
      let result = await audit(objectiveC("ACMainWindow", action: action))
      #expect(result.findings.contains { $0.rule == "label-verb" })
    }
  }

  @Test("So is one of Swift's, also where the method's name is looked up")
  func viewsInSwift() async {
    func source(_ action: String) -> String {
      """
      enum Mode { case structure, relations
        var label: String { switch self { case .structure: "Structure" case .relations: "Relations" } }
        var method: String { switch self { case .structure: "viewStructure" case .relations: "viewRelations" } }
        func item() -> NSToolbarItem {
          let item = NSToolbarItem(itemIdentifier: .init("mode"))
          item.label = label
          item.action = \(action)
          return item
        }
      }
      """
    }
    for action in ["NSSelectorFromString(method)", "#selector(Window.showMode(_:))"] {
      let result = await audit(source(action), "Mode.swift")
      #expect(!result.project.toolbars.isEmpty)
      #expect(!result.findings.contains { $0.rule == "label-verb" })
    }
    #expect(await audit(source("#selector(Window.relate(_:))"), "Mode.swift").findings.contains { $0.rule == "label-verb" })
  }
}
