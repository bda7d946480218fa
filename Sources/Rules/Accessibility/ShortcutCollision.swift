import LintelFindings
import LintelModel

extension Rule {
  static let shortcutCollision = Rule(
    id: "shortcut-collision",
    title: "A shortcut triggers one item.",
    severity: .warning,
    isCore: true,
    criteria: ["2.1.1"],
    why: "One of the two never answers to its keys, and for those who have nothing but keys it is not there.",
    examples: [
      .fails(
        "the same keys in another order",
        sketch:
          "macos26 en 800pt\nkind: window\nfacts item1: shortcut cmd+shift+n\nfacts item2: shortcut shift+cmd+N\n[New {plus}] [Note {note}]"
      ),
      .fails(
        "the same keys in other words",
        sketch:
          "macos26 en 800pt\nkind: window\nfacts item1: shortcut ⌘N\nfacts item2: shortcut command-n\n[New {plus}] [Note {note}]",
        mended: "macos26 en 800pt\nkind: window\nfacts item1: shortcut ⌘N\nfacts item2: shortcut cmd+opt+n\n"
          + "[New {plus}] [Note {note}]"),
      .needsReview(
        "keys that the system takes first",
        sketch: "macos26 en 800pt\nkind: window\nfacts item1: shortcut cmd+space\n[Play {play}]"),
      .passes(
        "other keys",
        sketch:
          "macos26 en 800pt\nkind: window\nfacts item1: shortcut cmd+n\nfacts item2: shortcut cmd+shift+n\n[New {plus}] [Note {note}]"
      ),
    ],
    check: .bar { bar in
      guard bar.isSource else { return [] }
      var first: [Shortcut: Item] = [:]
      return bar.toolbar.items.compactMap { item in
        // What people have not put on the bar is not there to answer.
        guard item.isInDefaultSet, let written = item.facts.shortcut.value else { return nil }
        let shortcut = Shortcut(written)
        func remark(_ verdict: Verdict, _ reason: String, _ message: Message) -> Remark {
          Remark(
            verdict, reason, message, certainty: verdict == .fails ? .certain : .possible, item: item.id, blame: .definition,
            evidence: [.text("shortcut", written)], suggestion: "Give it other keys.", location: item.location)
        }
        if let other = first[shortcut] {
          return remark(
            .fails, "same-keys", "\(bar.name(of: item)) and \(bar.name(of: other)) have the same shortcut, \(written)")
        }
        first[shortcut] = item
        guard Shortcut.ofSystem.contains(shortcut) else { return nil }
        return remark(.needsReview, "keys-of-system", "The system takes \(written) before \(bar.name(of: item)) can")
      }
    })
}

/// Keys that are pressed together, in whatever order they are written.
private struct Shortcut: Hashable {
  private let keys: Set<String>

  init(_ text: String) {
    var text = text.lowercased()
    // `⌘N` and `command-n` are ways to write `cmd+n`; the key itself may be a plus or hyphen.
    var keys: Set<String> = []
    while let first = text.first, text.count > 1 {
      if let name = Self.names[String(first)] {
        keys.insert(name)
        text.removeFirst()
        if text.count > 1, let joiner = text.first, "+- ".contains(joiner) { text.removeFirst() }
      } else if let end = text.dropFirst().firstIndex(where: { "+- ".contains($0) }), text.index(after: end) < text.endIndex
      {
        let name = String(text[..<end])
        keys.insert(Self.names[name] ?? name)
        text.removeSubrange(...end)
      } else {
        break
      }
    }
    if !text.isEmpty { keys.insert(Self.names[text] ?? text) }
    self.keys = keys
  }

  private static let names = [
    "command": "cmd", "⌘": "cmd", "⎋": "esc", "escape": "esc", "⏎": "return", "↩": "return", "enter": "return",
    "␣": "space", "⇥": "tab", "↑": "up", "↓": "down", "←": "left", "→": "right", "option": "alt", "opt": "alt", "⌥": "alt",
    "control": "ctrl", "⌃": "ctrl", "⇧": "shift",
  ]

  /// Spotlight, the switcher of apps and windows, Force Quit and Lock Screen, as macOS has them by default.
  static let ofSystem = Set(
    ["cmd+space", "cmd+tab", "cmd+alt+esc", "cmd+ctrl+q", "ctrl+up", "ctrl+down"].map { Shortcut($0) })
}
