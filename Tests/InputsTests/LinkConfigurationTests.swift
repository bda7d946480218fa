import LintelInputs
import Testing

@Suite("Links of a configuration")
struct LinkConfigurationTests {
  @Test(
    "An address that is none of the web, or whose host is to be filled in, is refused where it stands",
    arguments: [
      "javascript:alert(1)", "file:///etc/passwd", "https://", "https://{key}/a", "https://a@b.example/{key}",
      "ftp://a.example",
    ])
  func refused(address: String) {
    let file = SourceFile(path: "lintel.yml", bytes: Array("links:\n  source: \"\(address)\"\n".utf8))
    let read = ConfigurationReader.read(file, knowing: ConfigurationNames(rules: [], profiles: [], failOn: []))
    #expect(read.links == [:])
    #expect(
      read.problems.map(\.reason) == [
        "line 2, column 11: found '\(address)' as an address; allowed: one that begins with https:// or http:// and a host"
      ])
  }

  @Test("A member that is no link is refused")
  func unknown() {
    let file = SourceFile(path: "lintel.yml", bytes: Array("links: {issues: \"https://a.example\"}\n".utf8))
    let read = ConfigurationReader.read(file, knowing: ConfigurationNames(rules: [], profiles: [], failOn: []))
    #expect(read.problems.count == 1)
  }
}
