import ArgumentParser

/// How often labels of known kind are judged rightly, language by language.
struct VerbAccuracy {
  /// Judged labels of one kind.
  private struct Count {
    var verb = 0, notVerb = 0, unknown = 0
    var all: Int { verb + notVerb + unknown }

    mutating func add(_ verdict: String) {
      switch verdict {
      case "verb": verb += 1
      case "not-verb": notVerb += 1
      default: unknown += 1
      }
    }
  }

  private var commands: [String: Count] = [:], others: [String: Count] = [:]

  /// Reads lines of locale, english, text, expected; further columns are left alone.
  init(of text: String, from file: String, by judge: inout VerbJudge) throws {
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().dropFirst()
    where !line.isEmpty {
      let columns = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard columns.count > 3, columns[3] == "command" || columns[3] == "noncommand" else {
        throw ValidationError("\(file):\(index + 1): found “\(line)”; allowed: locale, english, text, command or noncommand")
      }
      let verdict = judge.verdict(on: columns[2], in: columns[0])
      if columns[3] == "command" {
        commands[columns[0], default: Count()].add(verdict)
      } else {
        others[columns[0], default: Count()].add(verdict)
      }
    }
  }

  /// A line for each language: of the commands, how many are taken for none; of the rest, how many are found to be none.
  var table: String {
    let locales = Set(commands.keys).union(others.keys).sorted()
    var lines = [Self.line(["locale", "commands", "not-verb", "%", "others", "not-verb", "recall %"])]
    lines += locales.map { row($0, commands[$0] ?? Count(), others[$0] ?? Count()) }
    // A language that is not judged would only make the sum look better.
    let judged = locales.filter { (commands[$0]?.unknown ?? 0) < (commands[$0]?.all ?? 0) }
    lines.append(row("judged", Self.sum(judged.compactMap { commands[$0] }), Self.sum(judged.compactMap { others[$0] })))
    return lines.joined(separator: "\n")
  }

  private func row(_ name: String, _ commands: Count, _ others: Count) -> String {
    Self.line([
      name, "\(commands.all)", "\(commands.notVerb)", Self.percent(commands.notVerb, of: commands.all), "\(others.all)",
      "\(others.notVerb)", Self.percent(others.notVerb, of: others.all),
    ])
  }

  private static func sum(_ counts: [Count]) -> Count {
    counts.reduce(Count()) {
      Count(verb: $0.verb + $1.verb, notVerb: $0.notVerb + $1.notVerb, unknown: $0.unknown + $1.unknown)
    }
  }

  private static func percent(_ part: Int, of all: Int) -> String {
    guard all > 0 else { return "–" }
    let hundredths = (part * 10_000 + all / 2) / all
    return "\(hundredths / 100).\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100)"
  }

  private static func line(_ cells: [String]) -> String {
    cells.map { String(repeating: " ", count: max(1, 10 - $0.count)) + $0 }.joined()
  }
}
