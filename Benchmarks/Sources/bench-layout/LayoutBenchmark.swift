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
    var jobs: [(toolbar: Toolbar, locale: LocaleID)] = []
    for project in projects {
      for toolbar in project.toolbars {
        for locale in Set(project.locales).union([toolbar.sourceLocale]).sorted() { jobs.append((toolbar, locale)) }
      }
    }
    jobs.sort { $0.locale < $1.locale }
    var ratios: [Double] = []
    var costs: [(few: Double, many: Double)] = []
    for _ in 0..<rounds {
      let few = time { layOut(jobs, count: 6) }
      let many = time { layOut(jobs, count: 60) }
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

  /// Every width is another one, so that none shares another's layout.
  private static func layOut(_ jobs: [(toolbar: Toolbar, locale: LocaleID)], count: Int) {
    var measure: TextMeasure?
    for (toolbar, locale) in jobs {
      if measure?.locale != locale { measure = TextMeasure(locale: locale) }
      let platform = toolbar.platforms.first ?? .ios
      let range: (Double, Double) = platform == .macos ? (480, 1440) : platform == .ipados ? (507, 1032) : (320, 440)
      let environments = (0..<count).map { index in
        Environment(
          platform: platform, os: OSLine(26), device: "width \(index)",
          width: Points(range.0 + (range.1 - range.0) * Double(index) / Double(count - 1)))
      }
      let result = BarLayouter.layOut(
        toolbar, locale: locale, direction: .leftToRight, environments: environments, ruler: measure!.ruler)
      precondition(result.layouts.count == count)
    }
  }

  private static func time(_ body: () -> Void) -> Double {
    let start = clock()
    body()
    return Double(clock() - start) / Double(CLOCKS_PER_SEC)
  }
}
