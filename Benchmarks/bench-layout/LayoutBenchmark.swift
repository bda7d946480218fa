import Foundation
import LintelInputs
import LintelLayout
import LintelMeasuring
import LintelModel

/// Lays every bar below some folders out in every language for 6 environments and for 60, and compares the costs: measuring is
/// done once a text, and a further width should cost next to nothing. Without a folder, the example app's bars.
@main enum LayoutBenchmark {
  private static let most = 1.3
  private static let rounds = 9

  static func main() throws {
    let given = CommandLine.arguments.dropFirst().filter { !$0.isEmpty }
    let projects = try (given.isEmpty ? ["Examples"] : Array(given)).map {
      ProjectReader.read(try ProjectFolder.files(at: $0))
    }
    var bars: [Job] = []
    for project in projects {
      for toolbar in project.toolbars {
        bars += Set(project.locales).union([toolbar.sourceLocale]).map { Job(toolbar: toolbar, locale: $0) }
      }
    }
    // All bars of one language with one measure, as in an audit.
    let jobs = bars.sorted { $0.locale < $1.locale }
    var ratios: [Double] = []
    var costs: [(few: Double, many: Double)] = []
    let environments = (few: environments(6), many: environments(60))
    // A few bars take less time than the clock can tell apart: so often that a round takes a tenth of a second.
    let once = max(1e-5, time { layOut(jobs, in: environments.few) })
    let times = Int(max(1, (0.1 / once).rounded(.up)))
    for _ in 0..<rounds {
      let few = time { for _ in 0..<times { layOut(jobs, in: environments.few) } } / Double(times)
      let many = time { for _ in 0..<times { layOut(jobs, in: environments.many) } } / Double(times)
      costs.append((few, many))
      ratios.append(many / few)
    }
    let ratio = ratios.sorted()[rounds / 2]
    let cost = costs.sorted { $0.few < $1.few }[rounds / 2]
    print("\nLayout of \(jobs.count) bars, each in one language, on one OS line:")
    print(
      String(
        format: "6 widths %.1f ms, 60 widths %.1f ms: %.2f times (at most %.1f), median of %d rounds of CPU time",
        cost.few * 1000, cost.many * 1000, ratio, most, rounds))
    if ratio > most { exit(1) }
  }

  private struct Job { let toolbar: Toolbar, locale: LocaleID }

  private static func layOut(_ jobs: [Job], in environments: [Platform: [Environment]]) {
    var measure: TextMeasure?
    for job in jobs {
      if measure?.locale != job.locale { measure = TextMeasure(locale: job.locale) }
      let given = environments[job.toolbar.platforms.first ?? .ios]!
      let result = BarLayouter.layOut(
        job.toolbar, locale: job.locale, direction: .leftToRight, environments: given, ruler: measure!.ruler)
      precondition(result.layouts.reduce(0) { $0 + 1 + $1.alike.count } == given.count)
    }
  }

  /// So many widths of each platform, every one another, from those of its narrowest device or window to its widest.
  private static func environments(_ count: Int) -> [Platform: [Environment]] {
    Dictionary(
      uniqueKeysWithValues: Platform.allCases.map { platform in
        let range: (Double, Double) = platform == .macos ? (480, 1440) : platform == .ipados ? (507, 1032) : (320, 440)
        return (
          platform,
          (0..<count).map { index in
            Environment(
              platform: platform, os: OSLine(26), device: "width \(index)",
              width: Points(range.0 + (range.1 - range.0) * Double(index) / Double(count - 1)))
          }
        )
      })
  }

  private static func time(_ body: () -> Void) -> Double {
    let start = clock()
    body()
    return Double(clock() - start) / Double(CLOCKS_PER_SEC)
  }
}
