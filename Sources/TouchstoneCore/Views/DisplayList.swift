import Foundation
import TouchstoneGeometry

/// Touchstone extension: a picture of the screen as commands, in points, from back to front.
public struct DisplayList: Equatable, Sendable {
    /// What to draw, from back to front.
    public private(set) var commands: [DrawingCommand] = []
    /// Which of a colour's two faces is drawn.
    public let style: UIUserInterfaceStyle

    /// An empty list, whose colours are resolved for `style`.
    public init(style: UIUserInterfaceStyle = .light) {
        self.style = style
    }

    /// What lies nowhere is not drawn: of a rectangle that is inset by more than it has, the null rectangle is left.
    public mutating func append(_ command: DrawingCommand) {
        switch command {
        case .fill(let rect, _, _), .stroke(let rect, _, _, _), .image(_, let rect), .bitmap(_, _, let rect):
            guard rect.minX.isFinite, rect.minY.isFinite, rect.maxX.isFinite, rect.maxY.isFinite else { return }
        case .fillPath(let path, _, _), .strokePath(let path, _, _), .castShadow(let path, _, _, _):
            guard !path.isEmpty, path.isFinite else { return }
        default: break
        }
        commands.append(command)
    }

    /// Adds all of these, as they are.
    package mutating func append(contentsOf more: [DrawingCommand]) { commands += more }

    /// Gives the commands from one on colours multiplied by another.
    mutating func multiply(from start: Int, by tint: CGColor) {
        guard tint.red != 1 || tint.green != 1 || tint.blue != 1 else { return }
        for index in start..<commands.count { commands[index] = commands[index].multiplied(by: tint) }
    }

    /// Touchstone extension: fills a rectangle, in points, in the coordinates of the view that draws.
    public mutating func fill(_ rect: CGRect, cornerRadius: CGFloat = 0, color: UIColor) {
        append(.fill(rect, cornerRadius: cornerRadius, color.resolved(style)))
    }

    /// Touchstone extension: draws a line along a rectangle, half of it inside; in points, in the coordinates of the
    /// view that draws.
    public mutating func stroke(_ rect: CGRect, cornerRadius: CGFloat = 0, lineWidth: CGFloat = 1, color: UIColor) {
        append(.stroke(rect, cornerRadius: cornerRadius, lineWidth: lineWidth, color.resolved(style)))
    }

    /// Touchstone extension: draws a straight line; in points, in the coordinates of the view that draws.
    public mutating func line(from start: CGPoint, to end: CGPoint, width: CGFloat = 1, color: UIColor) {
        append(.line(from: start, to: end, width: width, color.resolved(style)))
    }

    /// Touchstone extension: writes one line of text, from the left end of its baseline, in points; its glyphs are
    /// fitted into `width`.
    public mutating func text(_ text: String, at baseline: CGPoint, width: CGFloat, font: UIFont, color: UIColor) {
        append(font.command(text, at: baseline, width: width, color.resolved(style)))
    }
}
