import LintelModel
import LintelTables
import Testing

@Suite struct BarMetricsTable {
  static let csv = Embedded.text("Data/bar-metrics.csv")

  @Test("A figure holds from its row's line on, until a later row of the same figure")
  func carriedOn() {
    #expect(BarGeneration.of(.ios, OSLine(18)).points(.itemGap) == 8)
    #expect(BarGeneration.of(.ios, OSLine(26)).points(.itemGap) == 12)
    #expect(BarGeneration.of(.ios, OSLine(27)).points(.itemGap) == 12)
    #expect(BarGeneration.of(.ios, OSLine(12)).points(.itemGap) == 8)
    #expect(BarGeneration.of(.macos, OSLine(18)).points(.windowControlsInset) == 78)
    #expect(BarGeneration.of(.macos, OSLine(26)).points(.windowControlsInset) == 90)
  }

  @Test("A row without a value ends a figure: nothing is known from there on")
  func ended() {
    #expect(BarGeneration.of(.macos, OSLine(18)).figure(ifKnown: .unifiedCompactToolbarHeight)?.stated.best == 38)
    #expect(BarGeneration.of(.macos, OSLine(26)).figure(ifKnown: .unifiedCompactToolbarHeight) == nil)
    #expect(BarGeneration.of(.macos, OSLine(27)).figure(ifKnown: .unifiedCompactToolbarHeight) == nil)
  }

  @Test("A family has its own figures before those of the one that it is like")
  func families() {
    func generation(_ family: BarFamily) -> BarGeneration { BarMetrics.published.generation(family, OSLine(26)) }
    #expect(generation(.ipados).points(.navigationBarHeight) == 54 && generation(.ipados).points(.symbolItemWidth) == 44)
    #expect(BarGeneration.of(.ipados, OSLine(18)).points(.navigationBarHeight) == 50)
    #expect(generation(.fioriPhone).points(.toolbarItemGap) == 12 && generation(.fioriPad).points(.toolbarItemGap) == 8)
    #expect(generation(.fioriPad).points(.fioriMargins) == generation(.fioriPhone).points(.fioriMargins))
    #expect(generation(.macos).figure(ifKnown: .symbolItemWidth) == nil)
  }

  @Test("The design before glass is granted to apps that ask for it on 26, and to none from 27 on")
  func earlierDesign() {
    func hasGlass(_ os: Int, keeps: Bool) -> Bool {
      BarGeneration.of(.ios, OSLine(os), keepsEarlierDesign: keeps).has(.glass)
    }
    #expect(!hasGlass(18, keeps: false) && !hasGlass(18, keeps: true))
    #expect(hasGlass(26, keeps: false) && !hasGlass(26, keeps: true))
    #expect(hasGlass(27, keeps: false) && hasGlass(27, keeps: true))
  }

  @Test("Generations begin with the lines of the table, and a version belongs to the last that is not after it")
  func lines() {
    let metrics = BarMetrics.published
    #expect(metrics.lines == [OSLine(18), OSLine(26), OSLine(27)])
    #expect([11, 18, 25, 26, 30].map { metrics.line(ofVersion: $0).number } == [18, 18, 18, 26, 27])
    #expect(metrics.firstLine(of: .ios, with: .overflowMenu) == OSLine(27))
    #expect(metrics.firstLine(of: .ipados, with: .overflowMenu) == OSLine(26))
    #expect(metrics.firstLine(of: .ipados, with: .navigationOverflowMenu) == OSLine(18))
    #expect(metrics.firstLine(of: .ios, with: .navigationOverflowMenu) == nil)
    #expect(metrics.firstLine(of: .watchos, with: .overflowMenu) == nil)
  }

  @Test("Every figure, fact and font that the program asks for has a row, and no row says the same as another")
  func complete() {
    var rows: [String: Int] = [:]
    for line in Self.csv.split(separator: "\n").dropFirst() {
      let fields = line.split(separator: ",", maxSplits: 4, omittingEmptySubsequences: false)
      for family in fields[0].split(separator: "+") {
        rows["\(family) \(fields[1]) \(fields[2])/\(fields[3])", default: 0] += 1
      }
      #expect(BarFamily.allCases.map(\.rawValue).contains(String(fields[0].split(separator: "+")[0])) || fields[0] == "all")
      #expect(Int(fields[1]) != nil, "\(line)")
    }
    #expect(rows.filter { $0.value > 1 }.isEmpty)
    let names = Set(rows.keys.map { $0.split(separator: " ", maxSplits: 2)[2] }.map(String.init))
    let asked =
      BarMetric.allCases.map(\.rawValue) + BarFeature.allCases.map(\.rawValue) + BarFont.allCases.map(\.rawValue)
    #expect(Set(asked).subtracting(names).isEmpty)
    let metrics = BarMetrics.published
    let known = BarFamily.allCases.flatMap { family in metrics.lines.map { metrics.generation(family, $0) } }
    for metric in BarMetric.allCases {
      #expect(known.contains { $0.figure(ifKnown: metric) != nil }, "\(metric.rawValue) is no number")
    }
    for font in BarFont.allCases { #expect(BarGeneration.of(.ios, OSLine(18)).font(font).size > 0) }
  }

  @Test("The figures that sentences of rules say in words are those of the table")
  func said() {
    #expect(BarGeneration.of(.ios, OSLine(26)).count(.mostTitleCharacters) == 15)
    #expect(BarGeneration.of(.ios, OSLine(26)).count(.mostGroups) == 3)
    #expect(BarGeneration.of(.ios, OSLine(18)).points(.bottomToolbarHeightInLandscape) == 32)
    #expect(BarGeneration.of(.ios, OSLine(18)).points(.navigationBarHeightInLandscape) == 32)
    #expect(BarGeneration.of(.macos, OSLine(26)).points(.roomForSymbol) == 60)
    #expect(BarGeneration.of(.macos, OSLine(26)).points(.roomForLabelledSymbol) == 100)
  }

  @Test("Where only its range is known, a font says the lightest and the boldest weight that it may have")
  func fonts() {
    let font = BarGeneration.of(.ios, OSLine(26)).font(.button)
    #expect((font.size, font.weight, font.lightest, font.boldest) == (17, .medium, .regular, .semibold))
    let earlier = BarGeneration.of(.ios, OSLine(18)).font(.button)
    #expect((earlier.weight, earlier.lightest, earlier.boldest) == (.regular, .regular, .regular))
  }

  @Test("Every row says where its figure is from")
  func sources() {
    for line in Self.csv.split(separator: "\n").dropFirst() {
      var quoted = false
      var fields = [""]
      for character in line {
        if character == "\"" {
          quoted.toggle()
        } else if character == ",", !quoted {
          fields.append("")
        } else {
          fields[fields.count - 1].append(character)
        }
      }
      #expect(fields.count == 10 && !fields[8].isEmpty, "\(line)")
    }
  }
}
