import Foundation
import LintelAudit
import Testing

@Suite("A configuration that is written from what is found, by the published schema")
struct ConfigurationProposalTests {
  /// As much of YAML as the file uses: a member on a line, or a list of lines below its name.
  private func json(_ yaml: String) throws -> String {
    var members: [String] = []
    for line in yaml.split(separator: "\n") where !line.hasPrefix("#") {
      if line.hasPrefix("  - ") {
        members[members.count - 1] += (members[members.count - 1].hasSuffix("[") ? "" : ", ") + value(line.dropFirst(4))
      } else {
        let parts = line.split(separator: ":", maxSplits: 1)
        let rest = parts.count > 1 ? parts[1].drop { $0 == " " } : ""
        members.append("\"\(parts[0])\": " + (rest.isEmpty ? "[" : value(rest)))
      }
    }
    let closed = members.map { member in
      let isList = member.contains(": [") && !member.hasSuffix("]")
      return isList ? member + "]" : member
    }
    return "{" + closed.joined(separator: ", ") + "}"
  }

  private func value(_ text: Substring) -> String {
    if text.hasPrefix("\"") { return String(text) }
    if text.hasPrefix("{source: ") { return "{\"source\": " + text.dropFirst("{source: ".count) }
    if text.hasPrefix("[") {
      let items = text.dropFirst().dropLast().split(separator: ", ").map(value)
      return "[" + items.joined(separator: ", ") + "]"
    }
    return "\"\(text)\""
  }

  @Test("All of it is described there, whatever the project holds")
  func schema() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "lintel-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = [
      "Vendor \"x\"/a.sketch": "ios18 en 375pt\n| Logins |", "pt-BR.lproj/L.strings": "\"a\" = \"Abrir\";\n",
      "no.csv": "key,pt-BR,en\nb,Fechar,Close\n", "zeile\u{85}.csv": "key,pt-BR,en\nc,Sair,Quit\n",
    ]
    for (path, text) in files {
      let file = folder.appending(path: path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    let text = try ConfigurationProposal(for: folder.path, links: "https://github.com/a/b/blob/HEAD/{file}#L{line}").text
    _ = try Configuration.read(text: text)
    #expect(try SchemaCheck.problems(json(text), "lintel-configuration") == [])
    #expect(text.contains("source-language: \"pt-BR\""))
    #expect(text.contains("links: {source:"))
    let empty = FileManager.default.temporaryDirectory.appending(path: "lintel-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: empty, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: empty) }
    _ = try Configuration.read(text: try ConfigurationProposal(for: empty.path, links: nil).text)
  }
}
