import ArgumentParser
import LintelAudit

/// Which fonts an audit measures with.
struct FontOptions: ParsableArguments {
  @Flag(help: "Measure without the fonts of this machine: the same widths everywhere, less sure where scripts are shaped.")
  var withoutFonts = false

  var installed: InstalledFonts? { withoutFonts ? nil : .ofThisMachine }
}
