import LintelModel
import Testing

@Suite("What only builds for those who write the app have")
struct DebugArmsTests {
  /// Whether `here` in a source is in such a part.
  private func holds(_ source: String) throws -> Bool {
    let place = try #require(source.firstRange(of: "here"))
    let offset = source.utf8.distance(from: source.startIndex, to: place.lowerBound)
    return DebugArms(Array(source.utf8)).hold(offset)
  }

  @Test(
    "An arm for DEBUG is one, with other conditions beside it, and around another arm",
    arguments: [
      "#if DEBUG\nhere\n#endif", "#ifdef DEBUG\nhere\n#endif\n", "  #if DEBUG && os(iOS) // for us\nhere\n  #endif",
      "#if defined(DEBUG)\nhere\n#else\n#endif", "#if !DEBUG\n#else\nhere\n#endif", "#ifndef DEBUG\n#else\nhere\n#endif",
      "#if DEBUG\n#if os(iOS)\nhere\n#endif\n#endif", "#if os(iOS)\n#elseif DEBUG\nhere\n#endif",
    ])
  func debug(source: String) throws {
    #expect(try holds(source))
  }

  @Test("So is an arm for a condition that only configurations for debugging set")
  func ofProject() throws {
    for source in ["#if INTERNAL\nhere\n#endif", "#if !INTERNAL\n#else\nhere\n#endif", "#if DEBUG\nhere\n#endif"] {
      #expect(try DebugArms.conditions.withValue(["INTERNAL"]) { try holds(source) }, "\(source)")
    }
    #expect(try !holds("#if INTERNAL\nhere\n#endif"))
    #expect(try !DebugArms.conditions.withValue(["INTERNAL"]) { try holds("#if !INTERNAL\nhere\n#endif") })
  }

  @Test(
    "Any other arm is none, nor what no line ends",
    arguments: [
      "#if DEBUG\n#else\nhere\n#endif", "#if DEBUG\n#endif\nhere", "#if DEBUG || BETA\nhere\n#endif",
      "#if !DEBUG\nhere\n#endif", "#ifndef DEBUG\nhere\n#endif", "#if os(iOS)\n#else\nhere\n#endif", "#if DEBUG\nhere",
      "#if !DEBUG\n#elseif BETA\n#else\nhere\n#endif", "// #if DEBUG\nhere\n#endif",
    ])
  func other(source: String) throws {
    #expect(try !holds(source))
  }
}
