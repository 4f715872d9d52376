import Foundation
import TouchstoneGeometry

/// Touchstone extension: a picture of the screen as drawing commands, in points, from back to front.
public struct DisplayList: Equatable, Sendable {
    /// The commands to draw, from back to front.
    public private(set) var commands: [DrawingCommand] = []
    /// The interface style, light or dark, for which colors are resolved.
    public let style: UIUserInterfaceStyle

    /// Creates an empty list that resolves its colors for `style`.
    public init(style: UIUserInterfaceStyle = .light) {
        self.style = style
    }

    /// Appends a command, unless its rectangle or path has infinite coordinates or its path is empty. A fill with a pattern becomes its tiles.
    ///
    /// Such rectangles occur, for example, when a rectangle is inset by more than its size, which leaves the null
    /// rectangle.
    public mutating func append(_ command: DrawingCommand) {
        switch command {
        case .fill(let rect, _, _), .stroke(let rect, _, _, _), .image(_, let rect), .bitmap(_, _, let rect):
            guard rect.minX.isFinite, rect.minY.isFinite, rect.maxX.isFinite, rect.maxY.isFinite else { return }
        case .fillPath(let path, _, _), .strokePath(let path, _, _), .castShadow(let path, _, _, _):
            guard !path.isEmpty, path.isFinite else { return }
        default: break
        }
        switch command {
        case .fill(let rect, let radius, let color) where color.pattern != nil:
            appendTiles(of: color, over: rect, clip: .clip(rect, cornerRadius: radius))
        case .fillPath(let path, let rule, let color) where color.pattern != nil:
            appendTiles(of: color, over: path.boundingBoxOfPath, clip: .clipPath(path, rule))
        default: commands.append(command)
        }
    }

    /// Appends several commands without checking them.
    package mutating func append(contentsOf more: [DrawingCommand]) { commands += more }

    /// Multiplies the colors of the commands from index `start` on by `tint`.
    mutating func multiply(from start: Int, by tint: CGColor) {
        guard tint.red != 1 || tint.green != 1 || tint.blue != 1 else { return }
        for index in start..<commands.count { commands[index] = commands[index].multiplied(by: tint) }
    }

    /// Touchstone extension: fills a rectangle, in points, in the coordinates of the drawing view.
    public mutating func fill(_ rect: CGRect, cornerRadius: CGFloat = 0, color: UIColor) {
        append(.fill(rect, cornerRadius: cornerRadius, color.resolved(style)))
    }

    /// Touchstone extension: draws a line along the edge of a rectangle, half of its width inside.
    ///
    /// All values are in points, in the coordinates of the drawing view.
    public mutating func stroke(_ rect: CGRect, cornerRadius: CGFloat = 0, lineWidth: CGFloat = 1, color: UIColor) {
        append(.stroke(rect, cornerRadius: cornerRadius, lineWidth: lineWidth, color.resolved(style)))
    }

    /// Touchstone extension: draws a straight line, in points, in the coordinates of the drawing view.
    public mutating func line(from start: CGPoint, to end: CGPoint, width: CGFloat = 1, color: UIColor) {
        append(.line(from: start, to: end, width: width, color.resolved(style)))
    }

    /// Touchstone extension: draws one line of text.
    ///
    /// - Parameters:
    ///   - baseline: The left end of the baseline, in points, in the coordinates of the drawing view.
    ///   - width: The width that the text is fitted into, in points.
    public mutating func text(_ text: String, at baseline: CGPoint, width: CGFloat, font: UIFont, color: UIColor) {
        append(font.command(text, at: baseline, width: width, color.resolved(style)))
    }
}
