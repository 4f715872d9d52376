import Foundation
import TouchstoneGeometry

extension UIView {
    /// Adds this view and all below it, back to front, in the superview's coordinates, as they are seen now.
    func appendTree(to list: inout DisplayList) {
        enum Step {
            case view(UIView)
            case layer(CALayer)
            case leave(UIView?)
        }
        var steps = [Step.view(self)]
        while let step = steps.popLast() {
            let children: [CALayer.Child]
            switch step {
            case .leave(let view):
                view?.drawInFront(into: &list)
                list.append(.restore)
                continue
            case .view(let view):
                guard view.append(to: &list) else { continue }
                steps.append(.leave(view))
                let visible = view.clipsToBounds ? view.bounds : nil
                guard view.hasLayersOfItsOwn else {
                    for subview in view.subviewsInDrawingOrder.reversed() {
                        if let visible, subview.drawsNothing(in: visible) { continue }
                        steps.append(.view(subview))
                    }
                    continue
                }
                children = view.layer.childrenInDrawingOrder
            case .layer(let layer):
                guard layer.append(to: &list) else { continue }
                steps.append(.leave(nil))
                children = layer.childrenInDrawingOrder
            }
            for child in children.reversed() {
                switch child {
                case .view(let view): steps.append(.view(view))
                // A view's layer among a plain one's sublayers is drawn as its view is.
                case .layer(let layer): steps.append(layer.view.map { .view($0) } ?? .layer(layer))
                }
            }
        }
    }

    /// Whether this view and all below it lie outside of a rectangle of the superview, which clips them: of a long list only
    /// what is seen is drawn.
    func drawsNothing(in visible: CGRect) -> Bool {
        // A control with the focus draws a ring around itself.
        !isAnimated && !frame.insetBy(dx: -8, dy: -8).overlaps(visible) && keepsWithinBounds(depth: 4)
    }

    private func keepsWithinBounds(depth: Int) -> Bool {
        if clipsToBounds { return true }
        if hasLayersOfItsOwn { return false }
        if subviewStorage.isEmpty { return true }
        guard depth > 0 else { return false }
        let bounds = self.bounds
        for subview in subviewStorage
        where subview.isAnimated || !bounds.contains(subview.frame) || !subview.keepsWithinBounds(depth: depth - 1) {
            return false
        }
        return true
    }

    private var isAnimated: Bool { !(rareStorage?.animations.isEmpty ?? true) }
    private var hasLayersOfItsOwn: Bool { !(rareStorage?.layer?.ownSublayers.isEmpty ?? true) }
    fileprivate var zPosition: CGFloat { rareStorage?.layer?.look.zPosition ?? 0 }

    private var subviewsInDrawingOrder: [UIView] { CALayer.inDrawingOrder(subviewStorage) { $0.zPosition } }

    /// Adds what lies below its subviews, and says whether it is seen at all.
    private func append(to list: inout DisplayList) -> Bool {
        // Held to the end, since the node is its own.
        let presentation = isAnimated ? layer.presentation() : nil
        let look = rareStorage?.layer?.look ?? LayerLook()
        return withExtendedLifetime(presentation) {
            let node = presentation?.node ?? self.node
            guard node.isSeen else { return false }
            list.enter(node)
            drawOverlay(into: &list)
            if clipsToBounds { list.append(.clip(node.bounds, cornerRadius: look.cornerRadius)) }
            list.fill(node.bounds, look, backgroundColor?.resolved(list.style))
            draw(into: &list)
            rareStorage?.layer?.draw(into: &list)
            list.stroke(node.bounds, look)
            return true
        }
    }
}

extension CALayer {
    fileprivate var childrenInDrawingOrder: [Child] {
        var children: [Child] = []
        forEachChild { children.append($0) }
        return CALayer.inDrawingOrder(children) { child in
            switch child {
            case .layer(let layer): layer.look.zPosition
            case .view(let view): view.zPosition
            }
        }
    }

    fileprivate func append(to list: inout DisplayList) -> Bool {
        guard node.isSeen else { return false }
        list.enter(node)
        if masksToBounds { list.append(.clip(bounds, cornerRadius: look.cornerRadius)) }
        list.fill(bounds, look, backgroundColor)
        draw(into: &list)
        list.stroke(bounds, look)
        return true
    }
}

extension NodePointer {
    fileprivate var isSeen: Bool {
        pointee.flags.isDisjoint(with: [.hidden, .singular]) && pointee.opacity > 0
    }
}

extension DisplayList {
    fileprivate mutating func enter(_ node: NodePointer) {
        append(.save)
        let map = node.pointee.transformToParent
        append(
            .concatenate(
                CGAffineTransform(
                    a: CGFloat(map.a), b: CGFloat(map.b), c: CGFloat(map.c), d: CGFloat(map.d), tx: CGFloat(map.tx),
                    ty: CGFloat(map.ty))))
        if node.pointee.opacity != 1 { append(.opacity(node.pointee.opacity)) }
    }

    fileprivate mutating func fill(_ bounds: CGRect, _ look: LayerLook, _ color: CGColor?) {
        guard let color, !bounds.isEmpty else { return }
        append(.fill(bounds, cornerRadius: look.cornerRadius, color))
    }

    fileprivate mutating func stroke(_ bounds: CGRect, _ look: LayerLook) {
        guard look.borderWidth > 0 else { return }
        let half = look.borderWidth / 2
        append(
            .stroke(
                bounds.insetBy(dx: half, dy: half), cornerRadius: max(0, look.cornerRadius - half),
                lineWidth: look.borderWidth, look.borderColor ?? UIColor.black.cgColor))
    }
}
