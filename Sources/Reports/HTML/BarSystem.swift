import LintelFindings
import LintelModel

/// A system, at a text size, in whose widths a bar was laid out: what the width slider moves through.
struct BarSystem: Hashable, Comparable {
  let platform: Platform
  let os: OSLine
  let textSize: TextSize

  init(_ environment: Environment) {
    platform = environment.platform
    os = environment.os
    textSize = environment.textSize
  }

  /// `iOS 26`, `iOS 26, text size AX3`.
  var name: Message {
    // One name: apart, the two would change places where a language runs from right to left.
    let system = "\(platform.name) \(os.version(on: platform))"
    return textSize == .large ? .data(system) : "\(system), text size \(textSize.rawValue)"
  }

  /// The newest version first.
  static func < (a: BarSystem, b: BarSystem) -> Bool {
    (a.platform, b.os, a.textSize) < (b.platform, a.os, b.textSize)
  }

  /// All that a bar was laid out for, in any of its languages.
  static func all(of bars: some Sequence<BarInLocale>) -> [BarSystem] {
    var systems: Set<BarSystem> = []
    for bar in bars {
      for layout in bar.layouts {
        systems.insert(BarSystem(layout.environment))
        for environment in layout.alike { systems.insert(BarSystem(environment)) }
      }
    }
    return systems.sorted()
  }
}
