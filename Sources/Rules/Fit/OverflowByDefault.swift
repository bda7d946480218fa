import LintelFindings
import LintelModel
import LintelTables

extension Rule {
  static let overflowByDefault = Rule(
    id: "overflow-by-default",
    title: "At the width a view opens with, no item is in the overflow menu.",
    statements: ["hig-2025.04"],
    platforms: [.ipados, .macos],
    severity: .warning,
    gravest: .error,
    isCore: true,
    isAboutAccess: true,
    why: "An item that starts in the overflow menu is found by few; a settings tab behind the chevron looks disabled.",
    examples: [
      .fails(
        "settings tabs wider than their window",
        sketch:
          "macos26 ru 530pt\nkind: settings\n[Основные] [Раздачи] [Группы] [Ширина канала] [Пользователи] [Сеть] [Удаленное управление]"
      ),
      .passes(
        "the same tabs in a wider window",
        sketch:
          "macos26 ru 640pt\nkind: settings\n[Основные] [Раздачи] [Группы] [Ширина канала] [Пользователи] [Сеть] [Удаленное управление]"
      ),
      .needsReview(
        "how wide icon buttons are is not published",
        sketch:
          "macos26 en 300pt\nkind: window\ndisplay: iconOnly\n{plus} {trash} {folder} {gear} {star} {flag} {bell} {tag}"),
    ],
    check: .bar { bar in
      let isTabs = bar.toolbar.kind == .settingsTabs
      return Crowding(bar).remark(
        reason: isTabs ? "tab-behind-chevron" : "overflows-by-default", loss: isTabs ? .unreadable : .inMenu,
        where: { $0.environment.isDefaultWidth && bar.toolbar.hasMenu(in: $0.environment) }
      ) { layout, over in
        let gone = layout.items.filter { $0.gone != nil && $0.isLikelyInMenu }.map {
          bar.name(of: bar.toolbar.items[$0.item])
        }
        let menu: Message = isTabs ? "behind the chevron" : "in the overflow menu"
        let canLeave = bar.toolbar.items.contains { !$0.isPinned && $0.isControl }
        let start: Message = canLeave ? "an item may start " + menu : "none of its items may leave"
        return
          "\(bar.toolbar.knownName) needs \(layout.neededByItems.best) pt and \(layout.environment) has \(layout.width) pt: "
          + (gone.isEmpty ? start : menu + ": \(gone)")
      }
    })
}

extension Toolbar {
  /// Whether what does not fit leaves for a menu there. Without one it is squeezed: `overflow-needed`.
  fileprivate func hasMenu(in environment: Environment) -> Bool {
    switch environment.platform {
    case .ios: false
    case .ipados: BarGeneration.hasOverflowMenu(of: self, in: environment)
    default: true
    }
  }
}
