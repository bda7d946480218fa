import LintelReports
import Testing

@Suite("Commands of CI services in what a project says")
struct RunnerCommandsTests {
  /// What GitHub's runner, Azure's agent and TeamCity do with a line, after their public sources: actions/runner,
  /// ActionCommand.cs (TryParseV2 trims and looks for `::`, TryParse looks for `##[` anywhere); azure-pipelines-agent,
  /// Command.cs (`##vso[` anywhere); TeamCity's service messages.
  private static func isCommand(_ line: some StringProtocol) -> Bool {
    let start = line.drop { $0.unicodeScalars.allSatisfy { $0.properties.isWhitespace || $0 == "\u{FEFF}" } }
    let text = line.lowercased()
    return start.hasPrefix("::") || ["##[", "##vso[", "##teamcity["].contains { text.contains($0) }
  }

  static let hostile = [
    "::error::x", "   ::set-env name=A::b", "\t::add-mask::x", "\u{A0}::error::x", "\u{3000}\u{2003} ::error::x",
    "a\n::error::x", "a\r::error::x", "a\r\n  ::error::x", "a\u{85}::error::x", "a ##[group]b", "##[error]x",
    "###[error]x", "x##vso[task.setvariable]y",
    "##VSO[task.x]", "##teamcity[buildStop]", "####[a]", "::::", "##[##[", "\u{FEFF}::error::x",
  ]

  @Test("No line of a text is a command any more", arguments: hostile)
  func plain(text: String) {
    let disarmed = RunnerCommands.disarmed(text)
    let lines = disarmed.unicodeScalars.split { "\n\r\u{85}\u{2028}\u{2029}".unicodeScalars.contains($0) }.map { String($0) }
    #expect(lines.filter { Self.isCommand($0) } == [])
    #expect(RunnerCommands.disarmed(disarmed) == disarmed)
  }

  @Test("Documents say the same to whoever reads them")
  func documents() {
    #expect(RunnerCommands.disarmed("{\"a\": \"##[group]\"}", in: .json) == "{\"a\": \"\\u0023#[group]\"}")
    #expect(RunnerCommands.disarmed("<a>\n::error::##vso[x]</a>", in: .markup) == "<a>\n&#58;:error::&#35;#vso[x]</a>")
    #expect(RunnerCommands.disarmed("::error::##[x]\n", in: .commands) == "::error::#·#[x]\n")
  }

  @Test(
    "Texts without commands stay as they are",
    arguments: ["a::b", "# #[a]", "## [a]", "##x[a]", "a: ::b", ":", "#", "", "##"])
  func harmless(text: String) {
    for syntax in [RunnerCommands.Syntax.plain, .json, .markup, .commands] {
      #expect(RunnerCommands.disarmed(text, in: syntax) == text)
    }
  }
}
