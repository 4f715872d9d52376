import Foundation
import TouchstoneGeometry

/// One drawing command. A host interprets these and knows nothing of views.
public enum DrawingCommand: Equatable, Sendable {
    case save
    case restore
    case concatenate(CGAffineTransform)
    case clip(CGRect, cornerRadius: CGFloat)
    /// Multiplies the opacity until the matching restore.
    case opacity(Float)
    case fill(CGRect, cornerRadius: CGFloat, CGColor)
    case stroke(CGRect, cornerRadius: CGFloat, lineWidth: CGFloat, CGColor)
    /// One line whose baseline starts at the point; its glyphs are to fill `width` points.
    case text(String, baseline: CGPoint, width: CGFloat, size: CGFloat, weight: Int, CGColor)
    case image(String, CGRect)
    case line(from: CGPoint, to: CGPoint, width: CGFloat, CGColor)
}

/// A picture of the screen as commands, in points, from back to front.
public struct DisplayList: Equatable, Sendable {
    public private(set) var commands: [DrawingCommand] = []
    /// Which of a colour's two faces is drawn.
    public let style: UIUserInterfaceStyle

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

    public mutating func fill(_ rect: CGRect, cornerRadius: CGFloat = 0, color: UIColor) {
        append(.fill(rect, cornerRadius: cornerRadius, color.resolved(style)))
    }

    public mutating func stroke(_ rect: CGRect, cornerRadius: CGFloat = 0, lineWidth: CGFloat = 1, color: UIColor) {
        append(.stroke(rect, cornerRadius: cornerRadius, lineWidth: lineWidth, color.resolved(style)))
    }

    public mutating func line(from start: CGPoint, to end: CGPoint, width: CGFloat = 1, color: UIColor) {
        append(.line(from: start, to: end, width: width, color.resolved(style)))
    }

    public mutating func text(_ text: String, at baseline: CGPoint, width: CGFloat, font: UIFont, color: UIColor) {
        append(
            .text(
                text, baseline: baseline, width: width, size: font.pointSize, weight: font.cssWeight,
                color.resolved(style)))
    }
}
