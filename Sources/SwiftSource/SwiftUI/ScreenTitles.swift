import LintelModel
import SwiftSyntax

/// A screen's title, its subtitle, and how the title is shown.
struct ScreenTitles {
  let reading: SwiftReading
  let place: Place

  func titles(_ screen: SwiftUIScreen) -> [Conditional<LocalizedText>] {
    texts(of: screen.modifiers.filter { SwiftUIScreen.titles.contains($0.name) })
  }

  func subtitles(_ screen: SwiftUIScreen) -> [Conditional<LocalizedText>] {
    texts(of: screen.modifiers.filter { $0.name == "navigationSubtitle" })
  }

  private func texts(of modifiers: [ModifierChain.Modifier]) -> [Conditional<LocalizedText>] {
    modifiers.flatMap { modifier -> [Conditional<LocalizedText>] in
      // `navigationTitle { view }` of watchOS has no text of its own.
      guard let value = modifier.value else { return [] }
      return reading.texts.texts(of: value, as: .key, at: place).compactMap { text in
        guard !text.conditions.excludes(modifier.conditions), text.value.isPresent else { return nil }
        return Conditional(text.value, modifier.conditions.and(text.conditions))
      }
    }
  }

  /// Large where the source says so. `automatic` is large in the first view of a navigation, and in others depends on the view
  /// before.
  func largeTitle(_ screen: SwiftUIScreen) -> Fact<Bool> {
    for modifier in screen.modifiers.reversed() {
      let mode: ExprSyntax? =
        switch modifier.name {
        case "navigationBarTitleDisplayMode", "toolbarTitleDisplayMode": modifier.value
        case "navigationBarTitle": modifier.call.argument("displayMode")
        default: nil
        }
      guard let mode else { continue }
      switch mode.writtenText.split(separator: ".").last {
      case "inline": return .declared(false)
      case "large": return .declared(true)
      case "automatic": return automatic(screen)
      default: return .unknown
      }
    }
    return automatic(screen)
  }

  private func automatic(_ screen: SwiftUIScreen) -> Fact<Bool> {
    guard screen.first("toolbarRole") == nil,
      let title = screen.modifiers.first(where: { SwiftUIScreen.titles.contains($0.name) })
    else { return .unknown }
    return NavigationRoot(project: reading.project, file: place.file).holds(title) ? .declared(true) : .unknown
  }
}
