import Foundation
import TouchstoneGeometry

extension UIView {
    /// Appends this view and its subviews, back to front, in the superview's coordinates, with the values currently
    /// visible.
    func appendTree(to list: inout DisplayList) { list.append(treeFrom: .view(self)) }

    /// Whether nothing of this view's tree is visible in a rectangle of the superview, which clips its subviews.
    ///
    /// It is used to draw only the visible part of a long list.
    func drawsNothing(in visible: CGRect) -> Bool {
        // A focused control draws a ring outside its bounds, so enlarge the frame.
        !isAnimated && !frame.insetBy(dx: -8, dy: -8).overlaps(visible) && keepsWithinBounds(depth: 4)
    }

    private func keepsWithinBounds(depth: Int) -> Bool {
        if clipsToBounds { return true }
        if hasLayersOfItsOwn || rareStorage?.layer.map({ $0.look.shadowOpacity > 0 }) ?? false { return false }
        if subviewStorage.isEmpty { return true }
        guard depth > 0 else { return false }
        let bounds = self.bounds
        for subview in subviewStorage
        where subview.isAnimated || !bounds.contains(subview.frame) || !subview.keepsWithinBounds(depth: depth - 1) {
            return false
        }
        return true
    }

    fileprivate var isAnimated: Bool {
        guard let rareStorage else { return false }
        return !rareStorage.animations.isEmpty || rareStorage.layer?.life?.isAnimated ?? false
    }
    fileprivate var hasLayersOfItsOwn: Bool {
        guard let layer = rareStorage?.layer else { return false }
        return !layer.ownSublayers.isEmpty || layer.look.sublayerTransform != nil || layer.life?.copies != nil
    }
    fileprivate var zPosition: CGFloat { rareStorage?.layer?.look.zPosition ?? 0 }

    fileprivate var subviewsInDrawingOrder: [UIView] { CALayer.inDrawingOrder(subviewStorage) { $0.zPosition } }

    /// Appends the content that the view draws below its subviews.
    ///
    /// - Returns: The commands to draw over the subviews; `nil` if the view is invisible.
    fileprivate func append(to list: inout DisplayList) -> [DrawingCommand]? {
        let isAnimated = self.isAnimated
        let layer = isAnimated ? self.layer : rareStorage?.layer
        if isAnimated { layer?.beginShowing() }
        defer { layer?.endShowing() }
        let node = layer?.node ?? self.node
        guard node.isSeen else { return nil }
        let look = layer?.look ?? .plain
        guard look.showsItsFace else { return nil }
        let color = layer?.isShowing == true ? look.backgroundColor : nil
        list.enter(node, asOne: look.allowsGroupOpacity && (!subviewStorage.isEmpty || hasLayersOfItsOwn))
        let transition = layer?.life?.transition
        if let transition { list.append(contentsOf: transition.before) }
        drawOverlay(into: &list)
        let mask = rareStorage?.maskView.map { DisplayList.Step.view($0) }
        let clips = layer?.isShowing == true ? look.masksToBounds || clipsToBounds : clipsToBounds
        list.open(node.bounds, look, color ?? backgroundColor?.resolved(list.style), clips: clips, mask: mask)
        layer?.life?.drawContents(into: &list)
        if !drawsItself { draw(into: &list) }
        layer?.draw(into: &list)
        return list.border(node.bounds, look) + (transition?.after ?? [])
    }
}

extension CALayer {
    /// Appends this layer and its sublayers in the layer's own coordinates, wherever the layer is.
    package func appendTree(to list: inout DisplayList) {
        list.append(.save)
        list.append(.concatenate(node.transformToParent.inverted()))
        list.append(treeFrom: view.map { .view($0) } ?? .layer(self))
        list.append(.restore)
    }

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

    /// Appends the content that the layer draws below its sublayers.
    ///
    /// - Returns: The commands to draw over the sublayers; `nil` if the layer is invisible.
    fileprivate func append(to list: inout DisplayList) -> [DrawingCommand]? {
        if life?.isAnimated == true { beginShowing() }
        defer { endShowing() }
        guard node.isSeen, look.showsItsFace else { return nil }
        if life?.drawsSublayersAlone == true {
            list.enter(node, asOne: false)
            return []
        }
        list.enter(node, asOne: look.allowsGroupOpacity && !ownSublayers.isEmpty)
        let transition = life?.transition
        if let transition { list.append(contentsOf: transition.before) }
        list.open(bounds, look, look.backgroundColor, clips: look.masksToBounds, mask: nil)
        life?.drawContents(into: &list)
        draw(into: &list)
        return list.border(bounds, look) + (transition?.after ?? [])
    }
}

extension NodePointer {
    fileprivate var isSeen: Bool {
        pointee.flags.isDisjoint(with: [.hidden, .singular]) && pointee.opacity > 0
    }
}

extension LayerLook {
    @MainActor fileprivate static let plain = LayerLook()

    /// Whether the visible side of the layer is drawn: its front faces the viewer, or it is double-sided.
    fileprivate var showsItsFace: Bool {
        guard !isDoubleSided, let t = transform3D else { return true }
        let plane = t.m11 * t.m22 - t.m12 * t.m21
        let whole =
            plane * t.m33 - (t.m11 * t.m23 - t.m13 * t.m21) * t.m32 + (t.m12 * t.m23 - t.m13 * t.m22) * t.m31
        return plane * whole >= 0
    }
}

extension DisplayList {
    fileprivate enum Step {
        case view(UIView)
        case layer(CALayer)
        /// Ends a view or layer after its children; the commands are drawn over the children.
        case leave(UIView?, [DrawingCommand])
        /// Begins drawing the children as one of several copies.
        case copy(CALayer, Int, LayerCopy)
        case endCopy
        case endCopies(CALayer)
    }

    /// Returns the commands of a separate tree, such as a mask.
    @MainActor fileprivate func commands(of step: Step) -> [DrawingCommand] {
        var list = DisplayList(style: style)
        list.append(treeFrom: step)
        return list.commands
    }

    @MainActor fileprivate mutating func append(treeFrom first: Step) {
        var steps = [first]
        /// The index of the first command and the tint of each copy that is being drawn, outermost first.
        var copiesAtHand: [(start: Int, tint: CGColor)] = []
        while let step = steps.popLast() {
            let children: [CALayer.Child]
            let parent: CALayer
            switch step {
            case .leave(let view, let rest):
                view?.drawInFront(into: &self)
                for command in rest { append(command) }
                append(.restore)
                continue
            case .copy(let layer, let number, let copy):
                layer.life?.beginCopy(number)
                append(.save)
                append(.concatenate(copy.transform))
                if copy.opacity != 1 { append(.opacity(copy.opacity)) }
                copiesAtHand.append((commands.count, copy.tint))
                continue
            case .endCopy:
                if let (start, tint) = copiesAtHand.popLast() { multiply(from: start, by: tint) }
                append(.restore)
                continue
            case .endCopies(let layer):
                layer.life?.beginCopy(nil)
                continue
            case .view(let view):
                guard let rest = view.append(to: &self) else { continue }
                steps.append(.leave(view, rest))
                guard view.hasLayersOfItsOwn else {
                    let visible = view.clipsToBounds ? view.bounds : nil
                    for subview in view.subviewsInDrawingOrder.reversed() {
                        if let visible, subview.drawsNothing(in: visible) { continue }
                        steps.append(.view(subview))
                    }
                    continue
                }
                parent = view.layer
                children = parent.childrenInDrawingOrder
            case .layer(let layer):
                guard let rest = layer.append(to: &self) else { continue }
                steps.append(.leave(nil, rest))
                parent = layer
                children = layer.childrenInDrawingOrder
            }
            guard !children.isEmpty else { continue }
            if let transform = parent.look.sublayerTransform?.affine, !transform.isIdentity {
                append(.save)
                append(.concatenate(transform.around(parent.anchorInBounds)))
                steps.append(.leave(nil, []))
            }
            let copies = parent.life?.copies
            if copies != nil { steps.append(.endCopies(parent)) }
            for number in (0..<(copies?.count ?? 1)).reversed() {
                if copies != nil { steps.append(.endCopy) }
                for child in children.reversed() {
                    switch child {
                    case .view(let view): steps.append(.view(view))
                    // The layer of a view can be a sublayer of a plain layer; draw its view.
                    case .layer(let layer): steps.append(layer.view.map { .view($0) } ?? .layer(layer))
                    }
                }
                if let copies { steps.append(.copy(parent, number, copies[number])) }
            }
        }
    }

    /// - Parameter asOne: Whether a translucent node and its children fade as one group.
    fileprivate mutating func enter(_ node: NodePointer, asOne: Bool) {
        append(.save)
        append(.concatenate(node.transformToParent))
        guard node.pointee.opacity != 1 else { return }
        append(.opacity(node.pointee.opacity))
        if asOne { append(.group) }
    }

    /// Appends the mask, the shadow, the clip and the background.
    @MainActor fileprivate mutating func open(
        _ bounds: CGRect, _ look: LayerLook, _ color: CGColor?, clips: Bool, mask: Step?
    ) {
        if let mask = mask ?? look.mask.map({ .layer($0) }) { append(.mask(commands(of: mask))) }
        let path = look.partlyRounded(bounds)
        if look.shadowOpacity > 0, !clips { castShadow(bounds, path, look, color) }
        if clips {
            if let path {
                append(.clipPath(path, .winding))
            } else {
                append(.clip(bounds, cornerRadius: look.cornerRadius))
            }
        }
        guard let color, !bounds.isEmpty else { return }
        if let path {
            append(.fillPath(path, .winding, color))
        } else {
            append(.fill(bounds, cornerRadius: look.cornerRadius, color))
        }
    }

    /// - Parameter outline: The shadow's outline if only some of the corners are rounded.
    private mutating func castShadow(
        _ bounds: CGRect, _ outline: CGPath?, _ look: LayerLook, _ background: CGColor?
    ) {
        guard let color = look.shadowColor?.faded(by: CGFloat(look.shadowOpacity)), color.alpha > 0 else { return }
        // `shadowRadius` is the standard deviation of the blur, and `blur` is twice that.
        let (offset, blur) = (look.shadowOffset, 2 * max(0, look.shadowRadius))
        if let path = look.shadowPath {
            append(.castShadow(path, offset: offset, blur: blur, color))
        } else if let background, background.alpha >= 1 {
            let radius = min(look.cornerRadius, min(bounds.width, bounds.height) / 2)
            let path = outline ?? CGPath(roundedRect: bounds, cornerWidth: radius, cornerHeight: radius)
            append(.castShadow(path, offset: offset, blur: blur, color))
        } else {
            append(.shadow(offset: offset, blur: blur, color))
            append(.group)
        }
    }

    fileprivate func border(_ bounds: CGRect, _ look: LayerLook) -> [DrawingCommand] {
        guard look.borderWidth > 0 else { return [] }
        let half = look.borderWidth / 2
        let inner = bounds.insetBy(dx: half, dy: half)
        let color = look.borderColor ?? CGColor(red: 0, green: 0, blue: 0, alpha: 1)
        if let path = look.partlyRounded(inner, lessBy: half) {
            return [.strokePath(path, StrokeStyle(width: look.borderWidth), color)]
        }
        return [.stroke(inner, cornerRadius: max(0, look.cornerRadius - half), lineWidth: look.borderWidth, color)]
    }
}

extension LayerLook {
    /// Returns the outline of `rect` if only some of its corners are rounded, and `nil` otherwise.
    fileprivate func partlyRounded(_ rect: CGRect, lessBy inset: CGFloat = 0) -> CGPath? {
        guard cornerRadius > inset, maskedCorners != .all, !rect.isEmpty else { return nil }
        let path = CGMutablePath()
        let radius = cornerRadius - inset
        path.addRoundedRect(
            in: rect, radius, radius,
            corners: (
                maskedCorners.contains(.layerMinXMinYCorner), maskedCorners.contains(.layerMaxXMinYCorner),
                maskedCorners.contains(.layerMaxXMaxYCorner), maskedCorners.contains(.layerMinXMaxYCorner)
            ), .identity)
        return path.copy()
    }
}

extension CALayer {
    /// The anchor point in bounds coordinates.
    package var anchorInBounds: CGPoint {
        let node = node.pointee
        return CGPoint(x: node.origin.x + node.anchor.x * node.size.x, y: node.origin.y + node.anchor.y * node.size.y)
    }
}

extension CGAffineTransform {
    /// Creates the transform that moves and scales the rectangle `from` onto the rectangle `to`.
    package init(from: CGRect, to: CGRect) {
        let (x, y) = (to.width / from.width, to.height / from.height)
        self.init(a: x, b: 0, c: 0, d: y, tx: to.minX - from.minX * x, ty: to.minY - from.minY * y)
    }

    /// Returns the same transform applied about `point` instead of the origin.
    package func around(_ point: CGPoint) -> CGAffineTransform {
        CGAffineTransform(translationX: -point.x, y: -point.y).concatenating(self)
            .concatenating(CGAffineTransform(translationX: point.x, y: point.y))
    }
}
