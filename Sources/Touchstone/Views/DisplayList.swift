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

extension UIView {
    /// Adds this view and all below it, back to front, in the superview's coordinates.
    func appendTree(to list: inout DisplayList) {
        enum Step {
            case enter(UIView)
            case leave(UIView)
        }
        var steps = [Step.enter(self)]
        while let step = steps.popLast() {
            guard case .enter(let view) = step else {
                if case .leave(let view) = step { view.drawInFront(into: &list) }
                list.append(.restore)
                continue
            }
            guard view.isVisible else { continue }
            list.append(.save)
            view.appendItself(to: &list)
            steps.append(.leave(view))
            let visible = view.clipsToBounds ? view.bounds : nil
            for subview in view.subviewsInDrawingOrder.reversed() {
                if let visible, subview.drawsNothing(in: visible) { continue }
                steps.append(.enter(subview))
            }
        }
    }

    /// Whether this view and all below it lie outside of a rectangle of the superview, which clips them: of a long list only
    /// what is seen is drawn.
    func drawsNothing(in visible: CGRect) -> Bool {
        // A control with the focus draws a ring around itself.
        !frame.insetBy(dx: -8, dy: -8).overlaps(visible) && keepsWithinBounds(depth: 4)
    }

    private func keepsWithinBounds(depth: Int) -> Bool {
        if clipsToBounds || subviewStorage.isEmpty { return true }
        guard depth > 0 else { return false }
        let bounds = self.bounds
        for subview in subviewStorage
        where !bounds.contains(subview.frame) || !subview.keepsWithinBounds(depth: depth - 1) { return false }
        return true
    }

    private var isVisible: Bool { !isHidden && node.pointee.opacity > 0 && !node.pointee.flags.contains(.singular) }

    private var subviewsInDrawingOrder: [UIView] {
        guard subviewStorage.contains(where: { $0.rareStorage?.zPosition ?? 0 != 0 }) else { return subviewStorage }
        return subviewStorage.enumerated().sorted { one, other in
            let (z1, z2) = (one.element.rareStorage?.zPosition ?? 0, other.element.rareStorage?.zPosition ?? 0)
            return z1 != z2 ? z1 < z2 : one.offset < other.offset
        }.map(\.element)
    }

    private func appendItself(to list: inout DisplayList) {
        let map = node.pointee.transformToParent
        list.append(
            .concatenate(
                CGAffineTransform(
                    a: CGFloat(map.a), b: CGFloat(map.b), c: CGFloat(map.c), d: CGFloat(map.d), tx: CGFloat(map.tx),
                    ty: CGFloat(map.ty))))
        let bounds = self.bounds
        let radius = rareStorage?.cornerRadius ?? 0
        if node.pointee.opacity != 1 { list.append(.opacity(node.pointee.opacity)) }
        drawOverlay(into: &list)
        if clipsToBounds { list.append(.clip(bounds, cornerRadius: radius)) }
        if let backgroundColor, !bounds.isEmpty {
            list.fill(bounds, cornerRadius: radius, color: backgroundColor)
        }
        draw(into: &list)
        if let rare = rareStorage, rare.borderWidth > 0 {
            let half = rare.borderWidth / 2
            list.append(
                .stroke(
                    bounds.insetBy(dx: half, dy: half), cornerRadius: max(0, radius - half),
                    lineWidth: rare.borderWidth,
                    rare.borderColor ?? UIColor.black.cgColor))
        }
    }
}
