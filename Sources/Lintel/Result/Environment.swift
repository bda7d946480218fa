internal import LintelModel

/// One place a bar can be in: a platform and system, a device or window, a text size.
public struct Environment: Hashable, Sendable, CustomStringConvertible {
  /// The platform.
  public let platform: Platform
  /// The system's version: `26`, and `15` for the macOS that is as old as iOS 18.
  public let system: String
  /// The device or window, for people: `iPhone 17`.
  public let device: String
  /// Width of the screen or window, in points.
  public let width: Double
  /// The text size, by the names of the guideline's tables: `Large`, `AX3`.
  public let textSize: String
  /// `iOS 26, iPhone 17 (402 pt)`.
  public let description: String

  init(_ environment: LintelModel.Environment) {
    platform = Platform(environment.platform)
    system = environment.os.version(on: environment.platform)
    device = environment.device
    width = environment.width.value
    textSize = environment.textSize.rawValue
    description = environment.summary
  }
}

/// A width that is known within an interval, in points.
public struct Width: Hashable, Sendable {
  /// Not less than this, in points.
  public let low: Double
  /// The best value, in points.
  public let best: Double
  /// Not more than this, in points.
  public let high: Double

  init(_ width: LintelModel.Width) {
    low = width.low.value
    best = width.best.value
    high = width.high.value
  }
}

extension Platform {
  init(_ platform: LintelModel.Platform) {
    self = switch platform {
    case .ios: .ios
    case .ipados: .ipados
    case .macos: .macos
    case .visionos: .visionos
    case .watchos: .watchos
    case .tvos: .tvos
    }
  }

  var model: LintelModel.Platform {
    switch self {
    case .ios: .ios
    case .ipados: .ipados
    case .macos: .macos
    case .visionos: .visionos
    case .watchos: .watchos
    case .tvos: .tvos
    }
  }
}
