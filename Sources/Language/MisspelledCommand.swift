import LintelTables

/// A word that no list has and that is one slip off a command: `tilbaksestill` for `tilbakestill`. Whoever wrote it meant the
/// command, so it is no noun.
struct MisspelledCommand {
  private let commands: WordList

  /// Shorter words have neighbours of their own. The figure is ours.
  private static let fewest = 7
  private static let letters = UInt8(ascii: "a")...UInt8(ascii: "z")

  init(_ commands: WordList) { self.commands = commands }

  /// Whether a word has a letter too many or too few, or two neighbours swapped, and is a command otherwise. Its first and last
  /// letter are right: what differs at the end is another form as often as a slip.
  func isOne(_ word: ArraySlice<UInt8>) -> Bool {
    let bytes = Array(word)
    guard bytes.count >= Self.fewest, !commands.isEmpty, bytes.allSatisfy({ Self.letters.contains($0) }) else { return false }
    func isCommand(_ change: (inout [UInt8]) -> Void) -> Bool {
      var changed = bytes
      change(&changed)
      return commands.contains(changed[...])
    }
    return (1..<bytes.count - 1).contains { place in
      isCommand { $0.remove(at: place) } || place + 2 < bytes.count && isCommand { $0.swapAt(place, place + 1) }
    }
      || (1..<bytes.count).contains { place in
        Self.letters.contains { letter in isCommand { $0.insert(letter, at: place) } }
      }
  }
}
