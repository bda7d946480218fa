import Foundation
import Testing

@testable import LintelCommand

/// Tables as they may be written to do harm, or by a broken editor.
@Suite("Files that mean harm")
struct HostileFilesTests {
  private static let bars = """
    sourceLocale: en
    toolbars:
      - id: editor
        kind: navigationBar
        platforms: [ios]
        title: {key: title, table: Bars, default: Notes}
        items:
          - {id: save, label: {key: save, table: Bars, default: Save}, placement: trailing}
          - {id: send, label: {key: send, table: Sent, default: Send}, placement: trailing}
          - {id: copy, label: {key: copy, table: Copied, default: Copy}, placement: trailing}
    """

  /// `.strings` in UTF-16 with a lone surrogate, a NUL, and a bidi override.
  private static let strings: Data = {
    var units = Array("\u{FEFF}\"title\" = \"<script>alert(1)</script> ]]> \u{202E}abc ".utf16)
    units += [0xD800, 0x20, 0x1B, 0x5B, 0x33, 0x31, 0x6D]
    units += Array("\";\n\"save\" = \"=cmd()|' /C calc'!A0 \\\"@everyone\\\" ".utf16)
    units += [0xDC00]
    units += Array("\";\n".utf16)
    return units.reduce(into: Data()) { data, unit in
      data.append(UInt8(unit & 0xFF))
      data.append(UInt8(unit >> 8))
    }
  }()

  /// A catalogue with escapes of a lone surrogate and of NUL.
  private static let catalogue = #"""
    {"sourceLanguage": "en", "version": "1.0", "strings": {"send": {"localizations": {
      "en": {"stringUnit": {"state": "translated", "value": "Send"}},
      "de": {"stringUnit": {"state": "translated", "value": "%0A::error::x \ud800 \u0000 \u001b[31m ```www.evil.example"}}}}}}
    """#

  /// What XLIFF can hold of it: references to C1 controls, bidi overrides, markup that is escaped.
  private static let exchange = """
    <?xml version="1.0" encoding="UTF-8"?>
    <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
      <file original="en.lproj/Copied.strings" source-language="en" target-language="de" datatype="plaintext"><body>
        <trans-unit id="copy"><source>Copy</source>
          <target>&lt;img src=x onerror=alert(1)&gt; ]]&gt; &#x9B;2J &#x202E;cba | [x](https://evil.example)</target></trans-unit>
      </body></file>
    </xliff>
    """

  private func cli() throws -> CommandRunner {
    let cli = try CommandRunner([
      "a.toolbar.yml": Self.bars, "en.lproj/Bars.strings": "\"title\" = \"Notes\";\n\"save\" = \"Save\";\n",
      "Sent.xcstrings": Self.catalogue, "de.xliff": Self.exchange, "en.lproj/Copied.strings": "\"copy\" = \"Copy\";\n",
    ])
    try FileManager.default.createDirectory(
      at: cli.folder.appending(path: "de.lproj"), withIntermediateDirectories: true)
    try Self.strings.write(to: cli.folder.appending(path: "de.lproj/Bars.strings"))
    return cli
  }

  @Test("Every format is written, holds nothing that acts, and comes from the stored report the same")
  func allFormats() throws {
    let cli = try cli()
    defer { cli.remove() }
    let formats = ReportOptions.names
    let options = formats.flatMap { ["--format", $0] } + ["--fail-on", "never", "--without-fonts"]
    #expect(try cli.run(["audit", ".", "--output", "out"] + options).code == 0)
    let again = try cli.run(["report", "out/audit.xml", "--output", "again"] + options.dropLast())
    #expect(again.code == 0, "\(again.errors)")
    let files = try FileManager.default.contentsOfDirectory(atPath: cli.folder.appending(path: "out").path)
    #expect(files.count == formats.count)
    for file in files {
      let data = try Data(contentsOf: cli.folder.appending(path: "out/\(file)"))
      #expect(try Data(contentsOf: cli.folder.appending(path: "again/\(file)")) == data, "\(file)")
      let text = try #require(String(data: data, encoding: .utf8), "\(file) is not UTF-8")
      // The pictures of a page turn their texts as a device does.
      let words = text.replacing(/<text[^>]*>[^<]*<\/text>/, with: "")
      #expect(!words.unicodeScalars.contains { Self.acts($0) }, "\(file)")
      // The page has one script, which is its own.
      let scripts = text.ranges(of: "<script>").count
      #expect(
        scripts == (file.hasSuffix("html") ? 1 : 0)
          || !file.hasSuffix("html") && !file.hasSuffix("xml") && !file.hasSuffix("md"))
      #expect(!text.contains("\n::error::x") && !text.contains(",=cmd") && !text.contains("\n=cmd"))
    }
  }

  @Test("What was hidden can be read: the override and the lone surrogate's place")
  func isLegible() throws {
    let cli = try cli()
    defer { cli.remove() }
    let text = try cli.run("audit", ".", "--format", "csv").output
    #expect(text.contains("⟨U+202E⟩abc") && text.contains("\u{FFFD}") && text.contains("⟨U+001B⟩"))
  }

  private static func acts(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xA, 0xD: false
    // A byte order mark begins the table, and a mark of ours keeps texts in their places in the comment's pictures.
    case 0xFEFF, 0x200E: false
    case 0..<0x20, 0x7F..<0xA0, 0x061C, 0x200B, 0x200F, 0x2028...0x202E, 0x2060...0x2069, 0xFFFE, 0xFFFF: true
    default: false
    }
  }
}
