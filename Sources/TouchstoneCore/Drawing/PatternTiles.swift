import Foundation
import TouchstoneGeometry

extension DisplayList {
    /// Shows the image of a pattern in tiles from the origin of the coordinates.
    mutating func appendTiles(of color: CGColor, over area: CGRect, clip: DrawingCommand) {
        guard let image = color.pattern, let tiles = PatternTiles(of: image.size, over: area) else { return }
        append(.save)
        append(clip)
        if color.opacity < 1 {
            append(.opacity(Float(max(0, color.opacity))))
            append(.group)
        }
        for row in 0..<tiles.rows {
            for column in 0..<tiles.columns { image.append(to: &self, in: tiles[row, column]) }
        }
        append(.restore)
    }
}

/// The places of a pattern's tiles that meet an area.
private struct PatternTiles {
    /// A larger number of tiles would make a picture too long.
    private static let most = 1024.0

    private let first: CGPoint
    private let size: CGSize
    let columns: Int
    let rows: Int

    /// Returns `nil` if there is nothing to show, or too much by far.
    init?(of imageSize: CGSize, over area: CGRect) {
        guard imageSize.width > 0, imageSize.height > 0, !area.isEmpty else { return nil }
        var size = imageSize
        func count(_ least: CGFloat, _ greatest: CGFloat, _ length: CGFloat) -> Double {
            Double((greatest / length).rounded(.up) - (least / length).rounded(.down))
        }
        var columns: Double { count(area.minX, area.maxX, size.width) }
        var rows: Double { count(area.minY, area.maxY, size.height) }
        guard columns >= 1, rows >= 1, columns * rows <= 1e12 else { return nil }
        while columns * rows > Self.most { size = CGSize(width: size.width * 2, height: size.height * 2) }
        first = CGPoint(
            x: (area.minX / size.width).rounded(.down) * size.width,
            y: (area.minY / size.height).rounded(.down) * size.height)
        self.size = size
        (self.columns, self.rows) = (Int(columns), Int(rows))
    }

    subscript(row: Int, column: Int) -> CGRect {
        CGRect(
            x: first.x + CGFloat(column) * size.width, y: first.y + CGFloat(row) * size.height, width: size.width,
            height: size.height)
    }
}
