/// A guideline, as the statements' ids begin.
package enum Profile: String, Hashable, Sendable, CaseIterable {
  case hig2025 = "hig-2025"
  case hig2023 = "hig-2023"
  case higIOS11 = "hig-ios11"
  case hig2014 = "hig-2014"
  case fioriIOS = "fiori-ios"
}
