import Foundation
import TouchstoneGeometry

/// Ours: one drawing command. A host interprets these and knows nothing of views.
public enum DrawingCommand: Equatable, Sendable {
    /// Keeps transform, clip and opacity until the matching `restore`.
    case save
    /// Takes transform, clip and opacity back to what they were at the matching `save`.
    case restore
    /// Lets what follows be drawn in coordinates that this maps to the present ones.
    case concatenate(CGAffineTransform)
    /// Cuts off what follows outside of a rectangle with rounded corners; in points.
    case clip(CGRect, cornerRadius: CGFloat)
    /// Multiplies the opacity until the matching restore.
    case opacity(Float)
    /// Fills a rectangle with rounded corners; in points.
    case fill(CGRect, cornerRadius: CGFloat, CGColor)
    /// Draws a line along a rectangle with rounded corners, half of it inside; in points.
    case stroke(CGRect, cornerRadius: CGFloat, lineWidth: CGFloat, CGColor)
    /// One line whose baseline starts at the point; its glyphs are to fill `width` points.
    case text(String, baseline: CGPoint, width: CGFloat, size: CGFloat, weight: Int, CGColor)
    /// Draws the image of this name into a rectangle, in points.
    case image(String, CGRect)
    /// Draws a straight line; in points.
    case line(from: CGPoint, to: CGPoint, width: CGFloat, CGColor)
}

/// Ours: a picture of the screen as commands, in points, from back to front.
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
        case .fill(let rect, _, _), .stroke(let rect, _, _, _), .image(_, let rect):
            guard rect.minX.isFinite, rect.minY.isFinite, rect.maxX.isFinite, rect.maxY.isFinite else { return }
        default: break
        }
        commands.append(command)
    }

    /// Ours: fills a rectangle, in points, in the coordinates of the view that draws.
    public mutating func fill(_ rect: CGRect, cornerRadius: CGFloat = 0, color: UIColor) {
        append(.fill(rect, cornerRadius: cornerRadius, color.resolved(style)))
    }

    /// Ours: draws a line along a rectangle, half of it inside; in points, in the coordinates of the view that draws.
    public mutating func stroke(_ rect: CGRect, cornerRadius: CGFloat = 0, lineWidth: CGFloat = 1, color: UIColor) {
        append(.stroke(rect, cornerRadius: cornerRadius, lineWidth: lineWidth, color.resolved(style)))
    }

    /// Ours: draws a straight line; in points, in the coordinates of the view that draws.
    public mutating func line(from start: CGPoint, to end: CGPoint, width: CGFloat = 1, color: UIColor) {
        append(.line(from: start, to: end, width: width, color.resolved(style)))
    }

    /// Ours: writes one line of text, from the left end of its baseline, in points; its glyphs are fitted into `width`.
    public mutating func text(_ text: String, at baseline: CGPoint, width: CGFloat, font: UIFont, color: UIColor) {
        append(
            .text(
                text, baseline: baseline, width: width, size: font.pointSize, weight: font.cssWeight,
                color.resolved(style)))
    }
}
