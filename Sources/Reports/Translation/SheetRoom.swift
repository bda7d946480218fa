import LintelFindings
import LintelModel

/// What a spreadsheet's columns from `needed at least (pt)` to `environment that few people have` hold of a row.
extension SheetTable {
  enum RoomCell {
    /// In digits: a program reads it.
    case figure(String)
    case words(Message)
  }

  static func room(of row: TranslationRow) -> [RoomCell?] {
    // What the source needs says nothing of a translation that there is not.
    let needed = row.translation == nil ? nil : row.tightest?.room.needed
    let fits = row.roomAdvice == nil ? row.tightest?.fits : nil
    return [
      needed.map { RoomCell.figure($0.low.rounded.description) }, needed.map { RoomCell.figure($0.best.rounded.description) },
      fits.map { RoomCell.figure($0.rounded.description) },
      row.safeLength.map { RoomCell.figure("\($0)") },
      row.length.map { RoomCell.figure("\($0.upperBound)") },
      row.tightest.map { RoomCell.words("\($0.environment)") },
      row.rareRoom.map { RoomCell.figure("\($0.characters)") }, row.rareRoom.map { RoomCell.words("\($0.environment)") },
    ]
  }
}
