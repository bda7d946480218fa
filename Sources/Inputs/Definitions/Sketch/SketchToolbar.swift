import LintelModel

extension SketchBlock {
  /// The bar as the rest of the house knows it.
  /// - Parameter number: which bar of the file it is, from 1.
  func toolbar(path: String, number: Int) -> Toolbar {
    let file = path.split(separator: "/").last.map(String.init) ?? path
    let base = file.split(separator: ".").first.map(String.init) ?? file
    let name = directives.name ?? (number == 1 ? base : "\(base) \(number)")
    let texts = SketchTexts(table: name, locale: header.locale, sourceLocale: source?.locale)
    let kind = kind
    let lines = Set(header.systems.compactMap(\.os)).sorted()
    var toolbar = Toolbar(
      id: "\(path)#\(directives.name ?? String(number))", name: name, kind: kind,
      platforms: Set(header.systems.map(\.platform)).sorted(), sourceLocale: source?.locale ?? header.locale,
      location: bar.location,
      osLines: header.systems.contains { $0.os == nil } ? [] : lines,
      title: texts.text("title", bar.title, source?.bar.title), titleMayBeSetByCode: directives.titleMayBeSetByCode,
      largeTitle: bar.hasLargeTitle ? .declared(true) : directives.largeTitle,
      displayMode: directives.displayMode, windowStyle: directives.windowStyle, customizable: directives.customizable,
      minimumWidth: directives.minimumWidth, defaultWidth: directives.defaultWidth, environments: environments)
    toolbar.hasTitleMenu = directives.hasTitleMenu
    if let subtitle = directives.subtitle { toolbar.subtitle = .literal(subtitle.text, at: subtitle.location) }
    toolbar.hasTabBar = directives.hasTabBar
    toolbar.facts = directives.facts
    toolbar.items = zip(bar.items, bar.itemIDs).enumerated().map { index, named in
      var item = item(named.0, id: named.1, source: source?.bar.items[index], texts, in: kind)
      item.facts = directives.itemFacts[item.id] ?? ItemFacts()
      return item
    }
    return toolbar
  }

  private var kind: Toolbar.Kind {
    if let kind = directives.kind { return kind }
    if header.systems.contains(where: \.isFiori) { return .fioriToolbar }
    let hasTitlePlace = bar.areaCount > 1 || bar.title != nil || bar.items.contains { $0.kind == .back }
    switch header.systems.first?.platform ?? .ios {
    case .macos: return .windowToolbar
    case .watchos: return .watchToolbar
    case .visionos: return hasTitlePlace ? .navigationBar : .ornament
    case .ios, .ipados, .tvos: return hasTitlePlace ? .navigationBar : .toolbar
    }
  }

  private func item(
    _ item: SketchItem, id: String, source: SketchItem?, _ texts: SketchTexts, in kind: Toolbar.Kind
  ) -> Item {
    var made = Item(
      id: id, kind: item.kind, location: item.location, label: texts.text(id, item.label, source?.label),
      paletteLabel: texts.text("\(id).paletteLabel", item.paletteLabel, source?.paletteLabel),
      toolTip: texts.text("\(id).toolTip", item.toolTip, source?.toolTip),
      accessibilityLabel: texts.text("\(id).accessibilityLabel", item.spokenName, source?.spokenName),
      symbol: item.symbol, hasSystemName: item.hasSystemSymbol, systemItem: item.systemItem,
      placement: placement(of: item, in: kind), group: item.group, priority: item.priority,
      style: item.style ?? (item.isProminent ? (kind == .fioriToolbar ? .primary : .prominent) : .plain),
      fixedWidth: item.fixedWidth,
      segments: item.segments.enumerated().map { index, segment in
        let other = source.flatMap { index < $0.segments.count ? $0.segments[index] : nil }
        return texts.text("\(id).segments[\(index)]", segment, other)
      }, isInDefaultSet: item.isInDefaultSet)
    made.isPinned = item.isPinned
    made.otherLabel = texts.text("\(id).otherLabel", item.otherLabel, source?.otherLabel)
    return made
  }

  private func placement(of item: SketchItem, in kind: Toolbar.Kind) -> Item.Placement {
    switch item.area {
    case .leading: .leading
    case .center: .center
    // A window's items follow its title; they are not held at the edge.
    case .trailing: kind == .windowToolbar ? .automatic : .trailing
    case .only: item.kind == .back ? .leading : kind == .toolbar || kind == .watchToolbar ? .bottom : .automatic
    }
  }

  /// The devices that a line names, on the header's OS lines.
  private var devices: [Environment] {
    header.systems.flatMap { system in
      directives.devices.filter { $0.platform == system.platform }.flatMap { device in
        AuditedWidth(device).environments(on: [system.os].compactMap(\.self)).map {
          var environment = $0
          environment.textSize = header.textSize
          return environment
        }
      }
    }
  }

  /// Exactly what the header asks for; nothing where it names no width.
  private var environments: [Environment] {
    // The window opens at its default width, and a screen is as wide as it is.
    let opening = directives.defaultWidth.value ?? header.widths.max()
    return devices + header.systems.flatMap { system in
      (system.os.map { [$0] } ?? OSLine.audited).flatMap { os in
        header.widths.map { width in
          let isWindow = system.platform == .macos || system.platform == .visionos
          let isRare = header.textSize.rawValue.hasPrefix("AX") || (system.platform == .ios && width < 375)
          return Environment(
            platform: system.platform, os: os, device: isWindow ? "window" : "screen", width: width,
            textSize: header.textSize, commonness: isRare ? .rare : .common, isDefaultWidth: width == opening)
        }
      }
    }
  }
}
