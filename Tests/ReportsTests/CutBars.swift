import LintelFindings
import LintelModel

@testable import LintelRules

/// Bars whose texts are cut in every way that layout can tell, whatever bar it takes to cut them so.
enum CutBars {
  static var all: [BarInLocale] {
    let bars = SampleResult.bars.filter { $0.toolbar.id == SampleProject.settings.id }
    return bars.filter { $0.isSource || $0.locale == "de" }.flatMap { bar in
      texts.flatMap { text in
        [Environment.Commonness.common, .rare].flatMap { commonness -> [BarInLocale] in
          let own = cut(bar, text, commonness, isOfSystem: false)
          return [own, cut(bar, text, commonness, isOfSystem: true), inCode(own)]
        }
      }
    }
  }

  /// With labels that no table has.
  private static func inCode(_ bar: BarInLocale) -> BarInLocale {
    var bar = bar
    let place = SourceLocation(file: "Settings.swift", line: 3)
    for index in bar.toolbar.items.indices { bar.toolbar.items[index].label = .literal("Text", at: place) }
    return bar
  }

  /// Bars on which nothing helps: items that may not leave, and texts of which no half fits; and a symbol on a bar of the
  /// system's.
  static let sketches = [
    "ipados27 de 320pt\n[Abbrechen]^pinned [Bearbeiten]^pinned | Titel | [Sichern]^pinned [Verschieben]^pinned",
    "macos26 de 200pt\nkind: window\n[Abbrechen]^pinned [Bearbeiten]^pinned | Titel | [Sichern]^pinned [Verschieben]^pinned",
    "ios26 en 402pt\nfacts trailing1: foreground #999999\n| Inbox | {plus \"Add\"}",
  ]

  /// What is said of a text that only the running program knows: no sketch has any.
  static let unreadText = ("A text on \(Message.data("Birds")) has a fixed size of \(Points(17)) pt, whatever text size people set" as Message)
    .scoped("text-size-capped.fixed-size")

  /// A view in the title's place that holds two texts of fixed sizes: no sketch has any.
  static let titleViews = [
    "Chat.swift": """
    final class ChatController: UIViewController {
      private let titleView = NameView()
      override func viewDidLoad() { navigationItem.titleView = titleView }
    }
    final class NameView: UIView {
      private lazy var nameLabel: UILabel = {
        let label = UILabel()
        label.font = .systemFont(ofSize: 16)
        return label
      }()
      private lazy var stateLabel: UILabel = {
        let label = UILabel()
        label.font = .systemFont(ofSize: 12)
        return label
      }()
    }
    """
  ]

  /// What is said of one text to shorten, of several, and of one whose width is not known, where that makes everything fit and
  /// where a guideline allows no more on the bar; and of one that is cut beside another.
  static var advice: [Message] {
    let sets = [[Shortening(.title, by: 10)], [Shortening(.title, by: 10), Shortening(.subtitle, by: 5)]]
    let shortened: [Message] = [true, false].flatMap { canFit in
      sets.flatMap { set in
        [texts[0], nil].compactMap { title in
          var bar = SampleResult.bars[0]
          bar.layouts[0].shortening = set
          bar.layouts[0].title = title
          let os = bar.layouts[0].environment.os
          bar.thresholds[os] = canFit ? [Threshold(event: .everythingFits, below: Width(exactly: 400))] : []
          return Shortened(bar, bar.layouts[0]).advice
        }
      }
    }
    return shortened + [texts[0], texts[5]].map(CutBeside.sentence)
  }

  private static var texts: [BarLayout.VisibleText] {
    let (narrow, wide) = (Width(exactly: 90), Width(exactly: 100))
    return [
      text("Te…", wide, narrow, .certain), text("", wide, narrow, .certain), text("Text", wide, narrow, .certain),
      text("Te…", wide, narrow, .likely), text("Te…", wide, narrow, .possible),
      text("T…", Width(exactly: 300), narrow, .certain),
      text("Te…", Width(exactly: 141), Width(low: 100, best: 107, high: 140), .certain),
      text("Text", Width(low: 80, best: 85, high: 95), narrow, .possible),
      text("Text", Width(low: 80, best: 85, high: 95), Width(low: 82, best: 90, high: 91), .possible),
    ]
  }

  private static func text(_ shown: String, _ needed: Width, _ room: Width, _ cut: Certainty) -> BarLayout.VisibleText {
    BarLayout.VisibleText(text: "Text", shown: shown, needed: needed, room: room, font: Font(size: 17), cut: cut)
  }

  private static func cut(
    _ bar: BarInLocale, _ text: BarLayout.VisibleText, _ commonness: Environment.Commonness, isOfSystem: Bool
  ) -> BarInLocale {
    var bar = bar
    for index in bar.layouts.indices {
      bar.layouts[index].environment.commonness = commonness
      bar.layouts[index].title = text
      bar.layouts[index].subtitle = text
      for item in bar.layouts[index].items.indices.prefix(2) { bar.layouts[index].items[item].text = text }
    }
    bar.measuredWith["Text"] = "Inter Regular"
    bar.pluralForms["Text"] = "other: Text"
    if isOfSystem {
      for index in bar.toolbar.items.indices {
        bar.toolbar.items[index].systemItem = "save"
        bar.toolbar.items[index].label = LocalizedText(state: .none)
      }
    }
    return bar
  }
}
