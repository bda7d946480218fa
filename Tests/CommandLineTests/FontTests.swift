import Foundation
import Testing

@Suite struct FontTests {
  private let fixture = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../GlyphShapingTests/Fixtures/fixture.ttc").standardizedFileURL.path

  @Test("measure --faces measures with just the faces of the list, line by line")
  func faces() throws {
    let cli = try CommandRunner([
      "faces.json": """
      [{"family": "F0", "path": "\(fixture)", "index": 1, "only": ["he"]}, {"family": "F1", "path": "\(fixture)"}]
      """
    ])
    defer { cli.remove() }
    let lines = ["he", "en"].map { #"{"text":"a","locale":"\#($0)","size":10,"weight":"regular"}"# + "\n" }.joined()
    let answer = try cli.run("measure", "--stdin", "--format", "jsonl", "--faces", "faces.json", input: lines)
    #expect(answer.code == 0)
    #expect(answer.output.split(separator: "\n").map { $0.contains(#""width":10,"low":10,"high":10"#) } == [true, false])
    #expect(answer.output.contains(#""face":"Lintel Second Regular""#) && answer.output.contains(#""width":5,"#))
  }

  @Test(
    "What is wrong with a list of faces is said, and exits with 2",
    arguments: [
      ("[]", "found no list of faces"), ("{", "found no list of faces"),
      (#"[{"family":"F0"}]"#, "face 1: found neither file nor path"),
      (#"[{"file":"no such font.ttf"}]"#, "face 1: no installed font file is called no such font.ttf"),
      (#"[{"path":"faces.json"}]"#, "faces.json: found no OpenType or TrueType font"),
    ])
  func badList(list: String, says: String) throws {
    let cli = try CommandRunner(["faces.json": list])
    defer { cli.remove() }
    let answer = try cli.run("measure", "a", "--faces", "faces.json")
    #expect(answer.code == 2)
    #expect(answer.errors.contains(says), "\(answer.errors)")
  }

  @Test("measure --fit shows what is seen of a text, cut at its end or in the middle")
  func fit() throws {
    let cli = try CommandRunner([:])
    defer { cli.remove() }
    let text = "Überprüfe deinen Posteingang"
    #expect(
      try cli.run("measure", text, "--locale", "de", "--size", "34", "--weight", "bold", "--fit", "343").output
        .hasPrefix("“Überprüfe deinen Po…” is seen"))
    #expect(try cli.run("measure", text, "--locale", "de", "--fit", "1000").output.hasPrefix("“\(text)” fits"))
    #expect(try cli.run("measure", text, "--locale", "de", "--fit", "120", "--middle").output.contains("Überpr…ingang"))
    #expect(try cli.run("measure", text, "--fit", "-1").code == 2)
    let line = #"{"text":"Save as…","locale":"en","size":17,"weight":"regular"}"# + "\n"
    let answer = try cli.run("measure", "--stdin", "--format", "jsonl", "--fit", "40", input: line)
    #expect(answer.output.contains(#""shown":"Sav…""#), "\(answer.output)")
  }

  @Test("fonts names what every script is measured with")
  func fonts() throws {
    let cli = try CommandRunner([:])
    defer { cli.remove() }
    let text = try cli.run("fonts")
    #expect(text.code == 0 && text.output.contains("Latn  ±3") && text.output.contains("Arab  ±"))
    #expect(try cli.run("fonts", "--format", "json").output.contains(#""script": "Deva""#))
  }
}
