import Foundation
import Testing

/// A baseline of 3,000 findings that twelve branches change, as a team would over a week.
@Suite("A baseline that many branches change")
struct MergedBaselineTests {
  /// What a branch does to the baseline.
  private struct Branch {
    var taken: Set<String>
    var added: [String]
  }

  private static let languages = ["de", "es", "fr"]

  /// A thousand texts that lose their value in three languages.
  private func project() -> [String: String] {
    func table(_ text: (Int) -> String) -> String { (0..<1000).map { "\"\(key($0))\" = \"\(text($0))\";\n" }.joined() }
    var files = ["en.lproj/L.strings": table { "Open item \($0) of %@" }]
    for language in Self.languages { files["\(language).lproj/L.strings"] = table { "\(language) \($0 * 7919)" } }
    return files
  }

  private func key(_ number: Int) -> String { "key." + String(String(10_000 + number).dropFirst()) }

  private func member(_ name: String, of line: String) -> String? {
    guard let start = line.range(of: "\"\(name)\":\"")?.upperBound else { return nil }
    return String(line[start...].prefix { $0 != "\"" })
  }

  /// The order in which a baseline is written.
  private func order(_ line: String) -> [String] {
    ["rule", "table", "key", "language", "fingerprint"].map { member($0, of: line) ?? "" }
  }

  private func lines(_ history: GitHistory) throws -> [String] {
    try String(contentsOf: history.cli.folder.appending(path: "b.json"), encoding: .utf8).split(separator: "\n").map {
      String($0)
    }
  }

  private func write(_ entries: [String], _ history: GitHistory) throws {
    let sorted = entries.map { (order: order($0), line: $0) }.sorted { $0.order.lexicographicallyPrecedes($1.order) }
    try history.write("{\"baseline\":\"2.0\"}\n" + sorted.map { $0.line + "\n" }.joined(), to: "b.json")
  }

  /// The same finding about another key, or in another table, and so of another name.
  private func moved(_ line: String, _ number: Int, key: String? = nil, table: String? = nil) -> String {
    var line = line
    let name = String(String(UInt64(number + 1) &* 0x9E37_79B9_7F4A_7C15, radix: 16).suffix(16))
    line = line.replacing(member("fingerprint", of: line)!, with: String(repeating: "0", count: 16 - name.count) + name)
    if let key { line = line.replacing("\"key\":\"\(member("key", of: line)!)\"", with: "\"key\":\"\(key)\"") }
    if let table { line = line.replacing("\"table\":\"L\"", with: "\"table\":\"\(table)\"") }
    return line
  }

  /// Each branch takes out a run of neighbours and single ones, accepts new ones right beside them and elsewhere; the last three
  /// move a part of the table.
  private func branches(of entries: [String]) -> [Branch] {
    (0..<12).map { number in
      var taken = Set((0..<20).map { entries[(number * 241 + $0) % entries.count] })
      taken.formUnion((0..<15).map { entries[($0 * 197 + number * 3) % entries.count] })
      var added = (0..<20).map { index in
        // The next branch's run begins where this one's neighbours end.
        let beside = entries[(number * 241 + 19 + index % 3) % entries.count]
        return moved(beside, number * 1000 + index, key: member("key", of: beside)! + ".\(number).\(index)")
      }
      if number >= 9 {
        let part = entries[(number * 100)..<(number * 100 + 50)]
        taken.formUnion(part)
        added += part.enumerated().map { moved($1, number * 1000 + 500 + $0, table: "Moved/L") }
      }
      return Branch(taken: taken, added: added)
    }
  }

  /// Begins a history with the baseline in it, and branches off it.
  private func begin(_ attributes: String) throws -> (GitHistory, entries: [String], [Branch]) {
    let history = try GitHistory(project().merging([".gitattributes": attributes]) { $1 })
    let written = try history.cli.run("baseline", ".", "--tables-only", "--without-fonts", "--output", "b.json")
    try #require(written.code == 0, "\(written.errors)")
    let entries = try lines(history).dropFirst().filter { $0.contains("placeholder-mismatch") }
    try #require(entries.count == 3000, "\(entries.count)")
    try write(Array(entries), history)
    try history.commit("baseline")
    let branches = branches(of: Array(entries))
    for (number, branch) in branches.enumerated() {
      try history.git("checkout", "--quiet", "-b", "branch\(number)", "main")
      try write(entries.filter { !branch.taken.contains($0) } + branch.added, history)
      try history.commit("branch \(number)")
    }
    try history.git("checkout", "--quiet", "main")
    return (history, Array(entries), branches)
  }

  @Test("With lintel as merge driver all twelve merge, each addition is in and each prune is out")
  func driver() throws {
    let (history, entries, branches) = try begin("b.json merge=lintel\n")
    defer { history.remove() }
    try history.git("config", "merge.lintel.driver", "'\(CommandRunner.executable.path)' baseline --merge %O %A %B")
    for number in branches.indices { try history.git("merge", "--quiet", "--no-edit", "branch\(number)") }
    let taken = branches.reduce(into: Set<String>()) { $0.formUnion($1.taken) }
    let expected = Set(entries.filter { !taken.contains($0) } + branches.flatMap(\.added))
    let merged = try lines(history)
    #expect(merged.first == "{\"baseline\":\"2.0\"}")
    #expect(Set(merged.dropFirst()) == expected)
    #expect(merged.count == expected.count + 1)
    let orders = merged.dropFirst().map(order)
    #expect(orders == orders.sorted { $0.lexicographicallyPrecedes($1) })
  }

  @Test(
    "With union all twelve merge and no addition is lost; a prune beside another branch's change may come back, and is told")
  func union() throws {
    let (history, entries, branches) = try begin("b.json merge=union\n")
    defer { history.remove() }
    for number in branches.indices { try history.git("merge", "--quiet", "--no-edit", "branch\(number)") }
    let taken = branches.reduce(into: Set<String>()) { $0.formUnion($1.taken) }
    let expected = Set(entries.filter { !taken.contains($0) } + branches.flatMap(\.added))
    let merged = Set(try lines(history).dropFirst()).subtracting(["{\"baseline\":\"2.0\"}"])
    #expect(expected.isSubset(of: merged))
    #expect(merged.subtracting(expected).isSubset(of: taken))
    // The texts of the project did not change: what an audit finds no more are the additions, which were made up.
    let strict = try history.cli.run(
      "audit", ".", "--tables-only", "--without-fonts", "--baseline", "b.json", "--fail-on", "never", "--strict")
    #expect(strict.code == 1 && strict.errors.contains("baseline --prune"))
    // Pruning mends what came back: then the file holds nothing that is not found.
    #expect(try history.cli.run("baseline", ".", "--tables-only", "--without-fonts", "--prune", "b.json").code == 0)
    #expect(Set(try lines(history).dropFirst()).isSubset(of: merged))
  }

  @Test(
    "Without either, neighbours that two branches change are a conflict, which is refused with its line, and merged by hand")
  func plain() throws {
    let (history, entries, branches) = try begin("")
    defer { history.remove() }
    try history.git("merge", "--quiet", "--no-edit", "branch0")
    #expect(try history.attempt(["merge", "--quiet", "--no-edit", "branch1"]).code == 1)
    let refused = try history.cli.run("audit", ".", "--tables-only", "--baseline", "b.json")
    #expect(refused.code == 2)
    #expect(refused.errors.contains(/b\.json:\d+: found “<<<<<<<”/))
    for (stage, name) in [("1", "base"), ("2", "b.json"), ("3", "theirs")] {
      try history.write(try history.git("show", ":\(stage):b.json"), to: name)
    }
    #expect(try history.cli.run("baseline", "--merge", "base", "b.json", "theirs").code == 0)
    let taken = branches[0].taken.union(branches[1].taken)
    #expect(
      Set(try lines(history).dropFirst())
        == Set(entries.filter { !taken.contains($0) } + branches[0].added + branches[1].added))
    #expect(try history.cli.run("baseline", "--merge", "base", "b.json").code == 2)
    #expect(try history.cli.run("baseline").code == 2)
  }
}
