import LintelAudit
import LintelFindings
import LintelModel
import Testing

/// Does with a bar of plain buttons what the suggestions of rules about texts, symbols and groups ask for, and looks again.
@Suite("Advice")
struct CircularAdviceTests {
  private struct Bar: Hashable, CustomStringConvertible {
    /// Symbols or texts, each with the space before it.
    var items: [(isText: Bool, space: String)]
    var header: String

    static func == (a: Bar, b: Bar) -> Bool { a.description == b.description }
    func hash(into hasher: inout Hasher) { hasher.combine(description) }

    private static let words = ["Reply", "Transfer", "Sort Out", "Rest", "Burn"]
    private static let symbols = ["bolt.horizontal", "tray.2", "leaf", "flame", "drop"]

    var description: String {
      let line = items.enumerated().map { index, item in
        let word = Self.words[index]
        return (index == 0 ? "" : item.space) + (item.isText ? "[\(word)]" : "{\(Self.symbols[index]) \"\(word)\"}")
      }
      return "\(header)\nkind: toolbar\n\(line.joined())"
    }

    /// The bar after the suggestion; nil for a rule whose advice is no matter of texts, symbols and spaces.
    func following(_ rule: String, _ profile: Profile) -> Bar? {
      // SAP's guideline has symbols only where everyone knows them, and an overflow menu for the others.
      if rule == "prefer-symbols", profile == .fioriIOS { return nil }
      var bar = self
      for index in items.indices {
        switch rule {
        case "text-buttons-crowded":
          let isCrowded = index > 0 && items[index].space == " " && items[index].isText && items[index - 1].isText
          if isCrowded { bar.items[index].space = " - " }
        case "too-many-groups":
          // Those of one kind are joined, texts with a fixed space between them.
          guard index > 0, items[index].isText == items[index - 1].isText else { continue }
          bar.items[index].space = items[index].isText ? " - " : " "
        case "prefer-text":
          bar.items[index].isText = true
          if bar.items[index].space == " " { bar.items[index].space = " - " }
        case "prefer-symbols": bar.items[index].isText = false
        default: return nil
        }
      }
      return bar
    }
  }

  /// Every bar of one to five buttons with one kind of space, all texts or all symbols, and those with one of the other kind.
  private static let bars: [Bar] = ["ios26 en 402pt", "ios18 en 375pt", "ipados26 en 820pt"].flatMap { header in
    (1...5).flatMap { count in
      [" ", " - ", " -- "].flatMap { space in
        [true, false].flatMap { isText in
          (-1..<count).map { other in
            Bar(items: (0..<count).map { ($0 == other ? !isText : isText, space) }, header: header)
          }
        }
      }
    }
  }

  @Test("What one rule suggests raises no other", arguments: Profile.allCases)
  func noCircles(profile: Profile) async {
    let bars = Array(Set(Self.bars))
    let before = await rules(for: bars, profile)
    let advice: [(rule: String, bar: Bar, changed: Bar)] = bars.flatMap { bar in
      before[bar]!.sorted().compactMap { rule in
        bar.following(rule, profile).flatMap { $0 == bar ? nil : (rule, bar, $0) }
      }
    }
    let after = await rules(for: Array(Set(advice.map(\.changed))), profile)
    for (rule, bar, changed) in advice {
      #expect(!after[changed]!.contains(rule), "\(rule) goes on after its own advice:\n\(changed)")
      let raised = after[changed]!.subtracting(before[bar]!)
      #expect(raised.isEmpty, "\(rule) raises \(raised):\n\(bar)\n\(changed)")
    }
    #expect(advice.count > 10)
  }

  /// The rules that have something to say of each bar. What labels say, and how wide they are, hangs on this test's words.
  private func rules(for bars: [Bar], _ profile: Profile) async -> [Bar: Set<String>] {
    let words: Set = ["label-verb", "label-truncated", "label-concise", "label-capitalization"]
    let files = bars.enumerated().map { ("\($0).sketch", $1.description) }
    let project = ProjectSource.read(texts: Dictionary(uniqueKeysWithValues: files))
    #expect(project.skipped.isEmpty, "\(project.skipped)")
    let found = await Auditor.audit(project, options: AuditOptions(profile: profile)).findings
    let byFile = Dictionary(grouping: found) { $0.location?.file ?? "" }
    return Dictionary(
      uniqueKeysWithValues: zip(bars, files).map { bar, file in
        (bar, Set(byFile[file.0, default: []].map(\.rule)).subtracting(words))
      })
  }
}
