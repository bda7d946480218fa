import Foundation
import LintelMeasuring
import LintelModel
import LintelUnicodeText
import ShapingLoop

/// Measures every text once, beside a bare loop over `hb_shape` for the same runs with the same faces.
@main enum MeasureBenchmark {
  private static let rounds = 9

  static func main() async throws {
    let folder = CommandLine.arguments.dropFirst().first { !$0.isEmpty }
    let labels = try folder.map { try Labels(folder: $0) } ?? Labels()
    let fonts = FontFolder()
    let faces = ProxyFaces { fonts.path($0) }
    let paths = Dictionary(
      faces.scripts.compactMap { font in font.path.map { (font.script, $0) } }, uniquingKeysWith: { a, _ in a })
    let shaped = LoopRuns(labels.all, faces: paths)
    let plain = LoopRuns(
      labels.all, faces: fonts.path("Inter-Regular.otf").map { ["Latn": $0, "Cyrl": $0, "Grek": $0] } ?? [:])
    print(
      "\(labels.all.count) texts; \(shaped.labels.count) in scripts that are shaped, \(plain.labels.count) in those that are not"
    )
    guard !shaped.labels.isEmpty, !plain.labels.isEmpty else {
      print("Not measured: the faces are missing (apt-get install fonts-noto-core fonts-inter).")
      return
    }
    var times: [[Double]] = Array(repeating: [], count: 6)
    let (shapedByLocale, plainByLocale) = (byLocale(shaped.labels), byLocale(plain.labels))
    for _ in 0..<rounds {
      times[0].append(seconds { kept += shaped.shape() })
      times[1].append(seconds { kept += measure(shapedByLocale, faces) })
      let second = prepare(shaped.labels, faces)
      times[2].append(seconds { kept += second() })
      times[3].append(seconds { kept += plain.shape() })
      times[4].append(seconds { kept += measure(plainByLocale, .none) })
      times[5].append(try await twoTasks(shaped.labels, faces))
    }
    let median = times.map { $0.sorted()[rounds / 2] }
    var holds = true
    func line(_ what: String, _ ratio: Double, atMost: Double? = nil, atLeast: Double? = nil) {
      let held = atMost.map { ratio <= $0 } ?? (ratio >= atLeast!)
      holds = holds && held
      let needed = atMost.map { "at most \($0)" } ?? "at least \(atLeast!)"
      print("\(what): \(String(format: "%.3f", ratio)), \(needed) is needed: \(held ? "holds" : "DOES NOT HOLD")")
    }
    print(
      String(
        format: "a bare loop: %.2f µs a text in shaped scripts, %.2f µs in others",
        median[0] / Double(shaped.labels.count) * 1e6, median[3] / Double(plain.labels.count) * 1e6))
    line("shaped scripts, as a multiple of the bare loop", median[1] / median[0], atMost: 1.2)
    line("a second size, as a share of the first", median[2] / median[1], atMost: 0.02)
    line("the table's scripts, times faster than the bare loop", median[3] / median[4], atLeast: 8)
    let control = await twoEmptyTasks()
    if control > 1.8 {
      line("two tasks, times faster than one", median[5], atLeast: 1.7)
    } else {
      print(
        String(
          format:
            "two tasks: not judged, the machine is busy: two empty loops are %.2f times faster than one, measuring %.2f",
          control, median[5]))
    }
    if !holds { exit(1) }
  }

  /// Each text goes to the measure of its locale; sorting that out is no part of measuring.
  private static func byLocale(_ labels: [Labels.Label]) -> [(locale: LocaleID, texts: [String])] {
    Dictionary(grouping: labels, by: \.locale).sorted { $0.key < $1.key }.map { (LocaleID($0.key), $0.value.map(\.text)) }
  }

  /// With nothing left of the pass before.
  private static func measure(_ groups: [(locale: LocaleID, texts: [String])], _ faces: ProxyFaces) -> Double {
    var sum = 0.0
    for (locale, texts) in groups {
      let measure = TextMeasure(locale: locale, faces: faces)
      for text in texts { sum += measure.measure(text, font: Font(size: 17)).width.best.value }
    }
    return sum
  }

  /// Shapes all texts, and answers what adds them up at another size.
  private static func prepare(_ labels: [Labels.Label], _ faces: ProxyFaces) -> () -> Double {
    let measure = TextMeasure(locale: "en", faces: faces)
    let shaped = labels.map { measure.shape($0.text, font: Font(size: 17)) }
    return { shaped.reduce(0) { $0 + measure.width(of: $1, font: Font(size: 13)).best.value } }
  }

  /// How many times less wall-clock time two tasks take than one.
  private static func twoTasks(_ labels: [Labels.Label], _ faces: ProxyFaces) async throws -> Double {
    func run(_ tasks: Int) async -> Double {
      let clock = ContinuousClock()
      let start = clock.now
      await withTaskGroup(of: Void.self) { group in
        for task in 0..<tasks {
          let part = byLocale(labels.indices.filter { $0 % tasks == task }.map { labels[$0] })
          group.addTask { for _ in 0..<4 { _ = Self.measure(part, faces) } }
        }
      }
      let time = clock.now - start
      return Double(time.components.seconds) + Double(time.components.attoseconds) / 1e18
    }
    return await run(1) / (await run(2))
  }

  /// The same of loops that share nothing: what the machine has to give.
  private static func twoEmptyTasks() async -> Double {
    func run(_ tasks: Int) async -> Double {
      let clock = ContinuousClock()
      let start = clock.now
      await withTaskGroup(of: Double.self) { group in
        for _ in 0..<tasks {
          group.addTask { (0..<200_000_000 / tasks).reduce(1.0) { $0 * 1.000_000_1 + Double($1 & 1) } }
        }
        for await result in group { kept += result }
      }
      return Double((clock.now - start) / .nanoseconds(1))
    }
    return await run(1) / (await run(2))
  }

  /// CPU time of one pass, over as many as make a measurable time.
  private static func seconds(_ body: () -> Void) -> Double {
    func now() -> Double {
      var time = timespec()
      clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
      return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
    var passes = 0
    let start = now()
    repeat {
      body()
      passes += 1
    } while now() - start < 0.1
    return (now() - start) / Double(passes)
  }
}

/// Where results go, so that nothing is for nothing.
nonisolated(unsafe) var kept = 0.0
