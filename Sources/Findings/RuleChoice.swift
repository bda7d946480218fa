/// That only the rules of one theme were asked for, and how many of the guideline's these are.
package struct RuleChoice: Hashable, Sendable {
  package var theme: Theme
  /// How many rules the theme has.
  package var rules: Int
  /// How many rules the guideline has.
  package var all: Int

  package init(theme: Theme, rules: Int, all: Int) {
    self.theme = theme
    self.rules = rules
    self.all = all
  }
}
